import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { extractPdfText } from "../support/extract-pdf-text.ts";
import { saved, visitCvBuilder } from "../support/visit-cv-builder.ts";
import { oneVariant } from "../support/full-run.ts";

const { newVisitor, openBuilder } = visitCvBuilder();

/** A list as Word puts it on the clipboard. */
const wordList = ["Cut queues by 12%", "Trained six colleagues"]
  .map(
    (text) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>${text}<o:p></o:p></p>`,
  )
  .join("");

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const name = element?.getAttribute("data-address") ?? element?.getAttribute("aria-label");
    return (name ?? element?.textContent ?? "").trim();
  });

/** Presses Tab until something of this name has the focus. */
async function tabTo(page: Page, name: RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (name.test(await focusedName(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never came to ${name}; it is at “${await focusedName(page)}”`);
}

async function press(page: Page, name: RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await tabTo(page, name, key);
  await page.keyboard.press("Enter");
}

test.each(
  oneVariant(0, [
    { width: 360, colorScheme: "dark" },
    { width: 1440, colorScheme: "light" },
  ] as const),
)(
  "by keyboard alone at $width px: sample, text from Word, template, one page, PDF",
  async ({ width, colorScheme }) => {
    const visitor = await newVisitor({ viewport: { width, height: 800 }, colorScheme });
    const page = await openBuilder("/cv-builder?step=personal", visitor);
    await press(page, /^Start from$/);
    await page.getByRole("dialog").waitFor();
    await press(page, /^Software engineer/);
    await expect.poll(() => focusedName(page)).toBe("personal/fullName");

    await tabTo(page, /^Personal Info$/, "Shift+Tab");
    await page.keyboard.press("ArrowRight");
    await page.locator(".rich-text[data-address$='/description']").first().waitFor();
    await tabTo(page, /^experience\/.*\/description$/);
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Enter");
    await page.evaluate((html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", html);
      const pasted = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(pasted);
    }, wordList);
    await saved(page);

    if (width < 1000) {
      await tabTo(page, /^Form$/, "Shift+Tab");
      await page.keyboard.press("ArrowRight");
    }
    await press(page, /^Template and look/);
    const gallery = page.getByRole("dialog", { name: "Your page in twelve templates" });
    await gallery.waitFor();
    // From Engineer to Editorial, which has two pages.
    await page.keyboard.press("ArrowRight");
    await gallery.getByRole("button", { name: "Use Editorial" }).waitFor();
    await page.keyboard.press("Enter");
    await gallery.waitFor({ state: "detached" });
    await page.getByText(/^Page \d of 2$/).waitFor();
    // The button comes with its code, a moment after the page.
    await page.getByRole("button", { name: "Fit to one page" }).waitFor();
    await press(page, /^Fit to one page$/);
    await page.getByText(/^It fits one page now/).waitFor();
    await page.getByText("Page 1 of 1").waitFor();

    await tabTo(page, /^Download$/, "Shift+Tab");
    await page.keyboard.press("Enter");
    const [download] = await Promise.all([page.waitForEvent("download"), press(page, /^PDF/)]);
    const { pages, text } = await pdfOf(await download.path());
    expect(pages).toBe(1);
    expect(text).toContain("Cut queues by 12%");
    expect(text).toContain("Trained six colleagues");
    expect(text).not.toContain("·Cut");
    await visitor.close();
  },
);

async function pdfOf(path: string): Promise<{ pages: number; text: string }> {
  const file = new Uint8Array(await readFile(path));
  const { numPages } = await getDocumentProxy(file.slice());
  return { pages: numPages, text: await extractPdfText(file, "pdfjs") };
}
