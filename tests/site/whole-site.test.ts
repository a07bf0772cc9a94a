import { beforeAll, describe, expect, test, vi } from "vitest";
import { sharedSiteWithJobs } from "../support/shared.ts";
import { accountPages, visitorPages } from "../support/site-pages.ts";
import { structuredFaults } from "../support/structured-data.ts";
import { type Crawl, type CrawledPage, crawlSite } from "./crawl-site.ts";
import { htmlFaults } from "./html-faults.ts";

/** Every address that the specification names. */
const specified = [
  "/",
  "/jobs",
  "/cv-builder",
  "/resources",
  "/tools",
  "/roadmap",
  "/auth",
  "/auth?tab=register",
  "/about",
  "/privacy",
  "/terms",
  "/contact",
  ...["resume-tips", "interview-guides", "job-search", "career-development"].map(
    (name) => `/resources/${name}`,
  ),
  ..."resume-templates cover-letter-guide resume-keywords resume-mistakes interview-questions virtual-interviews behavioral-interviews technical-interviews career-paths skill-development salary-negotiation remote-work networking linkedin-optimization job-search-organization hidden-jobs"
    .split(" ")
    .map((name) => `/resources/${name}`),
  ...["ats-scanner", "cover-letter", "salary-calculator", "interview-questions"].map(
    (name) => `/tools/${name}`,
  ),
];

const site = sharedSiteWithJobs();
let crawl: Crawl;
let shown: CrawledPage[];

beforeAll(async () => {
  // The pages of occupations and places are counted in the background after the start.
  await vi.waitUntil(async () => (await addressesOf("/sitemaps/landing.xml")).length > 0, {
    timeout: 90_000,
    interval: 500,
  });
  const maps = await Promise.all(
    ["pages", "landing", "jobs-1"].map((name) => addressesOf(`/sitemaps/${name}.xml`)),
  );
  const files = [
    "/sitemap.xml",
    "/robots.txt",
    "/llms.txt",
    "/.well-known/security.txt",
    "/site.webmanifest",
  ];
  const starts = [...specified, ...maps.flat(), ...visitorPages, ...accountPages, ...files];
  crawl = await crawlSite(site.url, [...new Set(starts)]);
  shown = [...crawl.pages.values()].filter(({ html, status }) => html !== "" && status < 300);
});

async function addressesOf(sitemap: string): Promise<string[]> {
  const xml = await (await fetch(site.url + sitemap)).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = ""]) => {
    const { pathname, search } = new URL(loc.replaceAll("&#38;", "&"));
    return pathname + search;
  });
}

describe("links", () => {
  test("no internal link is dead, on any page", () => {
    // Pages that need the link of a mail answer 404 without it. No other page may link to them.
    const isEntered = ({ from, path }: CrawledPage) => from === "start" && visitorPages.includes(path);
    const dead = [...crawl.pages.values()].filter((page) => page.status >= 400 && !isEntered(page));
    expect(dead.map(({ path, status, from }) => `${status} ${path} on ${from}`)).toEqual([]);
    expect(shown.length).toBeGreaterThan(100);
    for (const kind of ["/occupations/", "/places/", "/companies/"])
      expect(shown.filter(({ path }) => path.startsWith(kind)).length, kind).toBeGreaterThan(0);
  });

  test("anchors lead to a part of their page", () => {
    const missing = crawl.anchors.filter(({ path, anchor }) => {
      const page = crawl.pages.get(path);
      return page && page.html !== "" && page.status === 200 && !page.ids.has(decodeURIComponent(anchor));
    });
    expect([...new Set(missing.map(({ path, anchor, from }) => `${path}#${anchor} on ${from}`))]).toEqual([]);
  });

  test("every address of the specification is there, and built", () => {
    for (const path of specified) {
      const page = crawl.pages.get(path);
      expect(page?.status, path).toBe(200);
      expect(page?.html.includes("Not built yet"), path).toBe(false);
    }
  });
});

describe("search engines", () => {
  test("every page has a title, a description and one canonical address or none", () => {
    const faults = shown.flatMap(({ path, html }) => {
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
      const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "";
      const canonicals = html.match(/<link rel="canonical"/g)?.length ?? 0;
      const isHidden = html.includes('<meta name="robots" content="noindex"');
      return [
        title.length < 5 && `${path}: title “${title}”`,
        description.length < 20 && `${path}: description “${description}”`,
        canonicals !== (isHidden ? 0 : 1) && `${path}: ${canonicals} canonical addresses`,
        !/<meta property="og:image" content="http/.test(html) && `${path}: no picture`,
        (html.match(/<h1[ >]/g)?.length ?? 0) !== 1 && `${path}: not one first heading`,
      ].filter((fault) => fault !== false);
    });
    expect(faults).toEqual([]);
  });

  test("pages of the sitemap have titles and descriptions of their own", async () => {
    const listed = new Set(await addressesOf("/sitemaps/pages.xml"));
    const pages = shown.filter(({ path }) => listed.has(path));
    for (const pattern of [/<title>([^<]*)</, /<meta name="description" content="([^"]*)"/]) {
      const texts = Map.groupBy(pages, ({ html }) => pattern.exec(html)?.[1] ?? "");
      const shared = [...texts.values()].filter(({ length }) => length > 1);
      expect(shared.map((group) => group.map(({ path }) => path))).toEqual([]);
    }
  });

  test("structured data has all that its types need, and pages have the kinds they should", () => {
    const kinds = new Map<string, string[]>();
    for (const { path, html } of shown)
      for (const [, text = ""] of html.matchAll(
        /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g,
      )) {
        const data = JSON.parse(text) as Record<string, unknown>;
        expect(structuredFaults(data), path).toEqual([]);
        kinds.set(path, [...(kinds.get(path) ?? []), String(data["@type"])]);
      }
    expect(kinds.get("/")).toEqual(["WebSite", "Organization"]);
    expect(kinds.get("/resources/networking")).toEqual(["BreadcrumbList", "Article"]);
    expect(
      [...kinds].filter(([path, types]) => path.startsWith("/jobs/") && types.includes("JobPosting")),
    ).not.toEqual([]);
    expect([...kinds].filter(([path]) => path.startsWith("/companies/"))).not.toEqual([]);
  });

  test("the picture of each kind of page is a PNG", async () => {
    const job = shown.find(({ path }) => /^\/jobs\/\d/.test(path))?.path ?? "";
    const company = shown.find(({ path }) => path.startsWith("/companies/"))?.path ?? "";
    for (const path of [job, company, "/resources/networking"]) {
      const picture = await fetch(`${site.url}/og${path}.png`);
      expect([picture.status, picture.headers.get("content-type")], path).toEqual([200, "image/png"]);
    }
    expect((await fetch(`${site.url}/og/resources/nothing.png`)).status).toBe(404);
  });
});

test("one page of each kind is valid HTML", async () => {
  expect(await htmlFaults(shown)).toEqual([]);
});
