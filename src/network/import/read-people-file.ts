import type { ReadPeople } from "./imported-person.ts";
import { readPeopleCsv } from "./read-people-csv.ts";
import { holdsVcards, readVcards } from "./read-vcards.ts";

export type PeopleFile =
  | ({ ok: true; kind: "vcard" | "csv" } & ReadPeople)
  | { ok: false; reason: "empty" | "archive" | "not-text" | "no-people" | "too-long" };

/** Reads a list of people from a file: vCards, a CSV with headings, or LinkedIn's Connections.csv. */
export function readPeopleFile(bytes: Uint8Array): PeopleFile {
  if (bytes.length === 0) return { ok: false, reason: "empty" };
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return { ok: false, reason: "archive" };
  const text = decode(bytes);
  if (text.includes("\0")) return { ok: false, reason: "not-text" };
  if (text.trim() === "") return { ok: false, reason: "empty" };
  if (!isWithin(text)) return { ok: false, reason: "too-long" };
  const isCard = holdsVcards(text);
  const read = isCard ? readVcards(text) : readPeopleCsv(text);
  if (!read || read.people.length + read.refused.length === 0) return { ok: false, reason: "no-people" };
  return { ok: true, kind: isCard ? "vcard" : "csv", ...read };
}

/** Lines of a file, and cells of a table: contacts of a telephone have up to 40 lines each, a table up to 60 columns. */
const most = { lines: 400_000, cells: 400_000 };

/** Whether a text has as many lines and cells as 3,000 people may have. They are counted before they are parsed. */
function isWithin(text: string): boolean {
  let lines = 0;
  let cells = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === 10 || sign === 13) lines += 1;
    else if (sign === 44 || sign === 59 || sign === 9) cells += 1;
    if (lines > most.lines || cells > most.cells) return false;
  }
  return true;
}

/** Decodes UTF-8, UTF-16 with a byte order mark, and otherwise Windows-1252. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
