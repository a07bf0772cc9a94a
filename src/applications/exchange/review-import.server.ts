import type { Database } from "../../platform/database/tables.ts";
import { ensureStages } from "../stages/list-stages.server.ts";
import { outcomes } from "../outcome.ts";
import type { ColumnUse } from "./column-use.ts";
import { listKnown } from "./import-applications.server.ts";
import { fieldsOf, sortRows, type Known } from "./known-rows.ts";
import type { OwnRecord } from "./own-record.ts";
import { parseStage } from "./parse-stage.ts";
import type { DaysOfFile, UnreadDay } from "./read-days.ts";
import { understandTable, type ImportChoices } from "./understand-table.ts";
import type { WaitingImport } from "./waiting-import.server.ts";

export type ReviewedRow = Pick<Known, "title" | "company" | "place" | "stage" | "link" | "appliedAt">;

export type ImportReview = {
  id: string;
  fileName: string;
  rows: number;
  columns: { name: string; use: ColumnUse; examples: string[] }[];
  chosenOrder: ImportChoices["order"];
  days: Pick<DaysOfFile, "order" | "unclear">;
  unread: Part<UnreadDay>;
  stages: Part<{ words: string; stage: string }>;
  /** Rows without title or company, from 1. */
  incomplete: Part<number>;
  known: Part<{ at: number; row: ReviewedRow; same: ReviewedRow; sameRow: number | null }>;
  /** What comes with the applications of our own export; null for any other file. */
  parts: { name: string; count: number }[] | null;
  ready: number;
  first: ReviewedRow[];
};

/** The first of many, with their number. */
export type Part<T> = { count: number; first: T[] };

/** The most entries of one list on the page. */
const most = 100;

const partOf = <T>(list: readonly T[]): Part<T> => ({ count: list.length, first: list.slice(0, most) });

/** Describes how a waiting file is understood, and which of its rows are known. */
export async function reviewImport(
  db: Database,
  { personId, waiting, now }: { personId: string; waiting: WaitingImport; now: Date },
): Promise<ImportReview> {
  const { table, choices } = waiting;
  const { rows, unread, order, unclear } = understandTable(table, choices, now);
  const sorted = sortRows(rows, await listKnown(db, personId), table.records !== undefined);
  const stages = await ensureStages(db, personId);
  const describe = (at: number): ReviewedRow => {
    const row = rows[at];
    const fields = row && fieldsOf(row);
    const isSent = (fields?.appliedAt ?? null) !== null;
    const kind = table.records?.[at]?.history.at(-1)?.kind;
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
    id: waiting.id,
    fileName: waiting.fileName,
    rows: rows.length,
    columns: table.names.map((name, at) => ({
      name: name || `Column ${at + 1}`,
      use: choices.uses[at] ?? "",
      examples: examplesOf(table.rows, at),
    })),
    chosenOrder: choices.order,
    days: { order, unclear },
    unread: partOf(unread),
    stages: partOf([...named].map(([words, at]) => ({ words, stage: describe(at).stage }))),
    incomplete: partOf(sorted.incomplete.map((at) => at + 1)),
    known: partOf(
      sorted.known.map(({ at, same, sameAt }) => ({
        at,
        row: describe(at),
        same: sameAt === null ? same : describe(sameAt),
        sameRow: sameAt === null ? null : sameAt + 1,
      })),
    ),
    parts: table.records ? partsOf(table.records) : null,
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

/** The first three different texts of a column, shortened. */
function examplesOf(rows: readonly string[][], at: number): string[] {
  const found = new Set<string>();
  for (const cells of rows) {
    const text = (cells[at] ?? "").replaceAll(/\s+/g, " ").slice(0, 60);
    if (text !== "") found.add(text);
    if (found.size === 3) break;
  }
  return [...found];
}
