import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { spawnProgram } from "../support/spawn-program.ts";
import { startServer, type RunningSite } from "../support/start-server.ts";

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "foothold-killed-site-"));
  file = join(folder, "trades.csv");
  const text = "Reads meters in the valley and writes down what they say. ".repeat(20);
  const rows = Array.from({ length: 20_000 }, (_, index) => `${index},Trade ${index},Crumb ${index},${text}`);
  await writeFile(file, ["id,title,company,description", ...rows].join("\n"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Moment = (site: RunningSite) => Promise<unknown>;

const moments: [string, Moment][] = [
  ["as it begins to read", async () => {}],
  [
    "once it has stored some",
    (site) =>
      expect.poll(async () => (await fetch(`${site.url}/jobs/feed.json?q=trade`)).text()).toContain("Crumb"),
  ],
];

test.each(moments)(
  "an import whose site is killed %s ends with a sentence and status 1",
  async (_, moment) => {
    const site = await startServer();
    const program = spawnProgram("src/import.ts", ["postings", file], {
      DATA_DIR: site.dataDir,
      DATABASE_URL: "",
    });
    await program.says(/Columns:/);
    await moment(site);
    site.signal("SIGKILL");
    await once(program.process, "close");
    await site.stop();
    const said = program.said();
    expect(said).toContain("The connection to the database was lost");
    expect(said).toContain("run the same command again");
    expect(said).not.toMatch(/^\s+at |"stack"|Error:/m);
    expect(program.process.exitCode).toBe(1);
  },
);
