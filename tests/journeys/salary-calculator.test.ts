import { expect, inject, test } from "vitest";
import { sharedBrowser } from "../support/shared.ts";
import { oneVariant } from "../support/full-run.ts";

const browser = sharedBrowser();

test.each(
  oneVariant(1, [
    ["with", true],
    ["without", false],
  ] as const),
)(
  "%s JavaScript a pay is converted, the market is looked at, and the address keeps it all",
  async (_, javaScriptEnabled) => {
    const context = await browser.newContext({
      baseURL: inject("siteUrl"),
      locale: "en-GB",
      javaScriptEnabled,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    await page.goto("/tools");
    await page.getByRole("link", { name: "Try This Tool: Salary Calculator" }).click();
    const amount = page.getByLabel("Pay before tax");
    await amount.fill("52k a year");
    await amount.press("Enter");
    await page.getByText("Write the amount in figures, for example 52000.").waitFor();
    await expect.poll(() => amount.inputValue()).toBe("52k a year");

    await amount.fill("52,000");
    await page.getByRole("button", { name: "Calculate" }).click();
    await page.getByRole("row", { name: "Month 12 £4,333.33" }).waitFor();

    await page.getByLabel("Occupation").fill("analyst");
    await page.getByRole("button", { name: "Show market pay" }).click();
    // The samples of a fresh installation do not count as a market.
    await page.getByText("Only sample jobs so far").waitFor();

    await page.getByLabel("Base, offer A").fill("52,000");
    await page.getByLabel("Base, offer B").fill("55,000");
    await page.getByRole("button", { name: "Compare" }).click();
    await page.getByText("B is £3,000 a year ahead.").waitFor();
    expect(new URL(page.url()).searchParams.toString()).toBe(
      "amount=52%2C000&period=year&currency=GBP&occupation=analyst&a-base=52%2C000&b-base=55%2C000",
    );

    await page.getByLabel("Taxed in").selectOption("Scotland");
    await page.getByRole("button", { name: "Calculate" }).click();
    await page.getByRole("heading", { name: "Take-home pay" }).waitFor();
    await expect.poll(() => page.getByRole("row", { name: /^Year/ }).innerText()).toContain("£39,127.35");
    await page.getByLabel("Taxed in").selectOption("Australia");
    await page.getByRole("button", { name: "Calculate" }).click();
    await page.getByText("No take-home pay in GBP for Australia.").waitFor();
    await context.close();
  },
);
