import { expect, test } from "vitest";
import { structuredFaults } from "../../../tests/support/structured-data.ts";
import { articleData, breadcrumbs, companyData, siteData } from "./structured-data.ts";

const site = { productName: "Foothold", publicUrl: "https://jobs.example.org" };
const article = {
  title: "A",
  description: "B",
  path: "/resources/a",
  reviewed: "2026-11-22",
  picture: "/og/a.png",
};

test.each([
  ["the site", siteData(site)],
  ["an article", [articleData(site, article)]],
  ["a company", [companyData(site, { name: "Northbeck", path: "/companies/northbeck" })]],
  [
    "the way to a page",
    [
      breadcrumbs(site, [
        { name: "Jobs", path: "/jobs" },
        { name: "X", path: "https://x.example" },
      ]),
    ],
  ],
])("%s has all that schema.org's types need", (_, data) => {
  expect(data.flatMap((one) => structuredFaults(one))).toEqual([]);
});

test("the checker finds faults", () => {
  expect(structuredFaults({ "@context": "https://schema.org", "@type": "Article", headline: "A" })).toEqual([
    ": Article has no image",
    ": Article has no datePublished",
    ": Article has no author",
  ]);
  expect(structuredFaults({ "@type": "Organization", name: "A", url: "/a" })).toEqual([
    "no @context",
    ".url is no address",
  ]);
});

test("breadcrumbs count from one and have absolute addresses", () => {
  expect(breadcrumbs(site, [{ name: "Jobs", path: "/jobs" }])).toMatchObject({
    itemListElement: [{ position: 1, name: "Jobs", item: "https://jobs.example.org/jobs" }],
  });
});
