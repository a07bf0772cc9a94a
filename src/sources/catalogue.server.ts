import { ensureSources, updatePolicy } from "../jobs/source-record.server.ts";
import { readDataFile } from "../platform/data-file/read-data-file.server.ts";
import type { Database } from "../platform/database/tables.ts";
import type { BoardAddress } from "./adapter.ts";
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

let known: readonly KnownBoard[] | undefined;

/** Lists the boards of the catalogue, `data/boards/boards.csv`. */
export function knownBoards(): readonly KnownBoard[] {
  known ??= readDataFile("boards/boards.csv", {
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
  return known;
}

/** A choice among boards. An empty list leaves the kind, the country or the trade open. */
export type BoardChoice = {
  /** Part of the employer's name or of the board's. */
  words: string;
  kinds: readonly string[];
  countries: readonly string[];
  trades: readonly string[];
};

/** Returns the boards of the catalogue that fit a choice. */
export function chooseBoards(choice: BoardChoice, boards = knownBoards()): KnownBoard[] {
  const words = choice.words.toLowerCase();
  const fits = (chosen: readonly string[], value: string) =>
    chosen.length === 0 || chosen.some((one) => one.toLowerCase() === value.toLowerCase());
  return boards.filter(
    ({ adapter, board, companyName, country, trade }) =>
      fits(choice.kinds, adapter) &&
      fits(choice.countries, country) &&
      fits(choice.trades, trade) &&
      `${companyName}\n${board}`.toLowerCase().includes(words),
  );
}

/** The sources of a fresh installation: the feeds of whole sites, and some boards of every trade. */
export function firstSources(): CatalogueEntry[] {
  const feeds = adapters.flatMap(({ name, defaultBoards }) =>
    defaultBoards.filter(({ board }) => board === "").map((address) => ({ adapter: name, ...address })),
  );
  return [...feeds, ...knownBoards().filter(({ isFirst }) => isFirst)];
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
  {
    now,
    entries = firstSources(),
    keys = {},
  }: { now: Date; entries?: readonly CatalogueEntry[]; keys?: SourceKeys },
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
