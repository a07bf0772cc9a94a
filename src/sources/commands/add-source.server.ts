import { findSource } from "../../jobs/find-source.server.ts";
import { ensureSource, type SourceRecord } from "../../jobs/source-record.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { PoliteFetch } from "../collect/polite-fetch.server.ts";
import { troubleText } from "../collect/trouble-text.ts";
import { sourceOfBoard } from "../source-of-board.ts";
import { recogniseAddress, understoodAddresses, type RecognisedAddress } from "./recognise-address.ts";

export type AddedSource =
  | { ok: true; source: SourceRecord }
  /** One sentence for the operator. */
  | { ok: false; problem: string };

/**
 * Adds the board or feed at an address, to be crawled on schedule. A page of an unknown site is fetched first, since
 * only that tells whether it lists jobs.
 *
 * @param wish.companyName the employer, if the board does not name it correctly
 */
export async function addSource(
  db: Database,
  wish: { address: string; companyName: string | null },
  { politeFetch }: { politeFetch: PoliteFetch },
): Promise<AddedSource> {
  const recognised = recogniseAddress(wish.address);
  if (recognised === null) return wrong(`${wish.address} is not a web address. ${understoodAddresses()}`);
  const { adapter, board } = recognised;
  const row = sourceOfBoard({ board, companyName: wish.companyName }, adapter);
  const known = await findSource(db, { name: row.name, adapter: adapter.name, board });
  if (known !== null) {
    const next = known.enabled ? `sources read ${known.name}` : `sources enable ${known.name}`;
    return wrong(
      `It already exists, as ${known.name}${known.enabled ? "" : ", switched off"}. See: npm run admin -- ${next}`,
    );
  }
  const problem = recognised.isCertain ? null : await problemOfPage(recognised, politeFetch);
  if (problem !== null) return wrong(problem);
  return { ok: true, source: await ensureSource(db, row) };
}

/** Returns why a page cannot be added, or null when it lists jobs. */
async function problemOfPage(
  { adapter, board }: RecognisedAddress,
  politeFetch: PoliteFetch,
): Promise<string | null> {
  const answer = await politeFetch(board);
  if (answer.outcome === "gone") return `${board} answered ${answer.status}: there is no such page.`;
  if (answer.outcome === "not-modified") return null;
  if (answer.outcome !== "ok") return `${board} could not be read. ${troubleText(answer)}`;
  const records = adapter.read(answer.body, { board, companyName: null });
  if (records.some((record) => record.ok)) return null;
  return `No adapter can read ${board}: it is not a known board, and the page has no job data that programs can read. ${understoodAddresses()}`;
}

function wrong(problem: string): AddedSource {
  return { ok: false, problem };
}
