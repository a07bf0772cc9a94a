import type { CvDocument, SectionKey } from "../../document/cv-document.ts";
import { sectionForms } from "../../sections/section-forms.constants.ts";
import type { SectionKind } from "../../sections/sections.ts";

/** Returns the name of a section in the form. On the page, headings are in the CV's language. */
export function sectionName({ custom }: Pick<CvDocument, "custom">, key: SectionKey): string {
  if (key === "summary") return "Summary";
  if (Object.hasOwn(sectionForms, key)) return sectionForms[key as SectionKind].title;
  return custom.find(({ id }) => `custom:${id}` === key)?.title.trim() || "Unnamed section";
}
