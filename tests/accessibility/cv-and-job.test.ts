import type { Page } from "playwright-core";
import { inject } from "vitest";
import { sharedBrowser } from "../support/shared.ts";
import { judgePages } from "./judge-pages.ts";

const browser = sharedBrowser();

/** Writes a CV in this browser, so that pages compare it with jobs. */
async function startCv(page: Page): Promise<void> {
  await page.goto("/cv-builder?step=personal");
  await page.getByRole("button", { name: "Start from" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Warehouse/ })
    .first()
    .click();
  await page.getByText(/^Saved \d/).waitFor();
}

judgePages(["a job compared with a CV", "a CV tailored to a job"], {
  newContext: (settings) => browser.newContext({ baseURL: inject("siteUrl"), ...settings }),
  async open(page, path) {
    await startCv(page);
    await page.goto("/jobs?q=community+nurse");
    await page.goto((await page.locator(".job h3 a").first().getAttribute("href")) ?? "");
    const link = page.getByRole("link", { name: "Tailor this CV", exact: true });
    await link.waitFor();
    if (path === "a job compared with a CV") return;
    await link.click();
    await page.getByRole("heading", { name: "Changes" }).waitFor();
    await page.getByRole("textbox", { name: "Headline" }).fill("Nurse in training");
    for (const fold of await page.locator(".tailor-rows details > summary").all()) await fold.click();
    // The header would lie over a control that was scrolled below it.
    await page.evaluate(() => scrollTo(0, 0));
  },
});
