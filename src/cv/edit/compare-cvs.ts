import type { CvDocument, RowListKey } from "../document/cv-document.ts";
import { sectionKinds } from "../document/section-fields.ts";
import { isSameJson } from "../../platform/json/is-same-json.ts";
import { rowsOf, type AnyRow } from "./edit-rows.ts";

/** One difference between two states of a CV. */
export type CvChange =
  | {
      kind: "text";
      list: RowListKey | "personal" | "title" | "heading";
      row: AnyRow | null;
      field: string;
      before: string;
      after: string;
    }
  | { kind: "added" | "removed"; list: RowListKey; row: AnyRow }
  | { kind: "moved"; list: RowListKey | "order" }
  | { kind: "look" }
  | { kind: "hidden" }
  | { kind: "layout" }
  | { kind: "translation" };

/** Lists the differences between two states, in the order of the form. Ignores rows without text. */
export function compareCvs(before: CvDocument, after: CvDocument): CvChange[] {
  const changes: CvChange[] = [];
  const compareTexts = (
    list: RowListKey | "personal" | "title" | "heading",
    row: AnyRow | null,
    one: Record<string, unknown>,
    other: Record<string, unknown>,
  ) => {
    for (const field of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const [old = "", now = ""] = [one[field], other[field]];
      if (
        field !== "id" &&
        field !== "photo" &&
        typeof old === "string" &&
        typeof now === "string" &&
        old !== now
      )
        changes.push({ kind: "text", list, row, field, before: old, after: now });
    }
  };

  compareTexts("personal", null, before.personal, after.personal);
  const customIds = [...new Set([...before.custom, ...after.custom].map(({ id }) => id))];
  for (const id of customIds) {
    const [old, now] = [before, after].map(
      ({ custom }) => custom.find((section) => section.id === id)?.title,
    );
    compareTexts("title", null, { title: old ?? "" }, { title: now ?? "" });
  }
  const lists: RowListKey[] = [
    "profiles",
    ...sectionKinds,
    ...customIds.map((id) => `custom:${id}` as const),
  ];
  for (const list of lists) {
    const old = rowsOf(before, list).filter(isWritten);
    const now = rowsOf(after, list).filter(isWritten);
    for (const row of old) if (!find(now, row)) changes.push({ kind: "removed", list, row });
    for (const row of now) {
      const was = find(old, row);
      if (was) compareTexts(list, row, was, row);
      else changes.push({ kind: "added", list, row });
    }
    const stayed = (rows: readonly AnyRow[], others: readonly AnyRow[]) =>
      rows.filter((row) => find(others, row)).map(({ id }) => id);
    if (!isSameJson(stayed(old, now), stayed(now, old))) changes.push({ kind: "moved", list });
  }
  const common = (order: readonly string[], others: readonly string[]) =>
    order.filter((key) => others.includes(key));
  if (!isSameJson(common(before.order, after.order), common(after.order, before.order)))
    changes.push({ kind: "moved", list: "order" });
  compareTexts("heading", null, before.headings, after.headings);
  if (!isSameJson(before.hidden.toSorted(), after.hidden.toSorted())) changes.push({ kind: "hidden" });
  if (!isSameJson(before.layout, after.layout)) changes.push({ kind: "layout" });
  if (!isSameJson(before.translation, after.translation)) changes.push({ kind: "translation" });
  if (!isSameJson(before.look, after.look) || before.language !== after.language)
    changes.push({ kind: "look" });
  return changes;
}

const find = (rows: readonly AnyRow[], { id }: AnyRow) => rows.find((row) => row.id === id);

const isWritten = ({ id: _id, ...texts }: AnyRow): boolean =>
  Object.values(texts).some((text) => text.trim() !== "");
