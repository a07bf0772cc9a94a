import type { SourceState } from "../../jobs/freshness/list-source-states.server.ts";
import { importedFileName, importedFiles } from "../../jobs/source-label.ts";
import { adapterNamed } from "../adapters.ts";
import { companyOfBoard } from "../board-company.ts";
import { sourceVerdict, type SourceVerdict } from "./source-state.ts";

/** A source as everybody may see it: no error texts, no rejected records. */
export type SourceStatus = {
  name: string;
  /** The employer of a board, else the name of the feed, page or file. */
  title: string;
  /** Where it is, or what it is: "boards.greenhouse.io", "Imported file". */
  place: string;
  /** The service that several boards share: "Greenhouse"; null for a source of its own. */
  service: string | null;
  verdict: SourceVerdict;
  /** Since when one reading after the other has failed; null while they go well. */
  failingSince: Date | null;
  lastReadAt: Date | null;
  /** Null when it is not read on schedule. */
  nextReadAt: Date | null;
  /** Due now: never read, or made due by hand. */
  isDue: boolean;
  postings: number;
  /** By the last reading that went well. */
  added: number;
  gone: number;
};

/** What of a source's row is for everybody. @param collects whether this site reads sources on schedule */
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
  };
}

function placeOf({ board }: SourceState, exampleAddress: string | null, isBoard: boolean): string {
  if (exampleAddress === null) return "Imported file";
  const page = isBoard ? null : URL.parse(board);
  return (page ?? new URL(exampleAddress)).hostname.replace(/^www\./, "");
}
