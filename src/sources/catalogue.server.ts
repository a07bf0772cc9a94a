import { listSourceNames } from "../jobs/find-source.server.ts";
import { ensureSources, updatePolicy } from "../jobs/source-record.server.ts";
import { readDataFile } from "../platform/data-file/read-data-file.server.ts";
import type { Database } from "../platform/database/tables.ts";
import { wholeSite, type BoardAddress } from "./adapter.ts";
import { adapterNamed, adapters } from "./adapters.ts";
import { hackerNews } from "./adapters/hackernews/hackernews.ts";
import { isCityName } from "./corpus/hacker-news/city-names.server.ts";
import type { FeedAdapter } from "./feed-adapter.ts";
import { missingKeys, type SourceKeys } from "./policies.ts";
import { policyColumns, sourceOfBoard } from "./source-of-board.ts";

/** A source to crawl on schedule. `board` is empty for a feed that covers a whole site. */
type CatalogueEntry = BoardAddress & { adapter: string };

/** A board that the site knows and may read. */
export type KnownBoard = CatalogueEntry & {
  companyName: string;
  /** ISO code of the country of the employer's web address; empty for ".com" and others that name none. */
  country: string;
  /** The employer's trade in one word, such as "health"; empty when unknown. */
  trade: string;
  /** Whether a fresh installation reads it. */
  isFirst: boolean;
};

let catalogue: readonly KnownBoard[] | undefined;

/** Lists the boards of the catalogue, `data/boards/boards.csv`. */
export function knownBoards(): readonly KnownBoard[] {
  catalogue ??= readDataFile("boards/boards.csv", {
    kind: "text",
    board: "text",
    company: "text",
    country: "text",
    trade: "text",
    first: "text",
  }).map(({ kind, board, company, country, trade, first }) => ({
    adapter: kind,
    board,
    companyName: company,
    country,
    trade,
    isFirst: first === "yes",
  }));
  return catalogue;
}

/** A choice among boards. An empty list leaves the kind, the country or the trade open. */
export type BoardChoice = {
  /** Part of the employer's name or of the board's. */
  words: string;
  kinds: readonly string[];
  countries: readonly string[];
  trades: readonly string[];
  /** True for those alone that a fresh site reads. */
  isFirst: boolean;
};

/** Returns the boards of the catalogue that fit a choice. */
export function chooseBoards(choice: BoardChoice, boards = knownBoards()): KnownBoard[] {
  const words = choice.words.toLowerCase();
  const fits = (chosen: readonly string[], value: string) =>
    chosen.length === 0 || chosen.some((one) => one.toLowerCase() === value.toLowerCase());
  return boards.filter(
    ({ adapter, board, companyName, country, trade, isFirst }) =>
      (!choice.isFirst || isFirst) &&
      fits(choice.kinds, adapter) &&
      fits(choice.countries, country) &&
      fits(choice.trades, trade) &&
      `${companyName}\n${board}`.toLowerCase().includes(words),
  );
}

/** The sources of a fresh installation: the feeds of whole sites, and some boards of every trade. */
export function firstSources(): CatalogueEntry[] {
  return [...firstFeeds(), ...firstBoards()];
}

function firstFeeds(): CatalogueEntry[] {
  return adapters.flatMap(({ name, isFirst }) => (isFirst ? [{ adapter: name, ...wholeSite }] : []));
}

function firstBoards(): KnownBoard[] {
  return knownBoards().filter(({ isFirst }) => isFirst);
}

let names: ReadonlyMap<string, string> | undefined;

/** Returns the employer of a board, as the catalogue names it; null for a board that it does not have. */
export function nameOfBoard(adapter: string, board: string): string | null {
  const key = (kind: string, token: string) => `${kind}:${token}`.toLowerCase();
  names ??= new Map(knownBoards().map((one) => [key(one.adapter, one.board), one.companyName]));
  return names.get(key(adapter, board)) ?? null;
}

/**
 * Adds the sources that a site reads without being told: to a fresh one all of them, to an upgraded one only the feeds
 * of whole sites. Its operator chose its boards, so new ones wait for the command `sources enable --first`.
 *
 * @returns the number of first boards that the site does not have
 */
export async function seedFirstSources(
  db: Database,
  { now, keys }: { now: Date; keys: SourceKeys },
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const missing = await listMissingFirst(transaction);
    const isFresh = missing.length === firstBoards().length;
    await seedSources(transaction, { now, keys, entries: isFresh ? firstSources() : firstFeeds() });
    return isFresh ? 0 : missing.length;
  });
}

/** Lists the boards that a fresh site reads and this one does not know. */
export async function listMissingFirst(db: Database): Promise<KnownBoard[]> {
  const named = firstBoards().map((board) => ({ board, name: sourceNameOf(board)?.toLowerCase() ?? "" }));
  const known = await listSourceNames(
    db,
    named.map(({ name }) => name),
  );
  return named.flatMap(({ board, name }) => (known.has(name) ? [] : [board]));
}

/** Returns the name of the source that reads a board of the catalogue. */
export function sourceNameOf(board: KnownBoard): string | null {
  const adapter = adapterNamed(board.adapter);
  return adapter ? sourceOfBoard(board, adapter).name : null;
}

/** Boards that begin to be read on one day. */
export const dailyPortion = 600;
const day = 86_400_000;

/**
 * Adds the missing sources of the catalogue, to be crawled. A source that the operator disabled stays disabled. One that
 * needs a key is added once its variables are set. Of many new boards, a portion begins on each day, so that none of the
 * services has to answer for all at once.
 */
export async function seedSources(
  db: Database,
  { now, entries, keys = {} }: { now: Date; entries: readonly CatalogueEntry[]; keys?: SourceKeys },
): Promise<void> {
  const rows = entries.flatMap((entry, at) => {
    const adapter = adapterNamed(entry.adapter);
    const portion = Math.floor(at / dailyPortion);
    const due = portion === 0 ? null : new Date(now.getTime() + portion * day);
    const isReadable = adapter && missingKeys(adapter.policy, keys).length === 0;
    return isReadable ? [{ ...sourceOfBoard(entry, adapter), next_read_at: due }] : [];
  });
  await ensureSources(db, rows);
  // Sources that were added earlier get the policy that their kind has now. Pages have one each.
  for (const adapter of adapters)
    if (!adapter.readsAnyPage) await updatePolicy(db, adapter.name, policyColumns(adapter.policy));
}

const hackerNewsWithCities = hackerNews(isCityName);

/** Returns the adapter of that name with everything that reading needs: Hacker News needs the names of all cities. */
export function adapterForReading(name: string): FeedAdapter | undefined {
  return name.toLowerCase() === hackerNewsWithCities.name ? hackerNewsWithCities : adapterNamed(name);
}
