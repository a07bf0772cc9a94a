import { sql } from "kysely";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { alertTask } from "../../src/alerts/send-due-alerts.server.ts";
import type { Posting } from "../../src/jobs/posting.ts";
import { markGone } from "../../src/jobs/freshness/mark-gone.server.ts";
import { storeBatch } from "../../src/jobs/indexing/store-batch.server.ts";
import { registerOnSite, signedInBrowser, type Account } from "../support/accounts-on-site.ts";
import { denver, inventedPosting, inventedSource } from "../support/invented-posting.ts";
import { askForTask, withSiteDatabase } from "../support/site-database.ts";
import { sharedSiteWithMail } from "../support/shared.ts";

const world = sharedSiteWithMail();
const day = 86_400_000;

const inDenver = (facts: Partial<Posting>) =>
  inventedPosting({ locationText: "Denver, CO", places: [denver], type: "full-time", ...facts });

async function post(...facts: Partial<Posting>[]): Promise<void> {
  await withSiteDatabase(world.site, async ({ db }) => {
    await storeBatch(db, await inventedSource(db), facts.map(inDenver), new Date());
  });
}

/** Lets a day pass for the saved searches, and runs them. Returns when the run is done. */
async function nextMorning(): Promise<void> {
  await withSiteDatabase(world.site, async (opened) => {
    const { db } = opened;
    const before = new Date(Date.now() - 2 * day);
    await db.updateTable("saved_searches").set({ created_at: before, last_run_at: before }).execute();
    const runs = async () => {
      const { rows } = await sql<{ done: number; open: number }>`
        select count(*) filter (where state = 'completed')::int as done,
          count(*) filter (where state in ('created', 'retry', 'active'))::int as open
        from pgboss.job where name = ${alertTask}`.execute(db);
      return rows[0] ?? { done: 0, open: 0 };
    };
    await expect.poll(async () => (await runs()).open).toBe(0);
    const { done } = await runs();
    expect(await askForTask(opened, alertTask)).toBe(true);
    await expect.poll(async () => (await runs()).done).toBe(done + 1);
  });
}

const alertsTo = ({ email }: Account) =>
  world.peer.mailsTo(email).filter(({ subject }) => subject.includes("new job"));

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.locator("[name=password]").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
}

test("save a search without JavaScript, get its new jobs by mail, each once, and stop it by one click", async () => {
  await post({ title: "Meter Reader", company: "Old Valley" });
  const account = await registerOnSite(world);
  const context = await world.browser.newContext({ baseURL: world.site.url, javaScriptEnabled: false });
  const page = await context.newPage();

  // A visitor signs in on the way and comes back.
  await page.goto("/jobs?q=meter+reader&location=Denver&type=full-time");
  await page.getByRole("link", { name: "Save this search" }).click();
  await signIn(page, account);
  await page.getByRole("heading", { name: "Save this search" }).waitFor();
  await page.getByLabel("Name").fill("");
  await page.getByRole("button", { name: "Save search" }).click();
  await page.getByText("Enter a name for the search.").waitFor();
  await page.getByLabel("Name").fill("Meters in Denver");
  await page.getByRole("button", { name: "Save search" }).click();
  await page.getByRole("heading", { name: "Saved searches" }).waitFor();
  await page.getByText("meter reader in Denver, Full-time").waitFor();

  // The old job is not mailed, and nor is another kind of job.
  const reader = {
    title: "Meter Reader",
    company: "Valley Power",
    descriptionText: "We read meters. ".repeat(30),
  };
  await post(
    reader,
    { title: "Meter Reader, nights", company: "Northbeck" },
    { title: "Baker", company: "Oven" },
  );
  await nextMorning();
  const mail = await world.peer.waitForMail(account.email, "Two new jobs: Meters in Denver");
  expect(mail.text).toContain("Meter Reader, nights");
  expect(mail.text).toContain("Valley Power, Denver, CO");
  expect(mail.text).not.toMatch(/Old Valley|Baker/);
  // The last run was two days ago.
  expect(mail.text).not.toContain("since yesterday");

  // A reposted job is not mailed again. The next mail has only the new one.
  await withSiteDatabase(world.site, async ({ db }) => {
    const postings = db.selectFrom("postings").where("company", "=", "Valley Power").select("id");
    await markGone(
      db,
      (await postings.execute()).map(({ id }) => id),
      new Date(),
    );
  });
  await post(reader, { title: "Smart Meter Reader", company: "Gauge & Dial" });
  await nextMorning();
  const second = await world.peer.waitForMail(account.email, "One new job");
  expect(second.text).toContain("Smart Meter Reader");
  expect(second.text).not.toContain("Valley Power");

  // The links of the mail: weekly instead, and one click in the mailbox.
  await page.goto(second.links.find((link) => link.includes("do=weekly")) ?? "no such link");
  await page.getByRole("button", { name: "Weekly instead" }).click();
  await page.getByText("You get this mail on Mondays").waitFor();
  await page.goto("/saved-searches");
  await expect.poll(() => page.getByLabel("Mail", { exact: true }).inputValue()).toBe("weekly");
  const oneClick = /^<(\S+)>$/.exec(second.headers["list-unsubscribe"] ?? "")?.[1] ?? "no address";
  expect(second.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  for (let click = 0; click < 2; click++) {
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    expect((await fetch(oneClick, { method: "POST", body, redirect: "error" })).status).toBe(200);
  }
  await page.reload();
  await expect.poll(() => page.getByLabel("Mail", { exact: true }).inputValue()).toBe("off");
  await post({ title: "Head Meter Reader", company: "Late & Co" });
  await nextMorning();
  expect(alertsTo(account)).toHaveLength(2);
  await page.goto("/profile?tab=activity");
  await expect.poll(() => page.getByText("Saved a search").count()).toBe(1);
  await expect.poll(() => page.getByText("Alert sent").count()).toBe(2);
  await context.close();
});

test("a saved search is renamed, paused, previewed, followed as a feed, deleted and restored", async () => {
  await post({ title: "Bridge Keeper", company: "River Works" });
  const account = await registerOnSite(world);
  const context = await signedInBrowser(world, account);
  const page = await context.newPage();
  await page.goto("/jobs?q=bridge+keeper");
  await page.getByRole("link", { name: "Save this search" }).click();
  await page.getByRole("button", { name: "Save search" }).click();
  await page.waitForURL("**/saved-searches");

  await page.getByText("Edit: bridge keeper").click();
  await page.getByLabel("Name").fill("Bridges");
  await page.getByLabel("Mail", { exact: true }).selectOption("At once");
  await page.getByRole("button", { name: "Save changes: bridge keeper" }).click();
  await page.getByRole("heading", { name: "Bridges" }).waitFor();
  await page.getByRole("button", { name: "Pause for a month: Bridges" }).click();
  await page.getByText(/No mail until/).waitFor();
  await page.getByRole("button", { name: "Resume: Bridges" }).click();
  await page.getByRole("button", { name: "Pause for a month: Bridges" }).waitFor();

  const feed = (await page.getByRole("link", { name: "Feed: Bridges" }).getAttribute("href")) ?? "";
  const rss = await (await fetch(world.site.url + feed)).text();
  expect(rss).toContain("Bridge Keeper");
  expect(rss).not.toContain(account.email);
  await page.getByRole("link", { name: "Preview: Bridges" }).click();
  await page.getByText("In the last seven days this would have sent 1 job.").waitFor();
  await page.getByRole("link", { name: "Bridge Keeper" }).waitFor();
  const preview = new URL(page.url()).pathname;

  await page.goto("/saved-searches");
  await page.getByRole("button", { name: "Delete: Bridges" }).click();
  await page.getByRole("heading", { name: "No saved searches yet" }).waitFor();
  expect((await fetch(world.site.url + feed)).status).toBe(404);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("heading", { name: "Bridges" }).waitFor();

  // Another person sees and changes nothing of it.
  const other = await signedInBrowser(world, await registerOnSite(world));
  expect((await other.request.get(preview)).status()).toBe(404);
  const id = /\d+/.exec(preview)?.[0] ?? "";
  const form = { id, do: "delete" };
  const answer = await other.request.post("/saved-searches", { form, headers: { origin: world.site.url } });
  expect(answer.status()).toBe(404);
  await page.reload();
  await page.getByRole("heading", { name: "Bridges" }).waitFor();
  await Promise.all([context.close(), other.close()]);
});
