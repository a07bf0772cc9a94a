import { afterAll, beforeEach, expect, test } from "vitest";
import { inventedSource } from "../../../tests/support/invented-posting.ts";
import { runCommand } from "../../../tests/support/run-command.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import { nothingStated, type RawPosting } from "../posting.ts";
import { storePostings } from "../store-postings.server.ts";
import { advertCommands } from "./advert-commands.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
const { db } = database;
const now = new Date("2026-11-29T12:00:00Z");
beforeEach(async () => {
  for (const table of ["removed_adverts", "postings", "jobs"] as const) await db.deleteFrom(table).execute();
});

const text = `<p>${Array.from({ length: 60 }, (_, nth) => `You keep rope number ${nth} of the valley in order.`).join(" ")}</p>`;
const raw: RawPosting = {
  ...nothingStated,
  externalId: "7",
  title: "Ropeway Mechanic",
  company: "Northbeck",
  url: "https://northbeck.example/jobs/7",
  locations: ["Leeds, GB"],
  descriptionHtml: text,
};

async function store(changes: Partial<RawPosting> = {}, name = "invented") {
  const source = await inventedSource(db, { name });
  const records = [{ ok: true as const, raw: { ...raw, ...changes } }];
  return storePostings(db, { source, records }, { now, gazetteer: loadGazetteer() });
}
const run = (...words: string[]) => runCommand(advertCommands, { db, clock: () => now }, "adverts", ...words);
const live = () =>
  db.selectFrom("jobs").select(["id", "title"]).where("gone_at", "is", null).orderBy("id").execute();

test("a removed advert stays removed: under its id, its address, and as a repost with the same text", async () => {
  await store();
  expect(
    await run("remove", "https://northbeck.example/jobs/7?utm_source=x", "Northbeck, by mail"),
  ).toMatchObject({
    status: 0,
  });
  expect(await live()).toEqual([]);
  const stored = await db.selectFrom("postings").select("description_text").executeTakeFirstOrThrow();
  expect(stored.description_text).toBe("");
  for (const again of [{}, { externalId: "8" }, { externalId: "9", url: "https://northbeck.example/jobs/9" }])
    expect((await store(again)).rejected).toMatchObject([{ reason: "removed" }]);
  expect((await store({ externalId: "7b" }, "another")).rejected).toHaveLength(1);
  expect(await live()).toEqual([]);
  // Another opening of the employer is not affected.
  expect(
    (await store({ externalId: "10", url: null, title: "Cook", descriptionHtml: "<p>You cook.</p>" })).added,
  ).toBe(1);
});

test("a removed job comes back with its text once it is allowed", async () => {
  await store();
  const [job] = await live();
  await run("remove", String(job?.id), "Northbeck");
  expect((await run("allow", String(job?.id))).status).toBe(0);
  await store();
  expect(await live()).toEqual([job]);
  const stored = await db.selectFrom("postings").select("description_text").executeTakeFirstOrThrow();
  expect(stored.description_text).toContain("rope number 3");
});

test("adverts that are one job say why, and stay apart once they are split", async () => {
  await store();
  await store({ externalId: "a", url: "https://board.example/a" }, "another");
  const [job] = await live();
  const shown = await run("show", String(job?.id), "--json");
  const adverts = JSON.parse(shown.said) as { postingId: number; reason: string | null }[];
  expect(adverts.map(({ reason }) => reason)).toEqual([
    null,
    "the same company, title and place, and nearly the same text",
  ]);
  const second = String(adverts[1]?.postingId);
  expect((await run("split", second)).status).toBe(0);
  expect(await live()).toHaveLength(2);
  await store({ externalId: "a", url: "https://board.example/a", department: "Ropes" }, "another");
  await store({ department: "Ropes" });
  expect(await live()).toHaveLength(2);
  expect((await run("split", second)).status).toBe(1);
});
