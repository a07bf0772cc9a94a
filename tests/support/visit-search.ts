import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterEach } from "vitest";
import { sharedBrowser, sharedSiteWithJobs } from "./shared.ts";

const wide = { width: 1440, height: 900 };
export const phone = { width: 360, height: 740 };
export const noScript = { javaScriptEnabled: false };

/**
 * Visits the search of the site with invented jobs.
 *
 * @example
 * const { somebody } = visitSearch();
 * test("…", async () => {
 *   const page = await somebody();
 *   await page.goto("/jobs");
 */
export function visitSearch() {
  const browser = sharedBrowser();
  const site = sharedSiteWithJobs();
  let contexts: BrowserContext[] = [];
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });

  /** A separate browser with its own storage. Its requests to other sites are answered here. */
  async function somebody(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ baseURL: site.url, viewport: wide, ...options });
    contexts.push(context);
    await context.route(/\.example\//, (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Elsewhere</h1>" }),
    );
    return context.newPage();
  }

  return { site, somebody };
}

/** The path and query of the open page. */
export function address(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}
/** The titles of the list, without those of the lists that follow a short one. */
export const titles = (page: Page): Promise<string[]> =>
  page.locator(".job:not(.similar .job) h3").allInnerTexts();
export const count = (page: Page) => page.locator("#results");
export const suggestions = (page: Page) =>
  page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
export const keywords = (page: Page) => page.getByLabel("Keywords or company");
