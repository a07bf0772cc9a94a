import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { remotive } from "./remotive.ts";

const body = readFileSync(new URL("remotive.fixture.json", import.meta.url), "utf8");
const feed = { board: "", companyName: null };

describe("remotive", () => {
  it("reads a remote job with the regions where one may live", () => {
    expect(remotive.read(body, feed)[0]).toMatchObject({
      ok: true,
      raw: {
        externalId: "4400001",
        title: "Gardening Columnist",
        company: "Compost Weekly",
        remote: true,
        locations: [],
        remoteRegions: ["Europe", "LATAM", "Kenya"],
        employmentTypes: ["part_time"],
        payText: "€20k - €24k",
        pay: null,
        department: "Writing",
        tags: ["editing", "soil"],
        postedAt: "2026-06-12T21:30:58",
        descriptionHtml: "<p>Write about soil.</p>",
      },
    });
  });

  it("refuses a record without an employer", () => {
    expect(remotive.read(body, feed)[1]).toMatchObject({
      ok: false,
      reason: "no-company",
      externalId: "4400002",
    });
  });

  it("follows the terms: at most four crawls a day, no markup for other search engines, and applications there", () => {
    expect(remotive.policy.minInterval).toBeGreaterThanOrEqual(21_600);
    expect(remotive.policy).toMatchObject({ allowsJsonLd: false, applyPolicy: "source" });
  });
});
