import type { CvDocument, RowListKey } from "../document/cv-document.ts";
import { documentLimits } from "../document/document-limits.ts";
import type { NewId } from "../document/new-cv-document.ts";
import { firstSections } from "../document/section-fields.ts";
import { isCustomKey } from "./field-address.ts";
import { removePartState } from "./remove-part-state.ts";
import { moved } from "./moved.ts";
import { emptyRow, rowsOf, withRows } from "./row-lists.ts";

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
