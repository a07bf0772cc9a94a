import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser } from "../support/open-browser.ts";

/**
 * Few by themselves; CV_TAB_KILLS=1000 is the run that a claim rests on:
 * `CV_TAB_KILLS=1000 npx vitest run --config vitest.journeys.config.ts tests/journeys/cv-tab-kills.test.ts`
 */
const kills = Number(process.env["CV_TAB_KILLS"] ?? 4);

/**
 * The most typing, in milliseconds, that a killed tab may lose. A busy machine may pause for longer, so a run of few
 * kills allows ten seconds.
 */
const longestLoss = kills > 20 ? 1_000 : 10_000;

/** Each has its own profile: while one loads, the others type. */
const profiles = Math.min(kills, kills > 20 ? 4 : 2);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

type Kill = {
  typed: number;
  lost: number;
  /** Milliseconds between the first lost key and the kill; 0 when none was lost. */
  since: number;
};

async function openBuilder(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  // The form is there before the fonts and the engine: after a crash they can take their time.
  await page.goto("/cv-builder?step=personal", { waitUntil: "commit" });
  await page.getByRole("tab", { name: "Personal Info" }).waitFor();
  return page;
}

const field = (page: Page) => page.locator(".cv-form").getByLabel("Location", { exact: true });

/** Continues typing until the renderer is crashed, and reads the remaining text in a new page. */
async function killWhileTyping(
  page: Page,
  millisecondsOfTyping: number,
): Promise<{ kill: Kill; next: Page }> {
  let before = await field(page).inputValue();
  if (before.length > 400) {
    before = "";
    await field(page).fill(before);
  }
  await field(page).focus();
  await page.keyboard.press("End");
  const devtools = await page.context().newCDPSession(page);
  const typedAt: number[] = [];
  let expected = before;
  const begun = Date.now();
  while (Date.now() < begun + millisecondsOfTyping) {
    const key = String(typedAt.length % 10);
    typedAt.push(Date.now());
    await page.keyboard.type(key);
    expected += key;
  }
  const crashed = page.waitForEvent("crash");
  const killed = Date.now();
  // It never answers, because the renderer is gone.
  devtools.send("Page.crash").catch(() => undefined);
  await crashed;
  const context = page.context();
  await page.close();
  const next = await openBuilder(context);
  const kept = await field(next).inputValue();
  // The stored text is the typed text up to some key.
  expect(expected.startsWith(kept)).toBe(true);
  // It is not mistaken for another tab's text either.
  await expect.poll(() => next.getByText("Another tab wrote").count()).toBe(0);
  const firstLost = kept.length < before.length ? begun : typedAt[kept.length - before.length];
  const lost = expected.length - kept.length;
  const since = firstLost === undefined ? 0 : killed - firstLost;
  return { kill: { typed: typedAt.length, lost, since }, next };
}

test(
  "a tab that is killed while somebody types loses at most the last second",
  { timeout: 240_000 + kills * 20_000 },
  async () => {
    const all: Kill[] = [];
    let left = kills;
    async function killInOneProfile(): Promise<void> {
      const context = await browser.newContext({ baseURL: inject("siteUrl") });
      let page = await openBuilder(context);
      await field(page).fill("a");
      await page.waitForFunction(() => document.querySelector(".saved")?.textContent?.startsWith("Saved"));
      while (left > 0) {
        left -= 1;
        // From the first key to well over a second, which covers every moment of a save.
        const { kill, next } = await killWhileTyping(page, 40 + ((left * 377) % 1_400));
        all.push(kill);
        page = next;
        if (all.length % 50 === 0) report(all);
      }
      await context.close();
    }
    const begun = Date.now();
    await Promise.all(Array.from({ length: profiles }, killInOneProfile));
    report(all);
    process.stdout.write(`${(all.length / ((Date.now() - begun) / 1_000)).toFixed(2)} kills a second\n`);
    expect(all).toHaveLength(kills);
    expect(Math.max(...all.map(({ since }) => since))).toBeLessThanOrEqual(longestLoss);
  },
);

const richText = (page: Page) => page.locator(".rich-text[data-address$='/description']").first();

test("a tab that is killed while somebody types into the rich editor loses no typed letter", async () => {
  const context = await browser.newContext({ baseURL: inject("siteUrl") });
  let page = await openBuilder(context);
  let expected = "";
  for (const [round, words] of ["Cut waits", " by half", " in a year"].entries()) {
    await page.getByRole("tab", { name: "Experience", exact: true }).click();
    await richText(page).click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(words, { delay: round * 60 });
    expected += words;
    const devtools = await context.newCDPSession(page);
    const crashed = page.waitForEvent("crash");
    devtools.send("Page.crash").catch(() => undefined);
    await crashed;
    await page.close();
    page = await openBuilder(context);
    await page.getByRole("tab", { name: "Experience", exact: true }).click();
    await expect.poll(() => richText(page).innerText()).toBe(expected);
    await expect.poll(() => page.getByText("Another tab wrote").count()).toBe(0);
  }
  await context.close();
});

function report(all: readonly Kill[]): void {
  const ages = all.map(({ since }) => since).toSorted((one, other) => one - other);
  const keys = all.reduce((sum, { typed }) => sum + typed, 0);
  process.stdout.write(
    `${all.length} tabs killed over ${keys} keys: ${all.filter(({ lost }) => lost > 0).length} lost a key, ` +
      `at most the last ${ages.at(-1)} ms, half of all ${ages[Math.floor(ages.length / 2)]} ms or less, ` +
      `19 in 20 ${ages[Math.floor(ages.length * 0.95)]} ms or less\n`,
  );
}
