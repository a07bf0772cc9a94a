import { partOf, type ImportChoices, type ImportTable, type Part, type UnreadValue } from "./import-table.ts";
import type { DaysOfFile } from "./read-days.ts";

/** How a waiting file is understood, as far as all lists have it. */
export type ReviewedFile<Use extends string> = {
  id: string;
  fileName: string;
  rows: number;
  columns: { name: string; use: Use; examples: string[] }[];
  chosenOrder: ImportChoices<Use>["order"];
  days: Pick<DaysOfFile<string>, "order" | "unclear">;
  unread: Part<UnreadValue>;
  /** Rows from 1 that cannot be imported. */
  incomplete: Part<number>;
};

type Waiting<Use extends string> = {
  id: string;
  fileName: string;
  table: ImportTable;
  choices: ImportChoices<Use>;
};

/** @param read.incomplete rows from 0 */
export function reviewFile<Use extends string>(
  { id, fileName, table, choices }: Waiting<Use>,
  {
    order,
    unclear,
    unread,
    incomplete,
  }: Omit<DaysOfFile<string>, "rows"> & { incomplete: readonly number[] },
): ReviewedFile<Use> {
  return {
    id,
    fileName,
    rows: table.rows.length,
    columns: choices.uses.map((use, at) => ({
      name: table.names[at] || `Column ${at + 1}`,
      use,
      examples: examplesOf(table.rows, at),
    })),
    chosenOrder: choices.order,
    days: { order, unclear },
    unread: partOf(unread.map((one) => ({ ...one, text: shortened(one.text) }))),
    incomplete: partOf(incomplete.map((at) => at + 1)),
  };
}

/** The first three different texts of a column, shortened. */
function examplesOf(rows: readonly string[][], at: number): string[] {
  const found = new Set<string>();
  for (const cells of rows) {
    const text = shortened(cells[at] ?? "");
    if (text !== "") found.add(text);
    if (found.size === 3) break;
  }
  return [...found];
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
