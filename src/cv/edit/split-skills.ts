import type { CvDocument } from "../document/cv-document.ts";
import { splitList } from "../sections/split-list.ts";
import { newRow, type NewId } from "../document/new-cv-document.ts";
import { setField } from "./set-field.ts";

/** The mark that begins a line of a copied list. */
const bullet = /^[-–—•·▪◦‣*]\s+/;

/** Splits a typed or pasted list into its items, without bullets: "C, C++" is two, "Excel (Pivot, VBA)" one. */
export function skillsIn(text: string): string[] {
  return splitList(text)
    .map((item) => item.replace(bullet, ""))
    .filter((item) => item !== "");
}

/** Splits a row that lists several skills into one row per skill. */
export function splitSkills(document: CvDocument, row: string, newId: NewId): CvDocument {
  const typed = document.sections.skills.find(({ id }) => id === row);
  if (!typed) return document;
  const [first = "", ...others] = skillsIn(typed.name);
  const renamed = setField(document, `skills/${row}/name`, first);
  if (others.length === 0) return renamed;
  const skills = renamed.sections.skills.flatMap((skill) =>
    skill.id === row ? [skill, ...others.map((name) => ({ ...newRow("skills", newId), name }))] : [skill],
  );
  return { ...renamed, sections: { ...renamed.sections, skills } };
}
