import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createLog } from "../log/log.ts";
import { dumpFolder } from "./embedded/dump-folder.server.ts";
import { rotateDumps } from "./rotate-dumps.server.ts";
import { openDatabase } from "./open-database.server.ts";
import type { OpenedDatabase } from "./open-database.server.ts";

const log = createLog({ level: "silent" });
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "foothold-test-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function open(dataDir: string): Promise<OpenedDatabase> {
  const opening = await openDatabase({ databaseUrl: undefined, dataDir, log, role: "server" });
  if (!opening.ok) throw new Error(opening.problem);
  return opening.opened;
}

it("dumps a database while it is being written to and keeps the last two dumps, each of which opens complete", async () => {
  const live = await open(folder);
  await live.executeSql("create table numbers (n int primary key, body text)");
  let written = 0;
  const end = new AbortController();
  const writer = (async () => {
    while (!end.signal.aborted) {
      await live.executeSql("insert into numbers values ($1, repeat('x', 1000))", [written + 1]);
      written++;
    }
  })();
  const dump = live.dump;
  if (!dump) throw new Error("an embedded database can be dumped");
  const before: number[] = [];
  const dumps = join(folder, "dumps");
  for (const day of [1, 2, 3]) {
    before.push(written);
    await rotateDumps(dump, { folder: dumps, keep: 2, now: new Date(`2026-01-0${day}T03:15:00Z`) });
  }
  end.abort();
  await writer;
  await live.close();

  expect((await readdir(dumps)).sort()).toEqual(["2026-01-02T03-15-00", "2026-01-03T03-15-00"]);
  const restored = join(folder, "restored");
  await cp(join(dumps, "2026-01-03T03-15-00"), join(restored, "pgdata"), { recursive: true });
  const copy = await open(restored);
  const { rows } = await copy.executeSql("select count(*) as count, max(n) as most from numbers");
  await copy.close();
  const [row] = rows as [{ count: number; most: number }];
  expect(row.count).toBe(row.most);
  expect(row.count).toBeGreaterThanOrEqual(before[2] ?? 0);
});

it("removes nothing when the new dump fails", async () => {
  const dumps = join(folder, "dumps");
  const failing = rotateDumps(() => Promise.reject(new Error("disk full")), {
    folder: dumps,
    keep: 2,
    now: new Date("2026-01-04T03:15:00Z"),
  });
  await expect(failing).rejects.toThrow("disk full");
  expect(await readdir(dumps)).toHaveLength(2);
});

it("leaves no copy when so much was written that its log no longer reaches back to its start", async () => {
  const live = await open(join(folder, "overtaken"));
  const target = join(folder, "copy");
  // The log has no file of this name any more.
  const labelfile = "START WAL LOCATION: 0/1 (file 0000000100000000000000FF)";
  const executeSql = async (text: string) => {
    const answer = await live.executeSql(text);
    return text.includes("pg_backup_stop") ? { rows: [{ labelfile }] } : answer;
  };
  await expect(dumpFolder(executeSql, join(folder, "overtaken", "pgdata"), target)).rejects.toThrow(
    "not whole",
  );
  await live.close();
  expect((await readdir(folder)).filter((name) => name.startsWith("copy"))).toEqual([]);
});
