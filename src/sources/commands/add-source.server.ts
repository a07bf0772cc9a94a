import { findSource } from "../../jobs/find-source.server.ts";
import { ensureSource, type SourceRecord } from "../../jobs/source-record.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import { adapters } from "../adapters.ts";
import { boardsOnPage, type Board } from "../boards-on-page.ts";
import type { PoliteFetch } from "../collect/polite-fetch.server.ts";
import { refusedSiteOf } from "../refused-sites.ts";
import { troubleText } from "../collect/trouble-text.ts";
import { nameOfBoard } from "../catalogue.server.ts";
import { sourceOfBoard } from "../source-of-board.ts";
import { recogniseAddress, understoodAddresses, type RecognisedAddress } from "./recognise-address.ts";

export type AddedSource =
  /** `onPage`: the page that led to the board; null if the address is its own. */
  | { ok: true; source: SourceRecord; onPage: string | null }
  /** One sentence for the operator. */
  | { ok: false; problem: string };

/**
 * Adds the board or feed at an address, to be crawled on schedule. A page of an unknown site is fetched first, since
 * only that tells whether it lists jobs. If it has no job data but embeds or links to one board, that board is added.
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
  if (recognised.adapter.policy.isLiveOnly)
    return wrong(`${recognised.adapter.label} allows live searches only: its answers may not be stored.`);
  const refusedSite = refusedSiteOf(recognised.board);
  if (refusedSite !== null) return wrong(`${refusedSite.name} is not read. ${refusedSite.reason}`);
  if (recognised.isCertain) return addBoard(db, recognised, wish.companyName, null);
  const known = await problemIfKnown(db, recognised);
  if (known !== null) return known;
  const page = await readPageOf(recognised, politeFetch);
  if (!page.ok) return page;
  return addBoard(db, page.board ?? recognised, wish.companyName, page.board ? recognised.board : null);
}

async function addBoard(
  db: Database,
  { adapter, board }: Board,
  companyName: string | null,
  onPage: string | null,
): Promise<AddedSource> {
  const known = await problemIfKnown(db, { adapter, board });
  if (known !== null) return known;
  const named = { board, companyName: companyName ?? nameOfBoard(adapter.name, board) };
  return { ok: true, onPage, source: await ensureSource(db, sourceOfBoard(named, adapter)) };
}

async function problemIfKnown(db: Database, { adapter, board }: Board) {
  const row = sourceOfBoard({ board, companyName: null }, adapter);
  const known = await findSource(db, { name: row.name, adapter: adapter.name, board });
  if (known === null) return null;
  const next = known.enabled ? `sources read ${known.name}` : `sources enable ${known.name}`;
  return wrong(
    `It already exists, as ${known.name}${known.enabled ? "" : ", switched off"}. See: npm run admin -- ${next}`,
  );
}

/** Reads whether a page lists jobs, or which board it leads to. */
async function readPageOf(
  { adapter, board }: RecognisedAddress,
  politeFetch: PoliteFetch,
): Promise<{ ok: true; board: Board | null } | { ok: false; problem: string }> {
  const answer = await politeFetch(board);
  if (answer.outcome === "gone") return wrong(`${board} answered ${answer.status}: there is no such page.`);
  if (answer.outcome === "not-modified") return { ok: true, board: null };
  if (answer.outcome !== "ok") return wrong(`${board} could not be read. ${troubleText(answer)}`);
  const owner = adapters.find((one) => one.ownsFeed?.(answer.body) === true);
  if (owner) return { ok: true, board: { adapter: owner, board: new URL(answer.url).hostname } };
  const records = adapter.read(answer.body, { board, companyName: null });
  if (records.some((record) => record.ok)) return { ok: true, board: null };
  const closed = records.find((record) => !record.ok && record.reason === "closed");
  if (closed) return wrong(`The job at ${board} is closed, so there is nothing to read.`);
  const [found, ...others] = boardsOnPage(answer.body);
  if (found !== undefined && others.length === 0) return { ok: true, board: found };
  if (found !== undefined) {
    const names = [found, ...others]
      .slice(0, 5)
      .map((one) => sourceOfBoard({ ...one, companyName: null }, one.adapter).name);
    return wrong(
      `${board} leads to several boards: ${names.join(", ")}. Add the one you want by its own address.`,
    );
  }
  return wrong(
    `No adapter can read ${board}: it is not a known board, and the page has no job data that programs can read. ${understoodAddresses()}`,
  );
}

function wrong(problem: string): { ok: false; problem: string } {
  return { ok: false, problem };
}
