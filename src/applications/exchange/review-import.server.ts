import type { Database } from "../../platform/database/tables.ts";
import { ensureStages } from "../stages/list-stages.server.ts";
import { outcomes } from "../outcome.ts";
import type { ColumnUse } from "./column-use.ts";
import type { ExchangeRow } from "./exchange-columns.ts";
import { listKnown } from "./import-applications.server.ts";
import { fieldsOf, sortRows, type Known } from "./known-rows.ts";
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
  const sorted = sortRows(rows, await listKnown(db, personId));
  const stages = await ensureStages(db, personId);
  const describe = (row: ExchangeRow | undefined): ReviewedRow => {
    const fields = row && fieldsOf(row);
    const stage = parseStage(row?.stage ?? "", stages, (fields?.appliedAt ?? null) !== null)?.name ?? "";
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
    rows.flatMap((row) => (row.stage && fieldsOf(row) ? [[row.stage, row] as const] : [])),
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
    stages: partOf([...named].map(([words, row]) => ({ words, stage: describe(row).stage }))),
    incomplete: partOf(sorted.incomplete.map((at) => at + 1)),
    known: partOf(
      sorted.known.map(({ at, same, sameAt }) => ({
        at,
        row: describe(rows[at]),
        same: sameAt === null ? same : describe(rows[sameAt]),
        sameRow: sameAt === null ? null : sameAt + 1,
      })),
    ),
    ready: sorted.ready.length,
    first: sorted.ready.slice(0, 5).map((at) => describe(rows[at])),
  };
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
