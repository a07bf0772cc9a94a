import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eachNth } from "../support/full-run.ts";
import { spawnProgram } from "../support/spawn-program.ts";
import { type RunningSite, startServer } from "../support/start-server.ts";

let site: RunningSite;

beforeAll(async () => {
  site = await startServer();
});
afterAll(() => site.stop());

/** Runs the import command on the data folder of the running site and waits for its end. */
async function runImport(...words: string[]): Promise<{ code: number | null; said: string }> {
  const program = spawnProgram("src/cli.ts", ["import", ...words], {
    DATA_DIR: site.dataDir,
    DATABASE_URL: "",
  });
  const [code] = await once(program.process, "close");
  return { code: code as number | null, said: program.said() };
}

const page = async (path: string): Promise<string> => (await fetch(`${site.url}${path}`)).text();

it("imports into a running site: the samples are gone, and occupations have their pages soon, not only at the next count", async () => {
  expect(await page("/jobs")).toContain("Sample");
  expect(await page("/occupations")).toContain("There are too few openings for a page yet.");
  const file = join(site.dataDir, "nurses.jsonl");
  const wards = "Heart Lung Kidney Children Surgery Eye Skin Bone Night Day Stroke Cancer".split(" ");
  const records = wards.map((ward, id) => ({
    id,
    title: "Community Nurse",
    company: `${ward} Trust`,
    location: "Leeds, United Kingdom",
    description: `You care for people of the ${ward.toLowerCase()} ward at home.`,
  }));
  await writeFile(file, records.map((record) => JSON.stringify(record)).join("\n"));
  expect((await runImport("postings", file)).code).toBe(0);
  expect(await page("/jobs")).not.toContain(">Sample<");
  await expect.poll(() => page("/occupations")).toContain("/occupations/nurse");
});

it("imports a feed into a running site, and its jobs are found immediately", async () => {
  const feed = "src/sources/adapters/greenhouse/greenhouse.fixture.json";
  const first = await runImport("greenhouse", feed);
  expect(first.code).toBe(0);
  expect(first.said).toMatch(/added\s+2/);
  expect(first.said).toContain("no-title");
  // Its deadline is over, so it is listed only if closed jobs are asked for.
  expect(await page("/jobs?q=baker&closed=show")).toContain("Head Baker");

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

describe("when the site is killed", () => {
  let isKilled = false;
  beforeEach(async () => {
    if (isKilled) site = await startServer();
  });

  const moments: [string, () => Promise<unknown>][] = [
    ["once it has stored some", () => expect.poll(() => page("/jobs/feed.json?q=trade")).toContain("Crumb")],
    ["as it begins to read", async () => {}],
  ];

  it.each(eachNth(2, moments))("an import ends with a sentence and status 1 %s", async (_, moment) => {
    const file = join(site.dataDir, "trades.csv");
    const text = "Reads meters in the valley and writes down what they say. ".repeat(20);
    const rows = Array.from(
      { length: 20_000 },
      (__, index) => `${index},Trade ${index},Crumb ${index},${text}`,
    );
    await writeFile(file, ["id,title,company,description", ...rows].join("\n"));
    const words = ["postings", file];
    const program = spawnProgram("src/cli.ts", ["import", ...words], {
      DATA_DIR: site.dataDir,
      DATABASE_URL: "",
    });
    await program.says(/Columns:/);
    await moment();
    site.signal("SIGKILL");
    isKilled = true;
    await once(program.process, "close");
    await site.stop();
    const said = program.said();
    expect(said).toContain("The connection to the database was lost");
    expect(said).toContain("run the same command again");
    expect(said).not.toMatch(/^\s+at |"stack"|Error:/m);
    expect(program.process.exitCode).toBe(1);
  });
});
