import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runCommand } from "../../../tests/support/run-command.ts";
import { normaliseCommand } from "./normalise-command.server.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "print-facts-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function run(...words: string[]) {
  const clock = () => new Date("2026-09-01T00:00:00Z");
  const { status, said, complained } = await runCommand(normaliseCommand, { clock }, "normalise", ...words);
  return { status, text: said, complained };
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
  const refusal = async (...words: string[]) => {
    const { status, complained } = await run(...words);
    return `${status} ${complained}`;
  };
  expect(await refusal("nowhere", folder)).toMatch(/^2 There is no source "nowhere"\. For help: npm run -s/);
  expect(await refusal()).toMatch(/^2 A word is missing: <source>/);
  expect(await refusal("postings", folder, "--pay", "money")).toMatch(/^2 --pay takes/);
  expect(await refusal("postings", join(folder, "missing.jsonl"))).toMatch(/^1 .*no such file/);
});
