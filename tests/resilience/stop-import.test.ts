import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newDataFolder } from "../support/data-folders.ts";
import { spawnProgram, type Program } from "../support/spawn-program.ts";

const records = 2_000;
let folder: string;
let file: string;

beforeAll(async () => {
  folder = await newDataFolder("tables");
  file = join(folder, "trades.csv");
  const text = "Reads meters in the valley and writes down what they say. ".repeat(20);
  const rows = Array.from(
    { length: records },
    (_, index) => `${index},Trade ${index},Crumb ${index},${text}`,
  );
  await writeFile(file, ["id,title,company,description", ...rows].join("\n"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const startImport = (): Program =>
  spawnProgram("src/cli.ts", ["import", "postings", file], { DATA_DIR: folder, DATABASE_URL: "" });

const counted = (said: string, label: string): number =>
  Number(new RegExp(`^${label} +([\\d,]+)$`, "m").exec(said)?.[1]?.replaceAll(",", ""));

it("stops an import cleanly when interrupted, and the next one continues there", async () => {
  const first = startImport();
  await first.says(/Columns:/);
  first.process.kill("SIGINT");
  await once(first.process, "close");
  expect(first.process.signalCode).toBeNull();
  expect(first.said()).toContain("Stopped. To go on, run the same command again");
  const before = counted(first.said(), "added");
  expect(counted(first.said(), "records read")).toBe(before);
  expect(before).toBeLessThan(records);

  const second = startImport();
  const [code] = await once(second.process, "close");
  expect(code).toBe(0);
  expect(counted(second.said(), "unchanged")).toBe(before);
  expect(counted(second.said(), "added")).toBe(records - before);
});
