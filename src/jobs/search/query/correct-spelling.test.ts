import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "../../../../tests/support/test-database.ts";
import { loadGazetteer } from "../../../places/gazetteer.server.ts";
import type { Database } from "../../../platform/database/tables.ts";
import { correctSpelling } from "./correct-spelling.server.ts";
import { lookUpWords } from "./look-up-words.server.ts";
import { parseKeywords } from "./parse-keywords.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.executeSql("insert into search_words (word, jobs) values ('analyst', 200), ('driver', 90)");
});
afterAll(() => database.close());

async function scansOfParts(db: Database): Promise<number> {
  const { rows } = await sql<{ scans: number }>`
    select pg_stat_get_xact_numscans('search_words_parts'::regclass)::int as scans`.execute(db);
  return rows[0]?.scans ?? 0;
}

// PostgreSQL takes hundreds of milliseconds to look up four hundred words in this index, and two in another.
test("whole words are looked up without the index of parts of words", async () => {
  const known = await lookUpWords(database.db, ["analystt"]);
  const search = { terms: parseKeywords("analystt").required, known, company: null };
  await database.db.transaction().execute(async (tx) => {
    const before = await scansOfParts(tx);
    expect((await lookUpWords(tx, ["hr"])).size).toBe(1);
    expect(await correctSpelling(tx, search, loadGazetteer())).toEqual(
      new Map([["analystt", { word: "analyst", isSure: true }]]),
    );
    expect(await scansOfParts(tx)).toBe(before);
  });
});

/** Corrects the words of a search in the index of this file. */
async function correct(typed: string) {
  const known = await lookUpWords(database.db, typed.split(" "));
  const search = { terms: parseKeywords(typed).required, known, company: null };
  return correctSpelling(database.db, search, loadGazetteer());
}

test("a name of an occupation is not corrected, even if few adverts have it", async () => {
  await database.executeSql("insert into search_words (word, jobs) values ('editor', 110), ('auditor', 7)");
  expect(await correct("auditor")).toEqual(new Map());
  expect(await correct("aditor")).not.toEqual(new Map());
});

test("a word of names of occupations is not corrected to a word that is two slips away", async () => {
  await database.executeSql("insert into search_words (word, jobs) values ('biology', 20)");
  expect(await correct("geology")).toEqual(new Map());
  expect((await correct("bioligy")).get("bioligy")?.word).toBe("biology");
});

test("a word of names may be in descriptions only, but a word of titles is likelier", async () => {
  await database.executeSql(
    "insert into search_words (word, jobs) values ('registered', 0), ('nurse', 40), ('traffic', 0), ('graphic', 140)",
  );
  expect(await correct("registred nurse")).toEqual(
    new Map([["registred", { word: "registered", isSure: true }]]),
  );
  expect((await correct("graffic designer")).get("graffic")?.word).toBe("graphic");
});

test("a word of several names is surely corrected only if that makes a name", async () => {
  await database.executeSql(
    "insert into search_words (word, jobs) values ('counted', 300), ('better', 300), ('consultant', 80)",
  );
  for (const word of ["counter", "berater"])
    expect((await correct(`bank ${word}`)).get(word)?.isSure ?? false).toBe(false);
  expect((await correct("consulant")).get("consulant")).toEqual({ word: "consultant", isSure: true });
});

test("a word for hours is not corrected", async () => {
  await database.executeSql(
    "insert into search_words (word, jobs) values ('openings', 300), ('evenings', 1)",
  );
  expect(await correct("evenings")).toEqual(new Map());
});

test("a plural is not corrected to its singular", async () => {
  await database.executeSql("insert into search_words (word, jobs) values ('airline', 300)");
  expect(await correct("airlines")).toEqual(new Map());
  expect((await correct("airlime")).get("airlime")?.word).toBe("airline");
});
