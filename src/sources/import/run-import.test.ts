import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { importArguments } from "../../../tests/support/import-arguments.ts";
import { runCommand } from "../../../tests/support/run-command.ts";
import type { RecordResult } from "../../jobs/posting.ts";
import { readConfig } from "../../platform/config/config.ts";
import { importCommand } from "./import-command.server.ts";
import { runImport } from "./run-import.server.ts";
import { type ImportSource, sourceOfImport } from "./source-of-import.ts";

let folder: string;
let written: string;
let stored: RecordResult[][];
let source: ImportSource | null;
let sources: Set<string>;
let isClosed: boolean;
let changes: number;
let stop: AbortController;
let now: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "import-"));
  written = "";
  stored = [];
  source = null;
  sources = new Set();
  isClosed = false;
  changes = 0;
  stop = new AbortController();
  now = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the command with a store that records its batches, each taking `batchMs`. */
async function run(
  argv: string[],
  { isTTY = false, batchMs = 0, lookAhead = 2, repeated = 0, afterBatch = () => {} } = {},
) {
  const read = importArguments(argv, new Date(now));
  if (!read.ok) return 2;
  const outcome = await runImport(read.arguments, {
    openStore: () => {
      const opened = {
        batchSize: 200,
        lookAhead,
        prepare: (wanted: ImportSource, batch: RecordResult[]) =>
          Promise.resolve(() => {
            source = wanted;
            sources.add(wanted.name);
            stored.push(batch);
            now += batchMs;
            afterBatch();
            const rejected = batch.flatMap((result) => (result.ok ? [] : [result]));
            return Promise.resolve({
              added: batch.length - rejected.length,
              updated: 0,
              unchanged: 0,
              repeated,
              gone: 0,
              rejected,
            });
          }),
        afterChange: () => {
          changes += 1;
          return Promise.resolve();
        },
        close: () => {
          isClosed = true;
          return Promise.resolve();
        },
      };
      return Promise.resolve({ ok: true as const, opened });
    },
    output: { write: (text: string) => (written += text), isTTY },
    clock: () => new Date(now),
    signal: stop.signal,
  });
  if (outcome.ok && "status" in outcome) return outcome.status;
  written += outcome.ok ? "" : outcome.problem;
  return 1;
}

function file(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

function titles() {
  return stored.flat().map((result) => (result.ok ? result.raw.title : result.reason));
}

const csv = "title,company,colour\nBaker,Crumb,red\n,Crumb,blue\nCook,,green\n";

describe("runImport", () => {
  it("stores the records of a data set and reports columns, counts and every rejected record", async () => {
    expect(await run(["postings", file("uk jobs.csv", csv)])).toBe(0);
    expect(titles()).toEqual(["Baker", "no-title", "Cook"]);
    expect(source).toMatchObject({ name: "corpus:uk-jobs", label: "uk jobs", enabled: false });
    expect(written).toMatch(/title +title\n +company +company\n +not used +colour/);
    expect(written).toMatch(
      /files +1\nrecords read +3\nadded +2\nupdated +0\nunchanged +0\nrejected +1\n {2}no-title +1/,
    );
    expect(written).toMatch(
      /Rejected records:\n {2}no-title .*: The record has no title\. \[.*uk jobs\.csv\] ,Crumb,blue/,
    );
    expect(isClosed).toBe(true);
    expect(changes).toBe(1);
  });

  it("says nothing of a change after an import that stored nothing", async () => {
    await run(["postings", file("a.csv", "title,company\n,Crumb\n")]);
    expect(stored).toHaveLength(1);
    expect(changes).toBe(0);
  });

  it("stores nothing in a dry run", async () => {
    expect(await run(["postings", file("a.csv", csv), "--dry-run"])).toBe(0);
    expect(source).toBeNull();
    expect(written).toMatch(/would be stored +2\nrejected +1/);
  });

  it("prints only JSON for other programs", async () => {
    const config = readConfig({});
    const services = { config: config.ok ? config.config : expect.fail(), clock: () => new Date(0) };
    const words = ["import", "postings", file("a.csv", csv), "--dry-run", "--json"];
    const { status, said } = await runCommand(importCommand, services, ...words);
    expect(status).toBe(0);
    expect(JSON.parse(said)).toMatchObject({ files: 1, read: 3, rejectedBy: { "no-title": 1 } });
  });

  it("reads a folder and its subfolders, sorted, without hidden files", async () => {
    mkdirSync(join(folder, "b"));
    file("z.jsonl", '{"title":"Zoologist"}');
    file(".hidden.jsonl", '{"title":"Spy"}');
    file("b/a.jsonl.gz", gzipSync('{"title":"Baker"}'));
    file("a.json", '[{"title":"Actor"}]');
    symlinkSync(folder, join(folder, "b", "round"));
    expect(await run(["postings", folder, "--name", "All of them"])).toBe(0);
    expect(titles()).toEqual(["Actor", "Baker", "Zoologist"]);
    // The ids of two files are unrelated.
    expect([...sources]).toEqual([
      "corpus:all-of-them-a-json",
      "corpus:all-of-them-a-jsonl-gz",
      "corpus:all-of-them-z-jsonl",
    ]);
  });

  it("keeps files of one name apart, also if only their endings differ", async () => {
    for (const shop of ["north", "south"]) {
      mkdirSync(join(folder, shop));
      file(`${shop}/jobs.csv`, csv);
    }
    file("jobs.jsonl", '{"title":"Zoologist"}');
    expect(await run(["postings", folder])).toBe(0);
    expect([...sources]).toEqual(["corpus:jobs", "corpus:north-jobs", "corpus:south-jobs"]);
    sources.clear();
    expect(await run(["postings", folder, "--name", "Shops"])).toBe(0);
    expect([...sources]).toEqual([
      "corpus:shops-jobs-jsonl",
      "corpus:shops-north-jobs-csv",
      "corpus:shops-south-jobs-csv",
    ]);
  });

  it("counts records that repeat an id", async () => {
    expect(await run(["postings", file("a.csv", csv)], { repeated: 1 })).toBe(0);
    expect(written).toMatch(/unchanged +0\nrepeated ids +1\nrejected +1/);
  });

  it("reads recorded feeds by their adapter, and web pages", async () => {
    const feed = readFileSync(new URL("../adapters/greenhouse/greenhouse.fixture.json", import.meta.url));
    expect(await run(["greenhouse", file("board.json", feed)])).toBe(0);
    expect(titles()).toEqual([
      "Head Baker",
      "Payroll Clerk",
      "not-an-opening",
      "no-title",
      "not-an-object",
      "no-id",
    ]);
    expect(source).toMatchObject({ name: "greenhouse", adapter: "greenhouse", enabled: false });
    stored = [];
    const page = readFileSync(new URL("../jsonld/jsonld.fixture.html", import.meta.url));
    expect(await run(["jsonld", file("page.html", page)])).toBe(0);
    expect(titles()).toEqual(["Lighthouse Keeper & Gardener"]);
    expect(await run(["remotive", file("r.json", '{"jobs":[]}')])).toBe(1);
    expect(sourceOfImport("remotive", null, null)).toMatchObject({ name: "remotive", enabled: true });
  });

  it("carries on after a file that cannot be read, and fails only when nothing could be", async () => {
    file("a.csv", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]));
    file("b.csv", csv);
    file("c.csv", "");
    expect(await run(["postings", folder])).toBe(0);
    expect(titles()).toEqual(["unreadable", "Baker", "no-title", "Cook", "unreadable"]);
    rmSync(join(folder, "b.csv"));
    expect(await run(["postings", folder])).toBe(1);
    expect(await run(["lever", file("cut.json", '[{"id":"1","text":"Ba')])).toBe(1);
    expect(written).toMatch(/truncated +1/);
  });

  it("says what is missing before it opens anything", async () => {
    expect(await run(["postings", join(folder, "nowhere.csv")])).toBe(1);
    expect(written).toMatch(/there is no such file/);
    expect(await run(["postings", folder])).toBe(1);
    expect(written).toMatch(/no files in/);
    expect(source).toBeNull();
  });

  it("reports why the store cannot be opened", async () => {
    const wanted = importArguments(["postings", file("a.csv", csv)], new Date(0));
    const outcome = await runImport(wanted.ok ? wanted.arguments : expect.fail(), {
      openStore: () => Promise.resolve({ ok: false, problem: "The database is in use." }),
      output: { write: (text: string) => (written += text) },
      clock: () => new Date(0),
      signal: stop.signal,
    });
    expect([outcome, written]).toEqual([{ ok: false, problem: "The database is in use." }, ""]);
  });

  it("stores in batches of 200 and lists a thousand of many rejected records", async () => {
    const rows = Array.from({ length: 5_500 }, (_, index) =>
      index % 5 === 0 ? `,${index}` : `Baker,${index}`,
    );
    expect(await run(["postings", file("a.csv", `title,id\n${rows.join("\n")}`)])).toBe(0);
    expect(stored.map((batch) => batch.length)).toEqual([...Array<number>(27).fill(200), 100]);
    expect(written.match(/^ {2}no-title \d/gm)).toHaveLength(1_000);
    expect(written).toMatch(/The first 1000 rejected records:/);
    expect(written).toMatch(/and 100 more/);
  });

  it("finishes the batch when asked to stop, and says how to continue", async () => {
    const rows = Array.from({ length: 1000 }, (_, index) => `Baker,${index}`).join("\n");
    file("a.csv", `title,id\n${rows}`);
    file("b.csv", `title,id\n${rows}`);
    expect(await run(["postings", folder], { afterBatch: () => stop.abort() })).toBe(0);
    expect(stored.map((batch) => batch.length)).toEqual([200]);
    expect(written).toMatch(/To go on, run the same command again/);
    expect(isClosed).toBe(true);
  });

  it("redraws one line on a terminal and writes a line every five seconds elsewhere", async () => {
    const rows = Array.from({ length: 1000 }, (_, index) => `Baker,${index}`).join("\n");
    const path = file("a.csv", `title,id\n${rows}`);
    await run(["postings", path], { isTTY: true, batchMs: 1000 });
    expect(written.split("\r\u001b[2K[#")).toHaveLength(6);
    written = "";
    await run(["postings", path], { batchMs: 2000 });
    expect(written.match(/^\[#.*records/gm)?.length).toBe(1);
    expect(written).not.toContain("\r");
  });
});
