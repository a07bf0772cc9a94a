import axe from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser } from "../support/open-browser.ts";

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

/** What axe finds against WCAG 2.2 AA and good practice, one line a rule. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const results = await page.evaluate(() => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    return inPage.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
  });
  return results.violations.map(
    (rule) => `${rule.id}: ${rule.nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
}

const screens = [
  { name: "a phone", viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true },
  { name: "a desk", viewport: { width: 1440, height: 900 } },
];
const looks = pages.flatMap((path) =>
  screens.flatMap((screen) =>
    (["light", "dark"] as const).map((colorScheme) => ({ path, screen, colorScheme })),
  ),
);

test.each(looks)("$path on $screen.name, $colorScheme, has nothing that shuts people out", async (look) => {
  const { name: _, ...screen } = look.screen;
  const found = await see(look.path, { ...screen, colorScheme: look.colorScheme }, violations);
  expect(found).toEqual([]);
});

/** So wide, and with so much room between letters, lines and words, nothing may be cut off or pushed aside (1.4.10, 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

test.each(pages)("%s fits a screen 320 pixels wide", async (path) => {
  const narrow = { viewport: { width: 320, height: 640 }, bypassCSP: true };
  const widths = await see(path, narrow, async (page) => {
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    const asItIs = await width();
    await page.addStyleTag({ content: spacing });
    return { asItIs, spacedOut: await width() };
  });
  expect(widths).toEqual({ asItIs: 320, spacedOut: 320 });
});

test.each(pages)("%s has one main heading, and no level is left out below it", async (path) => {
  const levels = await see(path, {}, (page) =>
    page.evaluate(() =>
      [...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")].map(({ tagName }) =>
        Number(tagName[1]),
      ),
    ),
  );
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  levels.slice(1).forEach((level, index) => expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1));
});
