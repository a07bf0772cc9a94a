import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterEach, beforeEach, expect, inject } from "vitest";
import { sharedBrowser } from "./shared.ts";

/**
 * Opens a new visitor of the site for each test of a file.
 *
 * @example
 * const { openBuilder } = visitCvBuilder();
 * test("…", async () => {
 *   const page = await openBuilder("/cv-builder?step=skills");
 */
export function visitCvBuilder() {
  const browser = sharedBrowser();
  let context: BrowserContext;
  beforeEach(async () => {
    context = await newVisitor();
  });
  afterEach(() => context.close());

  const newVisitor = (settings: BrowserContextOptions = {}): Promise<BrowserContext> =>
    browser.newContext({ baseURL: inject("siteUrl"), viewport: { width: 1440, height: 900 }, ...settings });

  return {
    /** A visitor with a separate profile, optionally in another kind of browser. */
    newVisitor,
    /** The visitor of the current test. */
    visitor: () => context,
    /** Opens a new tab with the form. */
    openBuilder: async (path = "/cv-builder?step=personal", within = context): Promise<Page> => {
      const page = await within.newPage();
      await page.goto(path);
      await page.getByRole("tab", { name: "Personal Info" }).waitFor();
      return page;
    },
  };
}

/**
 * Opens the form in a browser that saves data, where the clock goes on by a minute once `work` is done. Returns the paths
 * of all requests: a page that loads something for later has asked for it by then.
 */
export async function requestsOfDataSaver(
  page: Page,
  { path, work }: { path: string; work: () => Promise<void> },
): Promise<string[]> {
  const paths: string[] = [];
  page.context().on("request", (request) => paths.push(new URL(request.url()).pathname));
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.clock.install();
  await page.goto(path);
  await work();
  await page.clock.runFor(60_000);
  // A request that began earlier is reported earlier.
  await page.evaluate(() => fetch("/robots.txt").then(() => undefined));
  return paths;
}

/** Reads a file as a new CV, as it is, and opens it in the form. */
export async function importCv(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page
    .locator("input[type=file][hidden]")
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(content) });
  await page.getByRole("button", { name: "Save as a new CV" }).first().click();
  await page.getByRole("tab", { name: "Personal Info" }).waitFor();
}

export const field = (page: Page, label: string) =>
  page.locator(".cv-form").getByLabel(label, { exact: true });
/** Opens a tab of the form. The code of the last one, Skills, may be loaded first: until then, its buttons move. */
export async function step(page: Page, name: string): Promise<void> {
  await page.getByRole("tab", { name, exact: true }).click();
  if (name === "Skills") await page.locator("[data-add=skills]").waitFor();
}
export const titleOf = (page: Page) => page.locator(".cv-title").innerText();

/** Waits until all typed text is saved: a draft stays in localStorage until a save has its text (save-draft.ts). */
export const saved = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector(".saved")?.textContent?.startsWith("Saved") &&
      !Object.keys(localStorage).some((key) => key.startsWith("cv-unsaved/")),
  );

/** Pastes into the focused field, as from these types of the clipboard. */
export async function paste(page: Page, data: Record<string, string>) {
  await page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, data);
}

/** Starts a CV from the sample of a nurse in Leeds, where one of the sample jobs is, in the name of Amara Osei. */
export async function startNurseCv(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Start from" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Nurse/ })
    .click();
  const name = page.getByRole("textbox", { name: "Full name" });
  // The sample fills the form a moment later.
  await expect.poll(() => name.inputValue()).not.toBe("");
  await name.fill("Amara Osei");
  await saved(page);
}
