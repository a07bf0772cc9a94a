import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Kysely, Transaction } from "kysely";
import type { OpenedDatabase } from "./open-database.server.ts";
import type { Tables } from "./tables.ts";

export type Migration = {
  /** File name without `.sql`. Migrations are applied in the order of their names. */
  name: string;
  sql: string;
  checksum: string;
};

export type MigrateResult = { ok: true; applied: string[] } | { ok: false; problem: string };

/** The advisory lock of migrations. When many processes start, one applies them and the others wait. */
const lockNumber = 4_607_182_418;

/** Reads the `*.sql` files of a folder in the order of their names. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (file) => {
      // A checkout on Windows may have other line endings, which do not count as a change.
      const text = (await readFile(join(folder, file), "utf8")).replaceAll("\r\n", "\n");
      const checksum = createHash("sha256").update(text).digest("hex");
      return { name: file.slice(0, -".sql".length), sql: text, checksum };
    }),
  );
}

/**
 * Brings the database up to date. Each migration runs in its own transaction and is recorded with its checksum. Stops
 * with one sentence when an applied migration was changed or is missing. Also stops when this process only joined a
 * running server, which expects the tables as they are.
 *
 * @param beforeChange runs before the first change of a database that has data, and stops all changes if it rejects
 *
 * @example
 * const done = await migrate(opened, await readMigrations("migrations"));
 */
export async function migrate(
  database: Pick<OpenedDatabase, "background" | "joined">,
  migrations: Migration[],
  { beforeChange }: { beforeChange?: () => Promise<void> } = {},
): Promise<MigrateResult> {
  const db = database.background;
  await db.transaction().execute(async (tx) => {
    await takeLock(tx);
    await sql`create table if not exists applied_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(
      tx,
    );
  });

  const done = await readApplied(db);
  const problem = findProblem(migrations, done);
  if (problem) return { ok: false, problem };
  const pending = migrations.filter((migration) => !done.has(migration.name));
  if (pending.length > 0 && database.joined) {
    return {
      ok: false,
      problem: "The running server has an older database than this program. Restart the server first.",
    };
  }

  if (pending.length > 0 && done.size > 0) {
    try {
      await beforeChange?.();
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      return {
        ok: false,
        problem: `The database could not be copied before its update, so nothing was changed (${words}). Check the free space of the disk and start again.`,
      };
    }
  }

  const applied: string[] = [];
  for (const migration of pending) {
    await db.transaction().execute(async (tx) => {
      await takeLock(tx);
      if ((await readApplied(tx)).has(migration.name)) return;
      await sql.raw(migration.sql).execute(tx);
      await sql`insert into applied_migrations (name, checksum)
        values (${migration.name}, ${migration.checksum})`.execute(tx);
      applied.push(migration.name);
    });
  }
  return { ok: true, applied };
}

async function takeLock(tx: Transaction<Tables>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx);
}

async function readApplied(db: Kysely<Tables>): Promise<Map<string, string>> {
  const { rows } = await sql<{
    name: string;
    checksum: string;
  }>`select name, checksum from applied_migrations`.execute(db);
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function findProblem(migrations: Migration[], applied: Map<string, string>): string | undefined {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  for (const [name, checksum] of applied) {
    if (!known.has(name)) {
      return (
        `The database has the migration ${name}, which this program does not know. ` +
        "Start the newer version that made it, or restore a dump from before."
      );
    }
    if (known.get(name) !== checksum) {
      return (
        `The migration ${name} was changed after it had been applied. ` +
        "Put the file back as it was and write the change as a new migration."
      );
    }
  }
  return undefined;
}
