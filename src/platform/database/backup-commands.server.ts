import { cp, rename, rm, stat } from "node:fs/promises";
import { isAbsolute, join } from "node:path";
import type { Clock } from "../clock/clock.ts";
import type { CommandGroup, CommandOutcome } from "../command-line/command.ts";
import type { Config } from "../config/config.ts";
import { heldSentence, lockFolder } from "./embedded/folder-lock.server.ts";
import type { OpenedDatabase } from "./open-database.server.ts";
import { rotateDumps } from "./rotate-dumps.server.ts";

export type RestoreCommandServices = { config: Pick<Config, "databaseUrl" | "dataDir">; clock: Clock };
export type BackupCommandServices = RestoreCommandServices & Pick<OpenedDatabase, "dump">;

/** `npm run admin -- backup` */
export const backupCommands: CommandGroup<BackupCommandServices> = {
  name: "backup",
  summary: "a copy of the embedded database",
  commands: [
    {
      name: "",
      summary: "Copies the embedded database to a new folder of dumps, while the site runs or not",
      details:
        "The site makes such copies itself: once a day and before an update changes the database. It keeps the last two, and removes older ones when it makes the next.",
      examples: ["backup"],
      async run(_input, { config, clock, dump }) {
        if (!dump)
          return {
            ok: false,
            problem: 'This site uses PostgreSQL. Run: pg_dump --format=custom "$DATABASE_URL" > site.dump',
          };
        const options = { folder: dumpsOf(config), keep: Number.POSITIVE_INFINITY, now: clock() };
        let folder: string;
        try {
          folder = await rotateDumps(dump, options);
        } catch (error) {
          const why = error instanceof Error ? error.message : String(error);
          return { ok: false, problem: `The copy was not made: ${why}. Run the command again.` };
        }
        const name = folder.slice(dumpsOf(config).length + 1);
        return {
          ok: true,
          data: { folder },
          show: [
            `The copy is ${folder}. Copy it to another machine.`,
            `To restore it, stop the site and run: npm run admin -- restore ${name}`,
          ],
        };
      },
    },
  ],
};

/** `npm run admin -- restore`. It opens no database, because the one in the folder may be damaged. */
export const restoreCommands: CommandGroup<RestoreCommandServices> = {
  name: "restore",
  summary: "puts a copy in place of the embedded database",
  commands: [
    {
      name: "",
      summary: "Puts a copy in place of the embedded database; stop the site first",
      details:
        "The database that is replaced is kept beside the new one. Delete it when the restored site works.",
      operands: [
        { name: "copy", description: "the name of a folder in data/dumps, or the path of a folder" },
      ],
      examples: ["restore 2026-01-31T03-15-00"],
      run: (input, services) => restore(input.operand("copy"), services),
    },
  ],
};

const dumpsOf = ({ dataDir }: RestoreCommandServices["config"]): string => join(dataDir, "dumps");

async function restore(name: string, { config, clock }: RestoreCommandServices): Promise<CommandOutcome> {
  const { dataDir } = config;
  if (config.databaseUrl !== undefined)
    return {
      ok: false,
      problem:
        'This site uses PostgreSQL. Stop it and run: pg_restore --clean --if-exists --dbname="$DATABASE_URL" site.dump',
    };
  const copy = isAbsolute(name) || name.includes("/") ? name : join(dumpsOf(config), name);
  if (!(await isCompleteCopy(copy)))
    return {
      ok: false,
      problem: `${copy} is no complete copy of a database. Choose a folder of ${dumpsOf(config)}.`,
    };
  const now = clock();
  const locking = await lockFolder(dataDir, { role: "tool", now });
  if (!locking.ok)
    return {
      ok: false,
      problem: locking.reason === "held" ? heldSentence(dataDir, locking.holder) : locking.problem,
    };
  try {
    const place = join(dataDir, "pgdata");
    const before = `${place}.before-${now.toISOString().slice(0, 19).replaceAll(":", "-")}`;
    const unfinished = `${place}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await cp(copy, unfinished, { recursive: true });
    const wasThere = await exists(place);
    if (wasThere) await rename(place, before);
    await rename(unfinished, place);
    const kept = wasThere ? [`The database before is ${before}. Delete it when the site works.`] : [];
    return {
      ok: true,
      data: { copy, before: wasThere ? before : null },
      show: [`${copy} is in place. Start the site: it repairs the copy from the log in it.`, ...kept],
    };
  } finally {
    await locking.lock.release();
  }
}

/** A dump has its label only when all files before it were copied, and loses `.unfinished` at its end. */
async function isCompleteCopy(folder: string): Promise<boolean> {
  if (folder.endsWith(".unfinished")) return false;
  const files = ["PG_VERSION", "backup_label", "global/pg_control", "pg_wal"];
  return (await Promise.all(files.map((file) => exists(join(folder, file))))).every(Boolean);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
