import { describe, expect, test } from "vitest";
import type { JobDetail } from "./job-detail.ts";
import { jobPostingJsonLd } from "./job-posting-json-ld.ts";

const job: JobDetail = {
  id: "123",
  path: "/jobs/123-senior-data-analyst",
  title: "Senior Data Analyst",
  company: "Northbeck Energy",
  location: "Denver, CO",
  workMode: "hybrid",
  types: ["full-time"],
  level: "senior",
  pay: {
    min: 98_000,
    max: 118_000,
    currency: "USD",
    period: "year",
    predicted: false,
    raw: "$98,000 to $118,000",
    yearlyUsdMin: 98_000,
    yearlyUsdMax: 118_000,
  },
  stated: { years: null, degree: null, visa: null, shift: null, evidence: {} },
  excerpt: "Own reporting.",
  firstSeenAt: new Date("2026-03-02T09:12:00Z"),
  postedAt: new Date("2026-03-01T00:00:00Z"),
  sourceLabel: "Greenhouse",
  otherSources: 0,
  isSample: false,
  descriptionHtml: "<p>Own reporting for 140 sites.</p>",
  skills: ["SQL", "dbt"],
  department: null,
  language: "en",
  closesAt: new Date("2026-04-01T00:00:00Z"),
  lastCheckedAt: new Date("2026-03-03T00:00:00Z"),
  goneAt: null,
  apply: null,
  saysHowToApply: false,
  remoteCountries: [],
  rawType: null,
  rawLevel: null,
  rawLocation: null,
  foundAt: [],
  allowsJsonLd: true,
  places: [{ name: "Denver", region: "Colorado", countryCode: "US" }],
};

const origin = "https://jobs.example.org";

describe("a job as JobPosting", () => {
  test("has all required fields and all known optional ones", () => {
    expect(jobPostingJsonLd(job, origin)).toEqual({
      "@context": "https://schema.org/",
      "@type": "JobPosting",
      title: "Senior Data Analyst",
      description: "<p>Own reporting for 140 sites.</p>",
      datePosted: "2026-03-01T00:00:00.000Z",
      validThrough: "2026-04-01T00:00:00.000Z",
      employmentType: ["FULL_TIME"],
      hiringOrganization: { "@type": "Organization", name: "Northbeck Energy" },
      identifier: { "@type": "PropertyValue", name: "Northbeck Energy", value: "123" },
      url: "https://jobs.example.org/jobs/123-senior-data-analyst",
      jobLocation: [
        {
          "@type": "Place",
          address: {
            "@type": "PostalAddress",
            addressLocality: "Denver",
            addressRegion: "Colorado",
            addressCountry: "US",
          },
        },
      ],
      baseSalary: {
        "@type": "MonetaryAmount",
        currency: "USD",
        value: { "@type": "QuantitativeValue", minValue: 98_000, maxValue: 118_000, unitText: "YEAR" },
      },
      skills: "SQL, dbt",
      directApply: false,
    });
  });

  test("a remote job names the countries that a worker may live in instead of a place", () => {
    const json = jobPostingJsonLd(
      { ...job, workMode: "remote", remoteCountries: ["US", "CA"], places: [] },
      origin,
    );
    expect(json).toMatchObject({
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: [
        { "@type": "Country", name: "United States" },
        { "@type": "Country", name: "Canada" },
      ],
    });
    expect(json).not.toHaveProperty("jobLocation");
  });

  test("a country or region is not given as a locality", () => {
    const places = [
      { name: "Germany", region: null, countryCode: "DE" },
      { name: "Bavaria", region: "Bavaria", countryCode: "DE" },
    ];
    expect(jobPostingJsonLd({ ...job, places }, origin)).toMatchObject({
      jobLocation: [
        { address: { "@type": "PostalAddress", addressCountry: "DE" } },
        { address: { "@type": "PostalAddress", addressRegion: "Bavaria", addressCountry: "DE" } },
      ],
    });
    expect(JSON.stringify(jobPostingJsonLd({ ...job, places }, origin))).not.toContain("addressLocality");
  });

  test("a job without a required field has no markup", () => {
    expect(jobPostingJsonLd({ ...job, places: [] }, origin)).toBeNull();
    expect(jobPostingJsonLd({ ...job, workMode: "remote", places: [] }, origin)).toBeNull();
    expect(jobPostingJsonLd({ ...job, descriptionHtml: " " }, origin)).toBeNull();
  });

  test.each([
    ["of unknown currency", { currency: null }],
    ["of unknown period", { period: null }],
    ["by the fortnight", { period: "fortnight" as const }],
    ["that the source estimated", { predicted: true }],
  ])("pay %s is omitted", (_, change) => {
    expect(
      jobPostingJsonLd({ ...job, pay: job.pay && { ...job.pay, ...change } }, origin),
    ).not.toHaveProperty("baseSalary");
  });

  test("pay whose unit the operator of the site set is omitted", () => {
    const pay = { from: "field" as const, field: "pay", text: "98000", assumed: ["period" as const] };
    const stated = { ...job.stated, evidence: { pay } };
    expect(jobPostingJsonLd({ ...job, stated }, origin)).not.toHaveProperty("baseSalary");
  });

  test("a single figure is a value, not a range", () => {
    expect(jobPostingJsonLd({ ...job, pay: job.pay && { ...job.pay, max: null } }, origin)).toMatchObject({
      baseSalary: { value: { value: 98_000, unitText: "YEAR" } },
    });
  });
});
