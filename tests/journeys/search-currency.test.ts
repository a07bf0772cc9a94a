import { expect, test } from "vitest";
import { address, count, noScript, visitSearch } from "../support/visit-search.ts";

const { somebody } = visitSearch();

test("the minimum salary in another currency, and jobs without pay", async () => {
  const page = await somebody({ locale: "en-GB" });
  await page.goto("/jobs?salary=60");
  await page.getByText("Show More Filters").click();
  const currency = page.getByLabel("Currency");
  await expect.poll(() => currency.inputValue()).toBe("USD");
  await expect
    .poll(() => currency.locator("> option").allInnerTexts())
    .toEqual(["USD · US Dollar", "GBP · British Pound"]);
  const stored = page.waitForResponse(/\/preferences$/);
  await currency.selectOption("GBP");
  await expect.poll(() => address(page)).toBe("/jobs?salary=44&currency=GBP");
  await stored;
  await expect.poll(() => page.locator("output", { hasText: "per year" }).innerText()).toBe("£44K per year");
  await expect.poll(() => page.getByRole("link", { name: "Remove filter £44K and up" }).count()).toBe(1);

  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: /^Keep them in the list$/ }).click();
  await expect.poll(() => address(page)).toBe("/jobs?salary=44&currency=GBP&pay=not-stated");
  await page.getByText("Show More Filters").click();
  await expect.poll(() => page.getByRole("checkbox", { name: /^Pay not stated/ }).isChecked()).toBe(true);
  await expect.poll(() => count(page).innerText()).not.toBe("0 jobs found");

  // The currency is remembered; an address without one still means dollars.
  await page.goto("/jobs");
  await expect.poll(() => currency.inputValue()).toBe("GBP");
  await page.goto("/jobs?salary=60");
  await expect.poll(() => currency.inputValue()).toBe("USD");
});

test("a search in a city offers its currency and the towns nearby", async () => {
  const page = await somebody();
  await page.goto("/jobs?location=Berlin&salary=60");
  const stored = page.waitForResponse(/\/preferences$/);
  await page.getByText("Show More Filters").click();
  await page.getByRole("button", { name: "Show in €" }).click();
  await expect.poll(() => address(page)).toBe("/jobs?location=Berlin&salary=50&currency=EUR");
  await expect.poll(() => page.getByRole("button", { name: "Show in €" }).count()).toBe(0);
  await stored;

  await page.goto("/jobs?q=meter+reader+in+Berlin");
  await expect.poll(() => page.getByLabel("Currency").inputValue()).toBe("EUR");
  await expect.poll(() => page.getByText("Towns nearby are left out.").count()).toBe(1);
  await page.getByRole("link", { name: "Search within 10 km" }).click();
  await expect.poll(() => address(page)).toBe("/jobs?q=meter+reader+in+Berlin&radius=10");
  await expect.poll(() => page.getByText("Places within 10 km are included.").count()).toBe(1);
  await page.goto("/tools/salary-calculator");
  await expect.poll(() => page.getByLabel("Currency").inputValue()).toBe("EUR");
});

test("without JavaScript, the currency of the place is offered, and remembered", async () => {
  const page = await somebody(noScript);
  await page.goto("/jobs?location=Berlin&salary=60");
  await page.getByText("Show More Filters").click();
  await page.getByRole("button", { name: "Show in €" }).click();
  await expect.poll(() => address(page)).toBe("/jobs?location=Berlin&salary=50&currency=EUR");
  await page.goto("/jobs");
  await expect.poll(() => page.getByLabel("Currency").inputValue()).toBe("EUR");
});
