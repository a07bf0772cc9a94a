import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { spawnProgram } from "../support/spawn-program.ts";
import { type RunningSite, startServer } from "../support/start-server.ts";

let site: RunningSite;

beforeAll(async () => {
  site = await startServer();
});
afterAll(() => site.stop());

/** Runs the import command on the data folder of the running site and waits for its end. */
async function runImport(...words: string[]): Promise<{ code: number | null; said: string }> {
  const program = spawnProgram("src/import.ts", words, { DATA_DIR: site.dataDir, DATABASE_URL: "" });
  const [code] = await once(program.process, "close");
  return { code: code as number | null, said: program.said() };
}

const page = async (path: string): Promise<string> => (await fetch(`${site.url}${path}`)).text();

it("imports into a running site: its jobs are found immediately and the samples are gone", async () => {
  expect(await page("/jobs")).toContain("Sample");
  const feed = "src/sources/greenhouse/greenhouse.fixture.json";
  const first = await runImport("greenhouse", feed);
  expect(first.code).toBe(0);
  expect(first.said).toMatch(/added\s+2/);
  expect(first.said).toContain("no-title");
  const found = await page("/jobs?q=baker");
  expect(found).toContain("Head Baker");
  expect(found).not.toContain(">Sample<");

  const again = await runImport("greenhouse", feed);
  expect(again.said).toMatch(/unchanged\s+2/);
});

it("imports a data set of hostile records, and the pages stay safe", async () => {
  const file = join(site.dataDir, "hostile.jsonl");
  const records = [
    {
      id: 1,
      title: "<script>alert(1)</script>Harbour Pilot",
      company: "Quay & Sons",
      description: "<img src=x onerror=alert(2)>",
    },
    { id: 2, title: null, company: "Quay & Sons" },
    { id: 3, title: "Lamp Lighter", company: "Quay & Sons", date: "9999-12-31", salary: "-500 USD per year" },
  ];
  const lines = records.map((record) => JSON.stringify(record));
  await writeFile(file, [...lines, "{not json", '{"id":5,"title":"Cut o'].join("\n"));
  const { code, said } = await runImport("postings", file);
  expect(code).toBe(0);
  expect(said).toMatch(/added\s+2/);
  expect(said).toMatch(/rejected\s+3/);
  const found = await page("/jobs?q=pilot");
  expect(found).toContain("Harbour Pilot");
  expect(found).not.toMatch(/<script>alert|<img[^>]*onerror/);
  expect(await page("/jobs?q=lighter")).toContain("No pay given");
});

it("ends with a failure only when nothing could be read", async () => {
  const file = join(site.dataDir, "empty.jsonl");
  await writeFile(file, "nothing of use");
  expect((await runImport("postings", file)).code).toBe(1);
});
