import { stringify } from "csv-stringify/sync";

/** The columns of a table: the heading of each, and its text in a row. */
export type CsvColumns<Row> = readonly (readonly [heading: string, cell: (row: Row) => string])[];

/** Writes a table as CSV (RFC 4180). The byte order mark tells spreadsheets that it is UTF-8. */
export function writeCsv<Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string {
  const headings = columns.map(([heading]) => heading);
  const lines = rows.map((row) => columns.map(([, cell]) => withFormulaGuard(cell(row))));
  return stringify([headings, ...lines], {
    bom: true,
    record_delimiter: "windows",
    quote_record_delimiter: true,
  });
}

/** Removes the apostrophe that `writeCsv` puts in front of a text that begins like a formula. */
export function withoutFormulaGuard(cell: string): string {
  return cell.replace(/^'(?='*[=+\-@\t\r])/, "");
}

/**
 * An apostrophe keeps spreadsheets from running a text that begins like a formula. A formula that has apostrophes
 * already gets one more, so that reading removes no other.
 */
function withFormulaGuard(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
