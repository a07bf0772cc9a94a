import type { CvDocument, RowListKey } from "../document/cv-document.ts";
import { sectionKinds } from "../document/section-fields.ts";
import type { FieldAddress } from "../edit/field-address.ts";
import { rowsOf, type AnyRow } from "../edit/edit-rows.ts";
import { readField } from "../edit/set-field.ts";
import type { FieldSpec } from "../sections/section.ts";
import { customForm, personalForm, profileForm, sectionForms } from "../sections/section-forms.constants.ts";
import type { FieldOrigin } from "./field-origins.ts";

/** A text of the CV as the review shows it. */
export type ReviewField = {
  address: FieldAddress;
  spec: FieldSpec;
  reading: FieldOrigin | null;
};

/** A row of the CV, or the personal details. */
export type ReviewEntry = {
  /** Null for the personal details. */
  row: { list: RowListKey; id: string; above: string | null } | null;
  /** "Analyst, Meadow Clinics"; empty if it has no name. */
  name: string;
  fields: ReviewField[];
};

export type ReviewGroup = { key: string; title: string; about: string; entries: ReviewEntry[] };

export const fieldsOf = (groups: readonly ReviewGroup[]): ReviewField[] =>
  groups.flatMap(({ entries }) => entries.flatMap(({ fields }) => fields));

/** The texts of an imported CV in the order of the form. Empty texts are shown where a reader expects one. */
export function reviewGroups(
  document: CvDocument,
  readings: ReadonlyMap<FieldAddress, FieldOrigin>,
): ReviewGroup[] {
  const fieldAt = (address: FieldAddress, spec: FieldSpec): ReviewField[] => {
    const isShown = !spec.more || readField(document, address).trim() !== "" || readings.has(address);
    return isShown ? [{ address, spec, reading: readings.get(address) ?? null }] : [];
  };
  const groupOf = (
    list: RowListKey,
    title: string,
    form: { name: readonly string[]; fields: readonly FieldSpec[] },
  ) => {
    const rows = rowsOf(document, list).filter(isWritten);
    const entries = rows.map((row, index): ReviewEntry => {
      const above = rows[index - 1];
      return {
        row: { list, id: row.id, above: above ? nameOf(above, form.name) : null },
        name: nameOf(row, form.name),
        fields: form.fields.flatMap((spec) => fieldAt(`${list}/${row.id}/${spec.field}`, spec)),
      };
    });
    const names = rows.map((row) => row[form.name[0] ?? ""] ?? "").filter((name) => name !== "");
    return { key: list, title, about: shorten(names.join(", ")), entries };
  };
  const personal = {
    key: "personal",
    title: "Personal details",
    about: document.personal.fullName,
    entries: [
      {
        row: null,
        name: "",
        fields: personalForm.flatMap((spec) => fieldAt(`personal/${spec.field}`, spec)),
      },
    ],
  };
  return [
    personal,
    groupOf("profiles", "Links", profileForm),
    ...sectionKinds.map((kind) => groupOf(kind, sectionForms[kind].title, sectionForms[kind])),
    ...document.custom.map(({ id, title }) => groupOf(`custom:${id}`, title, customForm)),
  ].filter(({ entries }) => entries.length > 0);
}

const isWritten = (row: AnyRow): boolean =>
  Object.entries(row).some(([field, text]) => field !== "id" && text.trim() !== "");

const nameOf = (row: AnyRow, fields: readonly string[]): string =>
  fields
    .map((field) => row[field]?.trim() ?? "")
    .filter((text) => text !== "")
    .join(", ");

const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
