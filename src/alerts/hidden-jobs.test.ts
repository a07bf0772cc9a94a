import { afterAll, expect, test } from "vitest";
import { addPerson } from "../../tests/support/add-person.ts";
import { testDatabase } from "../../tests/support/test-database.ts";
import { hideInBrowser } from "./hidden-in-browser.ts";
import { hideCompany, listHidden, moveHiddenToAccount } from "./hidden-jobs.server.ts";

const database = await testDatabase();
const { db } = database;
afterAll(() => database.close());

const site = { publicUrl: "http://localhost:3000" };
const now = new Date("2026-03-01T12:00:00Z");
const sent = (setCookie: string) => new Headers({ cookie: setCookie.split(";")[0] ?? "" });

test("companies hidden before signing in are hidden in the account, each once", async () => {
  const person = await addPerson(db);
  await hideCompany(db, person, "Zürich Ropeways", now);
  const one = sent(hideInBrowser(site, new Headers(), "Calder & Aire Ltd."));
  const headers = sent(hideInBrowser(site, one, "ZÜRICH ROPEWAYS"));
  const cookie = await moveHiddenToAccount(db, person, { site, headers, now });
  expect(cookie).toContain("Max-Age=0");
  const { companies } = await listHidden(db, person);
  expect(companies.map(({ company }) => company).toSorted()).toEqual([
    "Calder & Aire Ltd.",
    "Zürich Ropeways",
  ]);
});
