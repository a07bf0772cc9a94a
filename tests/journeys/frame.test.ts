import { expect, inject, test } from "vitest";
import { sharedBrowser } from "../support/shared.ts";

const browser = sharedBrowser();

test("every link of the header and the footer leads to an existing page", async () => {
  const context = await browser.newContext({ baseURL: inject("siteUrl"), javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  const addresses = await page
    .locator("header a, footer a")
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))]);
  expect(addresses.length).toBeGreaterThan(18);
  for (const address of addresses) {
    const answer = await page.goto(address);
    expect(`${answer?.status()} ${address}`).toBe(`200 ${address}`);
    await expect.poll(() => page.title()).toContain("Foothold");
  }
  await context.close();
});

test("on a phone without JavaScript the menu opens and leads on", async () => {
  const context = await browser.newContext({
    baseURL: inject("siteUrl"),
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto("/");
  await page.locator(".nav-toggle summary").click();
  await page.locator(".nav-sheet").getByRole("link", { name: "Roadmap" }).click();
  await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe("Project Progress");
  await context.close();
});

test("by keyboard alone: skip to the content, walk the roadmap's tabs", async () => {
  const context = await browser.newContext({ baseURL: inject("siteUrl") });
  const page = await context.newPage();
  await page.goto("/roadmap");
  await page.keyboard.press("Tab");
  await expect.poll(() => page.locator(":focus").innerText()).toBe("Skip to content");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect.poll(() => page.locator(":focus").innerText()).toBe("Changelog");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "v0.3.0" }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe("?tab=changelog");
  await context.close();
});

test("an unknown address is reported in words, in its status and in the console, and links home", async () => {
  const context = await browser.newContext({ baseURL: inject("siteUrl") });
  const page = await context.newPage();
  const said: string[] = [];
  page.on("console", (message) => message.type() === "error" && said.push(message.text()));
  const answer = await page.goto("/resources/resume-tempaltes");
  expect(answer?.status()).toBe(404);
  await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe("Oops! Page not found");
  await expect.poll(() => said.join("\n")).toContain("/resources/resume-tempaltes");
  await expect
    .poll(() => page.locator(".lost-hint a").getAttribute("href"))
    .toBe("/resources/resume-templates");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await context.close();
});

test("a fresh install shows no invented figures, and marks its sample jobs", async () => {
  const context = await browser.newContext({ baseURL: inject("siteUrl"), javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await expect.poll(() => page.locator(".stats dd").allInnerTexts()).toEqual(["5", "0", "0"]);
  await expect
    .poll(() => page.locator(".stats dt").allInnerTexts())
    .toEqual(["sample jobs", "new since yesterday", "sources read"]);
  await expect.poll(() => page.locator(".board .badge", { hasText: "Sample" }).count()).toBe(5);
  await context.close();
});

test("no page runs a script or takes a style that its policy forbids", async () => {
  const context = await browser.newContext({ baseURL: inject("siteUrl") });
  const page = await context.newPage();
  const refused: string[] = [];
  page.on(
    "console",
    (message) =>
      /Content Security Policy|Hydration|hydrat/.test(message.text()) && refused.push(message.text()),
  );
  page.on("pageerror", (error) => refused.push(error.message));
  for (const path of ["/", "/roadmap", "/contact", "/privacy", "/jobs", "/components"]) {
    await page.goto(path);
  }
  expect(refused).toEqual([]);
  await context.close();
});
