import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate, readMigrations } from "../../src/platform/database/migrate.server.ts";
import { openDatabase } from "../../src/platform/database/open-database.server.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { freePort } from "./free-port.ts";
import { spawnProgram } from "./spawn-program.ts";

/**
 * What a data folder begins with: nothing, the tables and nothing in them, or all that a site has after its first
 * start, the sample jobs too.
 */
export type Beginning = "nothing" | "tables" | "samples";

/** Where the folders to copy are, for every process of a run of tests. */
const prepared = "TEST_DATA_FOLDERS";

/**
 * A data folder of one's own. Making a database takes seconds, copying one does not: in a run that has called
 * `prepareDataFolders` it is a copy.
 */
export async function newDataFolder(beginning: Beginning): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "foothold-data-"));
  const from = process.env[prepared];
  if (beginning === "nothing") return folder;
  if (from !== undefined) await cp(join(from, beginning), folder, { recursive: true });
  else if (beginning === "tables") await makeTables(folder);
  return folder;
}

/** Makes the folders that the processes started from this one copy; gives where they are, to be removed. */
export async function prepareDataFolders(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "foothold-prepared-"));
  await makeTables(join(folder, "tables"));
  await cp(join(folder, "tables"), join(folder, "samples"), { recursive: true });
  const env = { DATA_DIR: join(folder, "samples"), PORT: String(await freePort()) };
  const site = spawnProgram("src/main.ts", [], { ...ownSite, ...env });
  await site.says(/ is ready at /);
  await site.end("SIGTERM");
  process.env[prepared] = folder;
  return folder;
}

/** Of a site that depends on nothing outside: it reads no sources and sends no mail. */
export const ownSite = {
  HOST: "localhost",
  COLLECT: "off",
  DATABASE_URL: "",
  PUBLIC_URL: "",
  SMTP_URL: "",
  MAIL_FROM: "",
  CONTACT_EMAIL: "",
};

async function makeTables(dataDir: string): Promise<void> {
  const log = createLog({ level: "warn" });
  const opening = await openDatabase({ databaseUrl: undefined, dataDir, log, role: "tool" });
  if (!opening.ok) throw new Error(opening.problem);
  const migrating = await migrate(opening.opened, await readMigrations("migrations"));
  await opening.opened.close();
  if (!migrating.ok) throw new Error(migrating.problem);
}
