import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ashby } from "./ashby.ts";

const body = readFileSync(new URL("ashby.fixture.json", import.meta.url), "utf8");
const anyBoard = { board: "", companyName: null };

describe("ashby", () => {
  it("reads every fact of a posting", () => {
    expect(ashby.read(body, anyBoard)[0]).toMatchObject({
      ok: true,
      raw: {
        externalId: "5c1d0000-0000-4000-8000-000000000001",
        title: "Ferry Mechanic",
        company: "Kvarner Lines",
        applyUrl: "https://jobs.ashbyhq.com/kvarner-lines/5c1d0000-0000-4000-8000-000000000001/application",
        country: "Croatia",
        employmentTypes: ["FullTime"],
        descriptionHtml: "<p>Keep twelve engines running.</p>",
        payText: "€24K - €36K",
        postedAt: "2026-04-20T22:43:56.531+00:00",
        department: "Fleet",
      },
    });
  });

  it("takes the city of the address rather than the name of the building, and keeps labels without an address", () => {
    expect(ashby.read(body, anyBoard)[0]).toMatchObject({
      raw: { locations: ["Rijeka, Croatia", "Split, Croatia", "Adriatic"], remoteRegions: [] },
    });
  });

  it("keeps the label of every office, for an address that is misspelt", () => {
    expect(ashby.read(body, anyBoard)[0]).toMatchObject({
      raw: { officeLabels: ["Head Office", "Split", "Adriatic"] },
    });
  });

  it("trusts the workplace type rather than the remote flag", () => {
    const [hybrid, remote] = ashby.read(body, anyBoard);
    expect(hybrid).toMatchObject({ raw: { workMode: "Hybrid", remote: false } });
    expect(remote).toMatchObject({ raw: { workMode: "Remote", remote: true } });
  });

  it("combines the salaries of all tiers, and does not count a bonus as salary", () => {
    expect(ashby.read(body, anyBoard)[0]).toMatchObject({
      raw: { pay: { min: 24_000, max: 36_000, currency: "EUR", period: "1 YEAR", predicted: false } },
    });
  });

  it("does not take the one country a remote job is filed under for its region", () => {
    expect(ashby.read(body, anyBoard)[1]).toMatchObject({
      raw: { locations: ["LatAm"], country: null, remoteRegions: ["LatAm"] },
    });
  });

  it("hides pay that the employer does not display", () => {
    expect(ashby.read(body, anyBoard)[1]).toMatchObject({ raw: { pay: null, payText: null } });
  });

  it("refuses unlisted postings and records without a title", () => {
    const reasons = ashby.read(body, anyBoard).map((result) => (result.ok ? "read" : result.reason));
    expect(reasons).toEqual(["read", "read", "unlisted", "no-title"]);
  });

  it("lets the words decide where a job of an office is also listed under a remote place", () => {
    const record = {
      id: "1",
      title: "Cook",
      workplaceType: "Hybrid",
      location: "Leeds",
      secondaryLocations: [{ location: "Remote (UK)", address: { addressLocality: "London" } }],
      jobUrl: "https://jobs.ashbyhq.com/crumb/1",
    };
    expect(ashby.read(JSON.stringify({ jobs: [record] }), anyBoard)[0]).toMatchObject({
      raw: { locations: ["Leeds", "Remote (UK)"], remote: null, workMode: null, remoteRegions: [] },
    });
  });
});
