import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { spawnProgram } from "../support/spawn-program.ts";
import { startServer } from "../support/start-server.ts";

test("occupations have their pages soon after an import, not only at the next count", async () => {
  const site = await startServer();
  const page = async (path: string): Promise<string> => (await fetch(`${site.url}${path}`)).text();
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
  const environment = { DATA_DIR: site.dataDir, DATABASE_URL: "" };
  const { process } = spawnProgram("src/import.ts", ["postings", file], environment);
  expect(await once(process, "close")).toEqual([0, null]);
  await expect.poll(() => page("/occupations")).toContain("/occupations/nurse");
  await site.stop();
});
