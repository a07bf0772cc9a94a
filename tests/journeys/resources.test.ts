import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser } from "../support/open-browser.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each([
  ["with", true],
  ["without", false],
])("%s JavaScript a person finds a guide, reads it, and goes on to a tool", async (_, javaScriptEnabled) => {
  const context = await browser.newContext({
    baseURL: inject("siteUrl"),
    javaScriptEnabled,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto("/resources");
  await page.getByRole("searchbox", { name: "Search the guides" }).fill("salary negotiation");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("heading", { name: /guides? about “salary negotiation”/ }).waitFor();
  await page
    .getByRole("region", { name: /about “salary negotiation”/ })
    .getByRole("link")
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: "Salary Negotiation" }).waitFor();
  await page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link", { name: "Checklist" })
    .click();
  expect(new URL(page.url()).hash).toBe("#checklist");
  await page.getByRole("complementary", { name: "Tools for this guide" }).getByRole("link").first().click();
  await page.waitForURL((url) => !url.pathname.startsWith("/resources"));
  await context.close();
});

test("the footer leads to the four topics, each with its four guides", async () => {
  const context = await browser.newContext({ baseURL: inject("siteUrl"), javaScriptEnabled: false });
  const page = await context.newPage();
  for (const topic of ["Resume Tips", "Interview Guides", "Job Search Strategies", "Career Development"]) {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: topic }).click();
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(topic);
    expect(await page.locator(".article-list li").count()).toBe(4);
  }
  await context.close();
});
