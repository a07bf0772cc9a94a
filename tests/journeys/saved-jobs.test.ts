import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { saveJob } from "../../src/applications/store/saved-jobs.server.ts";
import { moveApplication } from "../../src/applications/store/move-application.server.ts";
import { listStages } from "../../src/applications/store/stages.server.ts";
import { storeBatch } from "../../src/jobs/indexing/store-batch.server.ts";
import { registerOnSite, signedInBrowser } from "../support/accounts-on-site.ts";
import { inventedPosting, inventedSource } from "../support/invented-posting.ts";
import { withSiteDatabase } from "../support/site-database.ts";
import { sharedSiteWithMail } from "../support/shared.ts";
import { toastSays } from "../support/toast-says.ts";

const world = sharedSiteWithMail();
const companies = ["Valley Power", "Northbeck", "Gauge & Dial", "River Works"];
beforeAll(() =>
  withSiteDatabase(world.site, async ({ db }) => {
    const postings = companies.map((company) => inventedPosting({ title: "Ferry Captain", company }));
    await storeBatch(db, await inventedSource(db), postings, new Date());
  }),
);

const row = (page: Page, company: string) =>
  page.locator(".job").filter({ has: page.locator(".job-co", { hasText: company }) });
const savedTitles = async (page: Page) =>
  (await page.locator(".saved li .muted").allInnerTexts()).map((text) => text.split(" · ")[0]);
/** Opens the page of a job in the list. */
async function openJob(page: Page, company: string): Promise<void> {
  await row(page, company)
    .getByRole("link", { name: /^View Details/ })
    .click();
  await page.waitForURL(/\/jobs\/\d/);
}
const inBrowser = (page: Page) => page.evaluate(() => localStorage.getItem("saved-jobs"));
const password = "seven quiet lighthouses";

test("jobs saved as a visitor move into the new account, and are there in another browser", async () => {
  const context = await world.browser.newContext({ baseURL: world.site.url });
  const page = await context.newPage();
  await page.goto("/jobs?q=ferry");
  await row(page, "Valley Power")
    .getByRole("button", { name: /^Save job/ })
    .click();
  await row(page, "Northbeck")
    .getByRole("button", { name: /^Save job/ })
    .click();
  await page.goto("/saved");
  await page.getByText("They are kept in this browser only.").waitFor();
  await expect.poll(() => savedTitles(page)).toEqual(["Northbeck", "Valley Power"]);

  const email = "mover@example.com";
  await page.goto("/auth?tab=register");
  await page.getByLabel("Name").fill("Amara Osei");
  await page.getByLabel("Email").fill(email);
  await page.locator("[name=password]").fill(password);
  await page.locator("[name=confirm]").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
  await toastSays(page, "Registration successful!");
  const mail = await world.peer.waitForMail(email, "Confirm");
  await page.goto(mail.links.find((link) => link.includes("/auth/confirm")) ?? "no such link");
  await page.getByRole("button", { name: "Confirm my email" }).click();
  const question = page.getByRole("dialog", { name: "Bring what you made here?" });
  await question.getByLabel("2 saved jobs: Ferry Captain, Ferry Captain").waitFor();
  await question.getByRole("button", { name: "Add to my account" }).click();
  await toastSays(page, "In your account");
  await expect.poll(() => inBrowser(page)).toBeNull();
  await page.goto("/saved");
  await expect.poll(() => savedTitles(page)).toEqual(["Northbeck", "Valley Power"]);

  // The other browser writes notes without JavaScript, saves one more, and removes one with a way back.
  const account = { name: "Amara Osei", email, password };
  const phone = await signedInBrowser(world, account, { javaScriptEnabled: false });
  const there = await phone.newPage();
  await there.goto("/jobs?q=ferry");
  await row(there, "Valley Power")
    .getByRole("button", { name: /^Saved/ })
    .waitFor();
  await row(there, "River Works")
    .getByRole("button", { name: /^Save job/ })
    .click();
  await there.waitForURL("**/jobs?q=ferry");
  await there.goto("/saved");
  const item = there.locator(".saved li").filter({ hasText: "Northbeck" });
  await item.locator("summary").click();
  await item.getByRole("textbox").fill("Ask about the van.");
  await item.getByRole("button", { name: "Save notes" }).click();
  await there
    .locator(".saved li")
    .filter({ hasText: "Valley Power" })
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect.poll(() => savedTitles(there)).toEqual(["River Works", "Northbeck"]);
  await there.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => savedTitles(there)).toEqual(["River Works", "Northbeck", "Valley Power"]);
  const csv = await (await phone.request.get("/saved/jobs.csv")).text();
  expect(csv).toContain("Ferry Captain,Northbeck,,Ask about the van.,,");
  await there.goto("/tools/ats-scanner");
  await expect
    .poll(() => there.getByLabel("A saved job").locator("option").allInnerTexts())
    .toContain("Ferry Captain, Northbeck");

  await page.goto("/saved?sort=company");
  await expect.poll(() => savedTitles(page)).toEqual(["Northbeck", "River Works", "Valley Power"]);
  await expect.poll(() => page.getByRole("textbox").inputValue()).toBe("Ask about the van.");

  // Signed out, the browser has no jobs of the account.
  await context.clearCookies();
  await page.goto("/saved");
  await page.getByRole("heading", { name: "Nothing saved yet" }).waitFor();
  await Promise.all([context.close(), phone.close()]);
});

test("saved, applied and hidden jobs are marked in lists, and hidden ones come back", async () => {
  const account = await registerOnSite(world);
  await withSiteDatabase(world.site, async ({ db }) => {
    const person = await db
      .selectFrom("users")
      .where("email", "=", account.email)
      .select("id")
      .executeTakeFirstOrThrow();
    const job = await db
      .selectFrom("jobs")
      .where("company", "=", "Gauge & Dial")
      .where("title", "=", "Ferry Captain")
      .select("id")
      .executeTakeFirstOrThrow();
    const owner = { personId: person.id, now: new Date() };
    const saved = await saveJob(db, { ...owner, jobId: job.id });
    if (!saved.ok) throw new Error(saved.reason);
    const stage = (await listStages(db, person.id)).find(({ kind }) => kind === "applied");
    await moveApplication(db, { ...owner, id: saved.id, stageId: stage?.id ?? "", before: null });
  });
  const context = await signedInBrowser(world, account);
  const page = await context.newPage();
  await page.goto("/jobs?q=ferry");
  await row(page, "Gauge & Dial").getByText("Applied").waitFor();
  await expect.poll(() => row(page, "Gauge & Dial").getByRole("button", { name: /^Save/ }).count()).toBe(0);
  await row(page, "Northbeck")
    .getByRole("button", { name: /^Save job/ })
    .click();
  await toastSays(page, "Saved");
  await page.reload();
  await row(page, "Northbeck")
    .getByRole("button", { name: /^Saved/ })
    .click();
  await toastSays(page, "Removed");
  await page.reload();
  await row(page, "Northbeck")
    .getByRole("button", { name: /^Save job/ })
    .waitFor();

  const found = await page.locator(".job").count();
  await openJob(page, "River Works");
  await page.getByRole("button", { name: "Hide this job: Ferry Captain" }).click();
  await toastSays(page, "Job hidden");
  await page.goto("/jobs?q=ferry");
  await expect.poll(() => page.locator(".job").count()).toBe(found - 1);
  await expect.poll(() => row(page, "River Works").count()).toBe(0);
  await page.getByText("Without the job that you hid").waitFor();
  await page.getByRole("link", { name: "Show", exact: true }).click();
  await row(page, "River Works").waitFor();

  await page.goto("/jobs?q=ferry");
  // From the row, without opening the job and without scripts.
  const plain = await signedInBrowser(world, account, { javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto("/jobs?q=ferry");
  await row(still, "Northbeck")
    .getByRole("button", { name: /^Hide: / })
    .click();
  await row(still, "Northbeck").getByRole("button", { name: "Hide the company: Northbeck" }).click();
  await still.getByText("Without the company and the job that you hid").waitFor();
  await expect.poll(() => row(still, "Northbeck").count()).toBe(0);
  await plain.close();
  await page.goto("/hidden");
  await page.getByRole("button", { name: "Show again: Northbeck" }).click();
  await toastSays(page, "Shown again");
  await page.getByRole("button", { name: "Show again: Ferry Captain at River Works" }).click();
  await page.getByRole("heading", { name: "Nothing hidden" }).waitFor();
  await page.goto("/jobs?q=ferry");
  await expect.poll(() => page.locator(".job").count()).toBe(found);
  await context.close();
});

test("a visitor hides a company without an account and without scripts, and shows it again", async () => {
  const context = await world.browser.newContext({ baseURL: world.site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/jobs?q=ferry");
  const found = await page.locator(".job").count();
  await openJob(page, "Northbeck");
  await page.getByRole("button", { name: "Hide jobs of Northbeck" }).click();
  await page.goto("/jobs?q=ferry");
  await page.getByText("Without the company that you hid").waitFor();
  expect(await page.locator(".job").count()).toBe(found - 1);
  await page.getByRole("link", { name: "All that you hid" }).click();
  await page.getByRole("button", { name: "Show again: Northbeck" }).click();
  await page.getByRole("heading", { name: "Nothing hidden" }).waitFor();
  await page.goto("/jobs?q=ferry");
  expect(await page.locator(".job").count()).toBe(found);
  await context.close();
});

test("a person follows a company, and a visitor asks for one that is missing", async () => {
  const context = await signedInBrowser(world, await registerOnSite(world));
  const page = await context.newPage();
  await page.goto("/companies/northbeck");
  await page.getByRole("link", { name: "Follow" }).click();
  await page.getByRole("heading", { name: "Follow Northbeck" }).waitFor();
  await page.getByRole("button", { name: "Follow" }).click();
  await page.getByRole("link", { name: "Jobs at Northbeck" }).click();
  await row(page, "Northbeck").waitFor();
  await page.goto("/companies/northbeck");
  await page.getByRole("link", { name: "You follow this company" }).waitFor();
  await context.close();

  const visitor = await world.browser.newContext({ baseURL: world.site.url, javaScriptEnabled: false });
  const form = await visitor.newPage();
  await form.goto("/jobs/add");
  await form.getByLabel("Address of the advert").fill("somewhere");
  await form.getByRole("button", { name: "Add this job" }).click();
  await form.getByText("That is not a web address").waitFor();
  await form.getByRole("textbox", { name: "Company" }).fill("Calder & Aire");
  await form.getByRole("button", { name: "Ask for it" }).click();
  await toastSays(form, "Noted");
  await withSiteDatabase(world.site, async ({ db }) => {
    const asked = await db.selectFrom("source_requests").select(["kind", "name", "times"]).execute();
    expect(asked).toEqual([{ kind: "company", name: "Calder & Aire", times: 1 }]);
  });
  await visitor.close();
});
