import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { field, saved, visitCvBuilder } from "../support/visit-cv-builder.ts";

const { openBuilder } = visitCvBuilder();

const chips = (page: Page) => page.locator(".chip-name").allInnerTexts();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function paste(page: Page, text: string): Promise<void> {
  await field(page, "Skill").evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", pasted);
    input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test("Enter and a comma add skills, brackets stay together, and a pasted list adds several", async () => {
  const page = await openBuilder("/cv-builder?step=skills");
  await field(page, "Skill").pressSequentially("SQL, Excel (Pivot, VBA), Kelvin 1,5");
  await page.keyboard.press("Enter");
  await expect.poll(() => chips(page)).toEqual(["SQL", "Excel (Pivot, VBA)", "Kelvin 1,5"]);
  await paste(page, "• Welding\n• Soldering");
  await expect.poll(() => chips(page)).toHaveLength(5);
  expect((await chips(page)).slice(3)).toEqual(["Welding", "Soldering"]);
});

test("by keyboard: a skill is moved, opened, given a level, removed and brought back", async () => {
  const page = await openBuilder("/cv-builder?step=skills");
  await field(page, "Skill").pressSequentially("SQL,Python,Rust,");
  await page.keyboard.press("Backspace");
  await expect.poll(() => focused(page)).toBe("Rust");
  await page.keyboard.press("Shift+ArrowLeft");
  await expect.poll(() => chips(page)).toEqual(["SQL", "Rust", "Python"]);
  await expect.poll(() => focused(page)).toBe("Rust");
  await page.keyboard.press("Enter");
  await field(page, "Level optional").fill("expert");
  await expect.poll(() => chips(page)).toEqual(["SQL", "Rust (expert)", "Python"]);
  await page.getByRole("button", { name: "Rust (expert)", exact: true }).focus();
  await page.keyboard.press("Delete");
  await expect.poll(() => chips(page)).toEqual(["SQL", "Python"]);
  await expect.poll(() => focused(page)).toBe("Python");
  await page.keyboard.press("Control+z");
  await expect.poll(() => chips(page)).toEqual(["SQL", "Rust (expert)", "Python"]);
});

test("a skill that is being typed is saved, and a group keeps its name and its skills", async () => {
  const page = await openBuilder("/cv-builder?step=skills");
  await field(page, "Skill").pressSequentially("Half a wo");
  await saved(page);
  await page.getByRole("button", { name: "Add a group" }).click();
  await field(page, "Name of the group").fill("Tools");
  await field(page, "Tools skill").pressSequentially("Hammer,Saw,");
  await saved(page);
  await page.reload();
  await expect.poll(() => chips(page)).toEqual(["Half a wo", "Hammer", "Saw"]);
  await page.getByRole("button", { name: "Remove Hammer" }).click();
  await page.getByRole("button", { name: "Remove Saw" }).click();
  await field(page, "Name of the group").waitFor();
  await page.getByRole("button", { name: "Remove Half a wo" }).click();
  await expect.poll(() => chips(page)).toEqual([]);
});
