import { expect, test } from "vitest";
import { address, keywords, suggestions, visitSearch } from "../support/visit-search.ts";

const { somebody } = visitSearch();

test("by keyboard: the search is two stops away, and a job opened by Enter has the focus on its heading, Back on its link", async () => {
  const page = await somebody();
  await page.goto("/jobs");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await expect.poll(focused).toBe("Keywords or company");

  const details = page.getByRole("link", { name: /^View Details/ }).first();
  const label = await details.getAttribute("aria-label");
  await details.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/jobs\/\d+/);
  const heading = await page.locator("main h1").innerText();
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText))
    .toBe(heading);
  await page.goBack();
  await expect.poll(focused).toBe(label);
});

test("by keyboard alone: a suggestion, a filter, a job, and back to its row", async () => {
  const page = await somebody();
  await page.goto("/jobs");
  await keywords(page).focus();
  await page.keyboard.type("senior da");
  await suggestions(page).filter({ hasText: "Senior Data Analyst" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await expect
    .poll(() => keywords(page).getAttribute("aria-activedescendant"))
    .toBe(await suggestions(page).first().getAttribute("id"));
  await page.keyboard.press("Escape");
  await expect.poll(() => suggestions(page).count()).toBe(0);
  await page.keyboard.press("ArrowDown");
  await suggestions(page).first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => address(page)).toBe("/jobs?q=Senior+Data+Analyst");

  const summary = page.locator(".more-filters summary");
  await summary.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("checkbox", { name: "Hybrid" }).focus();
  await page.keyboard.press("Space");
  await expect.poll(() => address(page)).toBe("/jobs?q=Senior+Data+Analyst&mode=hybrid");
  await expect.poll(() => page.locator(":focus").getAttribute("value")).toBe("hybrid");

  const title = page.getByRole("link", { name: "Senior Data Analyst", exact: true });
  await title.focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(() => page.locator(":focus").getAttribute("aria-label"))
    .toBe("Senior Data Analyst, details");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator(":focus").innerText()).toBe("Senior Data Analyst");
});
