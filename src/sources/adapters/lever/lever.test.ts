import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lever } from "./lever.ts";

const body = readFileSync(new URL("lever.fixture.json", import.meta.url), "utf8");
const board = { board: "skua-surveys", companyName: null };

function page(length: number): string {
  return JSON.stringify(Array.from({ length }, (_, id) => ({ id })));
}

describe("lever", () => {
  it("reads every fact of a posting", () => {
    expect(lever.read(body, board)[0]).toMatchObject({
      ok: true,
      raw: {
        externalId: "0b7e6a3e-0000-4000-8000-000000000001",
        title: "Ornithologist",
        company: "Skua Surveys",
        url: "https://jobs.lever.co/skua-surveys/0b7e6a3e-0000-4000-8000-000000000001",
        applyUrl: "https://jobs.lever.co/skua-surveys/0b7e6a3e-0000-4000-8000-000000000001/apply",
        locations: ["Tromsø", "Bodø"],
        country: "NO",
        remote: null,
        workMode: "on-site",
        employmentTypes: ["Permanent"],
        pay: { min: 520_000, max: 610_000, currency: "NOK", period: "per-year-salary", predicted: false },
        postedAt: 1_764_205_361_939,
        department: "Field",
      },
    });
  });

  it("joins the introduction, the titled lists, the text on pay and the closing part", () => {
    const [first] = lever.read(body, board);
    expect(first).toMatchObject({
      raw: {
        descriptionHtml: [
          "<div>Count birds.</div>",
          "<h3>What you do &amp; when</h3>",
          "<ul><li>Count</li>\n<li>Write down</li></ul>",
          "<p>Bring a tent.</p>",
          "<div>Plus a field allowance.</div>",
          "<div>We pay for your boots.</div>",
        ].join("\n"),
      },
    });
  });

  it("treats an unspecified workplace as unknown, and finds text and place under their other names", () => {
    expect(lever.read(body, board)[1]).toMatchObject({
      raw: {
        workMode: null,
        remote: null,
        locations: ["Anywhere in Norway"],
        descriptionHtml: "<div>We are small.</div>\n<div>Type up notebooks.</div>",
        department: "North",
        employmentTypes: [],
      },
    });
  });

  it("names the employer from the page's address when no board is configured", () => {
    const records = lever.read(body, { board: "", companyName: null });
    expect(records[0]).toMatchObject({ raw: { company: "Skua Surveys" } });
    expect(records[2]).toMatchObject({ ok: false, reason: "no-company" });
  });

  it("names the reason for every record it cannot read", () => {
    const reasons = lever.read(body, board).map((result) => (result.ok ? "read" : result.reason));
    expect(reasons).toEqual(["read", "read", "read", "no-title", "not-an-object"]);
  });

  it("pages by skipping, and supports the European service", () => {
    expect(lever.pageUrl(board, 2)).toBe(
      "https://api.lever.co/v0/postings/skua-surveys?mode=json&skip=200&limit=100",
    );
    expect(lever.pageUrl({ board: "eu:skua", companyName: null }, 0)).toBe(
      "https://api.eu.lever.co/v0/postings/skua?mode=json&skip=0&limit=100",
    );
    expect(lever.hasMore(page(100), 0)).toBe(true);
    expect(lever.hasMore(page(99), 0)).toBe(false);
  });
});
