import { expect, inject, test } from "vitest";

test("a page names its style sheets in the header, and its scripts have a low priority", async () => {
  const answer = await fetch(`${inject("siteUrl")}/resources/networking`);
  const html = await answer.text();
  const sheets = [...html.matchAll(/<link[^>]* rel="stylesheet" href="([^"#]+)/g)].map(([, href]) => href);
  const named = [...(answer.headers.get("link") ?? "").matchAll(/<([^>]+)>; rel=preload; as=style/g)];
  expect(sheets.length).toBeGreaterThan(1);
  expect(named.map(([, href]) => href)).toEqual(sheets);
  const scripts = html.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((link) => !/ fetchPriority="low"/i.test(link))).toEqual([]);
});
