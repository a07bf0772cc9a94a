import { oldestCheck, sourceRows, sourcesInTrouble, sum, type SourceRow } from "./source-rows.ts";
import type { SourceStatus } from "./source-status.ts";

/** A line of the table: one source, or a service with so many boards. */
export type ShownRow = Omit<SourceRow, "boards"> & { boards: number };

/** What one page of the status shows of the sources: thousands of them stay on the server. */
export type StatusView = {
  rows: ShownRow[];
  /** All rows of the table, on all of its pages. */
  total: number;
  page: number;
  pages: number;
  /** The service whose boards are listed. */
  service: { name: string; title: string } | null;
  sources: number;
  unread: number;
  postings: number;
  added: number;
  gone: number;
  troubled: { count: number; longest: SourceStatus[] };
  oldest: Pick<SourceStatus, "title" | "lastReadAt"> | null;
};

export type StatusChoice = {
  onlyTrouble: boolean;
  /** The name of a service whose boards are listed; null for all sources. */
  of: string | null;
  /** From 1. */
  page: number;
};

/** Rows of one page. */
const pageSize = 100;
/** Sources with problems that have a notice of their own. More would hide the table. */
const maxNotices = 3;

/** Returns the chosen page of the table of sources, with the sums over all of them. */
export function statusView(
  sources: readonly SourceStatus[],
  { onlyTrouble, of, page }: StatusChoice,
): StatusView {
  const troubled = sourcesInTrouble(sources);
  const all = sourceRows(sources);
  const service = all.find(({ name, boards }) => name === of && boards.length > 0);
  const rows: readonly (SourceStatus | SourceRow)[] = service?.boards ?? (onlyTrouble ? troubled : all);
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const at = Math.min(page, pages);
  const oldest = oldestCheck(sources);
  return {
    rows: rows
      .slice((at - 1) * pageSize, at * pageSize)
      .map((row) => ({ ...row, boards: "boards" in row ? row.boards.length : 0 })),
    total: rows.length,
    page: at,
    pages,
    service: service ? { name: service.name, title: service.title } : null,
    sources: sources.length,
    unread: sources.filter(({ lastReadAt }) => lastReadAt === null).length,
    postings: sum(sources.map((one) => one.postings)),
    added: sum(sources.map((one) => one.added)),
    gone: sum(sources.map((one) => one.gone)),
    troubled: { count: troubled.length, longest: troubled.slice(0, maxNotices) },
    oldest: oldest && { title: oldest.title, lastReadAt: oldest.lastReadAt },
  };
}
