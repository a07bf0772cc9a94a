import type { ImportTable } from "../../table-import/import-table.ts";
import * as z from "zod";
import { isTimeZone } from "../../platform/clock/zoned-time.ts";
import { isObject, type JsonObject } from "../../platform/json/json-object.ts";
import { isCurrency } from "../../tools/salary/currencies.ts";
import { applicationLimits } from "../application-limits.ts";
import { isOutcome, type Outcome } from "../outcome.ts";
import { isStageKind, type StageKind } from "../stage.ts";

/** A moment, as the export writes it. Other years are none that a person has entered. */
const moment = z.iso.datetime().refine((text) => /^(?:19[7-9]|20|21)/.test(text));
const moments = moment.nullable().catch(null);
const day = z.iso.date().nullable();
const id = z.string().max(100).nullable().catch(null);
const amount = z.number().min(0).max(1e9).nullable();

/** A line of the history. Exports before 0.9.12 lack the kind of the stage. */
const line = z.object({
  at: moment,
  from: z.string().nullable(),
  to: z.string(),
  kind: z.custom<StageKind>(isStageKind).nullable().catch(null),
  isDated: z.boolean().default(true),
});

const reminder = z.object({
  dueAt: moment,
  text: z.string(),
  doneAt: moment.nullable(),
  mailedAt: moment.nullable(),
  deletedAt: moment.nullable().default(null),
});

const interview = z.object({
  startsAt: moment,
  timeZone: z.string().refine(isTimeZone),
  minutes: z.number().int().min(5).max(1_440),
  kind: z.string(),
  withWhom: z.string(),
  place: z.string(),
  notes: z.string(),
  deletedAt: moment.nullable().default(null),
});

const offer = z.object({
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

const facts = z.object({
  jobId: z.number().int().positive().nullable().catch(null),
  outcome: z.custom<Outcome>(isOutcome).nullable().catch(null),
  cvId: id,
  cvVersion: id,
  cvScore: z.number().int().min(0).max(100).nullable().catch(null),
  letterId: id,
  letterText: z.string().catch(""),
  createdAt: moments,
  updatedAt: moments,
  movedAt: moments,
  archivedAt: moments,
});

/** The parts of an application in our own export that no table has. Moments are texts. */
export type OwnRecord = z.infer<typeof facts> & {
  /** The earliest first. */
  history: z.infer<typeof line>[];
  reminders: z.infer<typeof reminder>[];
  interviews: z.infer<typeof interview>[];
  offer: z.infer<typeof offer> | null;
  /** How many parts could not be read. */
  unread: number;
};

/** The lines of a history that are read, which is more than anyone has. */
const mostLines = 500;

/** Whether a record of a JSON file is an application of our own export. */
export const isOwnRecord = (record: JsonObject): boolean => Array.isArray(record["history"]);

/** Reads an application of our own export. Parts that are not as the export writes them are left out and counted. */
export function readOwnRecord(record: JsonObject): OwnRecord {
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
  const history = listOf("history", line, mostLines).toSorted((one, other) => one.at.localeCompare(other.at));
  const reminders = listOf("reminders", reminder, applicationLimits.entries);
  const interviews = listOf("interviews", interview, applicationLimits.entries);
  const offered = isObject(record["offer"]) ? offer.safeParse(record["offer"]) : null;
  if (offered && !offered.success) unread += 1;
  return { ...facts.parse(record), history, reminders, interviews, offer: offered?.data ?? null, unread };
}

/** The records of a table of our own export; undefined for any other. Only `readExchangeFile` writes them. */
export function ownRecordsOf({ records }: ImportTable): readonly OwnRecord[] | undefined {
  return records as readonly OwnRecord[] | undefined;
}
