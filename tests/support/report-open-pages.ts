import type { BrowserContext, Page } from "playwright-core";
import { afterEach, beforeEach, type RunnerTask } from "vitest";

/** The open contexts of the current file. */
const openContexts = new Set<BrowserContext>();
let current: RunnerTask | undefined;

/**
 * Adds what the open pages of a context show to the error of a failed test. Pages are read when the context closes, or
 * after the test if it stays open.
 */
export function reportOpenPages(context: BrowserContext): void {
  openContexts.add(context);
  context.on("close", () => openContexts.delete(context));
  const close = context.close.bind(context);
  context.close = async (options) => {
    await report(context);
    await close(options);
  };
}

/** Watches the tests of a file. Call it in a set-up file. */
export function watchTests(): void {
  openContexts.clear();
  beforeEach(({ task }) => {
    current = task;
  });
  afterEach(async () => {
    for (const context of openContexts) await report(context);
    current = undefined;
  });
}

async function report(context: BrowserContext): Promise<void> {
  const error = current?.result?.errors?.[0];
  if (error === undefined) return;
  openContexts.delete(context);
  const texts = await Promise.all(context.pages().map((page) => describe(page)));
  error.message = [error.message, ...texts].join("\n\n");
}

async function describe(page: Page): Promise<string> {
  const text = await page.evaluate(() => document.body.innerText).catch(String);
  const isHydrated = await page
    .evaluate(() => document.documentElement.dataset["ready"] !== undefined)
    .catch(() => false);
  return `An open page at ${page.url()}${isHydrated ? "" : ", which is not hydrated,"} shows:\n${text.replaceAll(/\s+/g, " ").slice(0, 2000)}`;
}
