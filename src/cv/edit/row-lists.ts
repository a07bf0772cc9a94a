import type { CustomRow, CvDocument, RowListKey } from "../document/cv-document.ts";
import { newCustomRow, newRow, type NewId } from "../document/new-cv-document.ts";
import { profileFields } from "../document/section-fields.ts";
import { isCustomKey } from "./field-address.ts";

export type AnyRow = { id: string } & Record<string, string>;

/** Returns the rows of a list; empty for a custom section that does not exist. */
export function rowsOf(document: CvDocument, list: RowListKey): readonly AnyRow[] {
  if (list === "profiles") return document.personal.profiles;
  if (!isCustomKey(list)) return document.sections[list];
  return document.custom.find(({ id }) => `custom:${id}` === list)?.rows ?? [];
}

/** Returns the document with a list's rows replaced, or the same document if `rows` is the same array. */
export function withRows(document: CvDocument, list: RowListKey, rows: readonly AnyRow[]): CvDocument {
  if (rows === rowsOf(document, list)) return document;
  if (list === "profiles")
    return { ...document, personal: { ...document.personal, profiles: rows as never } };
  if (!isCustomKey(list)) return { ...document, sections: { ...document.sections, [list]: rows } };
  return {
    ...document,
    custom: document.custom.map((section) =>
      `custom:${section.id}` === list ? { ...section, rows: rows as CustomRow[] } : section,
    ),
  };
}

export function emptyRow(list: RowListKey, newId: NewId): AnyRow {
  if (isCustomKey(list)) return newCustomRow(newId);
  if (list !== "profiles") return newRow(list, newId);
  return { id: newId(), ...Object.fromEntries(profileFields.map((field) => [field, ""])) };
}
