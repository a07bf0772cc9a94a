import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { spendData } from "../support/save-data.ts";
import { field, step, visitCvBuilder } from "../support/visit-cv-builder.ts";

spendData();

const { newVisitor, openBuilder } = visitCvBuilder();

const look = (page: Page) => page.getByRole("button", { name: /^Template and look/ });
const gallery = (page: Page) => page.getByRole("dialog", { name: "Your page in twelve templates" });
const preview = (page: Page) => page.getByRole("region", { name: "Resume Preview" });
const card = (page: Page, name: string) => gallery(page).locator(".template-card", { hasText: name });

async function startFrom(page: Page, sample: RegExp): Promise<void> {
  await page.getByRole("button", { name: "Start from" }).click();
  await page.getByRole("dialog").getByRole("button", { name: sample }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}

test("by keyboard: the own first page is seen in other templates, one is used, and undo brings the first back", async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Amara Osei");
  await look(page).focus();
  await page.keyboard.press("Enter");
  await gallery(page).waitFor();
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value);
  await expect.poll(focused).toBe("ledger");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => focused()).toBe("engineer");
  await card(page, "Engineer").locator("canvas").waitFor();
  await card(page, "Engineer").getByText("1 page").waitFor();
  await gallery(page).getByRole("button", { name: "Use Engineer" }).focus();
  await page.keyboard.press("Enter");
  await gallery(page).waitFor({ state: "detached" });
  await expect.poll(() => look(page).innerText()).toContain("Engineer");
  expect(await look(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => look(page).innerText()).toContain("Ledger");
});

test("Escape leaves the look as it was, and pictures are drawn only for templates in view", async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Amara Osei");
  await look(page).click();
  await card(page, "Harvard").locator("canvas").waitFor();
  await expect.poll(() => card(page, "Timeline").locator("canvas").count()).toBe(0);
  await card(page, "Timeline").scrollIntoViewIfNeeded();
  await card(page, "Timeline").locator("canvas").waitFor();
  await card(page, "Timeline").click();
  await page.keyboard.press("Escape");
  await gallery(page).waitFor({ state: "detached" });
  await expect.poll(() => look(page).innerText()).toContain("Ledger");
});

test("a CV of two pages is fitted to one, says what changed, and Undo takes it back", async () => {
  const page = await openBuilder();
  await startFrom(page, /^Software engineer/);
  await look(page).click();
  await card(page, "Ledger").click();
  await card(page, "Ledger").getByText("2 pages").waitFor();
  await gallery(page).getByRole("button", { name: "Use Ledger" }).click();
  await preview(page).getByText("Page 1 of 2").waitFor();
  await preview(page).getByRole("button", { name: "Fit to one page" }).click();
  await preview(page)
    .getByText(/^It fits one page now: spacing 100 to \d+\s%/)
    .waitFor();
  await preview(page).getByText("Page 1 of 1").waitFor();
  await preview(page).getByRole("button", { name: "Undo" }).click();
  await preview(page).getByText("Page 1 of 2").waitFor();
});

test("a CV that is too long says by how many lines, and keeps its look", async () => {
  const page = await openBuilder("/cv-builder?step=experience");
  await field(page, "Description").fill(
    Array.from({ length: 130 }, (_, index) => `Result number ${index + 1}`).join("\n"),
  );
  await preview(page).getByRole("button", { name: "Fit to one page" }).click();
  await preview(page)
    .getByText(/^\d+ lines too many for one page/)
    .waitFor();
  await preview(page)
    .getByText(/^Page 1 of [23]$/)
    .waitFor();
  await look(page).click();
  await gallery(page).getByRole("button", { name: "One page" }).click();
  await gallery(page)
    .locator("output")
    .getByText(/Ledger: \d+ lines too many/)
    .waitFor();
});

test("on a phone the gallery has three tabs, and nothing is wider than the screen", async () => {
  const phone = await newVisitor({ viewport: { width: 360, height: 780 } });
  const page = await openBuilder("/cv-builder?step=personal", phone);
  await step(page, "Preview");
  await look(page).click();
  await card(page, "Ledger").locator("canvas").waitFor();
  await step(page, "Length");
  await gallery(page).getByRole("button", { name: "Two pages" }).click();
  await gallery(page).getByText("Ledger fits as it is.").waitFor();
  await step(page, "Look");
  await gallery(page).getByLabel("Margins").press("ArrowLeft");
  await gallery(page).getByText("20.8 mm").waitFor();
  expect(await gallery(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  await gallery(page).getByRole("button", { name: "Use Ledger" }).click();
  await gallery(page).waitFor({ state: "detached" });
  expect(await look(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await phone.close();
});
