import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openBrowser } from "../support/open-browser.ts";
import { createVisits, headingLevels, looks, narrow, paint, violations, widths } from "./look-at-page.ts";

const pages = [
  "/",
  "/jobs",
  "/jobs?q=nobodyhasthisjob",
  "the first job",
  "/saved",
  "/roadmap",
  "/roadmap?tab=changelog",
  "/about",
  "/privacy",
  "/terms",
  "/contact",
  "/contact?sent=7KQ2-M4TX",
  "/auth",
  "/auth?tab=register",
  "/auth/recover",
  "/unsubscribe?token=broken",
  "/profile/delete/confirm?token=broken",
  "/cv-builder",
  "/resources",
  "/tools/ats-scanner",
  "/components",
  "/no-such-page",
];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const { visit, desk, leave } = createVisits(async (path, settings) => {
  const context = await browser.newContext({ baseURL: inject("siteUrl"), ...settings });
  const page = await context.newPage();
  if (path === "the first job") {
    await page.goto("/jobs");
    path = (await page.locator(".job h3 a").first().getAttribute("href")) ?? "";
  }
  await page.goto(path);
  return page;
});

describe.each(pages)("%s", (path) => {
  afterAll(leave);

  test.each(looks)("on $name, has nothing that shuts people out", async ({ screen, colorScheme }) => {
    const page = await visit(path, screen);
    await paint(page, colorScheme);
    expect(await violations(page)).toEqual([]);
  });

  test("has one main heading, and no level is left out below it", async () => {
    const levels = await headingLevels(await desk(path));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    levels.slice(1).forEach((level, index) => expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1));
  });

  test("fits a screen 320 pixels wide", async () => {
    expect(await widths(await visit(path, narrow))).toEqual({ asItIs: 320, spacedOut: 320 });
  });
});
