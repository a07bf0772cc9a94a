import { describe, expect, it, test } from "vitest";
import { growth, linear } from "../../../tests/support/growth.ts";
import { jsonld } from "./jsonld.ts";

const address = { board: "https://norvik.example/jobs/7", companyName: null };
const page = (body: string, head = "") =>
  `<!doctype html><html><head><title>Careers</title>${head}</head><body>${body}</body></html>`;
const script = (json: string) => page("", `<script type="application/ld+json">${json}</script>`);
const read = (html: string) => jsonld.read(html, address);

const planner = {
  title: "Warehouse Planner",
  company: "Norvik Logistics",
  url: "https://norvik.example/jobs/7",
  locations: ["Leeds, GB"],
  postedAt: "2026-11-20",
};
const parts = {
  title: '"title": "Warehouse Planner"',
  posted: '"datePosted": "2026-11-20"',
  rest: `"@type": "JobPosting", "hiringOrganization": {"name": "Norvik Logistics"}, "jobLocation": {"address": {"addressLocality": "Leeds", "addressCountry": "GB"}}`,
};

describe("one meaning in JSON-LD that is not quite JSON", () => {
  it.each([
    ["a missing comma", `{${parts.rest} ${parts.title}\n${parts.posted}}`],
    ["a comment before it", `/* job */ {${parts.rest}, ${parts.title}, ${parts.posted}}`],
    ["comments inside", `{${parts.rest}, // place\n ${parts.title}, /* day */ ${parts.posted}}`],
    ["single quotes", `{${parts.rest}, ${parts.title}, ${parts.posted}}`.replaceAll('"', "'")],
    ["escapes that need none", `{${parts.rest}, ${parts.title.replace(" P", "\\ P")}, ${parts.posted}}`],
    ["a comma too many", `{${parts.rest}, ${parts.title}, ${parts.posted}, }`],
    ["names without quotes", `{${parts.rest}, title: "Warehouse Planner", datePosted: "2026-11-20"}`],
    ["escaped quotes", `{${parts.rest}, ${parts.title}, ${parts.posted}}`.replaceAll('"', "&quot;")],
    ["CDATA", `//<![CDATA[\n{${parts.rest}, ${parts.title}, ${parts.posted}}\n//]]>`],
    ["an HTML comment", `<!-- {${parts.rest}, ${parts.title}, ${parts.posted}} -->`],
  ])("is read: %s", (_, json) => {
    expect(read(script(json))).toMatchObject([{ ok: true, raw: planner }]);
  });

  it("is not guessed: quotes inside a string, or an end that is missing", () => {
    for (const json of [
      `{${parts.rest}, "title": "the "best" planner"}`,
      `{${parts.rest}, ${parts.title}`,
      `{${parts.rest}, "title" "Planner"}`,
    ]) {
      expect(read(script(json))).toMatchObject([{ ok: false }]);
    }
  });
});

describe("names of properties", () => {
  it.each([
    ["PascalCase", (name: string) => name.charAt(0).toUpperCase() + name.slice(1)],
    ["snake_case", (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)],
    ["a prefix", (name: string) => `schema:${name}`],
  ])("are read in %s", (_, written) => {
    const posting = {
      "@type": "JobPosting",
      [written("title")]: "Warehouse Planner",
      [written("datePosted")]: "2026-11-20",
      [written("hiringOrganization")]: { [written("name")]: "Norvik Logistics" },
      [written("jobLocation")]: [
        {
          [written("address")]: { [written("addressLocality")]: "Leeds", [written("addressCountry")]: "GB" },
        },
      ],
    };
    expect(read(script(JSON.stringify(posting)))).toMatchObject([{ ok: true, raw: planner }]);
  });
});

test("the same script twice is one posting, with the address of the page", () => {
  const json = `<script type="application/ld+json">{${parts.rest}, ${parts.title}, ${parts.posted}}</script>`;
  expect(read(page("", json + json))).toMatchObject([{ ok: true, raw: planner }]);
});

const microdata = `<div itemscope itemtype="https://schema.org/JobPosting">
  <h1 itemprop="title">Warehouse <b>Planner</b></h1>
  <meta itemprop="datePosted" content="2026-11-20">
  <div itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization">
    <img itemprop="logo" src="/logo.png"><span itemprop="name">Norvik Logistics</span>
  </div>
  <p itemprop="jobLocation" itemscope itemtype="https://schema.org/Place">
    <span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">
      <span itemprop="addressLocality">Leeds</span>, <span itemprop="addressCountry">GB</span>
    </span>
  </p>
  <span itemprop="baseSalary" itemscope itemtype="https://schema.org/MonetaryAmount">
    <meta itemprop="currency" content="GBP">
    <span itemprop="value" itemscope itemtype="https://schema.org/QuantitativeValue">
      <data itemprop="minValue" value="30000">£30k</data><meta itemprop="unitText" content="YEAR">
    </span>
  </span>
  <time itemprop="validThrough" datetime="2027-01-31">end of January</time>
  <div itemprop="description"><p>Plan the flow.</p><ul><li>Keep the boards</ul></div>
</div>`;

describe("microdata and RDFa", () => {
  it("reads microdata", () => {
    expect(read(page(microdata))).toMatchObject([
      {
        ok: true,
        raw: {
          ...planner,
          closesAt: "2027-01-31",
          pay: { min: 30_000, currency: "GBP", period: "YEAR" },
          descriptionHtml: "<p>Plan the flow.</p><ul><li>Keep the boards</ul>",
        },
      },
    ]);
  });

  it.each([
    ["with a vocabulary", 'vocab="https://schema.org/"', ""],
    ["with a prefix", 'prefix="schema: https://schema.org/"', "schema:"],
  ])("reads RDFa %s", (_, start, prefix) => {
    const body = `<div ${start} typeof="${prefix}JobPosting"><h1 property="${prefix}title">Warehouse Planner</h1>
      <span property="${prefix}hiringOrganization" typeof="${prefix}Organization"><span property="${prefix}name">Norvik Logistics</span></span>
      <div property="${prefix}jobLocation" typeof="${prefix}Place"><div property="${prefix}address" typeof="${prefix}PostalAddress">
        <span property="${prefix}addressLocality">Leeds</span> <span property="${prefix}addressCountry" content="GB">Britain</span></div></div>
      <meta property="${prefix}datePosted" content="2026-11-20"><meta property="og:title" content="Careers">
      <div property="${prefix}description"><p>Plan the flow of goods.</p></div></div>`;
    const raw = { ...planner, descriptionHtml: "<p>Plan the flow of goods.</p>" };
    expect(read(page(body))).toMatchObject([{ ok: true, raw }]);
  });

  it("reads a list of postings with their addresses, and a place that is written as the street", () => {
    const item = (id: number) => `<li itemscope itemtype="http://schema.org/JobPosting">
      <a itemprop="url" href="/jobs/${id}"><span itemprop="title">Clerk ${id}</span></a>
      <span itemprop="jobLocation" itemscope itemtype="http://schema.org/Place"><span itemprop="address" itemscope
        itemtype="http://schema.org/PostalAddress"><meta itemprop="streetAddress" content="Hull, GB"></span></span></li>`;
    expect(read(page(`<ul>${item(1)}${item(2)}</ul>`))).toMatchObject([
      { raw: { title: "Clerk 1", url: "https://norvik.example/jobs/1", locations: ["Hull, GB"] } },
      { raw: { title: "Clerk 2", url: "https://norvik.example/jobs/2" } },
    ]);
  });

  it("prefers JSON-LD, and reads the markup if the script is broken", () => {
    const both = page(
      microdata,
      `<script type="application/ld+json">{${parts.rest}, ${parts.title}}</script>`,
    );
    expect(read(both)).toMatchObject([{ ok: true, raw: { postedAt: null } }]);
    const broken = page(
      microdata,
      `<script type="application/ld+json">{${parts.rest}, "title": "a "b" c"}</script>`,
    );
    expect(read(broken)).toMatchObject([{ ok: true, raw: planner }]);
  });

  it("reads neither items of other types nor pages that mean harm", () => {
    const breadcrumbs =
      '<ol itemscope itemtype="https://schema.org/BreadcrumbList"><li itemprop="title">Jobs</ol>';
    expect(read(page(breadcrumbs))).toMatchObject([{ ok: false, reason: "unreadable" }]);
    const deep = `<div itemscope itemtype="https://schema.org/JobPosting" itemprop="description">`.repeat(
      20_000,
    );
    expect(read(page(deep)).some((record) => record.ok)).toBe(false);
    const odd = `<div itemscope itemtype="https://schema.org/JobPosting"><b itemprop="__proto__ @type constructor">x</b>${"<i itemprop='title'>y".repeat(5_000)}</div>`;
    expect(read(page(odd)).length).toBe(1);
  });
});

test("a region that names several places is not part of the place", () => {
  const json = `{"@type": "JobPosting", "title": "Planner", "jobLocation": {"address": {"addressLocality": "Dorking", "addressRegion": "Zürich / Schaffhausen", "addressCountry": "GB"}}}`;
  expect(read(script(json))).toMatchObject([{ raw: { locations: ["Dorking, GB"] } }]);
});

test("a meta element names the place only if the posting states none", () => {
  const meta = '<meta name="gtm_job_location" content="Kassel~Hesse~Germany">';
  const posting = (more: string) =>
    page(
      "",
      `${meta}<script type="application/ld+json">{"@type": "JobPosting", "title": "Planner"${more}}</script>`,
    );
  expect(read(posting(""))).toMatchObject([{ raw: { locations: ["Kassel~Hesse~Germany"] } }]);
  const stated = `, "jobLocation": {"address": {"addressLocality": "Leeds"}}`;
  expect(read(posting(stated))).toMatchObject([{ raw: { locations: ["Leeds"] } }]);
});

test.each([
  "<b>",
  "<div>",
  "<p>",
  "<li><ul>",
  "<svg>",
  "<a href=x>",
  "</p>",
  "<",
  "<!--",
  "&amp;",
  " ",
  "\n",
  "a. ",
  "closed ",
  '<i itemprop="title">',
])("a page of twice the length takes about twice as long: %j", (unit) => {
  expect(growth((text) => read(page(text)), unit, 100_000)).toBeLessThan(linear);
  expect(growth((text) => read(script(`{${parts.rest}, "title": "${text}`)), unit, 50_000)).toBeLessThan(
    linear,
  );
});
