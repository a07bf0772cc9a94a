import { afterAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { limitRules, consumeLimit } from "./consume-limit.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom("attempts").execute();
});

const noon = new Date("2026-11-22T12:00:00Z");
const { seconds, most } = limitRules["sign-in, account"];

function takeAt(secondsLater: number) {
  const needs = {
    db: database.db,
    secret: "a secret that is long enough for anything",
    clock: () => new Date(noon.getTime() + secondsLater * 1000),
  };
  return consumeLimit(needs, "sign-in, account", "ana@example.com");
}

async function useUp(secondsLater = 0) {
  for (let tries = 0; tries < most; tries++) expect(await takeAt(secondsLater)).toEqual({ ok: true });
}

test("a limit lasts until its window ends", async () => {
  await useUp();
  expect(await takeAt(1)).toEqual({ ok: false, reason: "too-many", retryAfter: seconds - 1 });
  expect(await takeAt(seconds - 1)).toMatchObject({ ok: false, retryAfter: 1 });
  expect(await takeAt(seconds)).toEqual({ ok: true });
});

test("a clock that is set back a day starts a new window instead of extending the old one", async () => {
  await useUp();
  expect(await takeAt(-86_400)).toEqual({ ok: true });
  for (let tries = 1; tries < most; tries++) await takeAt(-86_400);
  expect(await takeAt(-86_400)).toMatchObject({ ok: false, retryAfter: seconds });
});

test("clocks that differ by seconds share one window", async () => {
  await useUp();
  expect(await takeAt(-30)).toMatchObject({ ok: false });
});

test("an attempt can weigh more than one", async () => {
  const needs = { db: database.db, secret: "a secret that is long enough for anything", clock: () => noon };
  const kind = "language model tokens, person";
  const all = limitRules[kind].most;
  const take = (amount: number) => consumeLimit(needs, kind, "1", amount);
  expect(await take(all - 10)).toEqual({ ok: true });
  expect(await take(10)).toEqual({ ok: true });
  expect(await take(1)).toMatchObject({ ok: false });
  for (let tries = 0; tries < 3; tries++) expect(await take(999_999_999)).toMatchObject({ ok: false });
});
