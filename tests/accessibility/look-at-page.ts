import axe from "axe-core";
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";

// Animations are off, because axe judges one moment: a toast that is half faded in has half its contrast.
const phone = {
  viewport: { width: 360, height: 780 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: "reduce" as const,
};
const desk = { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" as const };

/** WCAG 2.2 AA and good practice. */
export const allRules: string[] = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Only colours differ between light and dark. */
const rulesOfColour: string[] = ["color-contrast", "link-in-text-block"];

export type Look = {
  name: string;
  screen: typeof phone | typeof desk;
  colorScheme: "light" | "dark";
  /** The rules that axe checks in this look. */
  rules: string[];
};

/** Each screen, light and dark. */
export const looks: readonly [Look, Look, Look, Look] = [
  { name: "a phone, light", screen: phone, colorScheme: "light", rules: allRules },
  { name: "a phone, dark", screen: phone, colorScheme: "dark", rules: rulesOfColour },
  { name: "a desk, light", screen: desk, colorScheme: "light", rules: allRules },
  { name: "a desk, dark", screen: desk, colorScheme: "dark", rules: rulesOfColour },
];

/**
 * Opens pages on several kinds of screen. Each kind has one tab. A page that is already open on the same screen is
 * not loaded again.
 *
 * @param open opens a path in a tab
 */
export function openOnce(
  newContext: (settings: BrowserContextOptions) => Promise<BrowserContext>,
  open: (page: Page, path: string) => Promise<void>,
) {
  const tabs = new Map<BrowserContextOptions, { page: Page; path?: string }>();

  return async (path: string, settings: BrowserContextOptions): Promise<Page> => {
    const tab = tabs.get(settings) ?? { page: await (await newContext(settings)).newPage() };
    tabs.set(settings, tab);
    if (tab.path !== path) {
      // If opening fails half way, the next visit starts again.
      delete tab.path;
      await open(tab.page, path);
      tab.path = path;
    }
    return tab.page;
  };
}

/** Switches to light or dark colours, and waits until the page's script has reacted and all animations have ended. */
export async function paint(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: "attached" });
  await page.evaluate(async () => {
    // An inherited colour starts to change when its parent's change has ended, so wait for three frames without
    // movement.
    for (let still = 0; still < 3;) {
      await new Promise(requestAnimationFrame);
      still = document.getAnimations().some((one) => one.playState === "running") ? 0 : still + 1;
    }
  });
}

/** Returns what axe finds against rules or groups of rules, one line for each rule. */
export async function violations(page: Page, rules = allRules): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const results = await page.evaluate((runOnly) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    return inPage.run(document, { runOnly, resultTypes: ["violations"] });
  }, rules);
  return results.violations.map(
    (rule) => `${rule.id}: ${rule.nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
}

/** With this spacing and at 320 pixels, nothing may be cut off or scroll sideways (WCAG 1.4.10 and 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

const narrow = { width: 320, height: 640 };

/** Returns the width of a page on a narrow screen, first as it is and then with its text spaced out. */
export async function widths(page: Page): Promise<{ asItIs: number; spacedOut: number }> {
  const width = (css = "") =>
    page.evaluate(async (text) => {
      const sheet = new CSSStyleSheet();
      document.adoptedStyleSheets = [await sheet.replace(text)];
      return document.documentElement.scrollWidth;
    }, css);
  const before = page.viewportSize();
  await page.setViewportSize(narrow);
  const found = { asItIs: await width(), spacedOut: await width(spacing) };
  await width();
  if (before) await page.setViewportSize(before);
  return found;
}

/** Returns the levels of the headings within the main part, in order. */
export function headingLevels(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")].map(({ tagName }) =>
      Number(tagName[1]),
    ),
  );
}
