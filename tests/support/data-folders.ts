import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate, readMigrations } from "../../src/platform/database/migrate.server.ts";
import { openDatabase } from "../../src/platform/database/open-database.server.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { freePort } from "./free-port.ts";
import { spawnProgram } from "./spawn-program.ts";

/**
 * The initial content of a data folder: nothing, empty tables, or everything that a site has after its first start,
 * including the sample jobs.
 */
export type Beginning = "nothing" | "tables" | "samples";

/** Environment variable with the location of the folders to copy, for every process of a test run. */
const prepared = "TEST_DATA_FOLDERS";

/**
 * Creates a separate data folder. Making a database takes seconds, and copying one does not. In a run that has prepared
 * folders, it is a copy.
 */
export async function newDataFolder(beginning: Beginning): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "foothold-data-"));
  const from = process.env[prepared];
  if (beginning === "nothing") return folder;
  if (from !== undefined) await cp(join(from, beginning), folder, { recursive: true });
  else if (beginning === "tables") await makeTables(folder);
  return folder;
}

/** Makes the folder "tables", which tests copy. Returns its location, for the caller to remove. */
export async function prepareTables(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "foothold-prepared-"));
  await makeTables(join(folder, "tables"));
  process.env[prepared] = folder;
  return folder;
}

/** Makes the folders "tables" and "samples". Returns their location, for the caller to remove. */
export async function prepareDataFolders(): Promise<string> {
  const folder = await prepareTables();
  await cp(join(folder, "tables"), join(folder, "samples"), { recursive: true });
  const env = { DATA_DIR: join(folder, "samples"), PORT: String(await freePort()) };
  const site = spawnProgram("src/main.ts", [], { ...ownSite, ...env });
  await site.says(/ is ready at /);
  await site.end("SIGTERM");
  return folder;
}

/** Settings of a site without outside dependencies: it crawls no sources and sends no mail. */
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
