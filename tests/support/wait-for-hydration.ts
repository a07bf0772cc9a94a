import type { Browser, Page } from "playwright-core";
import { reportOpenPages } from "./report-open-pages.ts";

/** A page whose scripts run, or one that has none, such as a feed. */
const ready = ":root[data-ready], :root:not(:has(link[rel=modulepreload]))";
/** A busy machine can pause for many seconds. */
const longest = { hydration: 60_000, other: 90_000 };

/**
 * Makes `goto` and `reload` of all pages wait until React has hydrated the page. Before that, a click on a control that
 * needs a script does nothing. `waitForURL` waits until React shows the page of the address: before that, a field with
 * the same label may be one of the last page. With `waitUntil: "commit"`, and in contexts without JavaScript, they do not wait for it.
 * Everything else in these contexts waits longer than Playwright's 30 seconds.
 */
export function waitForHydration(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(longest.other);
    reportOpenPages(context);
    if (options?.javaScriptEnabled !== false) context.on("page", waitAfterLoading);
    return context;
  };
  return browser;
}

function waitAfterLoading(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil !== "commit") await hydrated(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil !== "commit") await hydrated(page);
    return answer;
  };
  const waitForURL = page.waitForURL.bind(page);
  page.waitForURL = async (url, options) => {
    await waitForURL(url, options);
    if (options?.waitUntil === "commit") return;
    await hydrated(page);
    await page.waitForFunction(() => {
      const shown = document.documentElement.dataset["ready"];
      const state: unknown = history.state;
      const key = typeof state === "object" && state !== null && "key" in state ? state.key : "default";
      return shown === undefined || shown === key;
    });
  };
}

async function hydrated(page: Page): Promise<void> {
  try {
    await page.locator(ready).waitFor({ state: "attached", timeout: longest.hydration });
  } catch (cause) {
    throw new Error(`React has not hydrated ${page.url()}.`, { cause });
  }
}
