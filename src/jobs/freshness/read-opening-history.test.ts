import { afterAll, expect, test } from "vitest";
import { inventedPosting, inventedSource } from "../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { storeBatch } from "../indexing/store-batch.server.ts";
import { delistUnseen } from "./delist.server.ts";
import { readOpeningHistory } from "./read-opening-history.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
const { db } = database;

test("the history of an opening has its earlier adverts and the usual time of its employer's", async () => {
  const source = await inventedSource(db);
  const post = async (day: string, titles: readonly string[]) => {
    const at = new Date(day);
    const postings = titles.map((title) =>
      inventedPosting({ title, company: "Northbeck", postedAt: at, descriptionText: `${title} ${day}` }),
    );
    await storeBatch(db, source, postings, at);
  };
  const clear = (day: string) =>
    delistUnseen(db, { source: source.name, seenBefore: new Date(day) }, new Date(day));
  const others = Array.from({ length: 10 }, (_, nth) => `Fitter of valve ${nth}`);
  await post("2026-01-01", ["Ropeway Mechanic", ...others]);
  await clear("2026-01-21");
  await post("2026-08-01", ["Ropeway Mechanic"]);
  const { id } = await db
    .selectFrom("jobs")
    .select("id")
    .where("gone_at", "is", null)
    .executeTakeFirstOrThrow();
  const history = await readOpeningHistory(db, id);
  expect(history.postedAt).toEqual([new Date("2026-01-01"), new Date("2026-08-01")]);
  expect(history.earlier).toMatchObject([{ postedAt: new Date("2026-01-01") }]);
  expect(history).toMatchObject({ usualDays: 20, goneAdverts: 11 });
});
