import { ensureSource } from "../../jobs/source-record.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import { adapterNamed } from "../adapters.ts";
import { catalogue, type CatalogueEntry } from "../catalogue.ts";
import { sourceOfBoard } from "../source-of-board.ts";

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
