import type { ColumnUse } from "../corpus/record-columns.ts";
import { type ImportTally, maxListed, rejectedCount } from "./import-tally.ts";

/** Describes the meaning found for each column, one line per field, to check before a long import. */
export function columnsReport(columns: readonly ColumnUse[]): string {
  const byField = new Map<string, string[]>();
  for (const { column, field, mapped } of columns) {
    if (field === null) continue;
    byField.set(field, [...(byField.get(field) ?? []), mapped ? `${column} (by --map)` : column]);
  }
  const unused = columns.filter(({ field }) => field === null).map(({ column }) => column);
  const lines = [...byField].map(([field, names]) => `  ${field.padEnd(16)} ${names.join(", ")}`);
  if (unused.length > 0) lines.push(`  ${"not used".padEnd(16)} ${unused.join(", ")}`);
  return ["Columns:", ...lines].join("\n");
}

/** The table at the end of an import. */
export function tallyReport(tally: ImportTally, dryRun: boolean): string {
  const good = tally.read - rejectedCount(tally);
  const rows: [label: string, value: number][] = [
    ["files", tally.files],
    ["records read", tally.read],
    ...(dryRun
      ? ([["would be stored", good]] satisfies [string, number][])
      : ([
          ["added", tally.added],
          ["updated", tally.updated],
          ["unchanged", tally.unchanged],
          ...(tally.gone > 0 ? [["closed", tally.gone] satisfies [string, number]] : []),
          ...(tally.repeated > 0 ? [["repeated ids", tally.repeated] satisfies [string, number]] : []),
        ] satisfies [string, number][])),
    ["rejected", rejectedCount(tally)],
    ...[...tally.rejectedBy].sort(byCount).map(([reason, count]): [string, number] => [`  ${reason}`, count]),
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  const digits = Math.max(...rows.map(([, value]) => grouped(value).length));
  return rows
    .map(([label, value]) => `${label.padEnd(width)}  ${grouped(value).padStart(digits)}`)
    .join("\n");
}

/** Lists every rejected record with its reason, or the first thousand and the number of further ones. */
export function rejectedReport(tally: ImportTally): string {
  const count = rejectedCount(tally);
  if (count === 0) return "";
  const lines = tally.rejected.map(({ file, externalId, reason, detail, excerpt }) => {
    const id = externalId === null ? "" : ` ${externalId}`;
    return `  ${reason}${id}: ${detail} [${file}] ${excerpt.slice(0, 100)}`.trimEnd();
  });
  const more = count - tally.rejected.length;
  if (more > 0)
    lines.push(`  … and ${grouped(more)} more, all kept with their reasons among the rejected records.`);
  const title = more > 0 ? `The first ${maxListed} rejected records:` : "Rejected records:";
  return [title, ...lines].join("\n");
}

function byCount(one: [string, number], other: [string, number]): number {
  return other[1] - one[1];
}

export function grouped(value: number): string {
  return value.toLocaleString("en-GB");
}
