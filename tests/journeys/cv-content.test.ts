import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { field, saved, step, visitCvBuilder } from "../support/visit-cv-builder.ts";

const { openBuilder, visitor, newVisitor } = visitCvBuilder();

/** Downloads the open CV as plain text. */
async function textOf(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Download", exact: true }).first().click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page
      .getByRole("button", { name: /^Plain text/ })
      .first()
      .click(),
  ]);
  return readFile(await download.path(), "utf8");
}

async function writeJob(page: Page): Promise<void> {
  await field(page, "Company").fill("Meadow Clinics");
  await field(page, "Position").fill("Analyst");
  await field(page, "Start date").fill("08/2019");
  await field(page, "End date").fill("01/2022");
}

test("another post at an employer is an entry of its own, with the name of the employer", async () => {
  const page = await openBuilder("/cv-builder?step=experience");
  await writeJob(page);
  await page.getByRole("button", { name: "Add another post at Meadow Clinics" }).click();
  await expect.poll(() => field(page, "Company").inputValue()).toBe("Meadow Clinics");
  await field(page, "Position").fill("Senior Analyst");
  await field(page, "Start date").fill("02/2022");
  await field(page, "End date").fill("Present");
  await expect
    .poll(() => textOf(page))
    .toContain(
      "Senior Analyst, Meadow Clinics\n02/2022 – Present\n\nAnalyst, Meadow Clinics\n08/2019 – 01/2022\n",
    );
});

test("a month is chosen by keyboard alone, at the width of a phone", async () => {
  const phone = await newVisitor({ viewport: { width: 360, height: 740 } });
  const page = await openBuilder("/cv-builder?step=experience", phone);
  await field(page, "Start date").fill("2019");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByLabel("Year", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByLabel("Year", { exact: true }).count()).toBe(0);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "March 2019" }).press("Enter");
  await expect.poll(() => field(page, "Start date").inputValue()).toBe("03/2019");
  const hasFocus = page.getByRole("button", { name: "Choose a month: Start date" });
  expect(await hasFocus.evaluate((button) => button === document.activeElement)).toBe(true);
  await phone.close();
});

test("contact details and sections change places, and a section begins a new page", async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Amara Okafor");
  await field(page, "Email").fill("amara@example.com");
  await field(page, "Phone").fill("+44 20 7946 0142");
  await page.getByText("Order of contact details").click();
  await page.getByRole("button", { name: "Move Phone up" }).click();
  await expect.poll(() => textOf(page)).toMatch(/^Amara Okafor\n\+44 20 7946 0142\namara@example.com\n/);
  await step(page, "Experience");
  await writeJob(page);
  await page.getByText("Order, columns and page breaks").click();
  await page.getByLabel("New page before it: Experience").check();
  await page.getByText("Page 1 of 2").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Page 1 of 1").waitFor();
});

test("a CV is written in two languages, and changed entries are marked until they are right", async () => {
  const page = await openBuilder("/cv-builder?step=experience");
  await writeJob(page);
  await page.getByRole("button", { name: "Add a language" }).click();
  const isFocused = (name: string) =>
    page.getByRole("region", { name, exact: true }).evaluate((one) => one === document.activeElement);
  await expect.poll(() => isFocused("Second language")).toBe(true);
  await page.getByRole("combobox", { name: "Second language" }).selectOption("Deutsch");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect.poll(() => isFocused("English and Deutsch")).toBe(true);
  await field(page, "Position, Deutsch").fill("Analystin");
  await page.getByText("Same state in both", { exact: true }).waitFor();
  await field(page, "Position, English").fill("Data Analyst");
  await page.getByText("1 entry changed since translation").waitFor();
  await page.getByRole("button", { name: "Go to the next" }).click();
  await expect
    .poll(() => field(page, "Company, Deutsch").evaluate((one) => one === document.activeElement))
    .toBe(true);
  await field(page, "Position, Deutsch").fill("Datenanalystin");
  await page.getByRole("button", { name: "Deutsch is right now" }).click();
  await page.getByText("Same state in both", { exact: true }).waitFor();
  await expect.poll(() => textOf(page)).toContain("Experience\n\nData Analyst, Meadow Clinics");
  await page.getByRole("button", { name: "Deutsch", exact: true }).click();
  await expect.poll(() => textOf(page)).toContain("Berufserfahrung\n\nDatenanalystin, Meadow Clinics");

  await saved(page);
  const again = await openBuilder("/cv-builder?step=personal", visitor());
  await again.getByRole("button", { name: "Write side by side" }).click();
  await expect.poll(() => field(again, "Position, Deutsch").inputValue()).toBe("Datenanalystin");
  await again.getByRole("button", { name: "Remove Deutsch" }).click();
  await expect.poll(() => again.getByText("Write this CV in a second language").isVisible()).toBe(true);
  await again.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => field(again, "Position, Deutsch").inputValue()).toBe("Datenanalystin");
});
