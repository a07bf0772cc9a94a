import axe from "axe-core";
import type { Page } from "playwright-core";

const screens = [
  { name: "a phone", viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true },
  { name: "a desk", viewport: { width: 1440, height: 900 } },
];

/** Each page on each screen, light and dark. */
export const looksAt = (pages: readonly string[]) =>
  pages.flatMap((path) =>
    screens.flatMap((screen) =>
      (["light", "dark"] as const).map((colorScheme) => ({ path, screen, colorScheme })),
    ),
  );

/** For axe, which judges what it sees in a moment: a toast that is half faded in has half its contrast. */
export const still = { reducedMotion: "reduce" } as const;

/** What axe finds against WCAG 2.2 AA and good practice, one line a rule. */
export async function violations(page: Page): Promise<string[]> {
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

/** So wide, and with so much room between letters, lines and words, nothing may be cut off or pushed aside (1.4.10, 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

export const narrow = { viewport: { width: 320, height: 640 }, bypassCSP: true };

/** How wide a page is, as it is and with its text spaced out. */
export async function widths(page: Page): Promise<{ asItIs: number; spacedOut: number }> {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  const asItIs = await width();
  await page.addStyleTag({ content: spacing });
  return { asItIs, spacedOut: await width() };
}

/** The levels of the headings within the main part, in their order. */
export function headingLevels(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")].map(({ tagName }) =>
      Number(tagName[1]),
    ),
  );
}
