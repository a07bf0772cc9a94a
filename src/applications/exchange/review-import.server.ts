import type { Database } from "../../platform/database/tables.ts";
import { partOf, type Part } from "../../table-import/import-table.ts";
import { reviewFile, type ReviewedFile } from "../../table-import/review-file.ts";
import type { WaitingImport } from "../../table-import/waiting-import.server.ts";
import { ensureStages } from "../stages/list-stages.server.ts";
import { outcomes } from "../outcome.ts";
import type { ColumnUse } from "./column-use.ts";
import type { ExchangeRow } from "./exchange-columns.ts";
import { listKnown } from "./import-applications.server.ts";
import { fieldsOf, sortRows, type Known } from "./known-rows.ts";
import { parseStage } from "./parse-stage.ts";
import { understandTable } from "./understand-table.ts";

export type ReviewedRow = Pick<Known, "title" | "company" | "place" | "stage" | "link" | "appliedAt">;

export type ImportReview = ReviewedFile<ColumnUse> & {
  stages: Part<{ words: string; stage: string }>;
  known: Part<{ at: number; row: ReviewedRow; same: ReviewedRow; sameRow: number | null }>;
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
    ...reviewFile(waiting, { ...days, incomplete: sorted.incomplete }),
    stages: partOf([...named].map(([words, row]) => ({ words, stage: describe(row).stage }))),
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
