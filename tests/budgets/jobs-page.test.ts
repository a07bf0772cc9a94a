import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "../support/open-browser.ts";
import { sharedSiteWithJobs } from "../support/shared.ts";
import { kilobytes, measureVisit, type Transfer } from "./measure-visit.ts";

/** Kilobytes over the wire on a first visit. */
const budget = { scripts: 152, everything: 350 };

const site = sharedSiteWithJobs();
let browser: Browser;
let visit: Transfer[];
const ofType = (...types: string[]) => visit.filter((transfer) => types.includes(transfer.type));

beforeAll(async () => {
  browser = await openBrowser();
  visit = await measureVisit(browser, `${site.url}/jobs`);
  const parts = ["Document", "Stylesheet", "Script", "Font"].map(
    (type) => `${type} ${kilobytes(ofType(type)).toFixed(1)}`,
  );
  process.stdout.write(
    `First visit of /jobs, kB: ${parts.join(", ")}, everything ${kilobytes(visit).toFixed(1)}\n`,
  );
});
afterAll(() => browser?.close());

test("the page is full of results", async () => {
  const html = await (await fetch(`${site.url}/jobs`)).text();
  expect(html.match(/href="\/jobs\/\d+-/g)?.length).toBeGreaterThanOrEqual(20);
  expect(ofType("Document")).toHaveLength(1);
  expect(ofType("Script").length).toBeGreaterThan(0);
});

test("scripts stay within their budget", () => {
  expect(kilobytes(ofType("Script"))).toBeLessThanOrEqual(budget.scripts);
});

test("everything together stays within its budget", () => {
  expect(kilobytes(visit)).toBeLessThanOrEqual(budget.everything);
});

test("brotli compresses documents, scripts and style sheets", () => {
  const plain = ofType("Document", "Script", "Stylesheet").filter((transfer) => transfer.coding !== "br");
  expect(plain.filter((transfer) => transfer.bytes > 1_500)).toEqual([]);
});

test("fonts come from the site itself", () => {
  expect(ofType("Font").length).toBeGreaterThan(0);
  for (const { url } of ofType("Font")) expect(new URL(url).origin).toBe(site.url);
});
