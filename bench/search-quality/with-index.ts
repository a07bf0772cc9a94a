import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadGazetteer } from "../../src/places/gazetteer.server.ts";
import { rebuildOutdatedJobs } from "../../src/jobs/indexing/rebuild-outdated.server.ts";
import { migrate, readMigrations } from "../../src/platform/database/migrate.server.ts";
import { openDatabase } from "../../src/platform/database/open-database.server.ts";
import type { Database } from "../../src/platform/database/tables.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { importPostings } from "./import-postings.ts";
import { judgedAt } from "./judged-at.ts";

/**
 * Runs with an embedded database that holds the judged postings. It is made and deleted, or kept in `store`, whose jobs
 * are then only rebuilt.
 *
 * @param options.data holds `postings` and `feeds`; they are no part of this project.
 */
export async function withIndex<Result>(
  { data, store }: { data: string; store?: string | undefined },
  use: (db: Database) => Promise<Result>,
): Promise<Result> {
  const dataDir = store ?? (await mkdtemp(join(tmpdir(), "foothold-quality-")));
  const isFilled = store !== undefined && (await isFolder(join(store, "pgdata")));
  try {
    const opening = await openDatabase({
      databaseUrl: undefined,
      dataDir,
      log: createLog({ level: "warn" }),
      role: "tool",
    });
    if (!opening.ok) throw new Error(opening.problem);
    const { opened } = opening;
    try {
      const migrated = await migrate(opened, await readMigrations("migrations"));
      if (!migrated.ok) throw new Error(migrated.problem);
      if (isFilled) await rebuildOutdatedJobs(opened.background, { now: judgedAt });
      else await importPostings(opened, data, loadGazetteer());
      return await use(opened.background);
    } finally {
      await opened.close();
    }
  } finally {
    if (store === undefined) await rm(dataDir, { recursive: true, force: true });
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
