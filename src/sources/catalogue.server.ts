import type { BoardAddress } from "./adapter.ts";
import { ensureSource } from "../jobs/source-record.server.ts";
import type { Database } from "../platform/database/tables.ts";
import { adapterNamed, adapters } from "./adapters.ts";
import { sourceOfBoard } from "./source-of-board.ts";

/** A source to crawl on schedule. `board` is empty for a feed that covers a whole site. */
type CatalogueEntry = BoardAddress & { adapter: string };

/** The default boards of all adapters, which a fresh installation crawls. */
export const catalogue: readonly CatalogueEntry[] = adapters.flatMap(({ name, defaultBoards }) =>
  defaultBoards.map((address) => ({ adapter: name, ...address })),
);

/**
 * Adds the missing sources of the catalogue, to be crawled. A source that the operator disabled stays disabled.
 */
export async function seedSources(
  db: Database,
  entries: readonly CatalogueEntry[] = catalogue,
): Promise<void> {
  for (const entry of entries) {
    const adapter = adapterNamed(entry.adapter);
    if (adapter) await ensureSource(db, sourceOfBoard(entry, adapter));
  }
}
