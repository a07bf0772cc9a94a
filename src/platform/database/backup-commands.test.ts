import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCommand } from "../../../tests/support/run-command.ts";
import { createLog } from "../log/log.ts";
import { backupCommands, restoreCommands } from "./backup-commands.server.ts";
import { openDatabase, type OpenedDatabase } from "./open-database.server.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "foothold-test-"));
});
afterAll(() => rm(dataDir, { recursive: true }));

async function open(role: "server" | "tool"): Promise<OpenedDatabase> {
  const log = createLog({ level: "silent" });
  const opening = await openDatabase({ databaseUrl: undefined, dataDir, log, role });
  if (!opening.ok) throw new Error(opening.problem);
  return opening.opened;
}

async function admin(
  words: string[],
  { dump, databaseUrl }: { dump?: OpenedDatabase["dump"]; databaseUrl?: string },
) {
  const services = {
    config: { dataDir, databaseUrl },
    clock: () => new Date("2026-01-31T03:15:00Z"),
    dump,
  };
  const group = words[0] === "backup" ? backupCommands : restoreCommands;
  const { status, said, complained } = await runCommand(group, services, ...words);
  return { status, said: said + complained };
}

it("backs up the database of a running site through its socket, and restores it once the site is stopped", async () => {
  const site = await open("server");
  await site.executeSql("create table numbers (n int primary key); insert into numbers values (1)");
  const tool = await open("tool");
  expect(tool.joined).toBe(true);
  expect(await admin(["backup"], { dump: tool.dump })).toMatchObject({ status: 0 });
  await tool.close();
  await site.executeSql("insert into numbers values (2)");

  const held = await admin(["restore", "2026-01-31T03-15-00"], {});
  expect(held).toMatchObject({ status: 1 });
  expect(held.said).toContain("is in use by process");
  await site.close();

  expect(await admin(["restore", "2026-01-31T03-15-00"], {})).toMatchObject({ status: 0 });
  expect((await readdir(dataDir)).sort()).toMatchObject(
    expect.arrayContaining(["dumps", "pgdata", "pgdata.before-2026-01-31T03-15-00"]),
  );
  const restored = await open("server");
  const { rows } = await restored.executeSql("select n from numbers");
  await restored.close();
  expect(rows).toEqual([{ n: 1 }]);
});

it("refuses what is no copy, and names the commands of PostgreSQL", async () => {
  expect((await admin(["restore", "2020-01-01T00-00-00"], {})).said).toContain("is no complete copy");
  expect((await admin(["backup"], {})).said).toContain("pg_dump --format=custom");
  expect((await admin(["restore", "x"], { databaseUrl: "postgresql://x" })).said).toContain("pg_restore");
});

it("says why a copy was not made", async () => {
  const dump = () => Promise.reject(new Error("ENOSPC: no space left on device"));
  const { status, said } = await admin(["backup"], { dump });
  expect(status).toBe(1);
  expect(said).toBe("The copy was not made: ENOSPC: no space left on device. Run the command again.\n");
});
