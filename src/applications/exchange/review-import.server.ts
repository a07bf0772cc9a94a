import type { Database } from "../../platform/database/tables.ts";
import { partOf, type Part } from "../../table-import/import-table.ts";
import { reviewFile, type ReviewedFile } from "../../table-import/review-file.ts";
import type { WaitingImport } from "../../table-import/waiting-import.server.ts";
import { ensureStages } from "../stages/list-stages.server.ts";
import { outcomes } from "../outcome.ts";
import type { ColumnUse } from "./column-use.ts";
import { listKnown } from "./import-applications.server.ts";
import { fieldsOf, sortRows, type Known } from "./known-rows.ts";
import { ownRecordsOf, type OwnRecord } from "./own-record.ts";
import { parseStage } from "./parse-stage.ts";
import { understandTable } from "./understand-table.ts";

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
  const stages = await ensureStages(db, personId);
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
