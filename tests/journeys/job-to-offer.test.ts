import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { spendData } from "../support/save-data.ts";
import { sharedSiteWithMail } from "../support/shared.ts";

spendData();

const world = sharedSiteWithMail();

/** Maximum number of clicks from the home page to an offer that is written down. */
const maxClicks = 24;

/** Counts the clicks of a person, and refuses to type the same text twice. */
function countingHand() {
  const typed = new Set<string>();
  let clicks = 0;
  return {
    clicks: () => clicks,
    async click(target: Locator): Promise<void> {
      clicks += 1;
      await target.click();
    },
    /** A click of the browser: its Back button, or a link in a mail. */
    async go(where: () => Promise<unknown>): Promise<void> {
      clicks += 1;
      await where();
    },
    async type(target: Locator, text: string): Promise<void> {
      expect(typed).not.toContain(text);
      typed.add(text);
      await target.fill(text);
    },
  };
}

const link = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("link", { name }).first();
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name }).first();

test.each([1440, 360])(
  "at %i px: a visitor finds a job, tailors a CV, writes the letter, signs up, applies and gets an offer",
  async (width) => {
    const visitor = await world.browser.newContext({
      baseURL: world.site.url,
      viewport: { width, height: 900 },
    });
    const page = await visitor.newPage();
    const hand = countingHand();

    // A job is found and saved.
    await page.goto("/");
    const words = page.getByLabel("Keywords or company");
    await hand.type(words, "community nurse");
    await words.press("Enter");
    await hand.click(link(page, /^View Details: Community Nurse/));
    await hand.click(button(page, /^Save job/));

    // A CV, from an example.
    await hand.click(link(page, "builder"));
    await hand.click(page.getByRole("button", { name: "Start from" }));
    await hand.click(page.getByRole("dialog").getByRole("button", { name: /^Nurse/ }));
    const name = page.getByRole("textbox", { name: "Full name" });
    await expect.poll(() => name.inputValue()).not.toBe("");
    await hand.type(name, "Siobhan Fitzgerald");
    await page.getByText(/^Saved \d/).waitFor();

    // The CV is tailored to the job, and the letter is written.
    await hand.click(page.getByRole("banner").getByRole("link", { name: "Saved jobs" }));
    await hand.click(link(page, "Community Nurse"));
    await hand.click(link(page, "Tailor this CV"));
    await page.getByRole("heading", { level: 1, name: /Community Nurse/ }).waitFor();
    await hand.click(link(page, "Write the letter"));
    await hand.click(button(page, "Write the letter"));
    await page.getByText("Dear").first().waitFor();
    await hand.click(link(page, /Community Nurse/));

    // "I applied" leads to an account, which gets everything with one list.
    await hand.click(link(page, "I applied"));
    const email = `siobhan-${width}@example.com`;
    const password = "seven quiet lighthouses";
    const ownName = page.getByRole("textbox", { name: "Name", exact: true });
    await expect.poll(() => ownName.inputValue()).toBe("Siobhan Fitzgerald");
    await hand.type(page.getByLabel("Email"), email);
    await hand.type(page.locator("[name=password]"), password);
    await page.locator("[name=confirm]").fill(password);
    await hand.click(button(page, "Sign Up"));
    const mail = await world.peer.waitForMail(email, "Confirm");
    await hand.go(() => page.goto(mail.links.find((one) => one.includes("/auth/confirm")) ?? "no such link"));
    await hand.click(button(page, "Confirm my email"));
    const question = page.getByRole("dialog", { name: "Bring what you made here?" });
    await expect.poll(() => question.getByRole("checkbox", { checked: true }).count()).toBe(4);
    await hand.click(question.getByRole("button", { name: "Add to my account" }));
    await question.waitFor({ state: "detached" });

    // The application has the CV and the letter of its job.
    await hand.click(button(page, "Add to my board"));
    await page.waitForURL(/\/applications\/[\da-f-]{36}/);
    const sent = page.getByRole("region", { name: "What you sent" });
    await sent
      .getByRole("link", { name: /Community Nurse/ })
      .first()
      .waitFor();
    await expect.poll(() => sent.innerText()).toMatch(/\d+ words/);
    await expect
      .poll(() => page.getByRole("region", { name: "Checklist" }).getByText("3 of 5 done").count())
      .toBe(1);

    // An interview, its questions, and the offer.
    await hand.click(button(page, /^Interview/));
    await page.getByText("Moved to Interview.").waitFor();
    await hand.click(link(page, "Practise"));
    await page.waitForURL("**/tools/interview-questions?**");
    await hand.go(() => page.goBack());
    await hand.click(button(page, /^Offer/));
    await page.getByText("Moved to Offer.").waitFor();
    await hand.click(link(page, "Write down the offer"));
    await hand.type(page.getByLabel("Base in a year"), "38,000");
    await hand.click(button(page, "Save offer"));
    await page.getByText("38,000").first().waitFor();

    expect(hand.clicks()).toBeLessThanOrEqual(maxClicks);
    await visitor.close();
  },
);
