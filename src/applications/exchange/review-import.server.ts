import type { Database } from "../../platform/database/tables.ts";
import { partOf, type Part } from "../../table-import/import-table.ts";
import { reviewFile, type ReviewedFile } from "../../table-import/review-file.ts";
import type { WaitingImport } from "../../table-import/waiting-import.server.ts";
import { listStages } from "../store/stages.server.ts";
import { outcomes, type ApplicationFields } from "../application.ts";
import { understandTable, type ColumnUse } from "./understand-table.ts";
import { ownApplications } from "../store/applications.server.ts";
import { ownRecordsOf, type OwnRecord } from "./parse-exchange-file.server.ts";
import { parseStage, parseOutcome } from "./parse-stage.ts";
import { plainFieldsOf, type ExchangeRow, type PlainField } from "./exchange-columns.ts";

export type ReviewedRow = Pick<Known, "title" | "company" | "place" | "stage" | "link" | "appliedAt">;

export type ImportReview = ReviewedFile<ColumnUse> & {
  stages: Part<{ words: string; stage: string }>;
  known: Part<{ at: number; row: ReviewedRow; same: ReviewedRow; sameRow: number | null }>;
  /** What comes with the applications of our own export; null for any other file. */
  parts: { name: string; count: number }[] | null;
  ready: number;
  first: ReviewedRow[];
};

/** Describes how a waiting file is understood, and which of its rows are known. */
export async function reviewImport(
  db: Database,
  { personId, waiting, now }: { personId: string; waiting: WaitingImport<ColumnUse>; now: Date },
): Promise<ImportReview> {
  const { table, choices } = waiting;
  const { rows, ...days } = understandTable(table, choices, now);
  const records = ownRecordsOf(table);
  const sorted = sortRows(rows, await listKnown(db, personId), records !== undefined);
  const stages = await listStages(db, personId);
  const describe = (at: number): ReviewedRow => {
    const row = rows[at];
    const fields = row && fieldsOf(row);
    const isSent = (fields?.appliedAt ?? null) !== null;
    const kind = records?.[at]?.history.at(-1)?.kind;
    const stage = parseStage(row?.stage ?? "", stages, isSent, kind)?.name ?? "";
    const end = fields?.outcome ? `, ${outcomes[fields.outcome].toLowerCase()}` : "";
    return {
      title: fields?.title ?? "",
      company: fields?.company ?? "",
      place: fields?.place ?? "",
      link: fields?.link ?? "",
      appliedAt: fields?.appliedAt ?? null,
      stage: `${stage}${end}`,
    };
  };
  const named = new Map(
    rows.flatMap((row, at) => (row.stage && fieldsOf(row) ? [[row.stage, at] as const] : [])),
  );
  return {
    ...reviewFile(waiting, { ...days, incomplete: sorted.incomplete }),
    stages: partOf([...named].map(([words, at]) => ({ words, stage: describe(at).stage }))),
    known: partOf(
      sorted.known.map(({ at, same, sameAt }) => ({
        at,
        row: describe(at),
        same: sameAt === null ? same : describe(sameAt),
        sameRow: sameAt === null ? null : sameAt + 1,
      })),
    ),
    parts: records ? partsOf(records) : null,
    ready: sorted.ready.length,
    first: sorted.ready.slice(0, 5).map(describe),
  };
}

/** Counts the parts of an export, with the word for one or for more. */
function partsOf(records: readonly OwnRecord[]): NonNullable<ImportReview["parts"]> {
  const total = (count: (record: OwnRecord) => number) =>
    records.reduce((sum, record) => sum + count(record), 0);
  const counted: [count: number, one: string, more: string][] = [
    [total(({ history }) => history.length), "line of history", "lines of history"],
    [total(({ reminders }) => reminders.length), "reminder", "reminders"],
    [total(({ interviews }) => interviews.length), "interview", "interviews"],
    [total(({ offer }) => (offer ? 1 : 0)), "offer", "offers"],
    [total(({ archivedAt }) => (archivedAt ? 1 : 0)), "archived application", "archived applications"],
    [total(({ unread }) => unread), "part that could not be read", "parts that could not be read"],
  ];
  return counted.flatMap(([count, one, more]) =>
    count === 0 ? [] : [{ count, name: count === 1 ? one : more }],
  );
}

type Named = Pick<ApplicationFields, "title" | "company" | "link" | "appliedAt">;

/** An application of the person, or an earlier row of the file. */
export type Known = Named & { stage: string; place: string };

/** What decides whether a row is known, of all applications of a person. */
export async function listKnown(db: Database, personId: string): Promise<Known[]> {
  return ownApplications(db, personId)
    .select(["a.title", "a.company", "a.place", "a.link", "a.applied_at as appliedAt", "s.name as stage"])
    .execute();
}

type KnownRow = {
  /** The row of the file, from 0. */
  at: number;
  same: Known;
  /** The row that `same` is, or null for an application on the board. */
  sameAt: number | null;
};

type SortedRows = {
  /** Rows to import, from 0. */
  ready: number[];
  known: KnownRow[];
  /** Rows without title or company, from 0. */
  incomplete: number[];
};

/**
 * Sorts the rows of a file into new and known ones. A row is known if an application or an earlier row has its title,
 * company and link. Without a link, the day of sending tells two applications for equal jobs apart. Rows of our own
 * export are never twins of each other.
 */
export function sortRows(
  rows: readonly ExchangeRow[],
  applications: readonly Known[],
  isOwn = false,
): SortedRows {
  const sorted: SortedRows = { ready: [], known: [], incomplete: [] };
  const byKey = new Map<string, { same: Known; sameAt: number | null }>();
  const remember = (same: Known, sameAt: number | null) => {
    for (const one of allKeysOf(same)) if (!byKey.has(one)) byKey.set(one, { same, sameAt });
  };
  for (const application of applications) remember(application, null);
  for (const [at, row] of rows.entries()) {
    const fields = fieldsOf(row);
    const found = fields && byKey.get(keyOf(fields));
    if (!fields) sorted.incomplete.push(at);
    else if (found) sorted.known.push({ at, ...found });
    else {
      sorted.ready.push(at);
      if (!isOwn) remember({ ...fields, stage: row.stage ?? "" }, at);
    }
  }
  return sorted;
}

const key = (...parts: (string | null)[]) => JSON.stringify(parts).toLowerCase();

/** The keys of an application, of which a row with the same one is known: its link, its day of sending, and its job. */
const allKeysOf = ({ title, company, link, appliedAt }: Named): string[] => [
  key(title, company, "link", link),
  key(title, company, "sent", appliedAt),
  key(title, company),
];

/** The key by which a row is looked up: by its link, else by its day of sending, else by its job alone. */
function keyOf({ title, company, link, appliedAt }: Named): string {
  if (link !== "") return key(title, company, "link", link);
  return appliedAt === null ? key(title, company) : key(title, company, "sent", appliedAt);
}

/** The fields of an application in a row with ISO days. Null without title or company. */
export function fieldsOf(row: ExchangeRow): Pick<ApplicationFields, PlainField> | null {
  const { title = "", company = "", link = "", stage = "", outcome = "" } = row;
  if (title === "" || company === "") return null;
  return {
    ...plainFieldsOf(row),
    link: webAddressOf(link),
    outcome: parseOutcome(outcome) ?? parseOutcome(stage),
  };
}

/** Adds https to an address that begins with "www.". Returns an empty text for anything else that is no web address. */
function webAddressOf(link: string): string {
  const address = /^www\./i.test(link) ? `https://${link}` : link;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : "";
}
