import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { saveSearch } from "../../src/alerts/saved-searches.server.ts";
import { storeBatch } from "../../src/jobs/indexing/store-batch.server.ts";
import { openDatabase } from "../../src/platform/database/open-database.server.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { addPerson } from "../support/add-person.ts";
import { newDataFolder } from "../support/data-folders.ts";
import { isFullRun } from "../support/full-run.ts";
import { inventedPosting, inventedSource } from "../support/invented-posting.ts";
import { spawnProgram } from "../support/spawn-program.ts";

const people = 30;
const log = createLog({ level: "silent" });

async function openFolder(dataDir: string) {
  const opening = await openDatabase({ databaseUrl: undefined, dataDir, log, role: "tool" });
  if (!opening.ok) throw new Error(opening.problem);
  return opening.opened;
}

/** Thirty people who wait for two new jobs. */
async function prepare(dataDir: string): Promise<void> {
  const { db, close } = await openFolder(dataDir);
  const saved = new Date(Date.now() - 3_600_000);
  for (let nth = 0; nth < people; nth++) {
    const personId = await addPerson(db, { email: `person-${nth}@example.com` });
    const search = { name: "Meters", parameters: "q=meter", frequency: "at-once" } as const;
    await saveSearch(db, { ...search, personId, now: saved, random: randomBytes });
  }
  const postings = ["Meter Reader", "Meter Fitter"].map((title) => inventedPosting({ title }));
  await storeBatch(db, await inventedSource(db), postings, new Date());
  await close();
}

/** The recipients of all mails in the queue, in order. */
async function recipients(dataDir: string): Promise<string[]> {
  const { db, close } = await openFolder(dataDir);
  const { rows } = await sql<{ to: string; text: string }>`
    select data ->> 'to' as to, data ->> 'text' as text from pgboss.job where name = 'send-mail' order by 1`.execute(
    db,
  );
  await close();
  for (const { text } of rows)
    expect(text).toMatch(/Meter Reader[^]+Meter Fitter|Meter Fitter[^]+Meter Reader/);
  return rows.map(({ to }) => to);
}

test("a process killed in the middle of sending alerts loses no mail and repeats none", async () => {
  const dataDir = await newDataFolder("tables");
  try {
    await prepare(dataDir);
    for (const mails of isFullRun ? [1, 4, 9] : [4]) {
      const program = spawnProgram("tests/resilience/alerts-program.ts", [dataDir]);
      await program.says(new RegExp(`wrote ${mails}\\.`));
      await program.end("SIGKILL");
    }
    const last = spawnProgram("tests/resilience/alerts-program.ts", [dataDir]);
    await last.says(/all done/);
    await last.end();
    const everyone = Array.from({ length: people }, (_, nth) => `person-${nth}@example.com`);
    expect(await recipients(dataDir)).toEqual(everyone.sort());
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
