import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import { printFacts } from "./print-facts.server.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "print-facts-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function run(...argv: string[]) {
  const written: string[] = [];
  const status = await printFacts(argv, {
    now: new Date("2026-09-01T00:00:00Z"),
    gazetteer: loadGazetteer,
    output: { write: (text) => written.push(text) },
  });
  return { status, text: written.join("") };
}

const linesOf = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test("prints each fact of each posting with the words it came from", async () => {
  const path = join(folder, "jobs.jsonl");
  const posting = {
    title: "Senior Baker",
    company: "Crumb",
    location: "Leeds, UK",
    url: "https://crumb.example/jobs/7",
    description: "This is a part-time position. Pay: £14.50 an hour.",
  };
  await writeFile(path, `${JSON.stringify(posting)}\nnot json\n`);
  const { status, text } = await run("postings", path);
  expect(status).toBe(0);
  expect(linesOf(text)).toMatchObject([
    {
      file: "jobs.jsonl",
      index: 0,
      title: "Senior Baker",
      type: "part-time",
      level: "senior",
      pay: { min: 14.5, max: 14.5, currency: "GBP", period: "hour" },
      apply: { url: "https://crumb.example/jobs/7", to: "employer" },
      evidence: {
        type: { from: "description", text: "This is a part-time position." },
        level: { from: "title", text: "Senior Baker" },
        pay: { from: "description", text: "Pay: £14.50 an hour." },
      },
    },
    { index: 1, rejected: "unreadable" },
  ]);
});

test("fills in the unit of pay that the operator names, and says so", async () => {
  const path = join(folder, "amounts.jsonl");
  const rows = [
    { title: "Baker", salary_lower: "6000", salary_upper: "11000" },
    { title: "Miller", salary_lower: "6000", salary_upper: "11000", currency: "EUR", salary_period: "month" },
  ];
  await writeFile(path, rows.map((row) => JSON.stringify(row)).join("\n"));
  const { text } = await run("postings", path, "--pay", "PLN month");
  expect(linesOf(text)).toMatchObject([
    {
      pay: { min: 6000, max: 11_000, currency: "PLN", period: "month" },
      evidence: { pay: { from: "field", assumed: ["currency", "period"] } },
    },
    { pay: { min: 6000, max: 11_000, currency: "EUR", period: "month" } },
  ]);
  expect(linesOf(text)[1]).not.toHaveProperty("evidence.pay.assumed");
});

test("says what is wrong with the arguments", async () => {
  expect(await run("nowhere", folder)).toMatchObject({ status: 1 });
  expect((await run()).text).toMatch(/^npm run -s normalise -- /);
  expect((await run("postings", folder, "--pay", "money")).text).toMatch(/^npm run -s normalise -- /);
  expect((await run("postings", join(folder, "missing.jsonl"))).text).toMatch(/no such file/);
});
