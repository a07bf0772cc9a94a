import { customRows } from "./custom-rows.ts";
import { personalFields, unusualDetails, type PersonalField } from "./personal.ts";
import { profiles } from "./profiles.ts";
import type { RowListFields, FieldSpec, RowForm } from "./section.ts";
import { sections, type SectionKind } from "./sections.ts";

const entries = Object.entries(sections) as [SectionKind, (typeof sections)[SectionKind]][];

function specsOf(fields: RowListFields<string>["fields"]): FieldSpec[] {
  return Object.entries(fields).map(([field, description]) => {
    const { jsonResume: _, ...spec } = description;
    return { field, ...spec };
  });
}

function formOf({ add, unnamed, name, shared, fields }: RowListFields<string>): RowForm {
  return { add, unnamed, name, ...(shared ? { shared } : {}), fields: specsOf(fields) };
}

/** The form of each section's rows, in the order in which a new CV shows the sections. */
export const sectionForms = Object.fromEntries(
  entries.map(([kind, section]) => [kind, { title: section.title, ...formOf(section) }]),
) as Readonly<Record<SectionKind, RowForm & { title: string }>>;

export const customForm = formOf(customRows);
export const profileForm = formOf(profiles);

/** The texts of Personal Info. */
export const personalForm = specsOf(personalFields) as readonly (FieldSpec & { field: PersonalField })[];

const isUnusual = ({ field }: { field: PersonalField }): boolean =>
  unusualDetails.some((detail) => detail === field);

/** The details that only some countries expect. */
export const unusualForm = personalForm.filter(isUnusual);

/** The name, the headline and the contacts, in the order of the page. */
export const contactForm = personalForm.filter((spec) => spec.field !== "summary" && !isUnusual(spec));
export const summaryForm = personalForm.filter(({ field }) => field === "summary");
