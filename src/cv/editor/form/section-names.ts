import type { CvDocument, SectionKey, SectionKind } from "../../document/cv-document.ts";

/** What the form calls the sections; on the page they have the headings of the CV's language. */
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

/** A section by its key, in words. */
export function sectionName({ custom }: Pick<CvDocument, "custom">, key: SectionKey): string {
  if (key in sectionNames) return sectionNames[key as SectionKind];
  return custom.find(({ id }) => `custom:${id}` === key)?.title.trim() || "Unnamed section";
}
