import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { arbeitnow } from "./arbeitnow.ts";

const body = readFileSync(new URL("arbeitnow.fixture.json", import.meta.url), "utf8");
const feed = { board: "", companyName: null };

describe("arbeitnow", () => {
  it("reads a posting", () => {
    expect(arbeitnow.read(body, feed)[0]).toMatchObject({
      ok: true,
      raw: {
        externalId: "baeckermeister-aachen-100001",
        title: "Bäckermeister (m/w/d)",
        company: "Backhaus Muster GmbH",
        locations: ["Aachen"],
        remote: false,
        employmentTypes: ["full time", "berufserfahren"],
        postedAt: 1_781_589_630,
        tags: ["Food"],
      },
    });
  });

  it("refuses a record without an id", () => {
    expect(arbeitnow.read(body, feed)[1]).toMatchObject({ ok: false, reason: "no-id" });
  });

  it("counts pages itself while they come back full, ignoring the feed's next link", () => {
    expect(arbeitnow.pageUrl(feed, 1)).toBe("https://www.arbeitnow.com/api/job-board-api?page=2");
    expect(arbeitnow.hasMore(body, 0)).toBe(false);
    const full = JSON.stringify({ data: Array.from({ length: 100 }, () => ({})), links: { next: null } });
    expect(arbeitnow.hasMore(full, 0)).toBe(true);
    expect(arbeitnow.hasMore(full, 49)).toBe(false);
    expect(arbeitnow.pageUrl(feed, 50)).toBeNull();
  });
});
