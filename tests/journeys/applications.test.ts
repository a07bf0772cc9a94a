import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { registerOnSite, signedInBrowser } from "../support/accounts-on-site.ts";
import { addPlainApplication } from "../support/plain-application.ts";
import { sharedSiteWithMail } from "../support/shared.ts";
import { toastSays } from "../support/toast-says.ts";

const world = sharedSiteWithMail();

/** The day some days from now, as a field for days takes it. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const column = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const cardsIn = (page: Page, name: string) =>
  column(page, name).getByRole("heading", { level: 3 }).allTextContents();

test("from a search to an offer, with a reminder by mail and a calendar", async () => {
  const account = await registerOnSite(world);
  const context = await signedInBrowser(world, account, { timezoneId: "UTC", acceptDownloads: true });
  const page = await context.newPage();

  // A job of this site.
  await page.goto("/jobs");
  const job = page.locator(".job h3 a").first();
  const title = (await job.textContent()) ?? "";
  await page.goto((await job.getAttribute("href")) ?? "");
  await page.getByRole("button", { name: "I applied" }).click();
  await toastSays(page, "On your board");
  const badge = page.getByRole("link", { name: "On your board: Applied" });
  await badge.waitFor();
  await page.getByRole("button", { name: "Undo: I applied" }).click();
  await toastSays(page, "Undone");
  await page.getByRole("button", { name: "I applied" }).click();
  await badge.waitFor();
  await page.goto("/applications");
  await expect.poll(() => cardsIn(page, "Applied")).toEqual([title]);

  // A reminder that is due.
  await page.getByRole("link", { name: title }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByText("Read the advert").click();
  await expect.poll(() => page.locator(".advert-text").textContent()).not.toBe("");
  await page.getByText("Add a reminder").click();
  await page.getByLabel("Remind me to").fill("Follow up");
  await page.getByLabel("Day", { exact: true }).fill(dayIn(0));
  await page.getByLabel("Time", { exact: true }).fill("00:00");
  await page.getByRole("button", { name: "Add reminder" }).click();
  await toastSays(page, "Reminder added");

  // Dragged to the interviews.
  await page.goto("/applications");
  await page.getByText("Follow up today").waitFor();
  const stored = page.waitForResponse((answer) => answer.request().method() === "POST");
  await dragTo(page, title, "Interview");
  await expect.poll(() => cardsIn(page, "Interview")).toEqual([title]);
  // The board shows the move before the server has stored it.
  await stored;
  await page.reload();
  await expect.poll(() => cardsIn(page, "Interview")).toEqual([title]);

  // An interview with its calendar file.
  await page.getByRole("link", { name: title }).click();
  await page.getByText("Add an interview").click();
  await page.getByLabel("Day and time").fill(`${dayIn(3)}T14:30`);
  await page.getByLabel("Time zone").fill("America/Denver");
  await page.getByLabel("Kind").fill("Video, second round");
  await page.getByRole("button", { name: "Add interview" }).click();
  await toastSays(page, "Interview added");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Calendar file/ }).click();
  const calendar = await readFile(await (await download).path(), "utf8");
  expect(calendar).toContain("SUMMARY:Video\\, second round: ");
  expect(calendar).toMatch(/DTSTART:\d{8}T2[01]3000Z/);

  // The offer.
  await page.getByRole("button", { name: /^Offer/ }).click();
  await page.getByText("Moved to Offer").waitFor();
  await page.getByRole("link", { name: "Write down the offer" }).click();
  await page.getByLabel("Base in a year").fill("a lot");
  await page.getByRole("button", { name: "Save offer" }).click();
  await page.getByText("Write the base pay of a year").waitFor();
  await page.getByLabel("Base in a year").fill("91,000");
  await page.getByLabel("Leave, days").fill("24");
  await page.getByRole("button", { name: "Save offer" }).click();
  await page.getByRole("heading", { level: 1, name: /^Offer from / }).waitFor();
  // Nothing entered is asked for, and 0 is a value.
  const offerRow = (name: string) => page.getByRole("row", { name }).getByRole("cell").first();
  await expect.poll(() => offerRow("Days on site").textContent()).toBe("Not said");
  await expect
    .poll(() => page.getByLabel("Letter").inputValue())
    .toContain("how many days a week are on site");
  await page.getByRole("link", { name: /^Change / }).click();
  await expect.poll(() => page.getByLabel("Days on site in a week").inputValue()).toBe("");
  await page.getByLabel("Days on site in a week").fill("0");
  await page.getByRole("button", { name: "Save offer" }).click();
  await expect.poll(() => page.getByRole("row", { name: "Days on site" }).count()).toBe(0);
  await page.getByRole("link", { name: /^Change / }).click();
  await expect.poll(() => page.getByLabel("Days on site in a week").inputValue()).toBe("0");
  await page.goto("/applications");
  await expect.poll(() => column(page, "Offer").getByText("91,000 and 24 days").count()).toBe(1);
  await expect
    .poll(() => page.locator(".funnel li .n").allTextContents())
    .toEqual(expect.arrayContaining([expect.stringMatching(/^1/)]));

  // The reminder has come once, and the feed has both.
  const mail = await world.peer.waitForMail(account.email, "Reminder: Follow up");
  expect(mail.text).toContain(title);
  expect(mail.headers["list-unsubscribe"]).toContain("/unsubscribe?");
  await page.goto("/applications/exchange");
  await page.getByRole("button", { name: "Make an address" }).click();
  const address = await page.getByLabel("Address of your calendar").inputValue();
  const feed = await (await fetch(address)).text();
  expect(feed).toContain("SUMMARY:Follow up: ");
  await page.getByRole("button", { name: "Turn off" }).click();
  await page.getByRole("button", { name: "Make an address" }).waitFor();
  expect((await fetch(address)).status).toBe(404);
  const reminders = world.peer.mailsTo(account.email).filter(({ subject }) => subject.startsWith("Reminder"));
  expect(reminders).toHaveLength(1);

  // The answer closes the application.
  await page.goto("/applications/offers");
  await page.getByRole("button", { name: "Record the answer" }).click();
  await page.getByRole("button", { name: "I accepted" }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByText("Accepted by you.").waitFor();
});

async function dragTo(page: Page, title: string, stage: string) {
  const card = await page.getByRole("link", { name: title }).boundingBox();
  const target = await column(page, stage).boundingBox();
  if (!card || !target) throw new Error("the card or the column is not there");
  await page.mouse.move(card.x + 5, card.y + 5);
  await page.mouse.down();
  await page.mouse.move(target.x + target.width / 2, target.y + 30, { steps: 10 });
  await page.locator(".kcard-ghost").waitFor();
  await page.mouse.up();
}

test("two tabs, the keyboard, and no scripts", async () => {
  const account = await registerOnSite(world);
  const context = await signedInBrowser(world, account);
  await addPlainApplication(context, world.site.url, { title: "Nurse", company: "Clinic" });
  await addPlainApplication(context, world.site.url, { title: "Porter", company: "Hotel" });
  const [page, other] = [await context.newPage(), await context.newPage()];
  await page.goto("/applications");
  await other.goto("/applications");

  // By keyboard, announced, and the focus stays on the card.
  await page.getByRole("link", { name: "Nurse" }).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(() => cardsIn(page, "Applied")).toEqual(["Nurse"]);
  await expect
    .poll(() => page.locator("output.sr").first().textContent())
    .toBe("Nurse is in Applied, 1 of 1.");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Nurse");
  await page.keyboard.press("Shift+ArrowLeft");
  await expect.poll(() => cardsIn(page, "Saved")).toEqual(["Nurse", "Porter"]);
  await page.keyboard.press("Shift+ArrowDown");
  await expect.poll(() => cardsIn(page, "Saved")).toEqual(["Porter", "Nurse"]);
  // The board shows a move before it is stored.
  await expect
    .poll(async () => {
      await other.reload();
      return cardsIn(other, "Saved");
    })
    .toEqual(["Porter", "Nurse"]);
  await page.goto("/applications");

  // The other tab deletes it. This one is told, and shows how things are.
  await other.getByRole("button", { name: "Move or edit: Nurse" }).click();
  await other.getByRole("button", { name: "Delete" }).and(other.locator(":visible")).click();
  await other.getByText("can be restored for 30 days").waitFor();
  await page.getByRole("button", { name: "Move or edit: Nurse" }).click();
  await page.getByRole("button", { name: "Move to Offer" }).and(page.locator(":visible")).click();
  await toastSays(page, "Not moved");
  await expect.poll(() => cardsIn(page, "Saved")).toEqual(["Porter"]);
  await other.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => cardsIn(other, "Saved")).toEqual(["Porter", "Nurse"]);

  // Without scripts: move by the menu, search, sort, import.
  const plain = await signedInBrowser(world, account, { javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto("/applications");
  await still.getByRole("button", { name: "Move or edit: Porter" }).click();
  await still.getByRole("button", { name: "Move to Interview" }).and(still.locator(":visible")).click();
  await expect.poll(() => cardsIn(still, "Interview")).toEqual(["Porter"]);
  await still.goto("/applications/exchange");
  const csv =
    "Job Title,Company Name,Status,Date Applied,Stars\nCook,Inn,Rejected,1/31/2026,5\nPorter,Hotel,,,\n";
  await still
    .getByLabel("File")
    .setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await still.getByRole("button", { name: "Read the file" }).click();
  await still.getByRole("heading", { name: "1 row that you have already" }).waitFor();
  expect(await still.getByLabel("Stars").inputValue()).toBe("");
  await still.getByText("month first", { exact: false }).first().waitFor({ state: "attached" });
  await still.getByLabel("Stars").selectOption("source");
  await still.getByRole("button", { name: "Read again" }).click();
  await expect.poll(() => still.getByLabel("Stars").inputValue()).toBe("source");
  await still.getByRole("button", { name: "Import 1 application", exact: true }).click();
  await still.getByText("1 application was imported.").waitFor();
  await still.getByRole("button", { name: "Undo" }).click();
  await still.getByText("1 application was deleted.").waitFor();
  await still.getByRole("button", { name: "Undo" }).click();
  await still.getByText("1 application was imported.").waitFor();
  await still.goto("/applications?view=table&sort=title");
  await expect.poll(() => still.locator("tbody th a").allTextContents()).toEqual(["Cook", "Nurse", "Porter"]);
  await still.getByLabel("Search applications").fill("inn");
  await still.getByRole("button", { name: "Search", exact: true }).click();
  await expect.poll(() => still.locator("tbody th a").allTextContents()).toEqual(["Cook"]);
});

test("on a phone the board opens on the first stage that has cards, also without scripts", async () => {
  const account = await registerOnSite(world);
  const phone = { viewport: { width: 360, height: 740 } };
  const context = await signedInBrowser(world, account, phone);
  await addPlainApplication(context, world.site.url, { title: "Nurse", company: "Clinic" });
  const page = await context.newPage();
  const left = (name: string, within: Page) =>
    column(within, name).evaluate((element) => element.getBoundingClientRect().left);
  await page.goto("/applications");
  expect(await left("Saved", page)).toBeLessThan(30);
  await page.getByRole("button", { name: "Move or edit: Nurse" }).click();
  const stored = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("button", { name: "Move to Interview" }).and(page.locator(":visible")).click();
  await stored;
  const plain = await signedInBrowser(world, account, { ...phone, javaScriptEnabled: false });
  const board = await context.newPage();
  await board.goto("/applications");
  await expect.poll(() => cardsIn(board, "Interview")).toEqual(["Nurse"]);
  await expect.poll(() => left("Interview", board)).toBeLessThan(30);
  expect(await left("Interview", board)).toBeGreaterThanOrEqual(0);
  expect(await board.evaluate(() => [window.scrollX, window.scrollY])).toEqual([0, 0]);
  // Without scripts, the browser scrolls to the stage that the style sheet names.
  const still = await plain.newPage();
  await still.goto("/applications");
  const target = (name: string) =>
    column(still, name).evaluate((element) =>
      getComputedStyle(element).getPropertyValue("scroll-initial-target"),
    );
  expect(await target("Interview")).toBe("nearest");
  expect(await target("Saved")).toBe("none");
});

test("a file is checked before it is imported: order of days, columns, rows that are there already", async () => {
  const account = await registerOnSite(world);
  const context = await signedInBrowser(world, account);
  await addPlainApplication(context, world.site.url, { title: "Nurse", company: "Clinic" });
  const page = await context.newPage();
  await page.goto("/applications/exchange");
  const csv =
    "Role title,Betrieb,Status,Applied\nCook,Inn,Abgelehnt,3/4/2026\nNurse,Clinic,,\nPorter,,Applied,soon\n";
  await page
    .getByLabel("File")
    .setInputFiles({ name: "mine.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await page.getByRole("button", { name: "Read the file" }).click();
  await page.getByText("Choose below which column has the company.").waitFor();
  await page.getByText("can be read in two ways").waitFor();
  expect(await page.getByRole("button", { name: /^Import/ }).count()).toBe(0);
  await page.getByLabel("Betrieb").selectOption("company");
  await page.getByLabel("Dates such as").selectOption("day-first");
  await page.getByRole("button", { name: "Read again" }).click();
  await page.getByText("Row 3, Sent on: “soon”").waitFor();
  await page.getByText("“Abgelehnt” becomes Closed, rejected by them").waitFor();
  await page.getByText("1 row without title or company").waitFor();
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await page.getByRole("button", { name: "Import 1 application", exact: true }).waitFor();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Import 2 applications" }).click();
  await page.getByText("2 applications were imported.").waitFor();
  await page.goto("/applications?view=table&sort=title");
  await expect.poll(() => page.locator("tbody th a").allTextContents()).toEqual(["Cook", "Nurse", "Nurse"]);
});
