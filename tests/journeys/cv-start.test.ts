import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { field, saved, step, titleOf, visitCvBuilder } from "../support/visit-cv-builder.ts";
import { oneVariant } from "../support/full-run.ts";

const { newVisitor, openBuilder } = visitCvBuilder();

const notice = (page: Page) => page.getByText("This is a sample");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Start a CV from" });
const isIn = (page: Page, label: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-address"))).toBe(label);

/** Presses Tab until a control of this name has the focus, then Enter. */
async function press(page: Page, name: RegExp): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
  for (let tabs = 0; tabs < 60 && !name.test(await focused()); tabs += 1) await page.keyboard.press("Tab");
  await expect.poll(() => focused()).toMatch(name);
  await page.keyboard.press("Enter");
}

test.each(oneVariant(0, [1440, 360]))(
  "by keyboard at %i px: a sample is chosen, renamed and downloaded",
  async (width) => {
    const visitor = await newVisitor({ viewport: { width, height: 800 } });
    const page = await openBuilder("/cv-builder?step=skills", visitor);
    await press(page, /^Start from$/);
    await dialog(page).waitFor();
    await expect.poll(() => dialog(page).getByText("Sample", { exact: true }).count()).toBe(8);
    await press(page, /^Electrician/);
    await dialog(page).waitFor({ state: "hidden" });
    await isIn(page, "personal/fullName");
    await expect.poll(() => titleOf(page)).toBe("Electrician (sample)");
    await expect.poll(() => field(page, "Full name").inputValue()).toBe("Emil Sample");
    await notice(page).waitFor();
    // A sample is not ready to send, however complete it is.
    await expect.poll(() => page.getByText("Ready to send").count()).toBe(0);
    await step(page, "Experience");
    await notice(page).waitFor();

    await step(page, "Personal Info");
    await field(page, "Full name").focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Owen Price");
    await notice(page).waitFor({ state: "hidden" });
    await expect.poll(() => page.getByText("Ready to send").count()).toBe(1);
    await saved(page);
    await page.keyboard.press("Shift+Tab");
    await page.getByRole("button", { name: "Download", exact: true }).focus();
    await page.keyboard.press("Enter");
    const [download] = await Promise.all([page.waitForEvent("download"), press(page, /^Plain text/)]);
    expect(download.suggestedFilename()).toBe("Owen-Price-CV.txt");
    await visitor.close();
  },
);

test("a copy and an empty page are CVs of their own, and the dialog closes without a change", async () => {
  const page = await openBuilder();
  const start = async (name: RegExp) => {
    await page.getByRole("button", { name: "Start from" }).click();
    await dialog(page).getByRole("button", { name }).click();
    await dialog(page).waitFor({ state: "hidden" });
  };
  await field(page, "Full name").fill("Amara Osei");
  await saved(page);
  const first = await titleOf(page);
  await start(/^An empty page/);
  await expect.poll(() => field(page, "Full name").inputValue()).toBe("");
  await start(new RegExp(`^${first} A copy`));
  await expect.poll(() => titleOf(page)).toBe(`Copy of ${first}`);
  await expect.poll(() => field(page, "Full name").inputValue()).toBe("Amara Osei");
  await expect.poll(() => notice(page).count()).toBe(0);
  await start(/^Go on with this CV/);
  await expect.poll(() => titleOf(page)).toBe(`Copy of ${first}`);
});

test("a file is chosen in the dialog, and a sample that cannot be fetched says so", async () => {
  const blocked = await newVisitor({ serviceWorkers: "block" });
  await blocked.route("**/assets/teacher-*.js", (route) => route.abort());
  const page = await openBuilder("/cv-builder?step=personal", blocked);
  await page.getByRole("button", { name: "Start from" }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    dialog(page)
      .getByRole("button", { name: /^A file that you have/ })
      .click(),
  ]);
  await chooser.setFiles({
    name: "Zoë.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify({ basics: { name: "Zoë" } })),
  });
  await page.getByRole("button", { name: "Save as a new CV" }).first().click();
  await expect.poll(() => titleOf(page)).toBe("Zoë");
  await page.getByRole("button", { name: "Start from" }).click();
  await dialog(page)
    .getByRole("button", { name: /^Teacher/ })
    .click();
  await dialog(page).getByRole("alert").waitFor();
  await expect.poll(() => titleOf(page)).toBe("Zoë");
  await blocked.close();
});

test("the first visit shows designs, a place for the old CV and an empty start; the empty page a grey sample", async () => {
  const visitor = await newVisitor();
  const page = await visitor.newPage();
  await page.goto("/cv-builder");
  await page.getByRole("heading", { name: "Twelve designs" }).waitFor();
  await expect
    .poll(() =>
      page
        .locator(".start-designs img")
        .evaluateAll(
          (all) => all.filter((one) => one instanceof HTMLImageElement && one.naturalWidth > 0).length,
        ),
    )
    .toBeGreaterThan(3);
  await press(page, /^Swiss/);
  await isIn(page, "personal/fullName");
  await page.getByRole("button", { name: "Template and look: Swiss" }).waitFor();
  await page
    .getByRole("img", { name: /of a sample CV/ })
    .first()
    .waitFor();
  await page.getByText("The grey text is a sample").waitFor();
  await page.keyboard.type("Owen Price");
  await page.getByRole("img", { name: "of the CV of Owen Price" }).waitFor();
  await expect.poll(() => page.getByText("The grey text is a sample").count()).toBe(0);
  await saved(page);
  // There is a CV now.
  await page.goto("/cv-builder");
  await expect.poll(() => field(page, "Full name").inputValue()).toBe("Owen Price");

  const other = await newVisitor({ viewport: { width: 360, height: 780 } });
  const phone = await other.newPage();
  await phone.goto("/cv-builder");
  await phone.locator("input[type=file]").setInputFiles({
    name: "cv.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("Zoë Marsh\nzoe@example.com\n"),
  });
  await phone.getByRole("heading", { name: "Check what was read" }).waitFor();
  await phone.goto("/cv-builder");
  await phone.getByRole("button", { name: /^Start empty/ }).waitFor();
  await press(phone, /^Start empty/);
  await isIn(phone, "personal/fullName");
  await expect
    .poll(() => phone.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(360);
  await visitor.close();
  await other.close();
});
