import { steps } from "../../steps.ts";
import { ListSection } from "../list-section.tsx";
import { OwnSections } from "./own-sections.tsx";
import { SkillsSection } from "./skills-section.tsx";

const lists = steps.flatMap(({ key, lists: all }) => (key === "skills" ? all : []));

/** The last tab: skills, the sections after them and those of the person's own. */
export function SkillsTab() {
  return (
    <>
      {lists.map((list) =>
        list === "skills" ? <SkillsSection key={list} /> : <ListSection key={list} list={list} />,
      )}
      <OwnSections />
    </>
  );
}
