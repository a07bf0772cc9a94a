import type { BrowserContextOptions, CDPSession, Locator, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { sharedBrowser } from "../support/shared.ts";
import { importCv, step as goToStep } from "../support/visit-cv-builder.ts";

const browser = sharedBrowser();

const companies = Array.from({ length: 14 }, (_, index) => `Company ${index + 1}`);

/** The builder with this many companies, each a collapsed row except the first. */
async function openBuilder(settings: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ baseURL: inject("siteUrl"), ...settings });
  const page = await context.newPage();
  await importCompanies(page);
  return page;
}

async function importCompanies(page: Page, more: { highlights?: string[] } = {}): Promise<void> {
  await page.goto("/cv-builder?step=experience");
  await page.getByRole("tab", { name: "Personal Info" }).waitFor();
  const resume = { basics: { name: "Amara Osei" }, work: companies.map((name) => ({ name, ...more })) };
  await importCv(page, "many.json", JSON.stringify(resume));
  await goToStep(page, "Experience");
  await expect.poll(() => order(page)).toEqual(companies);
}

const order = (page: Page) => page.locator(".cv-step .row h3").allInnerTexts();
const gripOf = (page: Page, company: string) =>
  page
    .locator(".cv-step .row")
    .filter({ has: page.getByText(company, { exact: true }) })
    .locator(".row-grip");

async function middleOf(one: Locator): Promise<{ x: number; y: number }> {
  const box = await one.boundingBox();
  if (!box) throw new Error("is not to be seen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A simulated finger at browser level, so that it scrolls where a real finger would. */
function finger(devtools: CDPSession) {
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  let at = { x: 0, y: 0 };
  return {
    async down(to: { x: number; y: number }) {
      at = to;
      await send("touchStart", [to]);
    },
    async move(to: { x: number; y: number }) {
      for (let step = 1; step <= 8; step += 1)
        await send("touchMove", [
          { x: at.x + ((to.x - at.x) * step) / 8, y: at.y + ((to.y - at.y) * step) / 8 },
        ]);
      at = to;
    },
    up: () => send("touchEnd", []),
  };
}

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

test("a finger drags a row to a new place, and the move is announced", async () => {
  const page = await openBuilder(phone);
  const touch = finger(await page.context().newCDPSession(page));
  await gripOf(page, "Company 3").evaluate((grip) => grip.scrollIntoView({ block: "center" }));
  const before = await page.evaluate(() => scrollY);
  await touch.down(await middleOf(gripOf(page, "Company 3")));
  const there = await middleOf(gripOf(page, "Company 5"));
  await touch.move({ x: there.x, y: there.y + 6 });
  await expect.poll(() => page.locator(".row-chip").innerText()).toBe("Company 3");
  await expect.poll(() => page.locator("[data-drop]").count()).toBe(1);
  await touch.up();
  await expect
    .poll(() => order(page))
    .toEqual(["Company 1", "Company 2", "Company 4", "Company 5", "Company 3", ...companies.slice(5)]);
  await page.getByText("Company 3: now 5 of 14.").waitFor({ state: "attached" });
  await expect.poll(() => page.locator(".row-chip, [data-drop], [data-dragging]").count()).toBe(0);
  // The finger moved the row and not the page.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.context().close();
});

test("at the edge of the window a long list scrolls down and up again", async () => {
  const page = await openBuilder(phone);
  const touch = finger(await page.context().newCDPSession(page));
  await gripOf(page, "Company 2").evaluate((grip) => grip.scrollIntoView({ block: "center" }));
  const grip = await middleOf(gripOf(page, "Company 2"));
  await touch.down(grip);
  await touch.move({ x: grip.x, y: 636 });
  const last = page.locator(".cv-step .row").last();
  await expect.poll(() => last.getAttribute("data-drop")).toBe("after");
  await touch.up();
  await expect.poll(async () => (await order(page)).at(-1)).toBe("Company 2");

  const below = await middleOf(gripOf(page, "Company 14"));
  await touch.down(below);
  await touch.move({ x: below.x, y: 4 });
  const first = page.locator(".cv-step .row").first();
  await expect.poll(() => first.getAttribute("data-drop")).toBe("before");
  await touch.up();
  await expect.poll(async () => (await order(page))[0]).toBe("Company 14");
  await page.context().close();
});

test("a finger outside the drag handle scrolls the page and moves nothing", async () => {
  const page = await openBuilder(phone);
  const touch = finger(await page.context().newCDPSession(page));
  const heading = page.getByRole("heading", { name: "Company 6", exact: true });
  await heading.scrollIntoViewIfNeeded();
  const at = await middleOf(heading);
  const before = await page.evaluate(() => scrollY);
  await touch.down(at);
  await touch.move({ x: at.x, y: at.y - 200 });
  await touch.up();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expect.poll(() => order(page)).toEqual(companies);
  await page.context().close();
});

test("no row moves under the finger when the editor of long texts arrives during a drag", async () => {
  // A service worker would answer instead of the route.
  const context = await browser.newContext({ baseURL: inject("siteUrl"), serviceWorkers: "block", ...phone });
  const page = await context.newPage();
  const arrival = Promise.withResolvers<void>();
  const script = Promise.withResolvers<string>();
  await page.route("**/rich-editor-*.js", async (route) => {
    script.resolve(route.request().url());
    await arrival.promise;
    await route.continue();
  });
  await importCompanies(page, { highlights: ["Six", "lines", "in", "a", "text", "area"] });
  await gripOf(page, "Company 3").evaluate((grip) => grip.scrollIntoView({ block: "center" }));
  const at = await middleOf(gripOf(page, "Company 3"));
  const touch = finger(await context.newCDPSession(page));
  await touch.down(at);
  await touch.move({ x: at.x, y: at.y - 20 });
  arrival.resolve();
  // As text, because the test runner would rewrite the import.
  await page.evaluate(`import(${JSON.stringify(await script.promise)}).then(() => {})`);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect.poll(() => page.locator(".rich-text").count()).toBe(0);
  expect(await middleOf(gripOf(page, "Company 3"))).toEqual(at);
  await touch.up();
  await page.locator(".rich-text").first().waitFor();
  await context.close();
});

test("a mouse moves rows too, and Escape cancels the move", async () => {
  const page = await openBuilder({ viewport: { width: 1440, height: 1100 } });
  await gripOf(page, "Company 4").evaluate((grip) => grip.scrollIntoView({ block: "end" }));
  const from = await middleOf(gripOf(page, "Company 4"));
  const onto = await middleOf(gripOf(page, "Company 2"));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(onto.x, onto.y, { steps: 5 });
  await expect.poll(() => page.locator("[data-drop=before]").count()).toBe(1);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator(".row-chip, [data-drop], [data-dragging]").count()).toBe(0);
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual(companies);

  // Nothing scrolled: what was taken near an edge went away from it.
  expect(await middleOf(gripOf(page, "Company 4"))).toEqual(from);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(onto.x, onto.y - 6, { steps: 5 });
  await expect.poll(() => page.locator("[data-drop=before]").count()).toBe(1);
  await page.mouse.up();
  await expect
    .poll(async () => (await order(page)).slice(0, 4))
    .toEqual(["Company 1", "Company 4", "Company 2", "Company 3"]);
  await page.keyboard.press("Control+z");
  await expect.poll(() => order(page)).toEqual(companies);
  await page.context().close();
});
