import type { BoardAddress } from "./adapter.ts";
import { ensureSource, updatePolicy } from "../jobs/source-record.server.ts";
import type { Database } from "../platform/database/tables.ts";
import { adapterNamed, adapters } from "./adapters.ts";
import { hackerNews } from "./adapters/hackernews/hackernews.ts";
import { isCityName } from "./corpus/hacker-news/city-names.server.ts";
import type { FeedAdapter } from "./feed-adapter.ts";
import { missingKeys, type SourceKeys } from "./policies.ts";
import { policyColumns, sourceOfBoard } from "./source-of-board.ts";

/** A source to crawl on schedule. `board` is empty for a feed that covers a whole site. */
type CatalogueEntry = BoardAddress & { adapter: string };

/** The default boards of all adapters, which a fresh installation crawls. */
export const catalogue: readonly CatalogueEntry[] = adapters.flatMap(({ name, defaultBoards }) =>
  defaultBoards.map((address) => ({ adapter: name, ...address })),
);

/**
 * Adds the missing sources of the catalogue, to be crawled. A source that the operator disabled stays disabled. One that
 * needs a key is added once its variables are set.
 */
export async function seedSources(
  db: Database,
  entries: readonly CatalogueEntry[] = catalogue,
  keys: SourceKeys = {},
): Promise<void> {
  for (const entry of entries) {
    const adapter = adapterNamed(entry.adapter);
    if (adapter && missingKeys(adapter.policy, keys).length === 0)
      await ensureSource(db, sourceOfBoard(entry, adapter));
  }
  // Sources that were added earlier get the policy that their kind has now.
  for (const adapter of adapters) await updatePolicy(db, adapter.name, policyColumns(adapter.policy));
}

const hackerNewsWithCities = hackerNews(isCityName);

/** Returns the adapter of that name with everything that reading needs: Hacker News needs the names of all cities. */
export function adapterForReading(name: string): FeedAdapter | undefined {
  return name.toLowerCase() === hackerNewsWithCities.name ? hackerNewsWithCities : adapterNamed(name);
}
