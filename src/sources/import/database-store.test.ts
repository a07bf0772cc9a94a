import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { testDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { importArguments } from "../../../tests/support/import-arguments.ts";
import { databaseStore } from "./import-command.server.ts";
import { runImport } from "./run-import.server.ts";
import {
  openUnderstanding,
  type UnderstandingThreads,
} from "../understanding/understanding-threads.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
const batchSize = 5;
let database: TestDatabase;
let threads: UnderstandingThreads;
let folder: string;
let file: string;
let said: string;

beforeAll(async () => {
  database = await testDatabase();
  threads = openUnderstanding(2);
  folder = mkdtempSync(join(tmpdir(), "import-store-"));
  file = join(folder, "trades.csv");
});
afterAll(async () => {
  await threads.close();
  await database.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  for (const table of ["postings", "jobs", "sources", "rejected_records", "search_words"] as const)
    await database.db.deleteFrom(table).execute();
  said = "";
});

const done = { ok: true, status: 0 };

/** Runs the command over the file, parsing ahead as usual. */
function run(
  afterStored: (batches: number) => void = () => {},
  stop = new AbortController(),
  options: string[] = [],
) {
  const store = databaseStore(database.background, { clock: () => now, understand: threads.understand });
  let batches = 0;
  const wanted = importArguments(["postings", file, ...options], now);
  return runImport(wanted.ok ? wanted.arguments : expect.fail(), {
    clock: () => now,
    output: { write: (text: string) => (said += text) },
    signal: stop.signal,
    openStore: () =>
      Promise.resolve({
        ok: true,
        opened: {
          batchSize,
          lookAhead: 3,
          async prepare(source, batch, readAt) {
            const storeIt = await store.prepare(source, batch, readAt);
            return async () => {
              const stored = await storeIt();
              afterStored(++batches);
              return stored;
            };
          },
          afterChange: () => Promise.resolve(),
          close: () => Promise.resolve(),
        },
      }),
  });
}

function writeTrades(rows: readonly (readonly [id: number, title: string])[]) {
  const lines = rows.map(([id, title]) => `${id},${title},Crumb & Sons ${id},"We need a ${title} of note."`);
  writeFileSync(file, ["id,title,company,description", ...lines].join("\n"));
}

const trades = Array.from({ length: 32 }, (_, index) => [index, `Trade ${index}`] as const);

async function storedIds() {
  const rows = await database.db.selectFrom("postings").select("external_id").orderBy("id").execute();
  return rows.map((row) => Number(row.external_id));
}

/** The index without the times of import. */
async function readIndex() {
  const jobs = database.db.selectFrom("jobs").select(["title", "company", "search"]).orderBy("title");
  const words = database.db.selectFrom("search_words").selectAll().orderBy("word");
  return [await jobs.execute(), await words.execute()];
}

it("stores in the order of the file, and keeps the last of several records with one id, even across batches", async () => {
  writeTrades([...trades.slice(0, 12), [3, "Trade three"], ...trades.slice(12)]);
  expect(await run()).toMatchObject(done);
  expect(await storedIds()).toEqual(trades.map(([id]) => id));
  expect(said).toMatch(/added +32\nupdated +1\nunchanged +0/);
  const titles = database.db.selectFrom("postings").select("title").where("external_id", "=", "3");
  expect(await titles.execute()).toEqual([{ title: "Trade three" }]);
});

it("stops between batches with nothing half stored, and a second run completes the import", async () => {
  writeTrades(trades);
  await run();
  const inOneGo = await readIndex();
  for (const table of ["postings", "jobs", "search_words"] as const)
    await database.db.deleteFrom(table).execute();

  const stop = new AbortController();
  await run((batches) => batches === 2 && stop.abort(), stop);
  expect(await storedIds()).toEqual(trades.slice(0, 10).map(([id]) => id));
  expect(said).toContain("To go on, run the same command again");
  said = "";
  expect(await run()).toMatchObject(done);
  expect(said).toMatch(/added +22\nupdated +0\nunchanged +10/);
  expect(await readIndex()).toEqual(inOneGo);
});

it("ends with the error of a batch; earlier batches are stored, later ones are not", async () => {
  writeTrades(trades);
  await database.executeSql(`alter table postings add constraint no_thirteen check (title <> 'Trade 13')`);
  await expect(run()).rejects.toThrow("no_thirteen");
  await database.executeSql("alter table postings drop constraint no_thirteen");
  expect(await storedIds()).toEqual(trades.slice(0, 10).map(([id]) => id));
  const jobs = await sql<{ jobs: number }>`select count(*) as jobs from jobs`.execute(database.db);
  expect(jobs.rows).toEqual([{ jobs: 10 }]);

  expect(await run()).toMatchObject(done);
  expect(await storedIds()).toEqual(trades.map(([id]) => id));
});

it("keeps every bad record of batches parsed ahead, with its reason", async () => {
  writeTrades(trades.map(([id, title]) => [id, id % 4 === 0 ? "" : title]));
  expect(await run()).toMatchObject(done);
  const rejected = database.db.selectFrom("rejected_records").select(["reason"]).select("external_id");
  const rows = await rejected.orderBy("id").execute();
  expect(rows.map((row) => [Number(row.external_id), row.reason])).toEqual(
    [0, 4, 8, 12, 16, 20, 24, 28].map((id) => [id, "no-title"]),
  );
  expect(said).toMatch(/added +24\n.*\n.*\nrejected +8/);
});

it("keeps two files of one name apart, and recognises each of them the next time", async () => {
  writeTrades(trades.slice(0, 3));
  const elsewhere = join(mkdtempSync(join(folder, "other-")), "trades.csv");
  writeFileSync(elsewhere, "id,title,company\n0,Cook,Crumb & Sons\n1,Baker,Crumb & Sons");
  const ours = file;
  await run();
  file = elsewhere;
  await run();
  expect(await storedIds()).toEqual([0, 1, 2, 0, 1]);
  said = "";
  await run();
  expect(said).toMatch(/added +0\nupdated +0\nunchanged +2/);
  file = ours;
  said = "";
  await run();
  expect(said).toMatch(/added +0\nupdated +0\nunchanged +3/);
  const sources = await database.db.selectFrom("sources").select(["name", "label"]).orderBy("name").execute();
  expect(sources.map(({ label }) => label)).toEqual(["trades", "trades (2)"]);
});

it("counts relative dates from the moment at which the file was recorded", async () => {
  writeFileSync(
    file,
    'id,title,company,posted\n1,Cook,Crumb & Sons,3 days ago\n2,Baker,Crumb & Sons,"Posted 10 May"',
  );
  expect(await run(() => {}, new AbortController(), ["--read-at", "2021-05-12"])).toMatchObject(done);
  const dates = database.db.selectFrom("postings").select("posted_at").orderBy("external_id");
  expect((await dates.execute()).map((row) => row.posted_at?.toISOString().slice(0, 10))).toEqual([
    "2021-05-09",
    "2021-05-10",
  ]);
});

it("closes the stored postings that a later file says are closed, and no others", async () => {
  const write = (states: string[]) =>
    writeFileSync(
      file,
      [
        "id,title,company,active",
        ...states.map((state, id) => `${id},Trade ${id},Crumb & Sons ${id},${state}`),
        "9,Baker,Never Stored,false",
      ].join("\n"),
    );
  write(["true", "true", "true"]);
  await run();
  said = "";
  write(["true", "false", "false"]);
  await run();
  expect(said).toMatch(/unchanged +1\nclosed +2\n/);
  const stored = database.db.selectFrom("postings").select(["external_id", "gone_at"]).orderBy("external_id");
  expect(await stored.execute()).toEqual([
    { external_id: "0", gone_at: null },
    { external_id: "1", gone_at: now },
    { external_id: "2", gone_at: now },
  ]);
  said = "";
  write(["true", "true", "false"]);
  await run();
  expect(said).toMatch(/updated +1\nunchanged +1\nrejected/);
});

it("counts every record of a file, also those that repeat an id in one batch", async () => {
  writeTrades([...trades.slice(0, 3), [1, "Trade one"], [1, "Trade uno"]]);
  await run();
  expect(said).toMatch(/records read +5\nadded +3\nupdated +0\nunchanged +0\nrepeated ids +2/);
});

it("repairs UTF-8 that was decoded as Windows-1252", async () => {
  writeFileSync(file, "id,title,company\n1,CafÃ© Manager â€“ ZÃ¼rich,Müller Söhne");
  await run();
  const stored = database.db.selectFrom("postings").select(["title", "company"]);
  expect(await stored.execute()).toEqual([{ title: "Café Manager – Zürich", company: "Müller Söhne" }]);
});

it("rejects a batch that breaks its thread, and parses the next one", async () => {
  const broken = { records: null as never, now, known: new Set<string>() };
  await expect(threads.understand(broken)).rejects.toThrow("ended");
  expect(await threads.understand({ ...broken, records: [] })).toEqual({ prepared: [], rejected: [] });
});
