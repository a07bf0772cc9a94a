import { customForm, personalForm, profileForm, sectionForms } from "../sections/section-forms.constants.ts";
import type { RowForm } from "../sections/section.ts";
import type { SectionKind } from "../sections/sections.ts";

/** Every kind of section that has rows, in the order in which a new CV shows them. */
export const sectionKinds = Object.keys(sectionForms) as SectionKind[];

/** The sections that the form asks for first. Each always has at least one row. */
export const firstSections: readonly SectionKind[] = ["experience", "education", "skills"];

/** Names of the texts of Personal Info. */
export const personalTexts = personalForm.map(({ field }) => field);

const namesOf = ({ fields }: RowForm): string[] => fields.map(({ field }) => field);

/** Field names of a section's rows, without the id. */
export const rowFields = (kind: SectionKind): string[] => namesOf(sectionForms[kind]);
const longOf = ({ fields }: RowForm): string[] =>
  fields.flatMap(({ field, kind }) => (kind === "paragraphs" || kind === "bullets" ? [field] : []));

/** Names of the fields of a section's rows that are Markdown. */
export const longFields = (kind: SectionKind): string[] => longOf(sectionForms[kind]);
export const customLongFields = longOf(customForm);
export const customRowFields = namesOf(customForm);
export const profileFields = namesOf(profileForm);
