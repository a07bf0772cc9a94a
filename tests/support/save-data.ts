import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { isFullRun } from "./full-run.ts";

let maySpend = isFullRun;

/**
 * Makes the browsers of people save data, so that pages load nothing for later: the engine that draws CVs and the files
 * for use without a network cost more processor time than the rest of a visit. A full run does not save data.
 */
export function saveData(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    if (!maySpend && options?.javaScriptEnabled !== false)
      await context.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
      );
    return context;
  };
  return browser;
}

/** For the tests of a file about what pages load for later: their browsers do not save data. */
export function spendData(): void {
  beforeAll(() => {
    maySpend = true;
  });
  afterAll(() => {
    maySpend = isFullRun;
  });
}
