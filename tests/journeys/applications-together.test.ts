import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { registerOnSite, signedInBrowser } from "../support/accounts-on-site.ts";
import { addPlainApplication } from "../support/plain-application.ts";
import { sharedSiteWithMail } from "../support/shared.ts";

const world = sharedSiteWithMail();
const table = "/applications?view=table&sort=title";
const rows = (page: Page) => page.locator("tbody th a").allTextContents();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** A browser of a person with three applications. */
async function withThreeApplications(options: Parameters<typeof signedInBrowser>[2] = {}) {
  const account = await registerOnSite(world);
  const context = await signedInBrowser(world, account, options);
  for (const title of ["Cook", "Nurse", "Porter"])
    await addPlainApplication(context, world.site.url, { title, company: "Clinic" });
  const page = await context.newPage();
  await page.goto(table);
  return page;
}

test("rows are chosen by keyboard, moved, archived and deleted together, and each change is undone", async () => {
  const page = await withThreeApplications();
  await page.getByLabel("Choose Cook").focus();
  await page.keyboard.press("Space");
  await page.getByText("1 chosen").waitFor();
  // Enter on a row sends nothing.
  await page.keyboard.press("Enter");
  await page.getByLabel("All on this page").focus();
  await page.keyboard.press("Space");
  await page.getByText("3 chosen").waitFor();
  await page.getByLabel("Choose Nurse").uncheck();
  await page.getByText("2 chosen").waitFor();
  expect(await page.getByLabel("All on this page").isChecked()).toBe(false);
  await page.getByLabel("Stage to move to").selectOption({ label: "Interview" });
  await press(page, "Move");
  await page.getByText("2 applications are in Interview.").waitFor();
  await page.getByText("Choose rows to change them together.").waitFor();
  expect(await page.getByLabel("Search applications").count()).toBe(1);
  await press(page, "Undo");
  await page.getByText("2 applications are as before.").waitFor();

  await page.getByLabel("All on this page").check();
  await press(page, "Archive");
  await page.getByText("3 applications are hidden from the board and the table").waitFor();
  await page.getByRole("heading", { name: "All your applications are archived" }).waitFor();
  await page.getByRole("link", { name: "Archived (3)" }).click();
  await expect.poll(() => rows(page)).toHaveLength(3);
  await page.getByLabel("Choose Nurse").check();
  await press(page, "Unarchive");
  await page.getByText("The application is on the board and in the table again.").waitFor();
  await expect.poll(() => rows(page)).toHaveLength(2);
  await page.goto(table);
  await expect.poll(() => rows(page)).toEqual(["Nurse"]);
  await page.getByLabel("All on this page").check();
  await press(page, "Delete");
  await page.getByText("The application can be restored for 30 days.").waitFor();
  await press(page, "Undo");
  await expect.poll(() => rows(page)).toEqual(["Nurse"]);
});

test("without scripts, rows and the whole page are changed and undone by the same form", async () => {
  const page = await withThreeApplications({ javaScriptEnabled: false });
  await press(page, "Archive");
  await page.getByText("Choose at least one row first.").waitFor();
  await page.getByLabel("Choose Cook").check();
  await page.getByLabel("Choose Porter").check();
  await press(page, "Move");
  await page.getByText("Choose a stage to move to.").waitFor();
  await page.getByLabel("Choose Cook").check();
  await page.getByLabel("Choose Porter").check();
  await press(page, "Archive");
  await page.getByText("2 applications are hidden from the board and the table").waitFor();
  expect(await rows(page)).toEqual(["Nurse"]);
  await press(page, "Undo");
  await page.getByText("2 applications are as before.").waitFor();
  await page.getByLabel("All on this page").check();
  await press(page, "Delete");
  await page.getByText("3 applications can be restored for 30 days.").waitFor();
  await press(page, "Undo");
  await expect.poll(() => rows(page)).toEqual(["Cook", "Nurse", "Porter"]);
});

test("our own JSON comes back whole, and a move back says that it removed the outcome, without scripts too", async () => {
  const page = await withThreeApplications({ javaScriptEnabled: false });
  const { request } = page.context();
  await page.getByRole("link", { name: "Nurse" }).click();
  await page.getByText("Change pay or outcome").click();
  await page.getByLabel("Outcome", { exact: true }).selectOption({ label: "Rejected by them" });
  await press(page, "Save outcome");
  await page.getByRole("button", { name: /^Interview/ }).click();
  await page.getByText("so its outcome “Rejected by them” was removed").waitFor();
  await page.getByText("Add a reminder").click();
  await page.getByLabel("Remind me to").fill("Follow up");
  await page.getByLabel("Day", { exact: true }).fill("2031-05-01");
  await press(page, "Add reminder");
  const exported = async () => (await request.get("/applications/export/json")).json();
  const before = await exported();
  await page.goto(table);
  await page.getByLabel("All on this page").check();
  await press(page, "Delete");
  await page.getByText("3 applications can be restored for 30 days.").waitFor();
  await page.goto("/applications/exchange");
  const buffer = Buffer.from(JSON.stringify(before));
  await page.getByLabel("File").setInputFiles({ name: "a.json", mimeType: "application/json", buffer });
  await press(page, "Read the file");
  await page.getByText("1 reminder").waitFor();
  await press(page, "Import 3 applications");
  await page.getByText("3 applications were imported.").waitFor();
  expect(await exported()).toEqual(before);
  await press(page, "Undo");
  await page.getByText("3 applications were deleted.").waitFor();
});

test("after a move back the form of the open page has no outcome, so that saving it closes nothing", async () => {
  const page = await withThreeApplications();
  await page.getByRole("link", { name: "Nurse" }).click();
  const outcome = page.getByLabel("Outcome", { exact: true });
  await page.getByText("Change pay or outcome").click();
  await outcome.selectOption({ label: "Rejected by them" });
  await press(page, "Save outcome");
  await page.getByText("Outcome saved").waitFor();
  await page.getByRole("button", { name: /^Interview/ }).click();
  await page.getByText("so its outcome “Rejected by them” was removed").waitFor();
  await expect.poll(() => outcome.inputValue()).toBe("");
  await page.getByText("Change pay or outcome").click();
  await page.getByLabel("Pay discussed").fill("31,000");
  await press(page, "Save outcome");
  await page.getByText("Outcome saved").waitFor();
  expect(await page.locator("[aria-current=step] span").innerText()).toBe("Interview");
});

test("on a phone, rows can be chosen, and the bar stays in sight", async () => {
  const page = await withThreeApplications({ viewport: { width: 360, height: 740 } });
  await page.getByLabel("Choose Porter").check();
  await page.getByText("1 chosen").waitFor();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  const box = await page.getByLabel("Choose Porter").locator("..").boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  // The page scrolls on, and the bar stays below the header.
  await page.getByLabel("Choose Porter").evaluate((row) => row.scrollIntoView({ block: "end" }));
  await page.evaluate(() => window.scrollBy(0, 250));
  const top = async (one: Locator) => (await one.boundingBox())?.y ?? 0;
  await expect.poll(() => top(page.getByLabel("All on this page"))).toBeGreaterThan(60);
  await press(page, "Archive");
  await page.getByText("The application is hidden from the board and the table").waitFor();
  expect(await overflow()).toBeLessThanOrEqual(0);
});
