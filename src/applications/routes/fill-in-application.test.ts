import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { testAccounts } from "../../../tests/support/test-accounts.ts";
import { testDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { companyNotStated, nothingStated, type RawPosting } from "../../jobs/posting.ts";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import { jsonld } from "../../sources/jsonld/jsonld.ts";
import { fillInApplication, sentAddress, sentTitle } from "./fill-in-application.server.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await testDatabase();
});
afterAll(() => opened.close());

const link = "https://norvik.example/jobs/7?utm_source=mail";
const raw: RawPosting = {
  ...nothingStated,
  externalId: "7",
  title: "WAREHOUSE PLANNER (m/w/d)",
  company: "Norvik Logistics",
  url: link,
  locations: ["Leeds, GB"],
  descriptionHtml: "<p>Plan the flow.</p><script>alert(1)</script>",
  closesAt: "2027-01-31",
};

async function fillIn(posting: RawPosting, times = 1) {
  const { db } = opened;
  const personId = await addPerson(db);
  const { accounts } = testAccounts(opened);
  const services = {
    db,
    accounts,
    config: { publicUrl: "https://jobs.example.org" } as never,
    clock: () => new Date("2026-11-22T12:00:00Z"),
    places: loadGazetteer(),
    fetchPosting: () =>
      Promise.resolve({ ok: true as const, raw: posting, board: { adapter: jsonld, board: link } }),
  };
  const read = () =>
    fillInApplication(services, {
      personId,
      params: new URLSearchParams({ url: link }),
      signal: new AbortController().signal,
    });
  for (let time = 1; time < times; time++) await read();
  return read();
}

test("the form has the facts of the advert as the site would show them", async () => {
  expect(await fillIn(raw)).toEqual({
    source: "board",
    typed: {
      title: "Warehouse Planner",
      company: "Norvik Logistics",
      place: "Leeds, UK",
      link,
      source: "norvik.example",
      applyBy: "2027-01-31",
      description: "Plan the flow.",
      job: "",
    },
  });
});

test("an employer that is not named is left empty", async () => {
  expect((await fillIn({ ...raw, company: companyNotStated })).typed.company).toBe("");
});

test("looking up addresses is limited", async () => {
  expect(await fillIn(raw, 61)).toMatchObject({ source: "too-often", typed: { title: "", link } });
});

test.each([
  [{ url: "https://a.example/1" }, "https://a.example/1"],
  [{ text: "Look at this: https://a.example/1?x=2 it is good" }, "https://a.example/1?x=2"],
  [{ title: "https://a.example/1" }, "https://a.example/1"],
  [{ url: "javascript:alert(1)", text: "no address" }, ""],
  [{}, ""],
])("%j has the address %j", (sent, address) => {
  expect(sentAddress(new URLSearchParams(sent))).toBe(address);
});

test("an address does not count as a title", () => {
  expect(sentTitle(new URLSearchParams({ title: "  Data \n Analyst " }))).toBe("Data Analyst");
  expect(sentTitle(new URLSearchParams({ title: "https://a.example/1" }))).toBe("");
});
