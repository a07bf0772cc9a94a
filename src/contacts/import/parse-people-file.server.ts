import { readSheet, tidyTable, type ImportFile } from "../../table-import/read-import-table.server.ts";
import { isWorkbook } from "../../text/tables/read-table.server.ts";
import { contactLimits, largestPeopleFile } from "../contact.ts";
import { isPeopleColumn } from "./people-columns.ts";
import { holdsVcards, parseVcards } from "./parse-vcards.ts";

/** Reads a table of people from vCards, a CSV file or a workbook, such as LinkedIn's Connections.csv. */
export async function parsePeopleFile(bytes: Uint8Array): Promise<ImportFile> {
  if (bytes.length > largestPeopleFile) return refuse("The file is larger than 8 MB. Split it into parts.");
  if (isWorkbook(bytes) && !Buffer.from(bytes).includes("xl/"))
    return refuse("The file is an archive. Unpack it and choose Connections.csv inside.");
  const text = decode(bytes);
  const isCards = holdsVcards(text);
  if (isCards && !isWithin(text)) return refuse("The file has too many lines. Split it into parts.");
  const read = isCards ? parseVcards(text) : await readSheet(bytes, isPeopleColumn);
  // One character more than a note has shows that a text is too long.
  return tidyTable(read, { longest: contactLimits.notes + 1_000 });
}

const refuse = (problem: string): ImportFile => ({ ok: false, problem });

/** Contacts of a telephone have up to 80 lines each, or some thousand with a picture. */
const mostLines = 400_000;

/** Lines and values are counted before they are parsed. */
function isWithin(text: string): boolean {
  let lines = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === 10 || sign === 13) lines += 1;
    else if (sign === 59) values += 1;
    if (lines > mostLines || values > mostLines) return false;
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
