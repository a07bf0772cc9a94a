import type { CustomRow, CvDocument, SectionKind, Sections } from "./cv-document.ts";
import { plainLook } from "./cv-look.ts";
import { customRowFields, rowFields, sectionKinds } from "./section-fields.ts";

/** Creates the id of a row. */
export type NewId = () => string;

/** Creates an empty row of a section. */
export function newRow<K extends SectionKind>(kind: K, newId: NewId): Sections[K][number] {
  return emptyRow(rowFields(kind) as string[], newId) as Sections[K][number];
}

/** Creates an empty row of a custom section. */
export function newCustomRow(newId: NewId): CustomRow {
  return emptyRow(customRowFields, newId) as CustomRow;
}

/** Creates an empty CV: one row in each section that the form asks for first, none in the others. */
export function newCvDocument(newId: NewId): CvDocument {
  const started: readonly SectionKind[] = ["experience", "education", "skills"];
  return {
    version: 1,
    language: "en",
    look: plainLook,
    personal: {
      fullName: "",
      headline: "",
      email: "",
      phone: "",
      location: "",
      linkedIn: "",
      portfolio: "",
      profiles: [],
      summary: "",
      photo: null,
      showPhoto: false,
    },
    sections: Object.fromEntries(
      sectionKinds.map((kind) => [kind, started.includes(kind) ? [newRow(kind, newId)] : []]),
    ) as unknown as Sections,
    custom: [],
    order: ["summary", ...sectionKinds],
    kept: {},
  };
}

function emptyRow(fields: readonly string[], newId: NewId): { id: string } & Record<string, string> {
  return { id: newId(), ...Object.fromEntries(fields.map((field) => [field, ""])) };
}
