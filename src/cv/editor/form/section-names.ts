import type { CvDocument, SectionKey, SectionKind } from "../../document/cv-document.ts";

/** Names of the sections in the form. On the page, headings are in the CV's language. */
export const sectionNames: Record<SectionKind | "summary", string> = {
  summary: "Summary",
  experience: "Experience",
  education: "Education",
  skills: "Skills",
  projects: "Projects",
  certificates: "Certificates",
  languages: "Languages",
  volunteering: "Volunteering",
  awards: "Awards",
  publications: "Publications",
  interests: "Interests",
  references: "References",
};

/** Returns the name of a section. */
export function sectionName({ custom }: Pick<CvDocument, "custom">, key: SectionKey): string {
  if (key in sectionNames) return sectionNames[key as SectionKind];
  return custom.find(({ id }) => `custom:${id}` === key)?.title.trim() || "Unnamed section";
}
