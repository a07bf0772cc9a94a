import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { BoardAddress } from "../../adapter.ts";
import { greenhouse } from "./greenhouse.ts";

const body = readFileSync(new URL("greenhouse.fixture.json", import.meta.url), "utf8");
const anyBoard: BoardAddress = { board: "", companyName: null };

function read(record: object, address = anyBoard) {
  const [result] = greenhouse.read(JSON.stringify(record), address);
  if (result === undefined || !result.ok) throw new Error("expected a posting");
  return result.raw;
}

describe("greenhouse", () => {
  it("reads every fact of an opening", () => {
    const [first] = greenhouse.read(body, anyBoard);
    expect(first).toEqual({
      ok: true,
      raw: {
        externalId: "5100001",
        title: "Head Baker",
        company: "Tidewater Bakeries",
        url: "https://job-boards.greenhouse.io/tidewaterbakeries/jobs/5100001",
        applyUrl: null,
        locations: ["Leeds, UK", "Bradford, UK"],
        country: null,
        remote: null,
        workMode: null,
        remoteRegions: [],
        employmentTypes: ["Full-time"],
        level: null,
        descriptionHtml:
          "<h2>The work</h2>\n<p>Bread &amp; butter: start at 4 am <strong>sharp</strong>.</p>",
        descriptionText: null,
        pay: { min: 31_000, max: 36_500, currency: "GBP", period: "Annual", predicted: false },
        payText: null,
        postedAt: "2026-05-02T08:30:00-04:00",
        closesAt: "2026-07-01T00:00:00-04:00",
        department: "Bakery",
        tags: [],
        requisitionId: "TB-17",
      },
    });
  });

  it("takes the cities from the offices when the location is only a work mode", () => {
    const second = greenhouse.read(body, anyBoard)[1];
    expect(second).toMatchObject({
      ok: true,
      raw: { locations: ["Leeds, England, United Kingdom", "Ghent"], workMode: "Hybrid" },
    });
  });

  it("leaves unescaped HTML as it is, and does not take the date of an edit for the posting date", () => {
    const second = greenhouse.read(body, anyBoard)[1];
    expect(second).toMatchObject({
      raw: { descriptionHtml: "<p>Already HTML: 3 &lt; 4.</p>", postedAt: null },
    });
  });

  it("names the reason for every record that is not an opening", () => {
    const reasons = greenhouse.read(body, anyBoard).map((result) => (result.ok ? "read" : result.reason));
    expect(reasons).toEqual(["read", "read", "not-an-opening", "no-title", "not-an-object", "no-id"]);
  });

  it("also reads a bare list and a single record", () => {
    const record = { id: 1, title: "Miller", company_name: "Tidewater Bakeries" };
    const wanted = [expect.objectContaining({ ok: true, raw: expect.objectContaining({ externalId: "1" }) })];
    expect(greenhouse.read(JSON.stringify([record]), anyBoard)).toEqual(wanted);
    expect(greenhouse.read(JSON.stringify(record), anyBoard)).toEqual(wanted);
  });

  it("names the employer from the configuration, the catalogue or the board's token", () => {
    const record = { id: 1, title: "Miller" };
    expect(read(record, { board: "tidewater-bakeries", companyName: null }).company).toBe(
      "Tidewater Bakeries",
    );
    expect(read(record, { board: "monzo", companyName: null }).company).toBe("Monzo");
    expect(read(record, { board: "monzo", companyName: "Monzo Bank" }).company).toBe("Monzo Bank");
    const withUrl = { ...record, absolute_url: "https://boards.greenhouse.io/old-mill/jobs/1" };
    expect(read(withUrl).company).toBe("Old Mill");
  });

  it("does not take zero or negative amounts for pay", () => {
    const ranges = [{ min_cents: 0, max_cents: -5, currency_type: "EUR" }];
    expect(
      read({ id: 1, title: "Miller", company_name: "Old Mill", pay_input_ranges: ranges }).pay,
    ).toBeNull();
  });

  it("requests one page of a named board", () => {
    expect(greenhouse.pageUrl({ board: "old mill", companyName: null }, 0)).toBe(
      "https://boards-api.greenhouse.io/v1/boards/old%20mill/jobs?content=true&pay_transparency=true",
    );
    expect(greenhouse.pageUrl({ board: "old mill", companyName: null }, 1)).toBeNull();
    expect(greenhouse.pageUrl(anyBoard, 0)).toBeNull();
  });
});
