import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { isFullRun } from "../support/full-run.ts";
import {
  allRules,
  headingLevels,
  looks,
  openOnce,
  paint,
  violations,
  widths,
  type Look,
} from "./look-at-page.ts";

/**
 * Defines the tests that every page has to pass. A full run checks every page in every look. Else each page is checked
 * in one look, in turn, and the page that shows all components in two: on each screen, and in light and dark.
 *
 * @param by.open opens one of the pages in a tab
 */
export function judgePages(
  pages: readonly string[],
  by: {
    newContext: (settings: BrowserContextOptions) => Promise<BrowserContext>;
    open: (page: Page, path: string) => Promise<void>;
  },
): void {
  const visit = openOnce(by.newContext, by.open);

  describe.each(pages.map((path, at) => ({ path, checked: looksOf(path, at) })))(
    "$path",
    ({ path, checked }) => {
      test.each(checked)("on $name, has no violation of WCAG", async ({ screen, colorScheme, rules }) => {
        const page = await visit(path, screen);
        await paint(page, colorScheme);
        expect(await violations(page, rules)).toEqual([]);
      });

      test("has one main heading, and no heading level is skipped", async () => {
        const levels = await headingLevels(await visit(path, checked[0].screen));
        expect(levels.filter((level) => level === 1)).toHaveLength(1);
        expect(levels[0]).toBe(1);
        levels
          .slice(1)
          .forEach((level, index) => expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1));
      });

      test("fits a screen 320 pixels wide", async () => {
        expect(await widths(await visit(path, checked[0].screen))).toEqual({ asItIs: 320, spacedOut: 320 });
      });
    },
  );
}

function looksOf(path: string, at: number): readonly [Look, ...Look[]] {
  if (isFullRun) return looks;
  if (path === "/components") return [looks[0], looks[3]];
  return [{ ...(looks[at % looks.length] ?? looks[0]), rules: allRules }];
}
