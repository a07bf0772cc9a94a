import { expect, inject, test } from "vitest";
import { sharedBrowser } from "../support/shared.ts";

const browser = sharedBrowser();

test("a person finds questions for a title, notes an example, and practises until nothing is due", async () => {
  const context = await browser.newContext({
    baseURL: inject("siteUrl"),
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto("/tools");
  await page.getByRole("link", { name: "Try This Tool: Interview Question Generator" }).click();
  await page.getByLabel("Job title").fill("Nurse");
  await page.getByRole("button", { name: "Find questions" }).click();
  // The page before shows one of the questions as an example.
  await page.getByText(/likely questions for Nurse/).waitFor();
  await page.getByText("What do you check before you give a medicine?").click();
  await page.getByText(/^Medicine errors harm patients/).waitFor();
  const row = page.locator("details[open]");
  await row.getByLabel("Your note").fill("The double check in March");
  await row.getByRole("button", { name: "Save" }).click();

  const all = page.getByRole("button", { name: /^Practise these/ });
  const count = Number(/\d+/.exec(await all.innerText())?.[0]);
  expect(count).toBeGreaterThan(9);
  await all.click();
  for (let at = 0; at < count; at += 1) {
    await page.getByRole("button", { name: "Show what a good answer shows" }).click();
    await page.getByRole("button", { name: at === 0 ? "Ask me again tomorrow" : "It went well" }).click();
  }
  await page.getByRole("button", { name: "Nothing is due today" }).waitFor();

  await page.reload();
  await page.getByRole("button", { name: "Nothing is due today" }).waitFor();
  await page.getByText("What do you check before you give a medicine?").click();
  await expect
    .poll(() => page.locator("details[open]").getByLabel("Your note").inputValue())
    .toBe("The double check in March");
  await expect
    .poll(() => page.locator("details[open]").getByRole("button", { name: "Saved" }).count())
    .toBe(1);
  await context.close();
});

test("without JavaScript a job's page leads to its questions, which quote the advert", async () => {
  const context = await browser.newContext({ baseURL: inject("siteUrl"), javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/jobs?q=senior+data+analyst");
  await page.locator(".job h3 a").first().click();
  await page.getByRole("link", { name: "Likely interview questions" }).click();
  await expect
    .poll(() => page.getByRole("heading", { level: 1 }).innerText())
    .toBe("Interview Question Generator");
  await expect.poll(() => page.locator("details.q").count()).toBeGreaterThan(10);
  await expect.poll(() => page.getByRole("button", { name: /^Practise these/ }).count()).toBe(0);
  await context.close();
});

test("a job that has gone says so, and a title still works", async () => {
  const context = await browser.newContext({ baseURL: inject("siteUrl"), javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/tools/interview-questions?job=999999999");
  await page.getByText("This job is no longer listed here.").waitFor();
  await expect.poll(() => page.getByLabel("Job title").count()).toBe(1);
  await context.close();
});
