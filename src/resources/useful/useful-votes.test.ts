import { afterAll, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/test-database.ts";
import {
  usefulAnswer,
  countUsefulVotes,
  deleteOldComments,
  listUsefulComments,
  storeUsefulAnswer,
} from "./useful-votes.server.ts";

const database = await testDatabase();
afterAll(() => database.close());

test("answers are counted by guide, and words are kept for a year", async () => {
  const { db } = database;
  const [now, later] = [new Date("2026-11-22T10:00:00Z"), new Date("2027-11-23T10:00:00Z")];
  await storeUsefulAnswer(db, "networking", { useful: "yes", words: "" }, now);
  await storeUsefulAnswer(db, "networking", { useful: "yes", words: "The mail helped." }, now);
  await storeUsefulAnswer(db, "networking", { useful: "no", words: "" }, later);
  expect(await countUsefulVotes(db)).toEqual([{ article: "networking", yes: 2, no: 1 }]);
  expect(await listUsefulComments(db, 10)).toEqual([
    { article: "networking", useful: true, words: "The mail helped.", writtenOn: "2026-11-22" },
  ]);
  await deleteOldComments(db, now);
  expect(await listUsefulComments(db, 10)).toHaveLength(1);
  await deleteOldComments(db, later);
  expect(await listUsefulComments(db, 10)).toEqual([]);
  expect(await countUsefulVotes(db)).toEqual([{ article: "networking", yes: 2, no: 1 }]);
});

test("an answer is yes or no; words are trimmed and cut", () => {
  expect(usefulAnswer.safeParse({ useful: "maybe", words: "" }).success).toBe(false);
  expect(usefulAnswer.parse({ useful: "no", words: `  a\0b ${"x".repeat(900)}` }).words).toMatch(
    /^ab x{497}$/,
  );
});
