import { readFile } from "node:fs/promises";
import axe from "axe-core";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { spendData } from "../support/save-data.ts";
import { field, saved, step, visitCvBuilder } from "../support/visit-cv-builder.ts";
import { oneVariant } from "../support/full-run.ts";

spendData();

const { newVisitor, openBuilder } = visitCvBuilder();

test("a CV is written, previewed, kept over a reload and downloaded as a PDF with every word", async () => {
  const page = await openBuilder();
  await expect.poll(() => page.getByRole("button", { name: "Previous" }).isDisabled()).toBe(true);
  await field(page, "Full name").fill("Zoë Müller-Okafor");
  await field(page, "Email").fill("zoe@example.com");
  await page.getByRole("button", { name: "Next" }).click();
  await field(page, "Company").fill("Northbeck Energy");
  await field(page, "Position").fill("Analyst");
  await field(page, "Start date").fill("Spring 2021");
  await field(page, "End date").fill("Present");
  await expect.poll(() => page.locator(".error").innerText()).toBe("Use MM/YYYY, for example 03/2021.");
  await expect.poll(() => field(page, "Start date").getAttribute("aria-invalid")).toBe("true");
  await field(page, "Start date").fill("03/2021");
  await expect.poll(() => page.locator(".error").count()).toBe(0);
  await field(page, "Description").fill("Cut outages by 11%\nTrained eleven engineers");
  await page.getByRole("button", { name: "Next" }).click();
  await field(page, "Institution").fill("University of Leeds");
  await page.getByRole("button", { name: "Next" }).click();
  await field(page, "Skill").fill("SQL");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Python");
  await expect.poll(() => page.locator(".chip-name").allInnerTexts()).toEqual(["SQL"]);
  await page.getByRole("img", { name: "Page 1 of 1 of the CV of Zoë Müller-Okafor" }).waitFor();
  await saved(page);

  await page.reload();
  await expect.poll(() => page.locator(".chip-name").allInnerTexts()).toEqual(["SQL", "Python"]);
  await step(page, "Experience");
  await expect.poll(() => field(page, "Description").innerText()).toContain("Trained eleven engineers");
  await step(page, "Skills");

  await page.getByRole("button", { name: "Generate CV" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^PDF/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Zoë-Müller-Okafor-CV.pdf");
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())));
  const { text } = await extractText(pdf, { mergePages: true });
  const words = [
    "Zoë Müller-Okafor",
    "zoe@example.com",
    "Northbeck Energy",
    "Cut outages by 11%",
    "University of Leeds",
    "Python",
  ];
  for (const word of words) expect(text).toContain(word);
});

test("by keyboard: rows are added, moved, removed and restored, and the focus is never lost", async () => {
  const page = await openBuilder("/cv-builder?step=experience");
  await field(page, "Company").fill("One");
  await page.getByRole("button", { name: "Add experience" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.matches("[data-address$='/company']"));
  await page.keyboard.type("Two");
  const names = () => page.locator(".cv-step .row h3").allInnerTexts();
  await expect.poll(() => names()).toEqual(["One", "Two"]);

  await page.getByRole("button", { name: "Move Two up" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(names).toEqual(["Two", "One"]);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Move Two up");
  await page.getByText("Two: now 1 of 2.").waitFor({ state: "attached" });

  await page.getByRole("button", { name: "Remove Two" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(names).toEqual(["One"]);
  await expect.poll(() => page.getByRole("button", { name: "Remove One" }).count()).toBe(0);
  await page.keyboard.press("Control+z");
  await expect.poll(names).toEqual(["Two", "One"]);
  await page.keyboard.press("Control+z");
  await expect.poll(names).toEqual(["One", "Two"]);
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(names).toEqual(["Two", "One"]);
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

test("a photo is off until one is chosen, and its metadata is removed", async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Amara Osei");
  const picture = await page.screenshot({ type: "png" });
  await field(page, "Choose a photo").setInputFiles({
    name: "me.png",
    mimeType: "image/png",
    buffer: picture,
  });
  const shown = page.getByAltText("You, as the page will show you");
  await shown.waitFor();
  await expect.poll(() => shown.getAttribute("src")).toMatch(/^data:image\/jpeg;base64,/);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
  await expect.poll(() => page.getByLabel("Show it on the page").isChecked()).toBe(true);
  await saved(page);
  await page.reload();
  await page.getByRole("button", { name: "Remove photo" }).click();
  await expect.poll(() => shown.count()).toBe(0);
  await field(page, "Choose a photo").setInputFiles({
    name: "me.png",
    mimeType: "image/png",
    buffer: Buffer.from("no picture"),
  });
  await page.getByText("This file is no picture").waitFor();
});

test("text runs in the direction of its letters, field by field and line by line", async () => {
  const page = await openBuilder("/cv-builder?step=experience");
  const directionOf = (label: string) =>
    field(page, label).evaluate((box) => {
      const { direction, unicodeBidi } = getComputedStyle(box);
      return `${direction} ${unicodeBidi}`;
    });
  await field(page, "Company").fill("شركة النقل الحضري");
  await field(page, "Position").fill("Analyst");
  await field(page, "Description").fill("خفضت التأخير.\nCut delays.");
  await expect.poll(() => directionOf("Company")).toMatch(/^rtl/);
  await expect.poll(() => directionOf("Position")).toMatch(/^ltr/);
  await expect.poll(() => directionOf("Start date")).toMatch(/^ltr/);
  await expect.poll(() => directionOf("Description")).toBe("rtl plaintext");
});

test("a click on a text of the page focuses its field", async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Amara Osei");
  await step(page, "Skills");
  const picture = page.getByRole("img", { name: /of the CV of Amara Osei$/ });
  await picture.waitFor();
  await expect
    .poll(async () => {
      // The name is in the upper left of the page.
      await picture.click({ position: { x: 70, y: 50 } });
      return page.evaluate(() => document.activeElement?.getAttribute("data-address"));
    })
    .toBe("personal/fullName");
});

test.each(
  oneVariant(0, [
    ["a desk", { width: 1440, height: 900 }],
    ["a phone", { width: 360, height: 780 }],
  ] as const),
)("on %s nothing in the open builder shuts people out", async (_, viewport) => {
  const narrow = await newVisitor({ viewport });
  const page = await openBuilder("/cv-builder?step=experience", narrow);
  await page.evaluate(axe.source);
  const violations = () =>
    page.evaluate(async () => {
      const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
      const results = await inPage.run(document, {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      });
      return results.violations.map(
        (rule) => `${rule.id}: ${rule.nodes.map((node) => node.target.join(" ")).join(", ")}`,
      );
    });
  await field(page, "Start date").fill("Spring");
  for (const tab of ["Experience", "Personal Info", "Education", "Skills"]) {
    await step(page, tab);
    await page.getByRole("tabpanel", { name: tab }).waitFor();
    const lists = await page
      .locator(".cv-step [data-add]")
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("data-add")));
    for (const list of lists) await page.locator(`[data-add="${list}"]`).click();
    for (const fold of await page.locator(".cv-form details > summary").all()) await fold.click();
    // Otherwise axe measures buttons below the header of the site, which stays in view.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await violations()).toEqual([]);
  }
  if (viewport.width < 1000) await page.getByRole("tab", { name: "Preview" }).click();
  await page.getByRole("img", { name: /^Page 1/ }).waitFor();
  expect(await violations()).toEqual([]);
  await page.getByRole("button", { name: /^Template and look/ }).click();
  await page.locator(".template-card canvas").first().waitFor();
  for (const tab of await page.getByRole("dialog").getByRole("tab").all()) {
    await tab.click();
    expect(await violations()).toEqual([]);
  }
  expect(await violations()).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  await narrow.close();
});
