import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser } from "../support/open-browser.ts";
import { kilobytes, measureVisit, type Transfer } from "./measure-visit.ts";

/**
 * Kilobytes over the wire on a first visit, until the page is idle. Scripts that make files, and the engine, load
 * later, so that the builder works offline afterwards.
 */
const budget = { scripts: 172, everything: 350 };

let browser: Browser;
let visit: Transfer[];
const ofType = (type: string) => visit.filter((transfer) => transfer.type === type);

beforeAll(async () => {
  browser = await openBrowser();
  // On a busy machine, the page becomes idle only after it has begun to load what it keeps for later.
  visit = await measureVisit(browser, `${inject("siteUrl")}/cv-builder?step=personal`, { savesData: true });
  const parts = ["Document", "Stylesheet", "Script", "Font", "Fetch"].map(
    (type) => `${type} ${kilobytes(ofType(type)).toFixed(1)}`,
  );
  process.stdout.write(
    `First visit of /cv-builder, kB: ${parts.join(", ")}, everything ${kilobytes(visit).toFixed(1)}\n`,
  );
});
afterAll(() => browser?.close());

test("the visit loads the editor", () => {
  expect(visit.some(({ url }) => /\/cv-builder-[\w-]+\.js$/.test(url))).toBe(true);
});

const readScripts = () => Promise.all(ofType("Script").map(async ({ url }) => (await fetch(url)).text()));

test("the visit does not load the headings of other languages", async () => {
  const scripts = await readScripts();
  expect(scripts.some((script) => script.includes("Français"))).toBe(true);
  expect(scripts.filter((script) => script.includes("Bénévolat"))).toEqual([]);
});

test("the visit loads the forms of the sections without their import mappings", async () => {
  const scripts = await readScripts();
  expect(scripts.some((script) => script.includes("New course of study"))).toBe(true);
  expect(scripts.filter((script) => script.includes("Honors"))).toEqual([]);
});

test("scripts stay within their budget", () => {
  expect(kilobytes(ofType("Script"))).toBeLessThanOrEqual(budget.scripts);
});

test("everything together stays within its budget", () => {
  expect(kilobytes(visit)).toBeLessThanOrEqual(budget.everything);
});
