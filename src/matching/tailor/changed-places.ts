import type { CvDocument } from "../../cv/document/cv-document.ts";
import { rowsOf } from "../../cv/edit/edit-rows.ts";
import { fieldAt } from "../../cv/edit/field-at.ts";
import type { CvPlace } from "../../cv/render/svg-frame.ts";
import { variantChanges } from "../../cv/variant/variant-changes.ts";
import { blockText } from "../../text/blocks/rich-text.ts";
import { readRichText } from "../../text/blocks/read-rich-text.ts";
import { matchesOf } from "../../text/merge-tokens.ts";

const linesOf = (markdown: string): string[] => readRichText(markdown).map(blockText);

/** Returns which paragraphs or bullets of a text are new, reworded or in another place, counted from 0. */
export function changedLines(before: string, after: string): { at: number; text: string }[] {
  const now = linesOf(after);
  return itemsOutOfPlace(linesOf(before), now).map((at) => ({ at, text: now[at] ?? "" }));
}

/** Whether a text only has its lines in another order. */
export function isOnlyMoved(before: string, after: string): boolean {
  const [old, now] = [linesOf(before).toSorted(), linesOf(after).toSorted()];
  return old.length === now.length && old.every((line, at) => line === now[at]);
}

function itemsOutOfPlace(before: readonly string[], after: readonly string[]): number[] {
  // In this order, of two that changed places the one that came up is out of place.
  const kept = new Set(matchesOf(after, before).keys());
  return [...after.keys()].filter((at) => !kept.has(at));
}

/** Returns the places on the pages of what a variant changed in its master. */
export function changedPlaces(document: CvDocument, places: readonly CvPlace[]): CvPlace[] {
  // The lines that changed by the address of their field, and whole rows. Null stands for the whole field.
  const fields = new Map<string, ReadonlySet<number> | null>();
  const rows: string[] = [];
  const base = document.variant?.base;
  for (const change of variantChanges(document)) {
    if (change.kind === "added") rows.push(`${change.list}/${change.row.id}/`);
    else if (change.kind === "show") rows.push(`${change.part}/`);
    else if (change.kind === "moved" && change.list !== "order" && base) {
      const { list } = change;
      const [old, now] = [base, document].map((one) => rowsOf(one, list).map(({ id }) => id));
      rows.push(...itemsOutOfPlace(old ?? [], now ?? []).map((at) => `${list}/${now?.[at] ?? ""}/`));
    } else if (change.kind === "text") {
      const { list, row, field, before, after } = change;
      const address = [list, ...(row ? [row.id] : []), field].join("/");
      const lines = changedLines(before, after).map(({ at }) => at);
      fields.set(address, after.includes("\n") ? new Set(lines) : null);
    }
  }
  return places.filter(({ pointer }) => {
    const address = fieldAt(document, pointer);
    if (!address) return false;
    if (rows.some((row) => address.startsWith(row))) return true;
    const lines = fields.get(address);
    const line = /\/(?<line>\d+)$/.exec(pointer)?.groups?.["line"];
    return lines === null || (lines !== undefined && (line === undefined || lines.has(Number(line))));
  });
}
