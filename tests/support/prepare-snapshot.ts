import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import packageJson from "../../package.json" with { type: "json" };
import { openEmbeddedDatabase } from "../../src/platform/database/embedded/embedded-database.server.ts";
import { migrate, readMigrations } from "../../src/platform/database/migrate.server.ts";
import { openedResult, streamPools } from "../../src/platform/database/open-database.server.ts";
import { createLog } from "../../src/platform/log/log.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Path of a snapshot of a migrated embedded database. */
    snapshot: string;
  }
}

/** Global set-up of the run on the embedded database: a migrated snapshot, rebuilt when a migration changes. */
export default async function setup(project: TestProject): Promise<void> {
  const migrations = await readMigrations("migrations");
  const content = [
    packageJson.dependencies["@electric-sql/pglite"],
    ...migrations.map((migration) => migration.checksum),
  ].join(" ");
  const name = createHash("sha256").update(content).digest("hex").slice(0, 16);
  const folder = "node_modules/.cache/foothold";
  const path = join(folder, `migrated-${name}.tar`);
  if (!existsSync(path)) {
    await mkdir(folder, { recursive: true });
    const log = createLog({ level: "warn" });
    const database = await openEmbeddedDatabase({ dataDir: undefined, log });
    const pools = streamPools((priority) => database.connect(priority), log);
    const fresh = openedResult({ kind: "embedded", joined: false, pools });
    const done = await migrate(fresh, migrations);
    if (!done.ok) throw new Error(done.problem);
    // When several runs do this at once, the last one wins with the same content.
    await database.snapshot(`${path}.${process.pid}`);
    await rename(`${path}.${process.pid}`, path);
    await fresh.close();
    await database.close();
  }
  project.provide("snapshot", path);
}
