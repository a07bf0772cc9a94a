import { afterAll, beforeAll, expect, test } from "vitest";
import { inventedPosting, inventedSource } from "../../tests/support/invented-posting.ts";
import { testDatabase, type TestDatabase } from "../../tests/support/test-database.ts";
import { readJob } from "./read-job.server.ts";
import { storeBatch } from "./indexing/store-batch.server.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await testDatabase();
});
afterAll(() => opened.close());

test("a job of an imported file shows the file's name in readable words", async () => {
  const { db } = opened;
  const source = await inventedSource(db, {
    name: "corpus:uk_reed_data_2021",
    adapter: "postings",
    label: "uk_reed_data_2021",
  });
  await storeBatch(db, source, [inventedPosting()], new Date());
  const { id } = await db.selectFrom("jobs").select("id").executeTakeFirstOrThrow();
  const job = await readJob(db, id);
  expect(job?.sourceLabel).toBe("Imported file: UK Reed Data 2021");
  expect(job?.foundAt.map((finding) => finding.sourceLabel)).toEqual(["Imported file: UK Reed Data 2021"]);
});

test("a job without a link says whether its description tells how to apply", async () => {
  const { db } = opened;
  const texts = { Smith: "Bring your documents to the harbour office.", Cooper: "You make barrels." };
  const postings = Object.entries(texts).map(([title, descriptionText]) =>
    inventedPosting({ title, company: `${title} Ltd`, url: null, descriptionText }),
  );
  await storeBatch(db, await inventedSource(db), postings, new Date());
  const read = async (title: string) => {
    const { id } = await db
      .selectFrom("jobs")
      .select("id")
      .where("title", "=", title)
      .executeTakeFirstOrThrow();
    return readJob(db, id);
  };
  expect(await read("Smith")).toMatchObject({ apply: null, saysHowToApply: true });
  expect(await read("Cooper")).toMatchObject({ apply: null, saysHowToApply: false });
});
