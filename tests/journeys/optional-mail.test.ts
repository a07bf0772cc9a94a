import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  registerByForms,
  registerOnSite,
  signedInBrowser,
  type Account,
} from "../support/accounts-on-site.ts";
import type { ReceivedMail } from "../support/mail-peer.ts";
import { sampleCv } from "../support/sample-cvs.ts";
import { sharedSiteWithMail } from "../support/shared.ts";

const world = sharedSiteWithMail();

const welcome = "account is ready";
const shown = "Your CV is public";
const subjects = ({ email }: Account) => world.peer.mailsTo(email).map(({ subject }) => subject);

/** Does what a mailbox does at its own "Unsubscribe": uses only the headers, without cookies. */
async function unsubscribeInMailbox({ headers }: ReceivedMail): Promise<Response> {
  expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  const address = /^<(\S+)>$/.exec(headers["list-unsubscribe"] ?? "")?.[1] ?? "no address";
  return fetch(address, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    redirect: "error",
  });
}

async function putCv(context: BrowserContext) {
  const saved = await context.request.put(`/documents/cv/${randomUUID()}`, {
    headers: { origin: world.site.url },
    data: { title: "Data, one page", revision: 0, document: sampleCv("amara") },
  });
  expect(saved.status()).toBe(200);
}

async function showCv(page: Page, address: string) {
  await page.goto("/cv-builder/public");
  await page.getByLabel("Address").fill(address);
  await page.getByRole("main").locator("form").getByRole("button").first().click();
  await page.getByText("Anyone with the link can see it.", { exact: true }).waitFor();
}

/** A mail that always comes; what was sent before it is there when it is. */
async function changePassword(page: Page, { email, password }: Account) {
  await page.goto("/settings/security");
  await page.locator("[name=current]").first().fill(password);
  await page.locator("[name=password]").fill("eleven small harbours");
  await page.locator("[name=confirm]").fill("eleven small harbours");
  await page.getByRole("button", { name: "Change password" }).click();
  await world.peer.waitForMail(email, "password was changed");
}

const notifications = (page: Page) => page.getByRole("switch", { name: "Email notifications" });

test("who confirms is welcomed; one click in the mailbox turns such mail off, which the settings show", async () => {
  const account = await registerByForms(world);
  const mail = await world.peer.waitForMail(account.email, welcome);
  expect(mail.subject).toBe("Your Foothold account is ready");
  expect(mail.text).toContain("Stop these emails");
  expect(mail.html).toContain("Stop these emails");
  // Contains nothing that another person could have typed in their name.
  expect(mail.raw).not.toContain("Amara");
  const ways = mail.links.map((link) => link.replace(world.site.url, "").replace(/token=.*/, "token"));
  expect(new Set(ways)).toEqual(
    new Set([
      "/cv-builder/public",
      "/settings/security",
      "/settings?tab=notifications",
      "/profile",
      "/auth?returnUrl=%2Fcv-builder",
      "/unsubscribe?token",
      "",
    ]),
  );

  const context = await signedInBrowser(world, account);
  const page = await context.newPage();
  await page.goto("/settings?tab=notifications");
  await expect.poll(() => notifications(page).isChecked()).toBe(true);
  expect((await unsubscribeInMailbox(mail)).status).toBe(200);
  // Mailboxes retry.
  expect((await unsubscribeInMailbox(mail)).status).toBe(200);
  await page.reload();
  await expect.poll(() => notifications(page).isChecked()).toBe(false);
  await expect.poll(() => page.getByRole("switch", { name: "Job alerts" }).isChecked()).toBe(true);
  await page.goto("/profile?tab=activity");
  await expect.poll(() => page.getByText("Unsubscribed by email").count()).toBe(1);

  await putCv(context);
  await showCv(page, "amara-in-quiet");
  // Security mail is still sent, and has no unsubscribe link.
  await changePassword(page, account);
  expect(subjects(account)).not.toContain(shown);
  const guarding = await world.peer.waitForMail(account.email, "password was changed");
  expect(guarding.headers).not.toHaveProperty("list-unsubscribe");
  await context.close();
});

test("the address of a CV is mailed when it begins to be shown, once, and not to who has turned that off", async () => {
  const account = await registerOnSite(world, "Ben Okafor");
  const context = await signedInBrowser(world, account);
  const page = await context.newPage();
  await putCv(context);
  await showCv(page, "ben-okafor");
  const mail = await world.peer.waitForMail(account.email, shown);
  expect(mail.links).toContain(`${world.site.url}/cv/ben-okafor`);
  expect(mail.headers["list-unsubscribe"]).toMatch(/^<http\S+\/unsubscribe\?token=notifications\.\S+>$/);
  expect((await fetch(mail.links.find((link) => link.includes("/cv/")) ?? "")).status).toBe(200);
  await showCv(page, "ben-okafor");

  await page.goto("/settings?tab=notifications");
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === "POST" && answer.ok()),
    notifications(page).uncheck(),
  ]);
  await showCv(page, "ben-at-work");
  await changePassword(page, account);
  expect(subjects(account).filter((subject) => subject === shown)).toHaveLength(1);
  await context.close();
});
