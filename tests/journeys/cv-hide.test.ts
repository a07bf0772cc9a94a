import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { field, saved, step, visitCvBuilder } from "../support/visit-cv-builder.ts";

const { openBuilder } = visitCvBuilder();

/** Downloads the open CV as plain text. */
async function textOf(page: Page): Promise<string> {
  await step(page, "Skills");
  await page.getByRole("button", { name: "Generate CV" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^Plain text/ }).click(),
  ]);
  return readFile(await download.path(), "utf8");
}

test("a job and a contact are hidden from files, stay in the form, and come back", async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Amara Okafor");
  await field(page, "Phone").fill("+44 20 7946 0142");
  await page.getByText("Shown on the page").click();
  await field(page, "Phone on the page").uncheck();
  await step(page, "Experience");
  await field(page, "Company").fill("Northbeck Energy");
  await field(page, "Position").fill("Analyst");
  await page.getByRole("button", { name: "Hide Analyst, Northbeck Energy" }).click();
  await expect
    .poll(() => page.getByText("Hidden: it is not on the page or in files.").isVisible())
    .toBe(true);
  const file = await textOf(page);
  expect(file).toContain("Amara Okafor");
  expect(file).not.toMatch(/7946|Northbeck/);

  await saved(page);
  await page.reload();
  await step(page, "Personal Info");
  await expect.poll(() => field(page, "Phone").inputValue()).toBe("+44 20 7946 0142");
  await step(page, "Experience");
  await page.getByRole("button", { name: "Show Analyst, Northbeck Energy" }).click();
  const later = await textOf(page);
  expect(later).toContain("Northbeck Energy");
  expect(later).not.toContain("7946");
});

test("a section gets another heading, and undo brings the usual one back", async () => {
  const page = await openBuilder();
  await step(page, "Skills");
  await field(page, "Skill").fill("Welding");
  await page.getByRole("button", { name: "Rename section Skills" }).click();
  await field(page, "Heading of Skills").fill("Tools of the trade");
  await expect.poll(() => textOf(page)).toMatch(/^Tools of the trade$/m);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => textOf(page)).toMatch(/^Skills$/m);
});

test("a date of birth is on the page only when the person shows it", async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Jana Vogt");
  await page.getByText("Date of birth, nationality, family, driving").click();
  await page.locator("[data-address='personal/birthDate']").fill("12.03.1990");
  await expect.poll(() => textOf(page)).not.toContain("1990");
  await step(page, "Personal Info");
  await page.getByText("Date of birth, nationality, family, driving").click();
  await field(page, "Date of birth on the page").check();
  await expect.poll(() => textOf(page)).toContain("12.03.1990");
});

test("dates are typed in words, and an end before its start is marked", async () => {
  const page = await openBuilder("/cv-builder?step=experience");
  await field(page, "Company").fill("Northbeck Energy");
  await field(page, "Start date").fill("Mär 2019");
  await field(page, "End date").fill("2/19");
  await field(page, "Company").focus();
  await expect.poll(() => page.locator(".error").innerText()).toBe("The end is before the start.");
  await field(page, "End date").fill("now");
  await field(page, "Company").focus();
  await expect.poll(() => page.locator(".error").count()).toBe(0);
  await expect.poll(() => textOf(page)).toContain("03/2019 – Present");
});
