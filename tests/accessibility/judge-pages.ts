import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { createVisits, headingLevels, paint, violations, widths, type Look } from "./look-at-page.ts";

/**
 * Defines the tests that every page has to pass.
 *
 * @param by.looks the screens and colours in which axe checks the pages
 * @param by.open opens one of the pages in a tab
 */
export function judgePages(
  pages: readonly string[],
  by: {
    looks: readonly Look[];
    newContext: (settings: BrowserContextOptions) => Promise<BrowserContext>;
    open: (page: Page, path: string) => Promise<void>;
  },
): void {
  const { visit, desk, phone } = createVisits(by.newContext, by.open);

  describe.each(pages)("%s", (path) => {
    test.each(by.looks)("on $name, has no violation of WCAG", async ({ screen, colorScheme, rules }) => {
      const page = await visit(path, screen);
      await paint(page, colorScheme);
      expect(await violations(page, rules)).toEqual([]);
    });

    test("has one main heading, and no heading level is skipped", async () => {
      const levels = await headingLevels(await desk(path));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels[0]).toBe(1);
      levels.slice(1).forEach((level, index) => expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1));
    });

    test("fits a screen 320 pixels wide", async () => {
      expect(await widths(await phone(path))).toEqual({ asItIs: 320, spacedOut: 320 });
    });
  });
}
