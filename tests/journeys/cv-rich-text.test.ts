import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { extractPdfText } from "../support/extract-pdf-text.ts";
import { field, paste, saved, step, visitCvBuilder } from "../support/visit-cv-builder.ts";

const { openBuilder, newVisitor } = visitCvBuilder();

/** Opens the description of the first job, with the editor loaded. */
async function openDescription(page: Page) {
  await step(page, "Experience");
  const description = page.locator(".rich-text[data-address$='/description']").first();
  await description.waitFor();
  await description.click();
  return description;
}

/** The structure of an editor: "ul>li: text" for each block. */
const structure = (page: Page) =>
  page
    .locator(".rich-text[data-address$='/description']")
    .first()
    .evaluate((editor) =>
      [...editor.querySelectorAll("p")].map((paragraph) => {
        const level = paragraph.closest("ul ul") ? "– " : paragraph.closest("ul") ? "• " : "";
        return level + paragraph.innerHTML.replaceAll(/<br class="ProseMirror-trailingBreak">/g, "");
      }),
    );

/** Browsers tell of a selection with the next frame. */
async function selectWordBefore(page: Page) {
  await page.keyboard.press("Control+Shift+ArrowLeft");
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

test("formats by keyboard: bullets, levels, bold, italics and a link; undo takes it back", async () => {
  const page = await openBuilder();
  await openDescription(page);
  await page.keyboard.type("Cut ulcers by ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("41%");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(":");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+]");
  await page.keyboard.type("a skin bundle");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+[");
  await page.keyboard.type("A ");
  await page.keyboard.press("Control+i");
  await page.keyboard.type("daily");
  await page.keyboard.press("Control+i");
  await page.keyboard.type(" round, poster");
  await selectWordBefore(page);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("poster.example/1");
  await page.keyboard.press("Enter");
  await expect
    .poll(() => structure(page))
    .toEqual([
      "• Cut ulcers by <strong>41%</strong>:",
      "– a skin bundle",
      '• A <em>daily</em> round, <a href="https://poster.example/1" title="https://poster.example/1">poster</a>',
    ]);

  // Two times Enter ends the list.
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("A paragraph.");
  await expect.poll(() => structure(page)).toContainEqual("A paragraph.");
  await page.keyboard.press("Control+z");
  await expect.poll(() => structure(page)).not.toContainEqual("A paragraph.");
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(() => structure(page)).toContainEqual("A paragraph.");

  await saved(page);
  await page.reload();
  await step(page, "Experience");
  await page.keyboard.press("Shift");
  await expect.poll(() => structure(page)).toHaveLength(4);
});

test("the toolbar shows what is pressed, and the arrow keys move in it", async () => {
  const page = await openBuilder();
  await openDescription(page);
  await page.keyboard.type("words");
  await page.keyboard.press("Shift+Tab");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await expect.poll(() => focused()).toBe("Bold");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => focused()).toBe("First level");
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  const bold = page
    .getByRole("toolbar", { name: "Formatting of Description" })
    .first()
    .getByRole("button", { name: "Bold" });
  await expect.poll(() => bold.getAttribute("aria-pressed")).toBe("true");
  await page.keyboard.type(" bold");
  await expect.poll(() => structure(page)).toEqual(["• words<strong> bold</strong>"]);
  // Tab leaves a text, as in every other field.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect.poll(() => structure(page)).toEqual(["• words<strong> bold</strong>", "• "]);
  await expect.poll(() => focused()).not.toBe("Description");
});

test.each(["word", "google-docs", "web-page"])(
  "what %s brings to the clipboard is pasted clean",
  async (name) => {
    const page = await openBuilder();
    await openDescription(page);
    await page.keyboard.press("Backspace");
    const html = await readFile(`tests/fixtures/clipboard/${name}.html`, "utf8");
    await paste(page, { "text/html": html, "text/plain": "plain" });
    const link = 'href="https://poster.example/2024" title="https://poster.example/2024"';
    await expect
      .poll(() => structure(page))
      .toEqual([
        "Clinical lead of the <strong>day team</strong> on a 24-bed unit.",
        "• Lead <strong>34 nurses</strong> and <em>assistants</em>",
        "– rostering and appraisal",
        `• Wrote a <a ${link}>poster</a>`,
      ]);
  },
);

test("Markdown and plain lines are pasted as bullets, and an address over words is their link", async () => {
  const page = await openBuilder();
  await openDescription(page);
  await paste(page, { "text/plain": "Led **ten** people\nWrote 5 * 3 rules" });
  await expect
    .poll(() => structure(page))
    .toEqual(["• Led <strong>ten</strong> people", "• Wrote 5 * 3 rules"]);
  await selectWordBefore(page);
  await paste(page, { "text/plain": "https://rules.example/" });
  expect((await structure(page))[1]).toContain('<a href="https://rules.example/"');
});

test("text that is typed before the editor is there stays, and becomes bullets", async () => {
  const visitor = await newVisitor();
  let release = () => {};
  const wait = new Promise<void>((resolve) => {
    release = resolve;
  });
  await visitor.route(/rich-editor-[\w-]+\.js/, async (route) => {
    await wait;
    await route.continue();
  });
  const page = await openBuilder("/cv-builder?step=experience", visitor);
  const area = page.locator("textarea[data-address$='/description']").first();
  await area.click();
  await page.keyboard.type("First thing\nSecond thi");
  release();
  await page.locator(".rich-text[data-address$='/description']").first().waitFor();
  await page.keyboard.type("ng");
  await expect.poll(() => structure(page)).toEqual(["• First thing", "• Second thing"]);
  await visitor.close();
});

test("a phone: formatted text reaches the PDF", async () => {
  const phone = await newVisitor({
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    acceptDownloads: true,
  });
  const page = await openBuilder("/cv-builder?step=personal", phone);
  await field(page, "Full name").fill("Nora Sample");
  await openDescription(page);
  await page.keyboard.type("Cut **waits** by half");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+]");
  await page.keyboard.type("with one list");
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await saved(page);
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^PDF/ }).click(),
  ]);
  const text = await extractPdfText(await readFile(await download.path()), "pdfjs");
  expect(text.replaceAll(/\s+/g, " ")).toMatch(/• Cut waits by half – with one list/);
  await phone.close();
});

test("a character that no font has is named at its field and in the score", async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Nora Sample");
  await openDescription(page);
  await page.keyboard.type("Shipped it ");
  await page.keyboard.insertText("🚀");
  const note = page.getByText("Left out of the page, since its fonts do not have it: 🚀");
  await note.waitFor();
  const finding = page.locator(".finding", { hasText: "Characters that the page cannot show" });
  await finding.getByText("🚀").waitFor({ state: "attached" });
  await page.keyboard.press("Backspace");
  await note.waitFor({ state: "detached" });
  await finding.waitFor({ state: "detached" });
});
