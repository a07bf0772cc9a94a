import { expect, test } from "vitest";
import { writeSitemap, writeSitemapIndex } from "./write-sitemap.ts";

test("lists addresses with the time of their last change", () => {
  const urls = [
    { url: "https://jobs.example.org/jobs/1-a", lastModified: new Date("2026-03-02T09:12:00Z") },
    { url: "https://jobs.example.org/?a=1&b=2", lastModified: null },
  ];
  expect(writeSitemap(urls)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://jobs.example.org/jobs/1-a</loc><lastmod>2026-03-02T09:12:00.000Z</lastmod></url>
  <url><loc>https://jobs.example.org/?a=1&#38;b=2</loc></url>
</urlset>
`);
});

test("lists the files of addresses", () => {
  expect(
    writeSitemapIndex([{ url: "https://jobs.example.org/sitemaps/jobs-1.xml", lastModified: null }]),
  ).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <sitemap><loc>https://jobs.example.org/sitemaps/jobs-1.xml</loc></sitemap>
</sitemapindex>
`,
  );
});
