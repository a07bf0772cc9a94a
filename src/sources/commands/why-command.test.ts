import { afterAll, beforeEach, expect, test } from "vitest";
import { inventedPosting, inventedSource } from "../../../tests/support/invented-posting.ts";
import { runCommand } from "../../../tests/support/run-command.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { delistClosed } from "../../jobs/freshness/delist.server.ts";
import { storeBatch } from "../../jobs/indexing/store-batch.server.ts";
import { readConfig } from "../../platform/config/config.ts";
import { whyCommand } from "./why-command.server.ts";

const database = await testDatabase();
const { db } = database;
afterAll(() => database.close());
const now = new Date("2026-03-10T12:00:00Z");
const later = new Date("2026-03-12T08:30:00Z");
beforeEach(async () => {
  for (const table of ["postings", "jobs", "sources", "rejected_records", "job_days"] as const)
    await db.deleteFrom(table).execute();
});

async function why(asked: string): Promise<string[]> {
  const config = readConfig({ PUBLIC_URL: "https://jobs.example.org" });
  if (!config.ok) throw new Error(config.problems.join());
  const services = { db, clock: () => later, config: config.config };
  const { said, complained } = await runCommand(whyCommand, services, "why", asked);
  expect(complained).toBe("");
  return said.trimEnd().split("\n");
}

async function read(
  facts: Parameters<typeof inventedPosting>[0],
  source: Parameters<typeof inventedSource>[1] = {},
) {
  await storeBatch(db, await inventedSource(db, { enabled: true, ...source }), [inventedPosting(facts)], now);
}
const jobId = async () => (await db.selectFrom("jobs").select("id").executeTakeFirstOrThrow()).id;
const address = "https://northbeck.example/jobs/4711";

test("a posting that is shown, by its address, its id and the address of its job", async () => {
  await read({ externalId: "4711", url: address });
  await db.updateTable("sources").set({ last_read_at: now, last_result: "read" }).execute();
  const page = `https://jobs.example.org/jobs/${await jobId()}-meter-reader`;
  const expected = [
    "“Meter Reader” of Northbeck Energy: read from greenhouse:northbeck, with the id 4711.",
    "First seen 2026-03-10 12:00 UTC, last seen 2026-03-10 12:00 UTC.",
    `Shown: ${page}`,
  ];
  for (const asked of [`${address}?utm_source=feed`, "4711", "greenhouse:northbeck:4711", page])
    expect(await why(asked)).toEqual(expected);
  // The number of a job of ours in the address of another site means another posting.
  expect((await why(`https://boards.greenhouse.io/quayside/jobs/${await jobId()}`))[0]).toBe(
    "No posting with this address or id was ever read.",
  );
});

test("samples and imported files are not said to be switched off", async () => {
  await read({ externalId: "s-1" }, { name: "samples", adapter: "samples", enabled: false });
  expect((await why("s-1")).at(-1)).toBe("It is a sample, shown until a source delivers real postings.");
  await read({ externalId: "c-1" }, { name: "corpus:northbeck", adapter: "postings", enabled: false });
  expect((await why("c-1")).at(-1)).toBe(
    "corpus:northbeck was imported from a file, so it is not checked again.",
  );
});

test("a posting that is merged, and then gone while the other one stays", async () => {
  await read({ externalId: "4711", url: address });
  await read({ externalId: "a-1", url: address }, { name: "lever:northbeck", adapter: "lever" });
  const [, , shown, merged] = await why("a-1");
  expect(shown).toMatch(/^Shown: /);
  expect(merged).toBe(
    "Merged with 1 other advert of the same opening (greenhouse:northbeck). The job is shown with the words of another one.",
  );
  await delistClosed(db, { source: "greenhouse:northbeck", externalIds: ["4711"] }, later);
  expect((await why("4711")).slice(2)).toEqual([
    "Gone since 2026-03-12 08:30 UTC: its source no longer lists it.",
    `The job is still shown, because of 1 other advert of the same opening (lever:northbeck): https://jobs.example.org/jobs/${await jobId()}-meter-reader`,
  ]);
});

test("a posting that is closed, of a source that is switched off", async () => {
  await read({ externalId: "4711", closesAt: new Date("2026-03-11T00:00:00Z") });
  await db.updateTable("sources").set({ enabled: false }).execute();
  expect((await why("4711")).slice(2)).toEqual([
    `Closed: its closing date, 2026-03-11, is over. Its page: https://jobs.example.org/jobs/${await jobId()}-meter-reader`,
    "greenhouse:northbeck is switched off, so its postings are not checked.",
  ]);
});

test("a record that was rejected", async () => {
  await inventedSource(db);
  await db
    .insertInto("rejected_records")
    .values({
      source: "greenhouse:northbeck",
      external_id: "4712",
      reason: "no-title",
      detail: "",
      excerpt: `{"id":4712,"absolute_url":"${address}"}`,
      record_hash: "1",
      first_seen_at: now,
      last_seen_at: now,
    })
    .execute();
  for (const asked of ["4712", address])
    expect(await why(asked)).toEqual([
      "Read from greenhouse:northbeck, with the id 4712, and rejected: no title.",
      "Last seen 2026-03-10 12:00 UTC.",
    ]);
});

test("a posting that was never read, by the state of its board", async () => {
  const asked = "https://boards.greenhouse.io/northbeck/jobs/5000";
  expect((await why(asked)).at(-1)).toBe(
    `It belongs to greenhouse:northbeck, which is not read. To read it: npm run admin -- sources add ${asked}`,
  );
  await inventedSource(db, { enabled: true });
  expect((await why(asked)).at(-1)).toBe("greenhouse:northbeck was not read yet.");
  const set = (state: object) => db.updateTable("sources").set(state).execute();
  await set({ last_read_at: now, last_result: "read", last_outcome: "Read 3 postings: 3 new." });
  expect((await why(asked)).at(-1)).toBe(
    "Its board, greenhouse:northbeck, was last read 2026-03-10 12:00 UTC and does not list it. Read 3 postings: 3 new.",
  );
  await set({ last_result: "partial", last_outcome: "Its list ends at 1000 postings." });
  expect((await why(asked)).at(-1)).toBe(
    "greenhouse:northbeck is only partly read: Its list ends at 1000 postings.",
  );
  await set({ failing_since: now, last_outcome: "It refuses us (403)." });
  expect((await why(asked)).at(-1)).toBe(
    "greenhouse:northbeck cannot be read since 2026-03-10 12:00 UTC: It refuses us (403).",
  );
  await set({ enabled: false });
  expect((await why(asked)).slice(1)).toEqual([
    "greenhouse:northbeck is switched off, so its postings are not checked.",
    "To read it: npm run admin -- sources enable greenhouse:northbeck",
  ]);
});

test("an address or id of which the site knows nothing", async () => {
  const never = "No posting with this address or id was ever read.";
  expect(await why("https://unknown.example/jobs/1")).toEqual([
    never,
    "It belongs to no source that the site knows. If the page has job data, it can be read: npm run admin -- sources add https://unknown.example/jobs/1",
  ]);
  expect(await why("https://www.linkedin.com/jobs/view/1")).toEqual([
    never,
    "LinkedIn is not read. Its terms forbid it.",
  ]);
  for (const id of ["4799", "greenhouse:nobody:1"])
    expect(await why(id)).toEqual([never, "Ask with its address to see whether its board is read."]);
});
