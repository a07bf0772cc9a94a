import { isObject, type JsonObject } from "../../platform/json/json-object.ts";
import { parseJson } from "../../platform/json/parse-json.ts";
import { largestTableFile, type ImportTable } from "../../table-import/import-table.ts";
import {
  fileTooLarge,
  maxColumns,
  maxRows,
  readSheet,
  tidyTable,
  tooManyColumns,
  tooManyRows,
  type ImportFile,
} from "../../table-import/read-import-table.server.ts";
import {
  longest,
  applicationLimits,
  isOutcome,
  isStageKind,
  type Outcome,
  type StageKind,
} from "../application.ts";
import { guessUse, plainName, plainCellText } from "./understand-table.ts";
import { exchangeColumns } from "./exchange-columns.ts";
import * as z from "zod";
import { isTimeZone } from "../../platform/clock/zoned-time.ts";
import { isCurrency } from "../../tools/salary/currencies.ts";
import { join } from "node:path";
import type { BoundedWork } from "../../platform/concurrency/bounded-work.server.ts";
import { createFileReader, type FileReader } from "../../platform/concurrency/file-reader.server.ts";

/** Reminders that a file may add. Those of one day come in one mail. */
const maxReminders = 2_000;

/** Reads a table of applications from a CSV file or workbook of any tracker, or from our own JSON. */
export async function parseExchangeFile(bytes: Uint8Array): Promise<ImportFile> {
  const read = isJson(bytes) ? jsonTable(bytes) : await readSheet(bytes, (name) => guessUse(name) !== "");
  // Our own export has its texts as they are.
  if (typeof read !== "string" && read.records && read.rows.length > 0) return { ok: true, table: read };
  const plainText = (column: string, cell: string) => plainCellText(plainName(column), cell);
  return tidyTable(read, { longest: longest.description, plainText });
}

/** Whether the first character other than space is a bracket, as in JSON. */
const isJson = (bytes: Uint8Array) =>
  /^\ufeff?\s*[[{]/.test(new TextDecoder().decode(bytes.subarray(0, 200)));

function jsonTable(bytes: Uint8Array): ImportTable | string {
  if (bytes.length > largestTableFile) return fileTooLarge;
  const parsed = parseJson(new TextDecoder().decode(bytes));
  const list = isObject(parsed) && "applications" in parsed ? parsed["applications"] : parsed;
  if (!Array.isArray(list))
    return "This is no JSON file of applications. Export the list as CSV and try again.";
  if (list.length > maxRows) return tooManyRows;
  const records = list.filter(isObject);
  if (records.some(isOwnRecord)) return ownTable(records);
  // Lists, such as the history, are no cells.
  const isCell = (value: unknown) => asText(value) !== "";
  const names = [
    ...new Set(
      records.flatMap((record) =>
        Object.entries(record).flatMap(([name, value]) => (isCell(value) ? [name] : [])),
      ),
    ),
  ];
  if (names.length > maxColumns) return tooManyColumns;
  return { names, rows: records.map((record) => names.map((name) => asText(record[name]))) };
}

/** The table of our own export: the columns that have a text. Applications that were deleted are left out. */
function ownTable(all: readonly JsonObject[]): ImportTable | string {
  const listed = all.filter((record) => record["isDeleted"] !== true);
  const keys = Object.entries(exchangeColumns).filter(([key]) =>
    listed.some((record) => asText(record[key]) !== ""),
  );
  const records = listed.map(parseOwnRecord);
  if (records.reduce((sum, { reminders }) => sum + reminders.length, 0) > maxReminders)
    return "The file has more than 2,000 reminders. Split it into parts.";
  const rows = listed.map((record) => keys.map(([key]) => asText(record[key]).slice(0, longest.description)));
  return { names: keys.map(([, heading]) => heading), rows, records };
}

function asText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  // The stage of our own export: { name, kind }.
  return typeof value === "object" && value !== null && "name" in value ? asText(value.name) : "";
}

/** A moment, as the export writes it. Other years are none that a person has entered. */
const moment = z.iso.datetime().refine((text) => /^(?:19[7-9]|20|21)/.test(text));
const moments = moment.nullable().catch(null);
const day = z.iso.date().nullable();
const shortId = z.string().max(100).nullable().catch(null);
const amount = z.number().min(0).max(1e9).nullable();

/** A line of the history. Exports before 0.9.12 lack the kind of the stage. */
const lineSchema = z.object({
  at: moment,
  from: z.string().nullable(),
  to: z.string(),
  kind: z.custom<StageKind>(isStageKind).nullable().catch(null),
  isDated: z.boolean().default(true),
});

const reminderSchema = z.object({
  dueAt: moment,
  text: z.string(),
  doneAt: moment.nullable(),
  mailedAt: moment.nullable(),
  deletedAt: moment.nullable().default(null),
});

const interviewSchema = z.object({
  startsAt: moment,
  timeZone: z.string().refine(isTimeZone),
  minutes: z.number().int().min(5).max(1_440),
  kind: z.string(),
  withWhom: z.string(),
  place: z.string(),
  notes: z.string(),
  deletedAt: moment.nullable().default(null),
});

const offerSchema = z.object({
  currency: z.string().refine(isCurrency),
  base: z.number().min(0).max(1e9),
  bonusPercent: amount,
  equity: amount,
  equityCounts: z.boolean(),
  pensionPercent: amount,
  leaveDays: amount,
  siteDays: amount,
  travelMinutes: amount,
  commuteCost: amount,
  answerBy: day,
});

const factsSchema = z.object({
  jobId: z.number().int().positive().nullable().catch(null),
  outcome: z.custom<Outcome>(isOutcome).nullable().catch(null),
  cvId: shortId,
  cvVersion: shortId,
  cvScore: z.number().int().min(0).max(100).nullable().catch(null),
  letterId: shortId,
  letterText: z.string().catch(""),
  createdAt: moments,
  updatedAt: moments,
  movedAt: moments,
  archivedAt: moments,
});

/** The parts of an application in our own export that no table has. Moments are texts. */
export type OwnRecord = z.infer<typeof factsSchema> & {
  /** The earliest first. */
  history: z.infer<typeof lineSchema>[];
  reminders: z.infer<typeof reminderSchema>[];
  interviews: z.infer<typeof interviewSchema>[];
  offer: z.infer<typeof offerSchema> | null;
  /** How many parts could not be read. */
  unread: number;
};

/** The lines of a history that are read, which is more than anyone has. */
const mostLines = 500;

/** Whether a record of a JSON file is an application of our own export. */
const isOwnRecord = (record: JsonObject): boolean => Array.isArray(record["history"]);

/** Reads an application of our own export. Parts that are not as the export writes them are left out and counted. */
function parseOwnRecord(record: JsonObject): OwnRecord {
  let unread = 0;
  const listOf = <T>(name: string, schema: z.ZodType<T>, most: number): T[] => {
    const entries = Array.isArray(record[name]) ? record[name] : [];
    const read = entries.slice(0, most).flatMap((entry) => {
      const parsed = schema.safeParse(entry);
      return parsed.success ? [parsed.data] : [];
    });
    unread += entries.length - read.length;
    return read;
  };
  const history = listOf("history", lineSchema, mostLines).toSorted((one, other) =>
    one.at.localeCompare(other.at),
  );
  const reminders = listOf("reminders", reminderSchema, applicationLimits.entries);
  const interviews = listOf("interviews", interviewSchema, applicationLimits.entries);
  const offered = isObject(record["offer"]) ? offerSchema.safeParse(record["offer"]) : null;
  if (offered && !offered.success) unread += 1;
  return {
    ...factsSchema.parse(record),
    history,
    reminders,
    interviews,
    offer: offered?.data ?? null,
    unread,
  };
}

/** The records of a table of our own export; undefined for any other. Only `parseExchangeFile` writes them. */
export function ownRecordsOf({ records }: ImportTable): readonly OwnRecord[] | undefined {
  return records as readonly OwnRecord[] | undefined;
}

export type ExchangeReader = FileReader<ImportFile>;

/** Reads files of applications. */
export function createExchangeReader(work: BoundedWork): ExchangeReader {
  return createFileReader(join(import.meta.dirname, "exchange-thread.ts"), work);
}
