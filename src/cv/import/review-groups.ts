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
  /** "Analyst, Meadow Clinics"; null for personal details. */
  row: string | null;
  reading: FieldOrigin | null;
};

export type ReviewGroup = { key: string; title: string; about: string; fields: ReviewField[] };

/** The texts of an imported CV in the order of the form. Empty texts are shown where a reader expects one. */
export function reviewGroups(
  document: CvDocument,
  readings: ReadonlyMap<FieldAddress, FieldOrigin>,
): ReviewGroup[] {
  const fieldAt = (address: FieldAddress, spec: FieldSpec, row: string | null): ReviewField[] => {
    const isShown = !spec.more || readField(document, address).trim() !== "";
    return isShown ? [{ address, spec, row, reading: readings.get(address) ?? null }] : [];
  };
  const groupOf = (
    list: RowListKey,
    title: string,
    form: { name: readonly string[]; fields: readonly FieldSpec[] },
  ) => {
    const rows = rowsOf(document, list).filter(isWritten);
    const fields = rows.flatMap((row) =>
      form.fields.flatMap((spec) => fieldAt(`${list}/${row.id}/${spec.field}`, spec, nameOf(row, form.name))),
    );
    const names = rows.map((row) => row[form.name[0] ?? ""] ?? "").filter((name) => name !== "");
    return { key: list, title, about: shorten(names.join(", ")), fields };
  };
  const personal = {
    key: "personal",
    title: "Personal details",
    about: document.personal.fullName,
    fields: personalForm.flatMap((spec) => fieldAt(`personal/${spec.field}`, spec, null)),
  };
  return [
    personal,
    groupOf("profiles", "Links", profileForm),
    ...sectionKinds.map((kind) => groupOf(kind, sectionForms[kind].title, sectionForms[kind])),
    ...document.custom.map(({ id, title }) => groupOf(`custom:${id}`, title, customForm)),
  ].filter(({ key, fields }) => key === "personal" || fields.length > 0);
}

const isWritten = (row: AnyRow): boolean =>
  Object.entries(row).some(([field, text]) => field !== "id" && text.trim() !== "");

const nameOf = (row: AnyRow, fields: readonly string[]): string =>
  fields
    .map((field) => row[field]?.trim() ?? "")
    .filter((text) => text !== "")
    .join(", ");

const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
