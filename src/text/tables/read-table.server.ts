import { csvRows } from "./csv-rows.ts";
import { decodeBytes, UnreadableFile } from "./decode-bytes.server.ts";
import { readWorkbook, type Sheet } from "./read-workbook.ts";
import { linesOf } from "./text-lines.ts";

export type TableLimits = {
  /** Bytes of the file, and of a workbook after unpacking. */
  file: number;
  unpacked: number;
  rows: number;
  columns: number;
  cells: number;
};

/** `headerAt` is the row with the names of the columns, or null if no row has a known name. */
export type Table =
  | { ok: true; rows: string[][]; headerAt: number | null }
  /** `detail` says in one sentence what the file is and what to do. */
  | { ok: false; reason: "empty" | "unreadable" | "markup" | "too-large" | "too-many"; detail: string };

/** Rows above the header: titles and notes of an export. */
const maxRowsAboveHeader = 12;
const unpackedFiles = 5_000;

const zipStart = [0x50, 0x4b, 3, 4];
const oldOfficeStart = [0xd0, 0xcf, 0x11, 0xe0];

export function isWorkbook(bytes: Uint8Array): boolean {
  return zipStart.every((byte, index) => bytes[index] === byte);
}

/**
 * Reads the rows of a table: CSV or TSV with any delimiter in UTF-8, UTF-16 or Windows-1252, or an Excel workbook
 * (.xlsx). Of a workbook, it returns the first sheet with known columns. `isColumn` recognises the name of a column.
 * Empty rows are left out. Refuses XML and HTML.
 */
export async function readTable(
  bytes: Uint8Array,
  isColumn: (name: string) => boolean,
  limits: TableLimits,
): Promise<Table> {
  if (bytes.length > limits.file) return refused("too-large", "The file is too large. Split it into parts.");
  if (isWorkbook(bytes)) return readSheets(bytes, isColumn, limits);
  if (oldOfficeStart.every((byte, index) => bytes[index] === byte)) {
    return refused("unreadable", "The file is an old Excel file. Save it as .xlsx or CSV and try again.");
  }
  try {
    return await readCsv(bytes, isColumn, limits);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return refused("unreadable", error.message);
  }
}

/** Recognises XML and HTML. A table never starts with a tag. */
export function isMarkupText(start: string): boolean {
  return /^\s*<(?:[?!]|[a-z][\w:.-]*(?:\s[^<>]*)?\/?>)/i.test(start.replace(/^\uFEFF/, "").slice(0, 2000));
}

export const markupRefusal =
  "The file is XML or HTML, not a table. Export it as CSV or as an Excel workbook and try again.";

function readSheets(bytes: Uint8Array, isColumn: (name: string) => boolean, limits: TableLimits): Table {
  const read = readWorkbook(bytes, { ...limits, zipFiles: unpackedFiles });
  if (!read.ok && read.reason === "too-large") {
    return refused("too-large", "The workbook is too large after unpacking. Split it into parts.");
  }
  if (!read.ok && read.reason === "too-many-rows") return tooMany();
  if (!read.ok) {
    return refused("unreadable", "The file is no Excel workbook that can be read. Save it as .xlsx or CSV.");
  }
  const tables = read.sheets.map((sheet) => {
    const headerAt = headerIn(sheet.rows, isColumn);
    return { rows: withLinks(sheet, headerAt), headerAt };
  });
  const best = tables.find(({ headerAt }) => headerAt !== null) ?? tables.find(({ rows }) => rows.length > 0);
  return best ? { ok: true, ...best } : refused("empty", "The file is empty.");
}

async function readCsv(
  bytes: Uint8Array,
  isColumn: (name: string) => boolean,
  limits: TableLimits,
): Promise<Table> {
  let text = "";
  for await (const piece of decodeBytes(once(bytes))) {
    text += piece;
    if (text.length > limits.unpacked) {
      return refused("too-large", "The file is too large after unpacking. Split it into parts.");
    }
  }
  if (text.trim() === "") return refused("empty", "The file is empty.");
  if (isMarkupText(text)) return refused("markup", markupRefusal);
  // Files from old Macintosh programs end their lines with a carriage return alone.
  const tidy = text.includes("\n") ? text : text.replaceAll("\r", "\n");
  const rows: string[][] = [];
  let headerAt: number | null = null;
  let cells = 0;
  const width = () => (headerAt === null ? null : (rows[headerAt]?.length ?? null));
  for await (const row of csvRows(linesOf(once(tidy)), width, isColumn)) {
    const values = row.ok ? row.cells : [row.text];
    if (values.every((cell) => cell.trim() === "")) continue;
    rows.push(values);
    cells += values.length;
    if (rows.length > limits.rows || cells > limits.cells || values.length > limits.columns) return tooMany();
    if (rows.length <= maxRowsAboveHeader) headerAt = headerIn(rows, isColumn);
  }
  return { ok: true, rows, headerAt };
}

/** Returns the index of the row with the most known names, the first of equals. */
function headerIn(rows: readonly string[][], isColumn: (name: string) => boolean): number | null {
  const counts = rows.slice(0, maxRowsAboveHeader).map((row) => row.filter(isColumn).length);
  const most = Math.max(0, ...counts);
  return most === 0 ? null : counts.indexOf(most);
}

async function* once<Piece>(piece: Piece): AsyncGenerator<Piece> {
  yield piece;
}

function refused(reason: Extract<Table, { ok: false }>["reason"], detail: string): Table {
  return { ok: false, reason, detail };
}

function tooMany(): Table {
  return refused("too-many", "The file has too many rows or columns. Split it into parts.");
}

/** Names of columns whose cells are links. */
const linkColumn =
  /\b(?:links?|urls?|web(?:site|page)?|address|apply|advert|posting|lien|enlace|website|webseite|anzeige|bewerbung)\b/i;

/**
 * Writes the addresses behind the cells of a sheet into its rows. In a column of links, they replace the words ("Apply
 * here"). Elsewhere, as behind a title, they go to the column "Link", which is added if there is none.
 */
function withLinks({ rows, links }: Sheet, headerAt: number | null): string[][] {
  const header = headerAt === null ? undefined : rows[headerAt];
  if (headerAt === null || header === undefined || links.length === 0) return rows;
  const written = rows.map((row) => [...row]);
  const known = header.findIndex((name) => /^\s*(?:links?|urls?)\s*$/i.test(name));
  const target = known === -1 ? Math.max(...rows.map((row) => row.length)) : known;
  let isUsed = false;
  for (const { row, column, address } of links) {
    const cells = written[row];
    if (cells === undefined || row <= headerAt) continue;
    if (linkColumn.test(header[column] ?? "")) cells[column] = address;
    else if ((cells[target] ?? "") === "") {
      while (cells.length < target) cells.push("");
      cells[target] = address;
      isUsed = true;
    }
  }
  if (known === -1 && isUsed) {
    const names = written[headerAt] ?? [];
    while (names.length < target) names.push("");
    names[target] = "Link";
  }
  return written;
}
