import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dataFiles } from "../../tests/support/posting-data.ts";
import { rejectionReasons } from "../jobs/posting.ts";
import { adapterNamed, adapters as all } from "./adapters.ts";
import { firstSources } from "./catalogue.server.ts";
import { isFullRun, numberOfRuns } from "../../tests/support/full-run.ts";

const anyBoard = { board: "", companyName: null };

/** Records with the keys that adapters read, and any values. */
const keys = fc.constantFrom(
  "id",
  "title",
  "text",
  "position",
  "slug",
  "company_name",
  "company",
  "location",
  "offices",
  "metadata",
  "content",
  "pay_input_ranges",
  "categories",
  "lists",
  "salaryRange",
  "address",
  "secondaryLocations",
  "compensation",
  "tags",
  "description",
  "salary_min",
  "date",
  "legal",
  "@type",
  "@graph",
  "jobs",
  "jobLocation",
  "baseSalary",
  "hiringOrganization",
  "identifier",
  "url",
  "hostedUrl",
  "jobUrl",
  "absolute_url",
  "skills",
  "workplaceType",
);
const record = fc.dictionary(keys, fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constant("JobPosting")), {
  noNullPrototype: true,
});

/** Adapters that read the usual field names. All others have the same readers of JSON, XML and pages. */
const adapters = ["greenhouse", "lever", "ashby", "remotive", "arbeitnow", "remoteok", "jsonld"].flatMap(
  (name) => adapterNamed(name) ?? [],
);

/** Recorded lists. Other files are pages of single postings, robots.txt, shortened, or answers of other addresses. */
function listFiles(name: string): string[] {
  return dataFiles(`feeds/${name}`).filter(
    (path) =>
      !/_detail|robots\.txt$|careerops_search|company-page|page-empty|missing_fields|(?:successfactors|reed).*html$|\/gem\/|\/adzuna\//.test(
        path,
      ),
  );
}

describe("every adapter", () => {
  it("is found by its name", () => {
    for (const adapter of all) expect(adapterNamed(adapter.name)).toBe(adapter);
    expect(adapterNamed("nosuch")).toBeUndefined();
  });

  for (const adapter of all) {
    it(`${adapter.name} never throws, whatever the body`, () => {
      const body = fc.oneof(
        fc.string({ unit: "binary" }),
        fc.json({ maxDepth: 4 }),
        fc.array(record).map((records) => JSON.stringify(records)),
        fc.array(record).map((records) => JSON.stringify({ jobs: records })),
        fc
          .array(record)
          .map((records) => `<script type="application/ld+json">${JSON.stringify(records)}</script>`),
      );
      fc.assert(
        fc.property(body, (text) => {
          for (const result of adapter.read(text, anyBoard)) {
            if (result.ok) {
              expect(result.raw.externalId).not.toBe("");
              expect(result.raw.title.trim()).not.toBe("");
            } else {
              expect(rejectionReasons).toContain(result.reason);
              expect(result.excerpt.length).toBeLessThanOrEqual(500);
            }
          }
        }),
        { numRuns: numberOfRuns(400) },
      );
    });

    it.runIf(adapters.includes(adapter))(
      `${adapter.name} passes hostile values on without judging them or failing`,
      () => {
        const hostile = {
          id: "x".repeat(5000),
          slug: "x",
          title: "<script>alert(1)</script>Cook",
          text: "<script>alert(1)</script>Cook",
          position: "<script>alert(1)</script>Cook",
          company_name: "Kvarner Lines",
          company: "Kvarner Lines",
          hiringOrganization: "Kvarner Lines",
          "@type": "JobPosting",
          first_published: "9999-12-31",
          datePosted: "9999-12-31",
          salary_min: -1,
          salaryRange: { min: -5, max: -1 },
        };
        const [result] = adapter.read(JSON.stringify([hostile]), {
          board: "kvarner",
          companyName: "Kvarner Lines",
        });
        expect(result).toMatchObject({ ok: true, raw: { company: "Kvarner Lines", pay: null } });
        expect(result?.ok === true && result.raw.externalId.length).toBeLessThanOrEqual(200);
      },
    );

    it.each(listFiles(adapter.name))(`${adapter.name} reads every posting in %s`, (path) => {
      const records = adapter.read(readFileSync(path, "utf8"), { board: "", companyName: "Kvarner Lines" });
      expect(records.length).toBeGreaterThan(0);
      expect(records.filter((result) => !result.ok)).toEqual([]);
    });
  }
});

describe("hostile repetition", () => {
  const pieces = [
    " ",
    "<p",
    "&nbsp;",
    "<br>",
    "- ",
    ",",
    "; ",
    "[",
    "]",
    "'",
    '\\"',
    "-->",
    "//",
    ".",
    "a@",
    "https://",
    "1",
  ];
  const length = 400_000;

  for (const [nth, adapter] of adapters.entries()) {
    it(`of any piece does not keep ${adapter.name} busy`, () => {
      // By default the adapters take turns with the pieces.
      for (const piece of pieces.filter((_, at) => isFullRun || (at + nth) % 4 === 0)) {
        const text = `x${piece.repeat(length / piece.length)}x`;
        const hostile = {
          ...Object.fromEntries(["id", "slug", "title", "text", "position"].map((key) => [key, "1"])),
          ...Object.fromEntries(["company_name", "company", "hiringOrganization"].map((key) => [key, text])),
          ...Object.fromEntries(
            ["content", "description", "salary", "jobLocation", "baseSalary", "skills"].map((key) => [
              key,
              text,
            ]),
          ),
          ...Object.fromEntries(
            ["location", "candidate_required_location", "hostedUrl", "url"].map((key) => [key, text]),
          ),
          location: { name: text },
          "@type": "JobPosting",
        };
        expect(adapter.read(JSON.stringify([hostile]), { board: "x", companyName: "Crumb" })).toHaveLength(1);
        expect(
          adapter.read(
            `<script type="application/ld+json">${text}{"@type":"JobPosting"}${text}</script>`,
            anyBoard,
          ).length,
        ).toBeGreaterThan(0);
      }
    });
  }
});

describe("the catalogue", () => {
  it("names only existing adapters, each board once, with a page to fetch", () => {
    const catalogue = firstSources();
    const addresses = catalogue.map(({ adapter, ...address }) => adapterNamed(adapter)?.pageUrl(address, 0));
    expect(addresses.every((address) => URL.canParse(address ?? ""))).toBe(true);
    expect(new Set(addresses).size).toBe(catalogue.length);
    expect(catalogue.length).toBeGreaterThanOrEqual(60);
  });
});
