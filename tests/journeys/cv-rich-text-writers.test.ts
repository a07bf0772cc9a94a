import { readFile } from "node:fs/promises";
import type { CDPSession, Page } from "playwright-core";
import { expect, test } from "vitest";
import { extractPdfText } from "../support/extract-pdf-text.ts";
import { spendData } from "../support/save-data.ts";
import { field, saved, step, visitCvBuilder } from "../support/visit-cv-builder.ts";

spendData();

const { openBuilder, visitor } = visitCvBuilder();

const descriptionOf = (page: Page) => page.locator(".rich-text[data-address$='/description']").first();

async function openDescription(page: Page): Promise<void> {
  await step(page, "Experience");
  await descriptionOf(page).click();
}

const htmlOf = (page: Page) =>
  descriptionOf(page).evaluate((editor) =>
    [...editor.querySelectorAll("p")]
      .map(({ innerHTML }) => innerHTML.replaceAll(/<br[^>]*>/g, ""))
      .join("|"),
  );

/** Waits until the pages were drawn again after an action. */
async function drawnAfter(page: Page, act: () => Promise<void>): Promise<void> {
  const picture = () =>
    page.getByRole("img", { name: /^Page 1 of/ }).evaluate((one) => (one as HTMLCanvasElement).toDataURL());
  const before = await picture();
  await act();
  await expect.poll(picture).not.toBe(before);
}

test("two tabs write in one long text: each sees the other’s words, bold stays bold, and both are kept", async () => {
  const one = await openBuilder();
  await openDescription(one);
  await one.keyboard.type("Cut waits by ");
  await one.keyboard.press("Control+b");
  await one.keyboard.type("half");
  await saved(one);
  const other = await openBuilder();
  await openDescription(other);
  await expect.poll(() => htmlOf(other)).toBe("Cut waits by <strong>half</strong>");

  // The second tab adds a bullet, while the cursor of the first is within its own.
  await other.keyboard.press("Control+End");
  await other.keyboard.press("Enter");
  await other.keyboard.type("Wrote a poster");
  await expect.poll(() => htmlOf(one)).toContain("Wrote a poster");
  await one.bringToFront();
  await descriptionOf(one).locator("strong").first().click();
  await one.keyboard.press("Home");
  await one.keyboard.type("We ");
  const both = /^We Cut waits by <strong>half<\/strong>\|(<strong>)?Wrote a poster/;
  await expect.poll(() => htmlOf(one)).toMatch(both);
  await expect.poll(() => htmlOf(other)).toMatch(both);
  await saved(one);
  await one.reload();
  await step(one, "Experience");
  await expect.poll(() => htmlOf(one)).toMatch(both);

  // A tab that gets no messages writes in the same text: one wins, the other is offered.
  const deaf = await visitor().newPage();
  await deaf.addInitScript(() => Reflect.deleteProperty(globalThis, "BroadcastChannel"));
  await deaf.goto("/cv-builder?step=personal");
  await openDescription(deaf);
  await expect.poll(() => htmlOf(deaf)).toMatch(both);
  await descriptionOf(one).click();
  await one.keyboard.press("Control+End");
  await one.keyboard.type(" from here");
  await saved(one);
  await deaf.keyboard.press("Control+End");
  await deaf.keyboard.type(" from there");
  await deaf
    .getByText(/^Another tab wrote “We Cut waits by half\s+Wrote a poster from here” where/)
    .waitFor();
  await deaf.getByRole("button", { name: "Use the other" }).click();
  await expect.poll(() => htmlOf(deaf)).toContain("from here");
  await expect.poll(() => htmlOf(one)).toContain("from here");
});

/** Composes letters as an input method does: each state replaces the one before, and the last is committed. */
async function compose(devtools: CDPSession, states: readonly string[], final: string): Promise<void> {
  for (const text of states) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await devtools.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
  await devtools.send("Input.insertText", { text: final });
}

test("letters composed with an input method arrive once and whole, and the page shows them", async () => {
  const page = await openBuilder();
  const devtools = await visitor().newCDPSession(page);
  await field(page, "Full name").fill("佐藤 花");
  await openDescription(page);
  await page.getByText("Preview made in your browser").waitFor();
  await drawnAfter(page, async () => {
    await compose(devtools, ["h", "ひ", "ひん", "ひんs", "ひんし", "ひんしつ", "品質"], "品質");
    await compose(devtools, ["を", "をk", "をか", "を改善"], "を改善");
  });
  await expect.poll(() => htmlOf(page)).toBe("品質を改善");

  // Within bold words, in the middle of a text, and between keys that are typed as usual.
  await page.keyboard.type(" by ");
  await page.keyboard.press("Control+b");
  await compose(devtools, ["n", "に", "にわ", "二割"], "二割");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(" a year");
  await page.keyboard.press("Enter");
  await compose(devtools, ["´", "é"], "é");
  await page.keyboard.type("tude");
  await page.keyboard.press("Home");
  await compose(devtools, ["¨", "Ü"], "Ü");
  await expect.poll(() => htmlOf(page)).toBe("品質を改善 by <strong>二割</strong> a year|Üétude");

  // Text from another tab waits until the letters are composed.
  await saved(page);
  const other = await openBuilder();
  await step(other, "Experience");
  await page.bringToFront();
  await descriptionOf(page).click();
  await page.keyboard.press("Control+End");
  await devtools.send("Input.imeSetComposition", { text: "つ", selectionStart: 1, selectionEnd: 1 });
  await field(other, "Company").fill("東都医療");
  await expect.poll(() => field(page, "Company").inputValue()).toBe("東都医療");
  await devtools.send("Input.imeSetComposition", { text: "つづ", selectionStart: 2, selectionEnd: 2 });
  await compose(devtools, ["続"], "続く");
  const whole = "品質を改善 by <strong>二割</strong> a year|Üétude続く";
  await expect.poll(() => htmlOf(page)).toBe(whole);
  await expect.poll(() => htmlOf(other)).toBe(whole);

  // An input method that is cancelled leaves nothing.
  await devtools.send("Input.imeSetComposition", { text: "けす", selectionStart: 2, selectionEnd: 2 });
  await devtools.send("Input.imeSetComposition", { text: "", selectionStart: 0, selectionEnd: 0 });
  await expect.poll(() => htmlOf(page)).toBe(whole);
  await saved(page);
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^PDF/ }).click(),
  ]);
  const text = await extractPdfText(await readFile(await download.path()), "pdfjs");
  expect(text).toContain("品質を改善 by 二割 a year");
  expect(text).toContain("Üétude続く");
});
