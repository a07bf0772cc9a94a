import type { CvDocument } from "../document/cv-document.ts";
import { newRow, type NewId } from "../document/new-cv-document.ts";

/** A skill whose name holds several, divided by commas, becomes as many rows; "C, C++" typed in one go is two skills. */
export function splitSkills(document: CvDocument, row: string, newId: NewId): CvDocument {
  const skills = document.sections.skills.flatMap((skill) => {
    const names = skill.name.split(/[,;\n]/).flatMap((name) => name.trim() || []);
    if (skill.id !== row || names.length < 2) return [skill];
    return names.map((name, at) => ({ ...(at === 0 ? skill : newRow("skills", newId)), name }));
  });
  return skills.length === document.sections.skills.length
    ? document
    : { ...document, sections: { ...document.sections, skills } };
}
