import { describe, expect, it } from "vitest";
import { sitemap } from "./sitemap.ts";

const address = { board: "https://acme.example/sitemap.xml", companyName: null };
const locs = (tag: string, addresses: string[]) =>
  addresses.map((one) => `<${tag}><loc>${one}</loc></${tag}>`).join("");
const index = `<sitemapindex>${locs("sitemap", ["https://acme.example/sitemap-pages.xml", "https://acme.example/sitemap-jobs.xml"])}</sitemapindex>`;
const moment = new Date("2026-03-02T12:00:00Z");
const step = { since: moment, until: moment, first: index, previous: index, keys: {} };

describe("a sitemap", () => {
  it("of sitemaps leads to those about jobs", () => {
    expect(sitemap.read(index, address)).toEqual([]);
    expect(sitemap.hasMore(index, 0, step)).toBe(true);
    expect(sitemap.pageUrl(address, 1, step)).toBe("https://acme.example/sitemap-jobs.xml");
    expect(sitemap.hasMore("", 1, step)).toBe(false);
    expect(sitemap.pageUrl(address, 2, step)).toBeNull();
  });

  it("gives the pages of postings, and no others", () => {
    const list = `<urlset>${locs("url", [
      "https://acme.example/jobs",
      "https://acme.example/jobs/night-baker-7",
      "https://www.acme.example/stellenangebote/12",
      "https://acme.example/news/we-bake",
      "https://other.example/jobs/9",
    ])}</urlset>`;
    const found = sitemap.read(list, address).flatMap((result) => (result.ok ? result.raw.url : []));
    expect(found).toEqual([
      "https://acme.example/jobs/night-baker-7",
      "https://www.acme.example/stellenangebote/12",
    ]);
  });

  it("says of a page without job data that it is no opening, and of a wall that it is unreadable", () => {
    const [listed] = sitemap.read(
      `<urlset>${locs("url", ["https://acme.example/jobs/7"])}</urlset>`,
      address,
    );
    if (!listed?.ok) throw new Error("The list has a posting.");
    const whole = `<!doctype html><html><head><title>Jobs</title></head><body><h1>Jobs</h1>${"<p>Words about us.</p>".repeat(40)}</body></html>`;
    expect(sitemap.detail?.read(whole, listed.raw, address)).toMatchObject({ reason: "not-an-opening" });
    const wall = "<title>Just a moment</title>";
    expect(sitemap.detail?.read(wall, listed.raw, address)).toMatchObject({ reason: "unreadable" });
  });
});
