import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "../support/open-browser.ts";
import { spendData } from "../support/save-data.ts";
import { sharedSiteWithJobs } from "../support/shared.ts";

spendData();

let browser: Browser;
const site = sharedSiteWithJobs();
beforeAll(async () => {
  browser = await openBrowser({ whole: true });
});
afterAll(() => browser.close());

/** Waits until the browser keeps pages whose addresses end like this, and its service workers can answer with them. */
const keeps = (page: Page, ...ends: string[]) =>
  expect
    .poll(() =>
      page.evaluate(async (wanted) => {
        const workers = await navigator.serviceWorker.getRegistrations();
        if (
          workers.some(
            ({ active, waiting, installing }) => active?.state !== "activated" || waiting || installing,
          )
        )
          return false;
        const names = await caches.keys();
        const kept = await Promise.all(names.map(async (name) => await (await caches.open(name)).keys()));
        const urls = kept.flat().map(({ url }) => new URL(url).pathname);
        return wanted.every((end) => urls.some((url) => url.endsWith(end)));
      }, ends),
    )
    .toBe(true);

test("from a landing page to a saved job, a guide and a CV; then all of it without a network, and nothing lost", async () => {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();

  await page.goto("/occupations");
  await page.getByRole("link", { name: "Berlin", exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name: /in Berlin$/ }).waitFor();
  await page.getByRole("heading", { name: "What they pay" }).waitFor();
  await page.locator(".save-job").first().click();
  await page.goto("/saved");
  const saved = page.locator(".saved h2 a");
  const job = { title: await saved.innerText(), path: (await saved.getAttribute("href")) ?? "" };
  await keeps(page, job.path);

  await page.goto("/resources/networking");
  await keeps(page, "/resources/networking", "/resources/salary-negotiation", "/resources.data");

  await page.goto("/cv-builder?step=personal");
  await page.getByLabel("Full name").fill("Amara Osei");
  await page.locator(".saved").getByText("Saved").waitFor();
  await keeps(page, "/cv-builder");

  await context.setOffline(true);
  await page.reload();
  await page.getByLabel("Full name").fill("Amara Osei-Bonsu");
  await page.locator(".saved").getByText("Saved").waitFor();
  await page.goto("/resources/networking");
  await page.getByRole("heading", { level: 1, name: "Networking" }).waitFor();
  await page.goto("/resources/salary-negotiation");
  await page.getByRole("heading", { level: 1, name: "Salary Negotiation" }).waitFor();
  await page.goto("/saved");
  await page.getByRole("link", { name: job.title }).waitFor();
  await page.goto(job.path);
  await page.getByRole("heading", { level: 1, name: job.title }).waitFor();

  await context.setOffline(false);
  await page.goto("/cv-builder?step=personal");
  await expect.poll(() => page.getByLabel("Full name").inputValue()).toBe("Amara Osei-Bonsu");
  await context.close();
});

test("without JavaScript a reader says whether a guide was useful, and downloads the guidebook", async () => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/resources/networking");
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await page.getByText("Thank you. Your answer is counted.").waitFor();
  await page.goto("/resources");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download Free Guide" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await context.close();
});
