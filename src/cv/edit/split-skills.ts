import type { CvDocument } from "../document/cv-document.ts";
import { splitList } from "../document/split-list.ts";
import { newRow, type NewId } from "../document/new-cv-document.ts";

/** Splits a row that lists several skills into one row per skill: "C, C++" is two, "Excel (Pivot, VBA)" one. */
export function splitSkills(document: CvDocument, row: string, newId: NewId): CvDocument {
  const skills = document.sections.skills.flatMap((skill) => {
    if (skill.id !== row) return [skill];
    const names = splitList(skill.name);
    if (names.length < 2) return [skill];
    return names.map((name, at) => ({ ...(at === 0 ? skill : newRow("skills", newId)), name }));
  });
  return skills.length === document.sections.skills.length
    ? document
    : { ...document, sections: { ...document.sections, skills } };
}
