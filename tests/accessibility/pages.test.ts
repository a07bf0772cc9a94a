import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser } from "../support/open-browser.ts";
import { headingLevels, looksAt, narrow, still, violations, widths } from "./look-at-page.ts";

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

/** Opens a page as somebody with such a screen and such a taste sees it, and gives what `look` found. */
async function see<Found>(
  path: string,
  settings: BrowserContextOptions,
  look: (page: Page) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext({ baseURL: inject("siteUrl"), ...settings });
  try {
    const page = await context.newPage();
    if (path === "the first job") {
      await page.goto("/jobs");
      path = (await page.locator(".job h3 a").first().getAttribute("href")) ?? "";
    }
    await page.goto(path);
    return await look(page);
  } finally {
    await context.close();
  }
}

test.each(looksAt(pages))(
  "$path on $screen.name, $colorScheme, has nothing that shuts people out",
  async (look) => {
    const { name: _, ...screen } = look.screen;
    const found = await see(look.path, { ...still, ...screen, colorScheme: look.colorScheme }, violations);
    expect(found).toEqual([]);
  },
);

test.each(pages)("%s fits a screen 320 pixels wide", async (path) => {
  expect(await see(path, narrow, widths)).toEqual({ asItIs: 320, spacedOut: 320 });
});

test.each(pages)("%s has one main heading, and no level is left out below it", async (path) => {
  const levels = await see(path, {}, headingLevels);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  levels.slice(1).forEach((level, index) => expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1));
});
