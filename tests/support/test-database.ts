import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import { openEmbeddedDatabase } from "../../src/platform/database/embedded/embedded-database.server.ts";
import { openDatabase, openedResult, streamPools } from "../../src/platform/database/open-database.server.ts";
import type { OpenedDatabase } from "../../src/platform/database/open-database.server.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { withDatabase } from "./start-postgres.ts";

export type TestDatabase = Pick<
  OpenedDatabase,
  "db" | "searchDatabase" | "background" | "kind" | "joined" | "executeSql" | "close" | "healthy"
>;

/**
 * A fresh, migrated database: embedded, or a clone on PostgreSQL in the second run. Test files that import this run on
 * both. Opening one takes a few tenths of a second, so the tests of a file usually share one.
 *
 * @example
 * const database = await testDatabase();
 * afterAll(() => database.close());
 */
export async function testDatabase(): Promise<TestDatabase> {
  const log = createLog({ level: "warn" });
  const templateUrl = inject("templateUrl");
  return templateUrl === undefined ? openSnapshot(log) : cloneTemplate(templateUrl, log);
}

async function openSnapshot(log: ReturnType<typeof createLog>): Promise<TestDatabase> {
  const database = await openEmbeddedDatabase({ dataDir: undefined, snapshot: inject("snapshot"), log });
  const pools = streamPools((priority) => database.connect(priority), log);
  return openedResult({
    kind: "embedded",
    joined: false,
    pools,
    afterwards: () => database.close(),
  });
}

async function cloneTemplate(templateUrl: string, log: ReturnType<typeof createLog>): Promise<TestDatabase> {
  const template = new URL(templateUrl).pathname.slice(1);
  const name = `${template}_${randomBytes(6).toString("hex")}`;
  await administer(templateUrl, `create database ${name} template ${template}`);
  const opening = await openDatabase({
    databaseUrl: withDatabase(templateUrl, name),
    dataDir: "",
    log,
    role: "tool",
  });
  if (!opening.ok) throw new Error(opening.problem);
  const { opened: clone } = opening;
  return {
    ...clone,
    async close() {
      await clone.close();
      await administer(templateUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

async function administer(templateUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: withDatabase(templateUrl, "postgres") });
  await client.connect();
  await client.query(statement);
  await client.end();
}
