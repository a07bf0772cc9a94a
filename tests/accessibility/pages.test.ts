import type { Browser } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { openBrowser } from "../support/open-browser.ts";
import { judgePages } from "./judge-pages.ts";
import { looks } from "./look-at-page.ts";

const pages = [
  "/",
  "/jobs",
  "/jobs?q=nobodyhasthisjob",
  "the first job",
  "/saved",
  "/roadmap",
  "/roadmap?tab=changelog",
  "/about",
  "/status",
  "/privacy",
  "/terms",
  "/contact",
  "/contact?sent=7KQ2-M4TX",
  "/auth",
  "/auth?tab=register",
  "/auth/recover",
  "/unsubscribe?token=broken",
  "/profile/delete/confirm?token=broken",
  "/cv-builder",
  "/resources",
  "/tools/ats-scanner",
  "/components",
  "/no-such-page",
];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

judgePages(pages, {
  looks,
  newContext: (settings) => browser.newContext({ baseURL: inject("siteUrl"), ...settings }),
  async open(page, path) {
    if (path === "the first job") {
      await page.goto("/jobs");
      path = (await page.locator(".job h3 a").first().getAttribute("href")) ?? "";
    }
    await page.goto(path);
  },
});
