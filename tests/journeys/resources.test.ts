import { expect, inject, test } from "vitest";
import { sharedBrowser } from "../support/shared.ts";

const browser = sharedBrowser();

test.each([
  ["with", true],
  ["without", false],
])("%s JavaScript a person finds a guide, reads it, and goes on to a tool", async (_, javaScriptEnabled) => {
  const context = await browser.newContext({
    baseURL: inject("siteUrl"),
    javaScriptEnabled,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto("/resources");
  await page.getByRole("searchbox", { name: "Search the guides" }).fill("salary negotiation");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("heading", { name: /guides? about “salary negotiation”/ }).waitFor();
  await page
    .getByRole("region", { name: /about “salary negotiation”/ })
    .getByRole("link")
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: "Salary Negotiation" }).waitFor();
  await page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link", { name: "Checklist" })
    .click();
  await expect.poll(() => new URL(page.url()).hash).toBe("#checklist");
  await page.getByRole("complementary", { name: "Tools for this guide" }).getByRole("link").first().click();
  await page.waitForURL((url) => !url.pathname.startsWith("/resources"));
  await context.close();
});

test("the checklist of a guide is copied as a list of boxes", async () => {
  const context = await browser.newContext({ baseURL: inject("siteUrl") });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  await page.goto("/resources/salary-negotiation");
  await page.getByRole("button", { name: "Copy the checklist" }).press("Enter");
  await page.getByRole("button", { name: "Copied" }).waitFor();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).trim().split("\n");
  expect(lines.slice(0, 3)).toEqual([
    "Salary Negotiation",
    "",
    "☐ I have written down my floor, my aim and my ask.",
  ]);
  expect(lines.length).toBe(11);
  await context.close();
});

test("the footer leads to the four topics, each with its four guides", async () => {
  const context = await browser.newContext({ baseURL: inject("siteUrl"), javaScriptEnabled: false });
  const page = await context.newPage();
  for (const topic of ["Resume Tips", "Interview Guides", "Job Search Strategies", "Career Development"]) {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: topic }).click();
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe(topic);
    await expect.poll(() => page.locator(".article-list li").count()).toBe(4);
  }
  await context.close();
});

test.each([
  ["with", true],
  ["without", false],
])("%s JavaScript the small tools of guides answer in their guide", async (_, javaScriptEnabled) => {
  const context = await browser.newContext({ baseURL: inject("siteUrl"), javaScriptEnabled });
  const page = await context.newPage();
  const tool = page.locator("#try");
  const answer = () => tool.getByRole("status").innerText();

  await page.goto("/resources/salary-negotiation");
  await tool.getByLabel("Pay").fill("£3,500");
  await tool.getByRole("button", { name: "Convert" }).click();
  await expect.poll(answer).toContain("42,000 each year");
  await expect.poll(() => answer()).toContain("20.19 each hour");
  await expect.poll(() => tool.getByLabel("Pay").inputValue()).toBe("£3,500");
  await tool.getByLabel("Pay").fill("a lot");
  await tool.getByRole("button", { name: "Convert" }).click();
  await tool.getByText("Write the amount in figures").waitFor();
  await expect.poll(answer).toBe("");

  await page.goto("/resources/resume-mistakes");
  await tool.getByLabel("The lines of your CV").fill("Mar 2021 - 06/2023");
  await tool.getByRole("button", { name: "Check dates" }).click();
  await expect.poll(answer).toContain("Your 2 dates are written in 2 ways");
  expect(new URL(page.url()).pathname).toBe("/resources/resume-mistakes");
  await context.close();
});
