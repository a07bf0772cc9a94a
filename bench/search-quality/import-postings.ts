import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Gazetteer } from "../../src/places/gazetteer.ts";
import { understandRecords } from "../../src/jobs/understand-records.server.ts";
import type { OpenedDatabase } from "../../src/platform/database/open-database.server.ts";
import { databaseStore } from "../../src/sources/import/import-command.server.ts";
import { runImport } from "../../src/sources/import/run-import.server.ts";
import { judgedAt } from "./judged-at.ts";

/**
 * Imports the judged postings as the import command does: the data sets in `postings` and the recorded feeds in
 * `feeds/<adapter>`. The clock is the moment at which the searches are judged.
 */
export async function importPostings(
  { background }: OpenedDatabase,
  dataFolder: string,
  gazetteer: Gazetteer,
): Promise<void> {
  const clock = () => judgedAt;
  const store = {
    ...databaseStore(background, {
      clock,
      understand: ({ records, now, known }) =>
        Promise.resolve(understandRecords(records, { now, gazetteer, known })),
    }),
    batchSize: 200,
    lookAhead: 0,
    afterChange: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const world = {
    clock,
    output: { write: () => true },
    signal: new AbortController().signal,
    openStore: () => Promise.resolve({ ok: true as const, opened: store }),
  };
  const plain = { map: {}, dryRun: false, name: null, readAt: null, payUnit: null };
  await runImport({ ...plain, source: "postings", path: join(dataFolder, "postings") }, world);
  const feeds = await readdir(join(dataFolder, "feeds"));
  for (const adapter of feeds.toSorted())
    await runImport({ ...plain, source: adapter, path: join(dataFolder, "feeds", adapter) }, world);
  await sql`vacuum analyze`.execute(background);
}
