import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toJsonResume } from "../../cv/json-resume/to-json-resume.ts";
import { scoreCv } from "../../cv/score/score-cv.ts";
import { sampleCv } from "../../cv/score/sample-cv.ts";
import { runCommand } from "../../../tests/support/run-command.ts";
import { openScanThread } from "../cv-scanner.server.ts";
import { scoreCvCommand } from "./score-cv-command.server.ts";

const scanner = openScanThread();
const now = new Date("2026-11-22T12:00:00Z");
let folder = "";
const path = (name: string) => join(folder, name);

const text = `Amara Osei
amara.osei@example.com | +1 303 555 0142 | Denver, CO

Experience
Data analyst, Meadow Clinics
03/2021 – Present
- Built a report in SQL that 46 supervisors open each morning
- Responsible for various tasks

Skills
SQL, Python, dbt
`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "score-cv-"));
  await writeFile(path("cv.txt"), text);
  await writeFile(path("advert.txt"), "Analyst\n\nRequirements\n- SQL\n- Kubernetes\n");
  await writeFile(path("cv.json"), JSON.stringify(toJsonResume(sampleCv())));
  await writeFile(path("cv.exe"), "MZ\0\0program");
});
afterAll(async () => {
  await scanner.close();
  await rm(folder, { recursive: true, force: true });
});

async function run(...words: string[]): Promise<{ code: number; printed: string }> {
  const openScanner = () => ({ ...scanner, close: () => Promise.resolve() });
  const ran = await runCommand(scoreCvCommand, { clock: () => now, openScanner }, "score-cv", ...words);
  return { code: ran.status, printed: ran.said };
}

test("a text file is read and scored, with the line of each finding", async () => {
  const { code, printed } = await run(path("cv.txt"));
  expect(code).toBe(0);
  const { version, score, findings } = JSON.parse(printed);
  expect(version).toMatch(/^cv-score \d+$/);
  expect(score).toBeGreaterThan(10);
  expect(findings).toContainEqual(
    expect.objectContaining({
      id: "verbs",
      places: [{ pointer: "/sections/experience/0/description", quote: "Responsible for various tasks" }],
    }),
  );
});

test("with a posting, the words found and missing are listed", async () => {
  const { printed } = await run(path("cv.txt"), "--posting", path("advert.txt"));
  const { found, missing } = JSON.parse(printed).keywords;
  expect(found).toContainEqual(expect.objectContaining({ words: "SQL" }));
  expect(missing).toContainEqual(expect.objectContaining({ words: "Kubernetes", advertLine: "Kubernetes" }));
});

test("a JSON Resume is scored without reading", async () => {
  const { printed } = await run(path("cv.json"));
  expect(JSON.parse(printed).score).toBe(scoreCv(sampleCv()).score);
});

test.each([
  [["cv.exe"], 1, "program"],
  [["nothing.pdf"], 1, "does not exist"],
  [["cv.txt", "--posting", "nothing.txt"], 2, "posting"],
])("%j ends with %i and the reason", async (args, code, reason) => {
  const ended = await run(...args.map((arg) => (arg.startsWith("--") ? arg : path(arg))));
  expect(ended.code).toBe(code);
  expect(JSON.parse(ended.printed)).toMatchObject({ score: 0, reason: expect.stringContaining(reason) });
});

test.each([[[]], [["cv.txt", "--unknown"]], [["cv.txt", "other.txt"]]])("%j is refused", async (words) => {
  expect(await run(...words)).toEqual({ code: 2, printed: "" });
});

test("two processes give the same score", async () => {
  const program = join(import.meta.dirname, "../../cli.ts");
  const start = () => promisify(execFile)(process.execPath, [program, "score-cv", path("cv.txt")]);
  const [one, other] = await Promise.all([start(), start()]);
  expect(one.stdout).toBe(other.stdout);
  expect(one.stdout).toBe((await run(path("cv.txt"))).printed);
});
