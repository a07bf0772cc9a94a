import { expect, test } from "vitest";
import { field, step, visitCvBuilder } from "../support/visit-cv-builder.ts";

const { openBuilder } = visitCvBuilder();

test("every part of a CV is in the tab where people look for it, without a fold", async () => {
  const page = await openBuilder();
  const sections = () => page.locator(".cv-step h2").allInnerTexts();
  await expect.poll(sections).toEqual(["Name and contacts", "Further addresses", "Summary"]);
  await field(page, "Headline").fill("Ward Sister");
  await field(page, "Choose a photo").waitFor({ state: "attached" });
  await step(page, "Experience");
  await expect.poll(sections).toEqual(["Experience", "Projects", "Volunteering"]);
  await step(page, "Education");
  await expect.poll(sections).toEqual(["Education", "Certificates", "Awards", "Publications"]);
  await step(page, "Skills");
  await expect.poll(sections).toEqual(["Skills", "Languages", "Interests", "References"]);
});

test("an empty section is begun and ended by keyboard, and the focus goes with it", async () => {
  const page = await openBuilder("/cv-builder?step=education");
  await page.getByRole("button", { name: "Add certificate" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.matches("[data-address$='/name']"));
  await page.keyboard.type("Life support");
  await page.getByRole("button", { name: "Remove Life support" }).focus();
  await page.keyboard.press("Enter");
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  await expect.poll(focused).toBe("Add certificate");
});

test("a section of one's own is added, named, hidden and removed", async () => {
  const page = await openBuilder("/cv-builder?step=skills");
  await page.getByRole("button", { name: "Add a section of your own" }).click();
  await page.waitForFunction(() => document.activeElement?.matches("[data-address^='custom:']"));
  await page.keyboard.type("Patents");
  await page.getByRole("button", { name: "Hide section Patents" }).click();
  await page.getByRole("button", { name: "Show section Patents" }).waitFor();
  await page.getByRole("button", { name: "Remove section Patents" }).click();
  await expect.poll(() => page.getByRole("heading", { name: "Patents" }).count()).toBe(0);
});
