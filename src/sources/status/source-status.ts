import type { SourceState } from "../../jobs/freshness/list-source-states.server.ts";
import { importedFileName, importedFiles } from "../../jobs/source-label.ts";
import { adapterNamed } from "../adapters.ts";
import { companyOfBoard } from "../board-company.ts";
import type { RejectionCounts } from "../rejection-words.ts";
import { sourceVerdict, type SourceVerdict } from "./source-state.ts";

/** The public status of a source, without error texts and rejected records. */
export type SourceStatus = {
  name: string;
  /** The employer of a board, else the name of the feed, page or file. */
  title: string;
  /** Its host or kind: "boards.greenhouse.io", "Imported file". */
  place: string;
  /** The service that several boards share, such as "Greenhouse". Null for a single source. */
  service: string | null;
  verdict: SourceVerdict;
  /** The time of the first of the current failures in a row. Null while crawls succeed. */
  failingSince: Date | null;
  lastReadAt: Date | null;
  /** Null when it is not crawled on schedule. */
  nextReadAt: Date | null;
  /** Due now: never crawled, or made due by hand. */
  isDue: boolean;
  postings: number;
  /** Postings added by the last successful crawl. */
  added: number;
  gone: number;
  /** Records that the last successful crawl rejected, by reason. */
  rejected: RejectionCounts;
  /** Milliseconds that the last crawl took; null before the first. */
  duration: number | null;
};

/** Returns the public part of a source's row. @param collects whether this site crawls sources on schedule */
export function sourceStatus(
  source: SourceState,
  { collects, now }: { collects: boolean; now: Date },
): SourceStatus {
  const adapter = adapterNamed(source.adapter);
  const address = { board: source.board, companyName: source.company_name };
  const isLive = adapter !== undefined && adapter.pageUrl(address, 0) !== null;
  const isBoard = isLive && source.board !== "" && !adapter.readsAnyPage;
  const isScheduled = isLive && source.enabled && collects;
  const dueAt = source.next_read_at;
  return {
    name: source.name,
    title:
      (isBoard ? companyOfBoard(adapter, address, null) : source.company_name) ??
      (source.adapter === importedFiles ? importedFileName(source.label) : source.label),
    place: placeOf(source, isLive ? adapter.exampleAddress : null, isBoard),
    service: isBoard ? source.label : null,
    verdict: sourceVerdict(source, isLive),
    failingSince: source.enabled ? source.failing_since : null,
    lastReadAt: source.last_read_at,
    nextReadAt: isScheduled ? dueAt : null,
    isDue: isScheduled && (dueAt === null || dueAt <= now),
    postings: source.postings,
    added: source.last_added,
    gone: source.last_gone,
    rejected: source.last_rejected,
    duration: source.last_duration,
  };
}

function placeOf({ board }: SourceState, exampleAddress: string | null, isBoard: boolean): string {
  if (exampleAddress === null) return "Imported file";
  const page = isBoard ? null : URL.parse(board);
  return (page ?? new URL(exampleAddress)).hostname.replace(/^www\./, "");
}
