import { ListSection } from "../list-section.tsx";
import { OwnSections } from "./own-sections.tsx";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { addRow } from "../../../edit/edit-rows.ts";
import { useEditorView, steps } from "../../editor-view.ts";
import { browserEnv } from "../../../../platform/browser/browser-env.ts";
import { useCvSession, useSessionPart } from "../../session/session-context.ts";
import { FormSection } from "../form-section.tsx";
import { showListFullToast } from "../use-row-actions.ts";
import { PlainSkills } from "./plain-skills.tsx";
import { SkillGroup } from "./skill-group.tsx";

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

/** The skills: single ones as chips, and groups of skills under a name. */
function SkillsSection() {
  const session = useCvSession();
  const { showField } = useEditorView();
  const skills = useSessionPart(({ document }) => document.sections.skills);
  /** Rows that are groups although they list nothing yet. */
  const [begun, setBegun] = useState<readonly string[]>([]);
  const isGroup = ({ id, keywords }: (typeof skills)[number]) => keywords.trim() !== "" || begun.includes(id);
  const begin = (id: string) => setBegun((before) => [...before, id]);

  function addGroup() {
    const added = addRow(session.read().document, "skills", browserEnv.newId);
    if (added.id === null) return showListFullToast();
    session.edit("skills", () => added.document);
    begin(added.id);
    showField(`skills/${added.id}/name`);
  }

  return (
    <FormSection title="Skills" section="skills" heading="skills">
      <PlainSkills skills={skills.filter((skill) => !isGroup(skill))} onGroup={begin} />
      {skills.filter(isGroup).map(({ id }) => (
        <SkillGroup key={id} id={id} onEmpty={() => begin(id)} />
      ))}
      <Button data-add="skills" onClick={addGroup}>
        <Icon of={Plus} size="sm" />
        Add a group
      </Button>
    </FormSection>
  );
}
