import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { adapterForReading } from "../../catalogue.server.ts";

const entrance = readFileSync(new URL("hackernews.entrance.fixture.json", import.meta.url), "utf8");
const thread = readFileSync(new URL("hackernews.fixture.json", import.meta.url), "utf8");
const address = { board: "", companyName: null };
const moment = new Date("2026-03-02T12:00:00Z");

it("reads the newest thread, its posts without the answers, and the places in their first lines", () => {
  const hackernews = adapterForReading("hackernews");
  const step = { since: moment, until: moment, first: entrance, previous: entrance, keys: {} };
  expect(hackernews?.pageUrl(address, 1, step)).toBe("https://hn.algolia.com/api/v1/items/40000001");
  expect(hackernews?.pageUrl(address, 1, { ...step, first: '{"hits":[]}' })).toBeNull();
  expect(hackernews?.read(thread, address)).toMatchObject([
    { ok: true, raw: { company: "Harbour Light Bakery", locations: ["London, UK", "Paris, France"] } },
    { ok: false, reason: "not-an-opening" },
  ]);
});
