import { describe, expect, test } from "vitest";
import { isFullRun } from "../support/full-run.ts";
import { sharedSiteWithJobs } from "../support/shared.ts";

const site = sharedSiteWithJobs();

async function get(
  path: string,
): Promise<{ status: number; text: string; location: string | null; type: string | null }> {
  const answer = await fetch(site.url + path, { redirect: "manual" });
  const { headers, status } = answer;
  return {
    status,
    text: await answer.text(),
    location: headers.get("location"),
    type: headers.get("content-type"),
  };
}

/** Quotes, tags and what SQL, regular expressions, tsquery and LIKE give a meaning to. */
const hostile = [
  `'; drop table jobs; --`,
  `") or 1=1 --`,
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `a & | ! ( ) : * <-> 'x':*`,
  `"unclosed phrase`,
  `---`,
  `%_\\%`,
  `.*+?^$\{}()|[]\\`,
  `constructor __proto__ toString`,
  `\u202e\u200b\ufeff\u0007`,
  `🙂`.repeat(300),
  `x`.repeat(5000),
  `analyst `.repeat(400),
  `../../etc/passwd`,
];
const parameters =
  "q location radius type level mode salary currency pay posted source sort page asof verbatim job".split(
    " ",
  );

describe("a search", () => {
  test.each(parameters)("takes anything for %s and stays a page", async (name) => {
    // By default the parameters take turns, so that each value occurs in several.
    const turn = parameters.indexOf(name) % 3;
    for (const value of hostile.filter((_, at) => isFullRun || at % 3 === turn)) {
      const { status, text } = await get(`/jobs?${new URLSearchParams([[name, value]]).toString()}`);
      expect(`${status} ${name}=${value.slice(0, 40)}`).toBe(`200 ${name}=${value.slice(0, 40)}`);
      expect(text).not.toContain("<script>alert");
      expect(text).not.toContain("<img src=x");
    }
  });

  test("says what it left out", async () => {
    const { text } = await get("/jobs?q=analyst&salary=abc&colour=red&utm_source=mail");
    const words = text.replace(/<!-- -->/g, "");
    expect(words).toContain("We left out “salary=abc”");
    expect(words).toContain("We left out “colour=red”");
    expect(words).not.toContain("We left out “utm_source");
  });

  test.each([
    `/jobs?${"type=contract&".repeat(500)}`,
    `/jobs?${"x=1&".repeat(1000)}`,
    "/jobs?page=99999999999999999999",
    "/jobs?page=-1&asof=zzzzzzz",
    "/jobs?page=50&asof=1",
    "/jobs?job=99999999999999999999",
    "/jobs?job=0",
    "/jobs?q=%F0%9F%99",
    "/jobs?q=%E2%28%A1",
    "/jobs?salary=1e2&salary=&salary=60",
    "/jobs?=&&&=x",
  ])("%s is a page", async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  test("a page behind the last says so and leads to the first", async () => {
    const { text } = await get("/jobs?q=analyst&page=40");
    expect(text.replace(/<!-- -->/g, "")).toContain("This search has no page 40.");
  });
});

describe("a feed and the suggestions", () => {
  test.each(hostile)("take %j", async (value) => {
    const search = new URLSearchParams({ q: value, location: value, salary: value });
    const rss = await get(`/jobs/feed.rss?${search.toString()}`);
    expect([rss.status, rss.type]).toEqual([200, "application/rss+xml; charset=utf-8"]);
    expect(rss.text).not.toContain("<script");
    const json = await get(`/jobs/feed.json?${search.toString()}`);
    expect((JSON.parse(json.text) as { version: string }).version).toBe("https://jsonfeed.org/version/1.1");
    for (const field of ["keywords", "location", "nonsense"]) {
      const suggestions = await get(
        `/jobs/suggest?${new URLSearchParams({ field, prefix: value }).toString()}`,
      );
      expect(suggestions.status).toBe(200);
      expect(Array.isArray(JSON.parse(suggestions.text))).toBe(true);
    }
  });
});

describe("the page of a job", () => {
  test.each([
    "abc",
    "0",
    "-1",
    "99999999999999999999",
    "999999999-x",
    "1e3",
    "1;drop",
    "%3Cscript%3E",
    "feed.xml",
  ])("%s is not a job", async (slug) => {
    expect((await get(`/jobs/${slug}`)).status).toBe(404);
  });

  test("wrong words in the address lead to the right ones, and keep the way back", async () => {
    const path = /href="(\/jobs\/(\d+)-pricing-analyst)/.exec((await get("/jobs?q=pricing")).text);
    const id = path?.[2] ?? "";
    const wrong = await get(`/jobs/${id}-something-else?from=q%3Dpricing`);
    expect([wrong.status, wrong.location]).toEqual([301, `${path?.[1]}?from=q%3Dpricing`]);
    expect((await get(`/jobs/${id}`)).location).toBe(path?.[1]);
  });

  test.each([
    "https://evil.example",
    "//evil.example/",
    "javascript:alert(1)",
    `"><script>alert(1)</script>`,
    "%",
  ])("a way back to %s leads nowhere else", async (from) => {
    const path = /href="(\/jobs\/\d+-pricing-analyst)/.exec((await get("/jobs?q=pricing")).text)?.[1];
    const { status, text } = await get(`${path}?${new URLSearchParams({ from }).toString()}`);
    expect(status).toBe(200);
    expect(text).not.toMatch(/href="(?:https:\/\/evil|\/\/evil|javascript:)/);
    expect(text).not.toContain("<script>alert");
  });

  test.each(["0", "abc", "99999999999999999999", "%27"])("a preview of %s is empty", async (id) => {
    const { status } = await get(`/jobs/preview/${id}.data`);
    expect(status).toBe(200);
  });
});

test("each page in the sitemap answers and may be indexed, and announced pages are not in it", async () => {
  const { text } = await get("/sitemaps/pages.xml");
  const paths = Array.from(text.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = ""]) => new URL(url).pathname);
  expect(paths).toEqual(
    expect.arrayContaining([
      "/",
      "/jobs",
      "/cv-builder",
      "/resources",
      "/tools",
      "/about",
      "/privacy",
      "/terms",
    ]),
  );
  expect(paths).toContain("/tools/cover-letter");
  expect(paths).not.toContain("/contacts");
  for (const path of paths) {
    const page = await get(path);
    expect(page.status, path).toBe(200);
    expect(page.text, path).not.toContain("noindex");
  }
});

test("sitemaps list only what may be indexed, and robots are told where they are", async () => {
  const index = await get("/sitemap.xml");
  expect(index.text).toContain(`<loc>${site.url}/sitemaps/jobs-1.xml</loc>`);
  const { text } = await get("/sitemaps/jobs-1.xml");
  expect(text).toMatch(/\/jobs\/\d+-senior-data-analyst<\/loc><lastmod>/);
  expect(text).not.toContain("analytics-engineer");
  for (const name of ["jobs-0.xml", "jobs-99999999.xml", "..%2Fx", "x.xml"]) {
    expect((await get(`/sitemaps/${name}`)).status).toBe(404);
  }
  expect((await get("/sitemaps/jobs-77.xml")).text).not.toContain("<loc>");
  expect((await get("/robots.txt")).text).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});
