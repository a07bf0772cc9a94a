import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { registerOnSite, signedInBrowser } from "../support/accounts-on-site.ts";
import { addPlainApplication } from "../support/plain-application.ts";
import { sharedSiteWithMail } from "../support/shared.ts";
import { toastSays } from "../support/toast-says.ts";

const world = sharedSiteWithMail();

/** The columns with their cards, from left to right: "Saved: Porter, Nurse". */
const board = (page: Page) =>
  page.locator(".kcol").evaluateAll((columns) =>
    columns.map((column) => {
      const texts = (selector: string) =>
        [...column.querySelectorAll(selector)].map(({ textContent }) => textContent);
      return `${texts("h2").join("")}: ${texts("h3").join(", ")}`;
    }),
  );

async function choose(page: Page, title: string, choice: string): Promise<void> {
  await page.getByRole("button", { name: `Move or edit: ${title}` }).click();
  await page.getByRole("button", { name: choice, exact: true }).and(page.locator(":visible")).click();
}

/** Moves a card and waits until that is stored: the board shows a move before. */
async function move(page: Page, title: string, choice: string): Promise<void> {
  const stored = page.waitForResponse((answer) => answer.request().method() === "POST");
  await choose(page, title, choice);
  await stored;
}

const history = (page: Page) => page.locator(".history li span:last-child").allTextContents();

/** The notes of an application. Its interviews have notes, too. */
const notesOf = (page: Page) => page.getByRole("region", { name: "Notes", exact: true }).getByRole("textbox");

test(
  "two devices on one board end up the same, and no step is lost silently",
  { timeout: 240_000 },
  async () => {
    const account = await registerOnSite(world);
    const [laptop, phone] = [await signedInBrowser(world, account), await signedInBrowser(world, account)];
    for (const title of ["Clerk", "Cook", "Porter", "Nurse"])
      await addPlainApplication(laptop, world.site.url, { title, company: "Clinic" });
    const [here, there] = [await laptop.newPage(), await phone.newPage()];
    for (const page of [here, there]) await page.goto("/applications");

    // Both move another card at the same moment. Each board shows its own move at once.
    await Promise.all([move(here, "Nurse", "Move to Applied"), move(there, "Porter", "Move to Interview")]);
    await expect.poll(() => board(here)).toContain("Applied: Nurse");
    await expect.poll(() => board(there)).toContain("Interview: Porter");

    // Both move the same card. Both steps are in its history.
    await move(here, "Clerk", "Move to Applied");
    await expect.poll(() => board(here)).toContain("Applied: Clerk, Nurse");
    await move(there, "Clerk", "Move to Offer");
    await expect.poll(() => board(there)).toContain("Offer: Clerk");
    await here.getByRole("link", { name: "Clerk" }).click();
    await expect
      .poll(() => history(here))
      .toEqual(
        expect.arrayContaining([
          "Moved from Saved to Applied",
          "Moved from Applied to Offer",
          "Added to Saved",
        ]),
      );

    // The phone deletes a card that the laptop still shows. The laptop is told, and shows how things are.
    await here.goto("/applications");
    await choose(there, "Cook", "Delete");
    await there.getByText("can be restored for 30 days").waitFor();
    await choose(here, "Cook", "Move to Applied");
    await toastSays(here, "Not moved");
    await expect.poll(() => board(here)).toContain("Saved: ");

    // The laptop renames one stage and removes another, while the phone shows the old ones.
    await here.goto("/applications/stages");
    await here.getByLabel("Name of stage 3").fill("Talks");
    await here.getByRole("button", { name: "Rename" }).nth(2).click();
    await here.getByRole("button", { name: "Move Talks before" }).waitFor();
    await here.getByLabel("Name", { exact: true }).fill("Phone call");
    await here.getByRole("button", { name: "Add stage" }).click();
    await here.getByRole("button", { name: /^Remove Phone call/ }).waitFor();
    await move(there, "Nurse", "Move to Interview");
    await expect.poll(() => board(there)).toContain("Talks: Nurse, Porter");
    // It must not reload by itself any more when the stage is removed.
    await move(there, "Porter", "Move to Phone call");
    await there.goto("/applications");
    await expect.poll(() => board(there)).toContain("Phone call: Porter");
    await here.getByRole("button", { name: /^Remove Phone call/ }).click();
    await here.getByText("can be restored for 30 days").waitFor();
    await choose(there, "Clerk", "Move to Phone call");
    await toastSays(there, "Not moved");
    await expect.poll(() => board(there)).toContain("Offer: Clerk");

    // Both write notes on one application. The second one is told, keeps its text and sees the other's.
    const notes = `${new URL((await there.getByRole("link", { name: "Clerk" }).getAttribute("href")) ?? "", there.url())}`;
    const other = await phone.newPage();
    const first = await laptop.newPage();
    for (const page of [first, other]) {
      await page.goto(notes);
      await page.getByText("Write notes").click();
    }
    await notesOf(first).fill("Ask about nights.");
    await first.getByRole("button", { name: "Save notes" }).click();
    await toastSays(first, "Saved");
    await notesOf(other).fill("Bring papers.");
    await other.getByRole("button", { name: "Save notes" }).click();
    await other.getByText("on another device: “Ask about nights.”").first().waitFor();
    await expect.poll(() => notesOf(other).inputValue()).toBe("Bring papers.");
    await notesOf(other).fill("Ask about nights. Bring papers.");
    await other.getByRole("button", { name: "Save notes" }).click();
    await toastSays(other, "Saved");
    await first.reload();
    await first.getByText("Ask about nights. Bring papers.").first().waitFor();

    // The removal is undone. Porter is back where the phone had put it.
    await here.getByRole("button", { name: "Undo" }).click();
    await here.getByRole("button", { name: /^Remove Phone call/ }).waitFor();
    for (const page of [here, there]) await page.goto("/applications");
    const expected = [
      "Saved: ",
      "Applied: ",
      "Talks: Nurse",
      "Phone call: Porter",
      "Offer: Clerk",
      "Closed: ",
    ];
    await expect.poll(() => board(here)).toEqual(expected);
    await expect.poll(() => board(there)).toEqual(expected);
    await Promise.all([laptop.close(), phone.close()]);
  },
);
