import type { CvDocument, HiddenKey, RowListKey } from "../document/cv-document.ts";
import { compareCvs, type CvChange } from "../edit/compare-cvs.ts";
import { setHidden } from "../edit/edit-page.ts";
import { rowsOf, withRows, type AnyRow } from "../edit/edit-rows.ts";
import { setField } from "../edit/set-field.ts";
import { normaliseSectionOrder } from "../document/document-order.ts";
import type { FieldAddress } from "../edit/field-address.ts";

/** One difference of a variant from its master. */
export type VariantChange =
  | Exclude<CvChange, { kind: "hidden" }>
  | { kind: "hide"; part: HiddenKey }
  | { kind: "show"; part: HiddenKey };

/** Lists what a person changed in a variant. */
export function variantChanges(document: CvDocument): VariantChange[] {
  const { variant } = document;
  if (!variant) return [];
  const { base } = variant;
  const changes = compareCvs(base, document).filter((change) => change.kind !== "hidden");
  const hidden = document.hidden.filter((part) => !base.hidden.includes(part) && exists(document, part));
  const shown = base.hidden.filter((part) => !document.hidden.includes(part) && exists(document, part));
  return [
    ...changes,
    ...hidden.map((part) => ({ kind: "hide", part }) as const),
    ...shown.map((part) => ({ kind: "show", part }) as const),
  ];
}

/** Undoes one difference, so that the part is as in the master again. */
export function undoVariantChange(document: CvDocument, change: VariantChange): CvDocument {
  const base = document.variant?.base;
  if (!base) return document;
  switch (change.kind) {
    case "hide":
      return setHidden(document, change.part, false);
    case "show":
      return setHidden(document, change.part, true);
    case "look":
      return { ...document, look: base.look, language: base.language };
    case "layout":
      return { ...document, layout: base.layout };
    case "translation":
      return { ...document, translation: base.translation };
    case "moved":
      return change.list === "order"
        ? { ...document, order: inOrder(document.order, base.order) }
        : withRows(document, change.list, rowsInOrder(document, base, change.list));
    case "added":
      return withRows(
        document,
        change.list,
        rowsOf(document, change.list).filter(({ id }) => id !== change.row.id),
      );
    case "removed":
      return restoreRow(document, base, change);
    default:
      return undoText(document, base, change);
  }
}

type TextChange = Extract<CvChange, { kind: "text" }>;

function undoText(document: CvDocument, base: CvDocument, change: TextChange): CvDocument {
  const { list, row, field, before, after } = change;
  if (list !== "title")
    return setField(document, [list, ...(row ? [row.id] : []), field].join("/") as FieldAddress, before);
  // The change does not say which section it is about.
  const titleIn = ({ custom }: CvDocument, id: string) => custom.find((one) => one.id === id)?.title ?? "";
  const ids = new Set([...base.custom, ...document.custom].map(({ id }) => id));
  const section = [...ids].find((id) => titleIn(base, id) === before && titleIn(document, id) === after);
  if (section === undefined) return document;
  return setField(withSection(document, base, `custom:${section}`), `custom:${section}/title`, before);
}

/** Puts a row back to its place in the master. */
function restoreRow(
  document: CvDocument,
  base: CvDocument,
  { list, row }: { list: RowListKey; row: AnyRow },
): CvDocument {
  const there = withSection(document, base, list);
  const restored = withRows(there, list, [...rowsOf(there, list), row]);
  return withRows(restored, list, rowsInOrder(restored, base, list));
}

/** Puts a custom section back, without its rows, if it was removed. */
function withSection(document: CvDocument, base: CvDocument, list: string): CvDocument {
  const removed = base.custom.find(({ id }) => `custom:${id}` === list);
  if (!removed || document.custom.some(({ id }) => id === removed.id)) return document;
  const custom = [...document.custom, { ...removed, rows: [] }];
  return { ...document, custom, order: [...normaliseSectionOrder(document.order, custom)] };
}

function rowsInOrder(document: CvDocument, base: CvDocument, list: RowListKey): AnyRow[] {
  const rows = rowsOf(document, list);
  const ids = inOrder(
    rows.map(({ id }) => id),
    rowsOf(base, list).map(({ id }) => id),
  );
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** Items that the master lacks go to the end. */
function inOrder<Key extends string>(keys: readonly Key[], master: readonly Key[]): Key[] {
  const known = master.filter((key) => keys.includes(key));
  return [...known, ...keys.filter((key) => !master.includes(key))];
}

function exists(document: CvDocument, part: HiddenKey): boolean {
  const [list = "", row] = part.split("/");
  if (row === undefined || list === "personal") return true;
  return rowsOf(document, list as RowListKey).some(({ id }) => id === row);
}
