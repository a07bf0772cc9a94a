import { join } from "node:path";
import type { Clock } from "../clock/clock.ts";
import type { Config } from "../config/config.ts";
import type { Logger } from "../log/log.ts";
import { migrate, readMigrations } from "./migrate.server.ts";
import { openDatabase, type OpenedDatabase } from "./open-database.server.ts";

const migrations = join(import.meta.dirname, "../../../migrations");

/** Opens the database of the configuration for a command, and brings it up to date. The site may be running. */
export async function openForCommand(
  config: Pick<Config, "databaseUrl" | "dataDir">,
  { log, clock }: { log: Logger; clock: Clock },
): Promise<{ ok: true; opened: OpenedDatabase } | { ok: false; problem: string }> {
  const opening = await openDatabase({ ...config, log, role: "tool", clock });
  if (!opening.ok) return opening;
  const migrating = await migrate(opening.opened, await readMigrations(migrations));
  if (migrating.ok) return opening;
  await opening.opened.close();
  return migrating;
}
