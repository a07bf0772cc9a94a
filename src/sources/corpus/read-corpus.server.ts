import { isObject, type JsonObject } from "../../platform/json/json-object.ts";
import type { RecordResult } from "../../jobs/posting.ts";
import { usualListKeys } from "../feed-adapter.ts";
import { findJobPostings } from "../jsonld/find-job-postings.ts";
import { readJobPosting } from "../jsonld/read-job-posting.ts";
import { type JsonRecord, longestRecord, parseRecord, readJsonStream } from "../read-json-body.ts";
import { excerptOf, refused, unreadable, withExcerpt } from "../record-outcome.ts";
import { type ColumnMap, columnKey } from "./column-names.ts";
import { withDayOrder } from "./day-order.ts";
import { csvRows, type CsvRow } from "../../text/tables/csv-rows.ts";
import { decodeBytes, UnreadableFile } from "../../text/tables/decode-bytes.server.ts";
import {
  isMarkupText,
  isWorkbook,
  markupRefusal,
  readTable,
  type TableLimits,
} from "../../text/tables/read-table.server.ts";
import { linesOf } from "../../text/tables/text-lines.ts";
import { isCityName } from "./hacker-news/city-names.server.ts";
import { isHiringPost, readHiringPost } from "./hacker-news/read-hiring-post.ts";
import { columnsIn, columnsOf, type ColumnUse, describeColumns } from "./record-columns.ts";
import { readCorpusRecord } from "./read-corpus-record.ts";

export type CorpusOptions = {
  /** Its ending ("jobs.csv", "postings.jsonl.gz") decides when the content is ambiguous. */
  fileName: string;
  /** Columns to use for a field, instead of those recognised by name. */
  map?: ColumnMap;
  /** Called once, as soon as the columns are known, with the meaning found for each. */
  onColumns?: (columns: ColumnUse[]) => void;
};

const listKeys = [
  ...usualListKeys,
  "jobs_results",
  "SearchResult",
  "SearchResultItems",
  "result",
  "response",
  "edges",
  "hits",
  "children",
  "postings",
  "records",
  "rows",
  "vacancies",
  "offers",
];
/** Rows above the header: titles and notes of an export. */
const maxRowsAboveHeader = 10;
/** The last rows of an export: "Total: 12", "Exported on 3 May". */
const footerRow =
  /^(?:(?:grand )?total|sum|count|export(?:ed|iert)?|generated|source|end of|last updated|printed|stand|gesamt|summe|erstellt|quelle|généré)\b.*(?:\d|:)/iu;
/** A sheet of Excel has at most a million rows. */
const workbookLimits: TableLimits = {
  file: 50_000_000,
  unpacked: 300_000_000,
  rows: 1_050_000,
  columns: 500,
  cells: 10_000_000,
};

/**
 * Reads a data set of postings: JSON lines, a JSON list or wrapped list, CSV or TSV, plain or gzipped, in UTF-8, UTF-16
 * or Windows-1252, or an Excel workbook. Text streams, so memory does not grow with the file. Every record gives one result, good or bad. A
 * file that cannot be read at all gives one failed result. Throws only when `stream` fails.
 */
export function readCorpus(
  stream: AsyncIterable<Uint8Array>,
  options: CorpusOptions,
): AsyncGenerator<RecordResult> {
  return withDayOrder(readRecords(stream, options));
}

async function* readRecords(
  stream: AsyncIterable<Uint8Array>,
  { fileName, map = {}, onColumns = () => {} }: CorpusOptions,
): AsyncGenerator<RecordResult> {
  try {
    const { isSheets, bytes } = await withKind(stream);
    if (isSheets) {
      yield* readSheets(bytes, map, onColumns);
      return;
    }
    const { start, pieces } = await withStart(decodeBytes(bytes));
    const format = formatOf(start, fileName);
    if (format === "empty") yield unreadable("The file is empty.", "");
    else if (format === "markup") yield unreadable(markupRefusal, start);
    else if (format === "table") yield* readLines(pieces, map, onColumns);
    else
      yield* readJson(
        format === "lines" ? jsonLines(pieces) : readJsonStream(pieces, listKeys),
        map,
        onColumns,
      );
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    yield unreadable(error.message, "");
  }
}

async function* readJson(
  records: AsyncIterable<JsonRecord>,
  map: ColumnMap,
  onColumns: (columns: ColumnUse[]) => void,
): AsyncGenerator<RecordResult> {
  let isDescribed = false;
  for await (const entry of records) {
    if (!entry.ok) {
      yield { ...entry, externalId: null };
      continue;
    }
    if (!isDescribed) onColumns(describeColumns(columnsIn(entry.record), map));
    isDescribed = true;
    yield readRecord(entry.record, entry.text, map);
  }
}

function readRecord(record: JsonObject, text: string, map: ColumnMap): RecordResult {
  const columns = columnsOf(unwrapped(record));
  if (Object.keys(map).length === 0) {
    if (isHiringPost(columns)) return withExcerpt(readHiringPost(columns, isCityName), text);
    const isStructured = [record["hiringOrganization"], record["jobLocation"]].some(
      (value) => isObject(value) || Array.isArray(value),
    );
    const [found] = isStructured ? findJobPostings(record) : [];
    if (found !== undefined) {
      return withExcerpt(readJobPosting(found.node, { url: found.nearbyUrl, companyName: null }), text);
    }
  }
  return withExcerpt(readCorpusRecord(columns, map), text);
}

/** Some services wrap each record: `{ "node": { "title": … } }`, `{ "id": 1, "attributes": { "title": … } }`. */
function unwrapped(record: JsonObject): JsonObject {
  if (hasTitle(record)) return record;
  const [inner, ...more] = Object.values(record).filter((value) => isObject(value) && hasTitle(value));
  return isObject(inner) && more.length === 0 ? { ...record, ...inner } : record;
}

function hasTitle(record: JsonObject): boolean {
  return Object.entries(record).some(
    ([name, value]) =>
      typeof value === "string" && /^(?:job|position|vacancy|posting)?title$/.test(columnKey(name)),
  );
}

async function* readLines(
  pieces: AsyncIterable<string>,
  map: ColumnMap,
  onColumns: (columns: ColumnUse[]) => void,
): AsyncGenerator<RecordResult> {
  let width: number | null = null;
  const rows = csvRows(linesOf(pieces), () => width, isKnownColumn);
  yield* readRows(rows, map, (header) => {
    width = header.length;
    onColumns(describeColumns(header, map));
  });
}

/** Reads a workbook as a whole: its parts cannot be streamed. */
async function* readSheets(
  stream: AsyncIterable<Uint8Array>,
  map: ColumnMap,
  onColumns: (columns: ColumnUse[]) => void,
): AsyncGenerator<RecordResult> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of stream) {
    parts.push(part);
    length += part.length;
    if (length > workbookLimits.file) break;
  }
  const isColumn = (name: string) => isKnownColumn(name) || isHeader([name], map);
  const table = await readTable(Buffer.concat(parts), isColumn, workbookLimits);
  if (!table.ok) {
    yield unreadable(table.detail, "");
    return;
  }
  const rows = table.rows.map((cells) => ({ ok: true as const, cells, text: cells.join("\t") }));
  yield* readRows(rows, map, (header) => onColumns(describeColumns(header, map)));
}

async function* readRows(
  rows: AsyncIterable<CsvRow> | Iterable<CsvRow>,
  map: ColumnMap,
  onHeader: (header: string[]) => void,
): AsyncGenerator<RecordResult> {
  let header: string[] | null = null;
  const above: string[] = [];
  for await (const row of rows) {
    if (!row.ok) {
      yield withExcerpt(refused(row.reason, row.detail, null), row.text);
    } else if (header === null) {
      if (isHeader(row.cells, map)) {
        header = row.cells.map((cell) => cell.trim());
        onHeader(header);
      } else if (above.push(row.text) > maxRowsAboveHeader) break;
    } else yield readRow(header, row.cells, row.text, map);
  }
  if (header === null) {
    const detail = "No column with a title was recognised. Name the columns: --map title=…,company=…";
    yield unreadable(detail, above.join("\n"));
  }
}

function isKnownColumn(name: string): boolean {
  return describeColumns([name])[0]?.field !== null;
}

function isHeader(cells: readonly string[], map: ColumnMap): boolean {
  const wanted = map.title === undefined ? null : columnKey(map.title);
  if (wanted !== null) return cells.some((cell) => columnKey(cell) === wanted);
  const uses = describeColumns(cells);
  const fields = new Set(uses.map(({ field }) => field));
  return fields.has("title") || (fields.has("description") && fields.size > 1);
}

function readRow(
  header: readonly string[],
  cells: readonly string[],
  text: string,
  map: ColumnMap,
): RecordResult {
  const extra = cells.slice(header.length);
  if (extra.some((cell) => cell.trim() !== "")) {
    return unreadable(`${cells.length} cells where the header has ${header.length}.`, text);
  }
  const record = Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ""]));
  const result = readRecord(record, text, map);
  const isAlone = cells.filter((cell) => cell.trim() !== "").length === 1;
  return result.ok && isAlone && footerRow.test(result.raw.title)
    ? withExcerpt(refused("not-an-opening", "A total or a note.", result.raw.externalId), text)
    : result;
}

async function* jsonLines(pieces: AsyncIterable<string>): AsyncGenerator<JsonRecord> {
  for await (const { text, isTooLong, isLast } of linesOf(pieces)) {
    if (text.trim() === "") continue;
    if (isTooLong || text.length > longestRecord) {
      yield { ok: false, reason: "too-large", detail: "The line is too long.", excerpt: excerptOf(text) };
      continue;
    }
    const entry = parseRecord(text);
    const isCut = isLast && !entry.ok && entry.reason === "unreadable";
    yield isCut ? { ...entry, reason: "truncated", detail: "The last line breaks off." } : entry;
  }
}

type Format = "empty" | "markup" | "lines" | "json" | "table";

function formatOf(start: string, fileName: string): Format {
  const first = /\S/.exec(start)?.[0];
  if (first === undefined) return "empty";
  if (isMarkupText(start)) return "markup";
  const ending = /\.(csv|tsv|jsonl|ndjson)(?:\.gz)?$/i.exec(fileName)?.[1]?.toLowerCase();
  if (ending === "csv" || ending === "tsv") return "table";
  if (first === "[") return "json";
  if (first !== "{") return ending === undefined ? "table" : "lines";
  return ending !== undefined || isRecordLine(start) ? "lines" : "json";
}

/** True when the first line is a complete record, and not the start of an object around the list. */
function isRecordLine(start: string): boolean {
  const end = start.trimStart().indexOf("\n");
  if (end === -1) return false;
  const entry = parseRecord(start.trimStart().slice(0, end));
  return entry.ok && !listKeys.some((key) => Array.isArray(entry.record[key]));
}

/** Looks at the first bytes, which tell a workbook from a text. */
async function withKind(stream: AsyncIterable<Uint8Array>) {
  const iterator = stream[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  for (let length = 0; length < 4;) {
    const next = await iterator.next();
    if (next.done === true) break;
    read.push(next.value);
    length += next.value.length;
  }
  async function* bytes() {
    yield* read;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { isSheets: isWorkbook(Buffer.concat(read)), bytes: bytes() };
}

/** Reads ahead up to the end of the first line. */
async function withStart(pieces: AsyncGenerator<string>) {
  const read: string[] = [];
  for (let length = 0; length < longestRecord;) {
    const next = await pieces.next();
    if (next.done === true) break;
    read.push(next.value);
    length += next.value.length;
    if (next.value.trimStart().includes("\n")) break;
  }
  const start = read.join("");
  // Files from old Macintosh programs end their lines with a carriage return alone.
  const tidy = start.includes("\n") || !start.includes("\r") ? (text: string) => text : withNewlines;
  async function* all() {
    for (const piece of read) yield tidy(piece);
    for await (const piece of pieces) yield tidy(piece);
  }
  return { start: tidy(start), pieces: all() };
}

function withNewlines(text: string): string {
  return text.replaceAll("\r", "\n");
}
