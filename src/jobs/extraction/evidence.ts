import type { Evidence } from "../posting.ts";
import { plainLine } from "./plain-line.ts";

/** Characters of a quotation on each side of the words it is about. */
const before = 60;
const after = 40;
const longestQuote = 200;

/** Quotes a label of the source as evidence. */
export function fieldEvidence(field: string, label: string): Evidence {
  return { from: "field", field, text: plainLine(label, longestQuote) };
}

/**
 * Quotes the part of a sentence around the words at `start` to `end`.
 *
 * @param from where the text is from; only a description has offsets
 * @example quote("title", "Cook (night shift)", 6, 17) // { from: "title", text: "Cook (night shift)" }
 */
export function quote(from: "title" | "description", text: string, start: number, end: number): Evidence {
  const ahead = /[^.;!?\n|]{0,60}$/.exec(text.slice(Math.max(0, start - before), start))?.[0] ?? "";
  const behind = /^(?:(?!\.\s)[^;!?\n|]){0,40}\.?/.exec(text.slice(end, end + after))?.[0] ?? "";
  const lead = ahead.trimStart();
  const first = start - lead.length;
  const last = Math.min(end + behind.trimEnd().length, first + longestQuote);
  const words = text.slice(first, last);
  return from === "title" ? { from, text: words } : { from, text: words, start: first, end: last };
}
