import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterContextProvider } from "react-router";
import { afterAll, beforeEach, expect, test } from "vitest";
import {
  answers,
  fetchOfPeer,
  sends,
  startPeer,
  stillTime,
  type Handler,
} from "../../../tests/support/feed-peer.ts";
import { testAccounts } from "../../../tests/support/test-accounts.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { limitRules } from "../../account/rate-limits/consume-limit.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import type { PoliteFetch } from "../collect/polite-fetch.server.ts";
import { LiveList } from "../live/live-list.tsx";
import { openLiveSearches } from "../live/live-search.server.ts";
import { action, loader } from "./search-elsewhere.tsx";

const database = await testDatabase();
const { db } = database;
const { accounts } = testAccounts(database);
const handlers: Record<string, Handler> = {};
const peer = await startPeer(handlers);
afterAll(async () => {
  await peer.stop();
  await database.close();
});
beforeEach(async () => {
  await db.deleteFrom("attempts").execute();
  peer.requests.length = 0;
});

const search = "/api/1.0/search?keywords=night+baker&resultsToTake=20&locationName=Whitby";
const answer = readFileSync(new URL("../adapters/reed/reed.fixture.json", import.meta.url), "utf8");
/** Asks the peer instead of the service. */
const politeFetch: PoliteFetch = (url, options) => {
  const { pathname, search: question } = new URL(url);
  return fetchOfPeer(stillTime(), { retries: 0 })(`${peer.origin}${pathname}${question}`, options);
};
const liveSearches = await openLiveSearches(politeFetch, {
  keys: { REED_KEY: "secret" },
  log: { warn: () => {} },
});
const places = loadGazetteer();
const now = new Date("2026-03-04T12:00:00Z");

const wish = { words: "night baker", place: "Whitby", country: "GB", service: "reed" };
async function ask(form: Record<string, string> = wish, clientAddress = "203.0.113.9") {
  const context = new RouterContextProvider();
  context.set(servicesContext, { liveSearches, accounts, clientAddress, places, clock: () => now } as never);
  const request = new Request("http://localhost/jobs/elsewhere", {
    method: "POST",
    body: new URLSearchParams(form),
  });
  const answered = await action({ request, context } as never);
  return { ...answered.data, status: answered.init?.status ?? 200 };
}

test("a visitor gets the answer of the service with its attribution, and nothing is stored", async () => {
  handlers[search] = sends(answer);
  const { found, refusal } = await ask();
  expect(refusal).toBeNull();
  expect(peer.requests.find(({ path }) => path === search)?.headers["authorization"]).toBe(
    `Basic ${btoa("secret:")}`,
  );
  expect(found?.adverts).toEqual([
    {
      title: "Night Baker",
      company: "Harbour Light Bakery",
      place: "Whitby",
      pay: "£30,000–34,000",
      postedAt: new Date("2026-03-02"),
      url: "https://www.reed.co.uk/jobs/night-baker/49000001",
    },
  ]);
  if (!found) throw new Error("nothing found");
  const html = renderToStaticMarkup(<LiveList {...found} />);
  expect(html).toContain("Not checked by us");
  expect(html).toContain(
    '<a class="link" href="https://www.reed.co.uk/jobs/night-baker/49000001" rel="noopener"',
  );
  expect(html).toContain(">Jobs from Reed</a>");
  const rows = await Promise.all(
    (["jobs", "postings", "rejected_records", "sources"] as const).map((table) =>
      db.selectFrom(table).selectAll().execute(),
    ),
  );
  expect(rows.flat()).toEqual([]);
});

test("the country is that of the place if none is chosen", async () => {
  handlers[search] = sends(answer);
  const { found, typed } = await ask({ ...wish, country: "" });
  expect(found?.adverts).toHaveLength(1);
  expect(typed).toMatchObject({ country: "GB" });
});

test("a service that wants its logo has it with each advert", () => {
  const advert = {
    title: "Baker",
    company: "",
    place: "",
    pay: "",
    postedAt: null,
    url: "https://www.adzuna.co.uk/jobs/1",
  };
  const credit = { text: "Jobs by Adzuna", url: "https://www.adzuna.com" };
  const service = { label: "Adzuna", credit, logo: "data:image/png;base64,AA==" };
  const adverts = [advert, { ...advert, url: "https://www.adzuna.de/jobs/2" }];
  const html = renderToStaticMarkup(<LiveList service={service} adverts={adverts} now={now} />);
  for (const home of ["https://www.adzuna.co.uk", "https://www.adzuna.de"]) {
    expect(html).toContain(
      `<a class="link" href="${home}" rel="noopener">Jobs</a> by <a href="${home}" rel="noopener"><img`,
    );
  }
});

test.each([
  [{ ...wish, words: "" }, { errors: { words: "Enter a job or a skill." } }],
  [{ ...wish, country: "", place: "" }, { errors: { country: "Choose a country." } }],
  [{ ...wish, country: "", place: "Lyon" }, { errors: { country: "Choose a country." } }],
  [{ ...wish, country: "FR" }, { errors: { country: "Choose a country." } }],
  [{ ...wish, service: "adzuna" }, { refusal: "This site cannot search that service." }],
])("%j is refused before anybody is asked", async (form, said) => {
  expect(await ask(form)).toMatchObject({ ...said, status: 422 });
  expect(peer.requests).toEqual([]);
});

test.each<[string, Handler]>([
  ["a broken answer", sends('{"error":"x"}')],
  ["no permission", answers(401)],
  ["an outage", answers(503)],
])("%s is told in a sentence", async (_, handler) => {
  handlers[search] = handler;
  expect(await ask()).toMatchObject({
    refusal: "Reed did not answer. Try again later.",
    found: null,
    status: 200,
  });
});

test("one visitor, and all together, may ask only so often", async () => {
  handlers[search] = sends(answer);
  const { most } = limitRules["live searches, site and minute"];
  // oxlint-disable-next-line no-await-in-loop -- one after the other, as a visitor does
  for (let nth = 0; nth < most; nth += 1) expect((await ask(wish, `198.51.100.${nth}`)).status).toBe(200);
  expect(await ask()).toMatchObject({
    status: 429,
    refusal: "Reed lets this site search only so often. Try again in a minute.",
  });
  const asked = peer.asked().length;
  const address = limitRules["live search, address"].most;
  // oxlint-disable-next-line no-await-in-loop -- one after the other, as a visitor does
  for (let nth = 0; nth < address; nth += 1) await ask();
  expect(await ask()).toMatchObject({
    status: 429,
    refusal: expect.stringContaining("in the last hour") as string,
  });
  expect(peer.asked()).toHaveLength(asked);
});

test("the page offers the countries of its services", () => {
  const context = new RouterContextProvider();
  context.set(servicesContext, { liveSearches } as never);
  const { services, controls } = loader({ context } as never);
  expect(services).toEqual([{ name: "reed", label: "Reed" }]);
  expect(controls.country.options).toEqual([["GB", "United Kingdom"]]);
});
