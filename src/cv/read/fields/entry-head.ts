import type { LabelKind } from "../sections/labels.ts";
import { trimEdges, type EntryPiece } from "./entry-pieces.ts";
import { findLinks } from "./links.ts";
import { foundIn, foundValue, type FoundValue } from "./found-value.ts";
import type { FilledHead } from "./head-slots.ts";
import type { Entry } from "./split-entries.ts";

/** The head of an entry: its address, its parts with a label, and the parts that are read by their order. */
export type Head = {
  entry: Entry;
  url: EntryPiece | null;
  labelled: Partial<Record<LabelKind, EntryPiece>>;
  named: EntryPiece[];
};

/** @param takeLabelled takes a part whose label says what it is */
export function readHead(
  entry: Entry,
  takeLabelled: (head: Head, piece: EntryPiece) => boolean = () => false,
): Head {
  const head: Head = { entry, url: null, labelled: {}, named: [] };
  for (const given of entry.pieces) {
    const { piece, url } = takeLink(given);
    head.url ??= url;
    if (piece && !takeLabelled(head, piece)) head.named.push(piece);
  }
  return head;
}

/** Takes an address out of a piece. */
export function takeLink(piece: EntryPiece): { piece: EntryPiece | null; url: EntryPiece | null } {
  const [link] = findLinks(piece.text);
  if (!link) return { piece, url: null };
  const [rest] = piece.text
    .split(link)
    .map(trimEdges)
    .filter((text) => text !== "");
  return { piece: rest === undefined ? null : { ...piece, text: rest }, url: { ...piece, text: link } };
}

/**
 * Values of the main parts of an entry. An entry that lacks one of them may have been read wrongly.
 *
 * @returns a function that is told whether the words of a part are clear
 */
export function mainParts(
  { title, organisation, certainty }: FilledHead,
  { period }: Entry,
): { isWhole: boolean; part: (piece: EntryPiece | undefined, isClear: boolean) => FoundValue | undefined } {
  const isWhole = title !== undefined && organisation !== undefined && period !== null;
  return {
    isWhole,
    part: (piece, isClear) => {
      const sure = isClear && certainty > 0.1 ? 0.95 : certainty > 0.25 ? 0.8 : 0.6;
      return foundIn(piece, isWhole ? sure : 0.6);
    },
  };
}

/**
 * The dates of an entry. A single date is its start and its end, or only its end. It never makes an entry that has not
 * ended.
 */
export function readDates(
  { period, dateLine }: Entry,
  single: "both" | "end",
  isSure = true,
): { startDate?: FoundValue | undefined; endDate?: FoundValue | undefined } {
  if (!period || !dateLine) return {};
  const dated = (value = "", confidence: number) =>
    foundValue(value, dateLine, isSure ? confidence : Math.min(confidence, 0.6));
  if (!period.isSingle) return { startDate: dated(period.start, 0.95), endDate: dated(period.end, 0.95) };
  const date = dated(period.end, 0.75);
  return single === "both" ? { startDate: date, endDate: date } : { endDate: date };
}
