import { isObject, type JsonObject } from "../../../platform/json/json-object.ts";
import type { CvDocument, RenamedSection } from "../../document/cv-document.ts";
import { sectionKinds } from "../../document/section-fields.ts";
import { sections } from "../../sections/sections.ts";
import { foldWord } from "../../../text/fold-word.ts";
import { translations } from "../../translations/translations.ts";

/** The names that Reactive Resume gives its sections. */
const ownNames = new Set(
  "summary|about me|objective|experience|work experience|education|skills|projects|certifications|languages|volunteering|volunteer experience|awards|publications|interests|references".split(
    "|",
  ),
);

/** The names of sections that the person chose: neither those of the program nor our own heading in some language. */
export function chosenHeadings(lists: JsonObject, summary: unknown): CvDocument["headings"] {
  const named = [
    ["summary", summary] as const,
    ...sectionKinds.map((kind) => [kind, lists[sections[kind].reactiveResume.list]] as const),
  ];
  return Object.fromEntries(
    named.flatMap(([key, section]) => {
      const name = nameOf(section);
      return name === "" || isUsual(key, name) ? [] : [[key, name]];
    }),
  );
}

function nameOf(section: unknown): string {
  const name = isObject(section) ? (section["name"] ?? section["title"]) : "";
  return typeof name === "string" ? name.trim() : "";
}

function isUsual(key: RenamedSection, name: string): boolean {
  const folded = foldWord(name);
  const ours = Object.values(translations).map(({ headings }) => foldWord(headings[key]));
  return ownNames.has(folded) || ours.includes(folded);
}
