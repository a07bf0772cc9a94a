import { delistClosed, touchPostings } from "../../jobs/freshness/delist.server.ts";
import { listUnseen, type UnseenPosting } from "../../jobs/live-titles.server.ts";
import { nothingStated } from "../../jobs/posting.ts";
import type { SourceRecord } from "../../jobs/source-record.server.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { FeedAdapter } from "../feed-adapter.ts";
import { isMarkup } from "../jsonld/jsonld.ts";
import { judgeWithoutMarkup } from "../jsonld/lost-markup.ts";
import type { SourceKeys } from "../policies.ts";
import type { PoliteFetch } from "./polite-fetch.server.ts";

const day = 86_400_000;
/** A posting that was not listed for so long is looked up on its own page. */
const unseenFor = 3 * day;
/** A posting that nothing has confirmed for so long counts as gone. */
const unconfirmedFor = 30 * day;
/** Postings that one crawl looks up. */
const atOnce = 50;
/** Stops after this many pages in a row that could not be read. */
const maxFailures = 5;

/** Returns the moment before which a live posting must have been seen to count as unconfirmed. */
export function mayBeUnconfirmed(now: Date): Date {
  return new Date(now.getTime() - unconfirmedFor);
}

/**
 * Looks up the postings of a source whose list ends before all were listed: each on its own page, some in each crawl.
 * Without this, a job that is closed would stay open for ever on a board that is larger than the list of its service.
 *
 * @returns how many are gone
 */
export async function checkUnseen(
  db: Database,
  { source, adapter }: { source: SourceRecord; adapter: FeedAdapter },
  {
    politeFetch,
    clock,
    keys = {},
    signal,
  }: {
    politeFetch: PoliteFetch;
    clock: Clock;
    keys?: SourceKeys | undefined;
    signal?: AbortSignal | undefined;
  },
): Promise<number> {
  const before = new Date(clock().getTime() - unseenFor);
  const unseen = await listUnseen(db, source.name, { before, limit: atOnce });
  const [open, closed]: [string[], string[]] = [[], []];
  let failures = 0;
  for (const posting of unseen) {
    if (signal?.aborted || failures >= maxFailures) break;
    // oxlint-disable-next-line no-await-in-loop -- one request after the other, as every host is asked
    const state = await lookUp(posting);
    failures = state === "unknown" ? failures + 1 : 0;
    if (state === "open") open.push(posting.externalId);
    const isUnconfirmed = posting.lastSeenAt <= mayBeUnconfirmed(clock());
    if (state === "closed" || (state === "unknown" && isUnconfirmed)) closed.push(posting.externalId);
  }
  const now = clock();
  await touchPostings(db, { source: source.name, externalIds: open }, now);
  return delistClosed(db, { source: source.name, externalIds: closed }, now);

  async function lookUp(posting: UnseenPosting): Promise<"open" | "closed" | "unknown"> {
    const address = { board: source.board, companyName: source.company_name };
    const listed = { ...nothingStated, ...posting };
    const detail = adapter.detail?.url(listed, address) ?? null;
    const url = detail ?? posting.url;
    if (url === null) return "unknown";
    // Only the service itself gets its key.
    const extras = detail === null ? {} : adapter.detail?.requestExtras?.(keys);
    const answer = await politeFetch(url, { ...extras, gap: adapter.policy.requestGap, signal });
    if (answer.outcome === "gone") return "closed";
    if (answer.outcome !== "ok") return "unknown";
    if (detail !== null) {
      const result = adapter.detail?.read(answer.body, listed, address);
      if (result?.ok) return "open";
      return result?.reason === "closed" ? "closed" : "unknown";
    }
    if (!isMarkup(answer.body)) return "unknown";
    const verdict = judgeWithoutMarkup(answer.body, [posting.title]);
    return verdict === "lost" ? "open" : verdict === "unknown" ? "unknown" : "closed";
  }
}
