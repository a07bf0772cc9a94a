import { readTable } from "../text/tables/read-table.server.ts";
import { withoutFormulaGuard } from "../platform/csv/write-csv.ts";
import { largestTableFile, type ImportTable } from "./import-table.ts";

export type ImportFile =
  | { ok: true; table: ImportTable }
  /** `problem` says what is wrong with the file and what to do. */
  | { ok: false; problem: string };

export const maxRows = 5_000;
export const maxColumns = 200;
/** Characters of a table, which waits in the database for its review. */
const maxCharacters = 12_000_000;
const limits = {
  file: largestTableFile,
  unpacked: 20_000_000,
  rows: maxRows + 12,
  columns: maxColumns,
  cells: 300_000,
};

export const fileTooLarge = "The file is larger than 5 MB. Split it into parts.";
export const tooManyRows = "The file has more than 5,000 rows. Split it into parts.";
export const tooManyColumns = "The file has more than 200 columns. Leave some of them out.";

/**
 * Reads the table in a CSV file or workbook. The first row has the names of the columns if no row has a known one.
 * Returns a problem as text.
 */
export async function readSheet(
  bytes: Uint8Array,
  isColumn: (name: string) => boolean,
): Promise<ImportTable | string> {
  if (bytes.length > largestTableFile) return fileTooLarge;
  const table = await readTable(bytes, isColumn, limits);
  if (!table.ok) return table.reason === "too-many" ? tooManyRows : table.detail;
  const { rows } = table;
  const headerAt = table.headerAt ?? 0;
  const body = rows.slice(headerAt + 1);
  const header = rows[headerAt] ?? [];
  const width = body.reduce((widest, cells) => Math.max(widest, cells.length), header.length);
  const names = Array.from({ length: width }, (_, at) => (header[at] ?? "").trim());
  return { names, rows: body };
}

type Cells = {
  /** Characters of the longest cell; longer ones are cut. */
  longest: number;
  /** Reads a cell as plain text. */
  plainText?: (column: string, cell: string) => string;
};

/** Tidies the cells of a table and checks its size. Passes a problem on. */
export function tidyTable(read: ImportTable | string, { longest, plainText }: Cells): ImportFile {
  if (typeof read === "string") return { ok: false, problem: read };
  if (read.rows.length > maxRows) return { ok: false, problem: tooManyRows };
  if (read.rows.length === 0)
    return { ok: false, problem: "The file has no row below the names of its columns." };
  let characters = 0;
  const rows = read.rows.map((cells) =>
    read.names.map((name, at) => {
      const cell = (cells[at] ?? "").trim().slice(0, 5 * longest);
      const plain = plainText ? plainText(name, cell) : cell;
      const text = withoutFormulaGuard(plain).trim().slice(0, longest);
      characters += text.length;
      return text;
    }),
  );
  return characters > maxCharacters
    ? { ok: false, problem: "The file has too much text. Split it into parts." }
    : { ok: true, table: withoutEmptyColumns({ names: read.names, rows }) };
}

/** Leaves out columns that have neither a name nor a text. */
function withoutEmptyColumns({ names, rows }: ImportTable): ImportTable {
  const isUsed = names.map((name, at) => name !== "" || rows.some((cells) => cells[at] !== ""));
  const used = <T>(list: readonly T[]) => list.filter((_, at) => isUsed[at]);
  return { names: used(names), rows: rows.map(used) };
}
