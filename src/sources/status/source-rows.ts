import type { RejectionCounts } from "../rejection-words.ts";
import { commonVerdict } from "./source-state.ts";
import type { SourceStatus } from "./source-status.ts";

/** A line of the table of sources: one source, or all boards of a service. */
export type SourceRow = Omit<SourceStatus, "service" | "failingSince"> & {
  /** The boards of a service; empty for a single source. */
  boards: SourceStatus[];
};

/** Groups the boards of a service into one row. Single sources have their own. Rows are sorted by name. */
export function sourceRows(sources: readonly SourceStatus[]): SourceRow[] {
  const services = Map.groupBy(sources, ({ service, name }) => service ?? name);
  const rows = [...services.values()].map((boards): SourceRow => {
    const [first] = boards;
    if (!first) throw new Error("A group has at least one member.");
    return boards.length === 1 ? { ...first, boards: [] } : rowOfService(boards, first);
  });
  return rows.sort((one, other) => one.title.localeCompare(other.title, "en"));
}

function rowOfService(boards: SourceStatus[], first: SourceStatus): SourceRow {
  const times = (moments: (Date | null)[]) => moments.flatMap((moment) => moment?.getTime() ?? []);
  const read = times(boards.map(({ lastReadAt }) => lastReadAt));
  const due = times(boards.map(({ nextReadAt }) => nextReadAt));
  return {
    name: first.service ?? first.name,
    title: first.service ?? first.title,
    place: first.place,
    verdict: commonVerdict(boards.map(({ verdict }) => verdict)),
    lastReadAt: read.length === 0 ? null : new Date(Math.max(...read)),
    nextReadAt: due.length === 0 ? null : new Date(Math.min(...due)),
    isDue: boards.some(({ isDue }) => isDue),
    postings: sum(boards.map(({ postings }) => postings)),
    added: sum(boards.map(({ added }) => added)),
    gone: sum(boards.map(({ gone }) => gone)),
    rejected: boards.reduce((counts, { rejected }) => addRejections(counts, rejected), {}),
    // The boards are read one after the other. Their sum says nothing about one of them.
    duration: null,
    boards: boards.toSorted((one, other) => one.title.localeCompare(other.title, "en")),
  };
}

/** Sources with failing crawls, those failing for longest first. */
export function sourcesInTrouble(sources: readonly SourceStatus[]): SourceStatus[] {
  const since = ({ failingSince }: SourceStatus) => failingSince?.getTime() ?? Number.POSITIVE_INFINITY;
  return sources
    .filter(({ verdict }) => verdict.tone === "bad" || verdict.tone === "warn")
    .sort((one, other) => Math.sign(since(one) - since(other)) || one.title.localeCompare(other.title, "en"));
}

/** The source with the oldest crawl among those on schedule. Null when none was crawled yet. */
export function oldestCheck(sources: readonly SourceStatus[]): SourceStatus | null {
  const checked = sources.filter(({ lastReadAt, nextReadAt }) => lastReadAt !== null && nextReadAt !== null);
  const at = ({ lastReadAt }: SourceStatus) => lastReadAt?.getTime() ?? 0;
  return checked.reduce<SourceStatus | null>(
    (best, one) => (best === null || at(one) < at(best) ? one : best),
    null,
  );
}

function addRejections(one: RejectionCounts, other: RejectionCounts): RejectionCounts {
  const reasons = [...new Set([...Object.keys(one), ...Object.keys(other)])] as (keyof RejectionCounts)[];
  return Object.fromEntries(reasons.map((reason) => [reason, (one[reason] ?? 0) + (other[reason] ?? 0)]));
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
