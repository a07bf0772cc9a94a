import { expect, inject, test } from "vitest";
import { sharedBrowser } from "../support/shared.ts";

const browser = sharedBrowser();

const html = "html";

test("choosing a colour scheme works immediately, in every open tab, and lasts over a reload", async () => {
  const context = await browser.newContext({ baseURL: inject("siteUrl"), colorScheme: "dark" });
  const [here, there] = [await context.newPage(), await context.newPage()];
  await here.goto("/about");
  await there.goto("/terms");
  await expect.poll(() => here.getAttribute(html, "data-theme")).toBe("dark");

  await here.getByRole("button", { name: "Light", exact: true }).click();
  await there.locator("html[data-theme=light]").waitFor({ state: "attached" });
  await expect
    .poll(() => there.getByRole("button", { name: "Light", exact: true }).getAttribute("aria-pressed"))
    .toBe("true");
  await here.reload();
  await expect.poll(() => here.getAttribute(html, "data-theme")).toBe("light");
  await context.close();
});

test("without a choice the page follows the system, also when that changes", async () => {
  const context = await browser.newContext({ baseURL: inject("siteUrl"), colorScheme: "light" });
  const page = await context.newPage();
  await page.goto("/about");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.locator("html[data-theme=dark]").waitFor({ state: "attached" });
  await expect
    .poll(() => page.getByRole("button", { name: "Dark", exact: true }).getAttribute("aria-pressed"))
    .toBe("true");
  await context.close();
});

test("without JavaScript a form keeps both choices and leads back to the same page", async () => {
  const context = await browser.newContext({ baseURL: inject("siteUrl"), javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/roadmap?tab=changelog");
  await page.getByRole("button", { name: "Compact" }).click();
  await page.getByRole("button", { name: "Dark", exact: true }).click();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/roadmap?tab=changelog");
  await expect.poll(() => page.getAttribute(html, "data-density")).toBe("compact");
  await expect.poll(() => page.getAttribute(html, "data-theme")).toBe("dark");
  await context.close();
});

test("the choice never leads to another site", async () => {
  const answer = await fetch(`${inject("siteUrl")}/preferences`, {
    method: "POST",
    body: new URLSearchParams({ theme: "dark", returnTo: "//elsewhere.example/" }),
    redirect: "manual",
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/");
});

test("the document in a picture of a tool has the site's typeface for documents", async () => {
  const context = await browser.newContext({ baseURL: inject("siteUrl") });
  const page = await context.newPage();
  await page.goto("/tools");
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].flatMap(({ family, status }) => (status === "loaded" ? [family] : []));
  });
  expect(loaded.join()).toContain("Source Serif 4 Variable");
  await context.close();
});
