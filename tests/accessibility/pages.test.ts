import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { sharedBrowser } from "../support/shared.ts";
import { visitorPages } from "../support/site-pages.ts";
import { openImportReview } from "../support/import-review.ts";
import { judgePages } from "./judge-pages.ts";

/** Every page of the site map that a visitor can open. */
const pages = [
  ...visitorPages,
  // Other states of these pages, and pages whose address has a parameter.
  "/jobs?q=nobodyhasthisjob",
  "the first job",
  "/roadmap?tab=changelog",
  "/privacy",
  "/terms",
  "/contact?sent=7KQ2-M4TX",
  "/auth?tab=register",
  "a link that is shown in place of a mail",
  "registration that is closed",
  "/unsubscribe?token=broken",
  "/profile/delete/confirm?token=broken",
  "/no-such-page",
  "the review of an import",
];

const browser = sharedBrowser();

judgePages(pages, {
  newContext: (settings) => browser.newContext({ baseURL: inject("siteUrl"), ...settings }),
  async open(page, path) {
    if (path === "a link that is shown in place of a mail") {
      await page.goto("/auth/recover");
      await page.getByLabel("Email").fill(`${randomUUID()}@example.com`);
      await page.getByRole("main").getByRole("button").click();
      await page.getByRole("heading", { name: "This site sends no mail" }).waitFor();
      return;
    }
    if (path === "the review of an import") return openImportReview(page);
    // A request through a proxy does not count as local, and this site sends no mail, so registration is closed.
    const isClosed = path === "registration that is closed";
    await page.setExtraHTTPHeaders(isClosed ? { "x-forwarded-for": "203.0.113.9" } : {});
    if (isClosed) path = "/auth?tab=register";
    if (path === "the first job") {
      await page.goto("/jobs");
      path = (await page.locator(".job h3 a").first().getAttribute("href")) ?? "";
    }
    await page.goto(path);
  },
});
