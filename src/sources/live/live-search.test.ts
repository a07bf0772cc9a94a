import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { PoliteFetch } from "../collect/polite-fetch.server.ts";
import { openLiveSearches, searchLive } from "./live-search.server.ts";

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
  });
  expect(adzuna.asked[0]?.url).toBe(
    "https://api.adzuna.com/v1/api/jobs/gb/search/1?app_id=id&app_key=key&results_per_page=20&what=night+baker&where=Whitby",
  );
  const reed = answering(fixture("reed"));
  expect(await searchLive("reed", wish, { ...reed, keys })).toMatchObject({
    ok: true,
    postings: [{ title: "Night Baker" }],
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
    reason: "no-answer",
    problem: "Adzuna did not answer. It refuses us (401).",
  });
});

it("shows twenty postings at most, and only those whose page is the service's own", async () => {
  const results = Array.from({ length: 30 }, (_, nth) => ({
    id: `${nth}`,
    title: `Baker number ${nth}`,
    company: { display_name: "Harbour Light Bakery" },
    redirect_url:
      nth === 0 ? "https://adzuna.example/1" : `https://www.adzuna.com.au/jobs/details/49000000${nth}`,
  }));
  const { politeFetch } = answering(JSON.stringify({ results }));
  const found = await searchLive("adzuna", { ...wish, countryCode: "AU" }, { politeFetch, keys });
  expect(found.ok && found.postings.map(({ title }) => title)).toEqual(
    Array.from({ length: 20 }, (_, nth) => `Baker number ${nth + 1}`),
  );
});

describe("the services for visitors", () => {
  const folder = mkdtempSync(join(tmpdir(), "logo-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const [logo, large] = [join(folder, "logo.svg"), join(folder, "large.png")];
  writeFileSync(logo, "<svg xmlns='http://www.w3.org/2000/svg'/>");
  writeFileSync(large, "x".repeat(30_000));
  const open = async (given: Record<string, string>, collects = true) => {
    const warnings: string[] = [];
    const log = { warn: (text: unknown) => void warnings.push(String(text)) };
    const fetch = collects ? answering(fixture("reed")).politeFetch : null;
    const searches = await openLiveSearches(fetch, { keys: given, log });
    return { ...searches, warnings, names: searches.services.map(({ name }) => name) };
  };

  it("are those with a key, and with the logo that they ask for", async () => {
    expect((await open({})).names).toEqual([]);
    expect((await open({ ...keys, ADZUNA_LOGO: logo }, false)).names).toEqual([]);
    const both = await open({ ...keys, ADZUNA_LOGO: logo });
    expect(both.names).toEqual(["adzuna", "reed"]);
    expect(both.services[0]?.logo).toMatch(/^data:image\/svg\+xml;base64,/);
  });

  it.each([undefined, large, join(folder, "missing.svg"), folder])(
    "leave out Adzuna without a usable logo: %s",
    async (path) => {
      const { names, warnings } = await open({ ...keys, ...(path !== undefined && { ADZUNA_LOGO: path }) });
      expect(names).toEqual(["reed"]);
      expect(warnings).toEqual([
        "Visitors cannot search Adzuna: ADZUNA_LOGO names no PNG or SVG file of at most 20 kB.",
      ]);
    },
  );

  it("end a search when the visitor has left, also if the service never answers", async () => {
    const silent: PoliteFetch = () => new Promise(() => {});
    const { search } = await openLiveSearches(silent, { keys, log: { warn: () => {} } });
    expect(await search("reed", wish, AbortSignal.abort())).toMatchObject({ ok: false, reason: "no-answer" });
    const leaving = new AbortController();
    const waiting = search("reed", wish, leaving.signal);
    leaving.abort();
    expect(await waiting).toMatchObject({ ok: false, reason: "no-answer" });
  });
});
