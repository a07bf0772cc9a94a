import { afterAll, beforeAll, expect, test } from "vitest";
import { inventedPosting, inventedSource } from "../../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../../tests/support/test-database.ts";
import { loadGazetteer } from "../../../places/gazetteer.server.ts";
import { storeBatch } from "../../indexing/store-batch.server.ts";
import { emptySearch } from "../query/search-query.ts";
import { searchJobs } from "./search-jobs.server.ts";

const now = new Date("2026-11-20T12:00:00Z");
const gazetteer = loadGazetteer();
let opened: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  opened = await testDatabase();
  const adverts = Array.from({ length: 60 }, (_, at) =>
    inventedPosting({
      title: at === 0 ? "Pyxblat Data Engineer" : at === 1 ? "Data Engineer" : "Baker",
      company: `Works ${at}`,
      rawLocation: String(at),
      descriptionText:
        at < 2
          ? "You tune our pyxblat pipelines every day."
          : at < 40
            ? "You bake blopstack bread."
            : "You bake and fold the kwimfra.",
    }),
  );
  await storeBatch(opened.db, await inventedSource(opened.db), adverts, now);
});
afterAll(() => opened.close());

const search = (keywords: string) => searchJobs(opened.db, { ...emptySearch, keywords }, { now, gazetteer });

test.each(["pyxblat", "pyxblat data engineer"])(
  "%s lists the few adverts that name the tool in their text",
  async (keywords) => {
    const { jobs, total } = await search(keywords);
    expect(total.value).toBe(2);
    expect(jobs.map(({ title }) => title)).toEqual(["Pyxblat Data Engineer", "Data Engineer"]);
  },
);

test.each([
  ["blopstack", 38],
  ["kwimfra", 20],
])("%s, which no title or many adverts have, is only mentioned", async (word, mentioned) => {
  expect(await search(word)).toMatchObject({ total: { value: 0 }, mentioned: { value: mentioned } });
});
