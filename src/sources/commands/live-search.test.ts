import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { PoliteFetch } from "../collect/polite-fetch.server.ts";
import { searchLive } from "./live-search.server.ts";

const wish = { words: "night baker", place: "Whitby", countryCode: "GB" };
const keys = { ADZUNA_APP_ID: "id", ADZUNA_APP_KEY: "key", REED_KEY: "secret" };

function fixture(name: string): string {
  return readFileSync(new URL(`../adapters/${name}/${name}.fixture.json`, import.meta.url), "utf8");
}

function answering(body: string) {
  const asked: { url: string; headers: Record<string, string> | undefined }[] = [];
  const politeFetch: PoliteFetch = (url, options) => {
    asked.push({ url, headers: options?.headers });
    const nothing = { contentType: null, etag: null, lastModified: null };
    return Promise.resolve({ outcome: "ok", url, body, ...nothing });
  };
  return { asked, politeFetch };
}

it("asks Adzuna and Reed with the operator's keys, and names them with their postings", async () => {
  const adzuna = answering(fixture("adzuna"));
  expect(await searchLive("adzuna", wish, { ...adzuna, keys })).toMatchObject({
    ok: true,
    postings: [{ title: "Night Baker" }],
    credit: "Jobs by Adzuna",
  });
  expect(adzuna.asked[0]?.url).toBe(
    "https://api.adzuna.com/v1/api/jobs/gb/search/1?app_id=id&app_key=key&results_per_page=20&what=night+baker&where=Whitby",
  );
  const reed = answering(fixture("reed"));
  expect(await searchLive("reed", wish, { ...reed, keys })).toMatchObject({
    ok: true,
    credit: "Jobs from Reed",
  });
  expect(reed.asked[0]).toEqual({
    url: "https://www.reed.co.uk/api/1.0/search?keywords=night+baker&resultsToTake=20&locationName=Whitby",
    headers: { authorization: `Basic ${btoa("secret:")}` },
  });
});

it("says why there is no answer", async () => {
  const { politeFetch } = answering('{"error":"x"}');
  const problemOf = async (name: string, search = wish, given: Record<string, string> = keys) => {
    const found = await searchLive(name, search, { politeFetch, keys: given });
    return found.ok ? null : found.problem;
  };
  expect(await problemOf("greenhouse")).toBe("Services to search: adzuna, reed.");
  expect(await problemOf("adzuna", wish, { ADZUNA_APP_ID: "id" })).toBe(
    "Adzuna needs a key: set ADZUNA_APP_KEY.",
  );
  expect(await problemOf("reed", { ...wish, countryCode: "FR" })).toBe("Reed has no jobs in FR.");
  expect(await problemOf("adzuna")).toContain("The answer of Adzuna cannot be read.");
  const refuses: PoliteFetch = () => Promise.resolve({ outcome: "forbidden", status: 401 });
  expect(await searchLive("adzuna", wish, { politeFetch: refuses, keys })).toEqual({
    ok: false,
    problem: "Adzuna did not answer. It refuses us (401).",
  });
});
