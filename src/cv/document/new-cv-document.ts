import { unusualForm } from "../sections/section-forms.constants.ts";
import type { PersonalField } from "../sections/personal.ts";
import type { SectionKind } from "../sections/sections.ts";
import type { CustomRow, CvDocument, CvLayout, HiddenKey, SectionRow, Sections } from "./cv-document.ts";
import { defaultLook } from "./cv-look.ts";
import { customRowFields, firstSections, personalTexts, rowFields, sectionKinds } from "./section-fields.ts";

/** Creates the id of a row. */
export type NewId = () => string;

/** Creates an empty row of a section. */
export function newRow<Kind extends SectionKind>(kind: Kind, newId: NewId): SectionRow<Kind> {
  return emptyRow(rowFields(kind), newId);
}

/** Creates an empty row of a custom section. */
export function newCustomRow(newId: NewId): CustomRow {
  return emptyRow(customRowFields, newId) as CustomRow;
}

/** Everything where the template puts it. */
export const defaultLayout: CvLayout = { breaks: [], columns: {}, contacts: [] };

/** The parts of a new CV that are hidden. */
export const usuallyHidden: readonly HiddenKey[] = unusualForm.map(
  ({ field }) => `personal/${field}` as const,
);

/** Creates an empty CV: one row in each section that the form asks for first, none in the others. */
export function newCvDocument(newId: NewId): CvDocument {
  return {
    version: 4,
    language: "en",
    look: defaultLook,
    personal: {
      ...(Object.fromEntries(personalTexts.map((field) => [field, ""])) as Record<PersonalField, string>),
      profiles: [],
      photo: null,
      showPhoto: false,
    },
    sections: Object.fromEntries(
      sectionKinds.map((kind) => [kind, firstSections.includes(kind) ? [newRow(kind, newId)] : []]),
    ) as unknown as Sections,
    custom: [],
    order: ["summary", ...sectionKinds],
    hidden: [...usuallyHidden],
    headings: {},
    layout: defaultLayout,
    translation: null,
    kept: {},
  };
}

function emptyRow(fields: readonly string[], newId: NewId): { id: string } & Record<string, string> {
  return { id: newId(), ...Object.fromEntries(fields.map((field) => [field, ""])) };
}

/** Returns true once something is written in a CV. */
export function hasText({ personal, sections, custom }: CvDocument): boolean {
  const { profiles, ...texts } = personal;
  const rows = [...profiles, ...Object.values(sections).flat(), ...custom.flatMap((one) => one.rows)];
  return [texts, ...rows].some((row) =>
    Object.entries(row).some(
      ([field, text]) => field !== "id" && typeof text === "string" && text.trim() !== "",
    ),
  );
}
