import { parse } from "csv-parse/sync";
import type { TextLine } from "./text-lines.ts";

/** The format of a table: the delimiter between cells and the quote around a cell. */
type CsvDialect = { delimiter: string; quote: string };

/** The state of the reader at the end of a line: inside a quoted cell or not. */
type QuoteState = {
  isOpen: boolean;
  /** True when a quoted cell contained a quotation mark that was not doubled and did not end the cell. */
  hasStray: boolean;
};

/** A row of a table, or the reason why it cannot be read. */
export type CsvRow =
  | { ok: true; cells: string[]; text: string }
  | { ok: false; reason: "unreadable" | "truncated" | "too-large"; detail: string; text: string };

const sampleLines = 20;
const longestRow = 2_000_000;
const maxLinesInRow = 4000;
/** After this many rows with an unclosed quotation mark, every line end ends a row, whatever the quotes say. */
const maxMendings = 200;

/**
 * Yields the rows of a CSV or TSV file. Cells may span lines inside quotes. A quotation mark that is never closed would
 * swallow everything after it. In that case its line is read without quotes, or refused, and reading continues with the
 * next line. `expected` returns how many cells a row should have once the header is known. `isColumn` recognises the
 * name of a column, which decides the delimiter.
 */
export async function* csvRows(
  lines: AsyncIterable<TextLine>,
  expected: () => number | null,
  isColumn: (name: string) => boolean,
): AsyncGenerator<CsvRow> {
  const iterator = lines[Symbol.asyncIterator]();
  /** Lines read ahead or put back, next first. */
  let ahead: string[] = [];
  let mendings = 0;
  const next = async (): Promise<TextLine | null> => {
    const given = ahead.shift();
    if (given !== undefined) return { text: given, isTooLong: false, isLast: false };
    const read = await iterator.next();
    return read.done === true ? null : read.value;
  };

  const dialect = await sniff();

  for (let first = await next(); first !== null; first = await next()) {
    if (first.text.trim() === "" || /^sep=.$/i.test(first.text)) continue;
    const text = first.text;
    if (first.isTooLong) {
      yield failure("too-large", "The line is too long.", text);
      continue;
    }
    const inside = quotesAfter(text, dialect, null);
    if (!inside.isOpen || mendings > maxMendings) {
      yield mendings > maxMendings
        ? parseRow(text, { ...dialect, quote: "" })
        : parseRow(text, dialect, inside.hasStray);
      continue;
    }
    yield* longRow(text, inside);
  }

  /** Reads a row whose first line ends inside quotes. */
  async function* longRow(text: string, opened: QuoteState): AsyncGenerator<CsvRow> {
    const parts = [text];
    let state = opened;
    let size = text.length;
    while (state.isOpen) {
      const line = await next();
      const isBeyond = line === null || line.isTooLong || size > longestRow || parts.length > maxLinesInRow;
      if (line !== null) parts.push(line.text);
      if (isBeyond) {
        yield giveBack(parts, line === null && parts.length === 1);
        return;
      }
      size += line.text.length + 1;
      state = quotesAfter(line.text, dialect, state);
    }
    const wanted = expected();
    // The row has a stray quotation mark, and one of its lines is a complete row by itself: two rows were merged.
    const isRunTogether =
      state.hasStray && wanted !== null && parts.slice(1).some((part) => isCompleteRow(part, wanted));
    yield isRunTogether ? giveBack(parts, false) : parseRow(parts.join("\n"), dialect, state.hasStray);
  }

  function giveBack(parts: readonly string[], isCut: boolean): CsvRow {
    mendings++;
    const [line = "", ...rest] = parts;
    ahead = [...rest, ...ahead];
    const plain = parseRow(line, { ...dialect, quote: "" });
    if (plain.ok && plain.cells.length === expected()) return plain;
    return isCut
      ? failure("truncated", "The row breaks off inside a quoted cell.", line)
      : failure("unreadable", "A quotation mark is opened and never closed.", line);
  }

  function isCompleteRow(line: string, wanted: number): boolean {
    if (quotesAfter(line, dialect, null).isOpen) return false;
    const row = parseRow(line, dialect);
    return row.ok && row.cells.length === wanted;
  }

  async function sniff(): Promise<CsvDialect> {
    const sample: TextLine[] = [];
    while (sample.length < sampleLines) {
      const read = await iterator.next();
      if (read.done === true) break;
      sample.push(read.value);
    }
    ahead = sample.map((line) => line.text);
    return sniffDialect(ahead, isColumn);
  }
}

/** If a quoted cell contains a stray mark, the parser leaves that cell in its quotes. */
function parseRow(text: string, { delimiter, quote }: CsvDialect, hasStray = false): CsvRow {
  try {
    const [cells = []] = parse(text, {
      delimiter,
      quote: quote === "" ? false : quote,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: false,
    });
    return { ok: true, cells: hasStray ? cells.map((cell) => withoutQuotes(cell, quote)) : cells, text };
  } catch (error) {
    return failure("unreadable", error instanceof Error ? error.message : "Not a row.", text);
  }
}

function withoutQuotes(cell: string, quote: string): string {
  return cell.length > 1 && cell.startsWith(quote) && cell.endsWith(quote) ? cell.slice(1, -1) : cell;
}

function failure(reason: "unreadable" | "truncated" | "too-large", detail: string, text: string): CsvRow {
  return { ok: false, reason, detail, text };
}

/**
 * Follows the quotation marks of one line, by the same rules as the parser. A quoted cell opens only at the start of a
 * cell, a doubled mark is a literal mark, and a mark without a delimiter after it does not end the cell.
 */
function quotesAfter(line: string, { delimiter, quote }: CsvDialect, before: QuoteState | null): QuoteState {
  let isOpen = before?.isOpen ?? false;
  let hasStray = before?.hasStray ?? false;
  let isCellStart = !isOpen;
  if (quote === "") return { isOpen: false, hasStray: false };
  for (let at = 0; at < line.length; at++) {
    const character = line.charAt(at);
    if (isOpen) {
      if (character !== quote) continue;
      const following = line.charAt(at + 1);
      if (following === quote) at++;
      else if (following === "" || following === delimiter) isOpen = false;
      else hasStray = true;
    } else if (character === quote && isCellStart) isOpen = true;
    isCellStart = !isOpen && character === delimiter;
  }
  return { isOpen, hasStray };
}

const longestSample = 5000;

const delimiters = [",", "\t", ";", "|"];

/**
 * Detects the dialect from the first lines. Chooses the delimiter that yields the most known column names in one line,
 * else the one that gives most lines the same number of cells.
 */
function sniffDialect(wholeLines: readonly string[], isColumn: (name: string) => boolean): CsvDialect {
  const lines = wholeLines.map((line) => line.slice(0, longestSample));
  const [first = ""] = lines;
  const quote = /^'[^']*'\s*[,;\t|]\s*'/.test(first) ? "'" : '"';
  const stated = /^sep=(.)$/i.exec(first)?.[1];
  if (stated !== undefined) return { delimiter: stated, quote };
  const scored = delimiters.map((delimiter) => ({
    delimiter,
    score: 1000 * knownColumns(delimiter, lines, quote, isColumn) + likeness(delimiter, lines, quote),
  }));
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  return { delimiter: best.delimiter, quote };
}

/** Lines that are searched for the header. At most a title and a note come before it. */
const headerLines = 12;

function knownColumns(
  delimiter: string,
  lines: readonly string[],
  quote: string,
  isColumn: (name: string) => boolean,
): number {
  const counts = lines.slice(0, headerLines).map((line) => {
    return line.split(delimiter).filter((cell) => isColumn(cell.replaceAll(quote, ""))).length;
  });
  return Math.max(0, ...counts);
}

/** Counts the delimiters in the first line that has any, plus a bonus for every further line that has as many. */
function likeness(delimiter: string, lines: readonly string[], quote: string): number {
  const counts = lines
    .filter((line) => line.trim() !== "")
    .map((line) => countOutside(line, delimiter, quote));
  const header = counts.findIndex((count) => count > 0);
  const inHeader = counts[header];
  if (inHeader === undefined) return 0;
  return inHeader - header / 2 + counts.slice(header + 1).filter((count) => count === inHeader).length * 2;
}

function countOutside(line: string, delimiter: string, quote: string): number {
  let count = 0;
  let inside = false;
  for (const character of line) {
    if (character === quote) inside = !inside;
    else if (character === delimiter && !inside) count++;
  }
  return count;
}
