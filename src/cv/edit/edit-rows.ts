import type { CvDocument, RowListKey, CustomRow, HiddenKey } from "../document/cv-document.ts";
import { documentLimits } from "../document/document-limits.ts";
import { newCustomRow, newRow, type NewId } from "../document/new-cv-document.ts";
import { firstSections, profileFields } from "../document/section-fields.ts";
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

/**
 * Adds a row after row `after`, or at the end. `id` is null if the list does not exist or is full.
 *
 * @param shared fields that the row takes from row `after`; the others are empty
 */
export function addRow(
  document: CvDocument,
  list: RowListKey,
  newId: NewId,
  after?: string,
  shared: readonly string[] = [],
): { document: CvDocument; id: string | null } {
  if (isCustomKey(list) && !document.custom.some(({ id }) => `custom:${id}` === list))
    return { document, id: null };
  const rows = rowsOf(document, list);
  if (rows.length >= documentLimits.rows) return { document, id: null };
  const at = rows.findIndex(({ id }) => id === after);
  const taken = Object.fromEntries(shared.map((field) => [field, rows[at]?.[field] ?? ""]));
  const row = { ...emptyRow(list, newId), ...taken };
  const place = at === -1 ? rows.length : at + 1;
  return { document: withRows(document, list, rows.toSpliced(place, 0, row)), id: row.id };
}

/** Whether a row may be removed. Experience, education and skills always have at least one row. */
export function canRemoveRow(document: CvDocument, list: RowListKey): boolean {
  const fewest = firstSections.some((kind) => kind === list) ? 1 : 0;
  return rowsOf(document, list).length > fewest;
}

/** Removes a row if `canRemoveRow` allows it. */
export function removeRow(document: CvDocument, list: RowListKey, row: string): CvDocument {
  const rows = rowsOf(document, list);
  const others = rows.filter(({ id }) => id !== row);
  if (others.length === rows.length || !canRemoveRow(document, list)) return document;
  return withRows(removePartState(document, `${list}/${row}`), list, others);
}

/** Moves a row to an index counted from 0, clamped to the list. */
export function moveRow(document: CvDocument, list: RowListKey, row: string, to: number): CvDocument {
  const rows = rowsOf(document, list);
  return withRows(
    document,
    list,
    moved(
      rows,
      rows.findIndex(({ id }) => id === row),
      to,
    ),
  );
}

/** Returns the list with one item moved to another index, or the same list if nothing moves. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  const place = Math.max(0, Math.min(to, items.length - 1));
  if (item === undefined || place === from) return items;
  return items.toSpliced(from, 1).toSpliced(place, 0, item);
}

/** Deletes everything stored about a removed part and its rows: that it is hidden, its place, its translation. */
export function removePartState(document: CvDocument, removed: HiddenKey): CvDocument {
  const { hidden, layout, translation } = document;
  const stays = (key: string) => key !== removed && !key.startsWith(`${removed}/`);
  const without = <Value>(of: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(of).filter(([key]) => stays(key)));
  return {
    ...document,
    hidden: hidden.every(stays) ? hidden : hidden.filter(stays),
    layout: {
      breaks: layout.breaks.filter(stays),
      columns: without(layout.columns),
      contacts: layout.contacts.filter(stays),
    },
    translation: translation && {
      ...translation,
      texts: without(translation.texts),
      prints: without(translation.prints),
    },
  };
}
