import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { createVisits, headingLevels, narrow, paint, violations, widths, type Look } from "./look-at-page.ts";

/**
 * The tests that every page has to pass.
 *
 * @param by.looks the screens and colours in which axe looks at them
 * @param by.open leads a tab to one of the pages
 */
export function judgePages(
  pages: readonly string[],
  by: {
    looks: readonly Look[];
    newContext: (settings: BrowserContextOptions) => Promise<BrowserContext>;
    open: (page: Page, path: string) => Promise<void>;
  },
): void {
  const { visit, desk } = createVisits(by.newContext, by.open);

  describe.each(pages)("%s", (path) => {
    test.each(by.looks)("on $name, has nothing that shuts people out", async ({ screen, colorScheme }) => {
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
}
