import { unzipSync } from "fflate";
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { readSiteSecret } from "../../src/account/site-secret.server.ts";
import { unsubscribeAddress } from "../../src/account/unsubscribe/unsubscribe-token.server.ts";
import { accountMenu } from "../support/account-menu.ts";
import { registerOnSite, signedInBrowser, type Account } from "../support/accounts-on-site.ts";
import { addPlainApplication } from "../support/plain-application.ts";
import { sharedSiteWithMail } from "../support/shared.ts";
import { withSiteDatabase } from "../support/site-database.ts";
import { toastSays } from "../support/toast-says.ts";
import { oneVariant } from "../support/full-run.ts";

const world = sharedSiteWithMail();
let secret: string;
let amara: Account;
beforeAll(async () => {
  const made = { now: new Date(), random: (bytes: number) => randomBytes(bytes) };
  secret = await withSiteDatabase(world.site, ({ db }) => readSiteSecret(db, made));
});
beforeEach(async () => {
  amara = await registerOnSite(world);
});

const signIn = (settings = {}) => signedInBrowser(world, amara, settings);

test("a new name: the button waits for a change, other tabs follow, and it is still there after a reload", async () => {
  const context = await signIn();
  const [page, other] = [await context.newPage(), await context.newPage()];
  await page.goto("/profile");
  await other.goto("/about");
  const save = page.getByRole("button", { name: "Save Changes" });
  const name = page.getByLabel("Display name");
  await expect.poll(() => save.isDisabled()).toBe(true);
  await name.fill("   ");
  await expect.poll(() => save.isDisabled()).toBe(true);
  await name.fill("Amara Osei-Mensah");
  await expect.poll(() => page.getByText("You have unsaved changes.").isVisible()).toBe(true);
  await save.click();
  expect(await toastSays(page, "Profile updated")).toBe("Your profile has been updated successfully.");
  await expect.poll(() => save.isDisabled()).toBe(true);
  await other.getByRole("button", { name: /^Account menu for Amara Osei-Mensah/ }).waitFor();
  await page.reload();
  await expect.poll(() => name.inputValue()).toBe("Amara Osei-Mensah");
  await expect.poll(() => page.getByLabel("Email").getAttribute("readonly")).not.toBeNull();
  await expect
    .poll(() => page.getByRole("main").innerText())
    .toContain("Contact support to change your email.");
  await page.getByRole("link", { name: "Activity" }).click();
  await page.getByText("Changed the display name").waitFor();
  await context.close();
});

test("an update without a session is refused with 401 and its words, with and without JavaScript", async () => {
  const answer = await fetch(`${world.site.url}/profile`, {
    method: "POST",
    headers: { origin: world.site.url },
    body: new URLSearchParams({ name: "Nobody" }),
  });
  expect(answer.status).toBe(401);
  const html = await answer.text();
  expect(html).toContain("Update failed");
  expect(html).toContain("User not authenticated");

  const context = await signIn();
  const page = await context.newPage();
  await page.goto("/profile");
  await page.getByLabel("Display name").fill("Somebody Else");
  await context.clearCookies();
  await page.getByRole("button", { name: "Save Changes" }).click();
  expect(await toastSays(page, "Update failed")).toBe("User not authenticated");
  await page.waitForURL("**/auth?returnUrl=%2Fprofile");
  await context.close();
});

test("settings act at once, hold after a reload and on another device", async () => {
  const context = await signIn({ colorScheme: "light" });
  const page = await context.newPage();
  await page.goto("/settings");
  // The script of a route has the name of its address, and comes before what is sent there.
  const saved = (on: Page, path: string) =>
    on.waitForResponse(
      (answer) => answer.request().method() === "POST" && answer.url().includes(path) && answer.ok(),
    );
  await Promise.all([saved(page, "/settings"), page.getByRole("switch", { name: "Dark mode" }).check()]);
  await expect.poll(() => page.getAttribute("html", "data-theme")).toBe("dark");
  await page.getByRole("link", { name: "Notifications" }).click();
  await Promise.all([saved(page, "/settings"), page.getByRole("switch", { name: "Job alerts" }).uncheck()]);
  await page.reload();
  const isOn = (on: Page, name: string) => on.getByRole("switch", { name }).isChecked();
  await expect.poll(() => isOn(page, "Email notifications")).toBe(true);
  await expect.poll(() => isOn(page, "Job alerts")).toBe(false);
  await expect.poll(() => isOn(page, "Marketing communications")).toBe(false);

  const phone = await signIn({ colorScheme: "light" });
  const there = await phone.newPage();
  await there.goto("/settings");
  await expect.poll(() => there.getAttribute("html", "data-theme")).toBe("dark");
  await expect.poll(() => isOn(there, "Dark mode")).toBe(true);

  // The footer's choice is the account's too.
  const compact = there.getByRole("button", { name: "Compact", exact: true });
  await Promise.all([saved(there, "/preferences"), compact.click()]);
  await page.goto("/settings");
  await expect.poll(() => isOn(page, "Compact view")).toBe(true);
  await expect.poll(() => page.getAttribute("html", "data-density")).toBe("compact");
  await Promise.all([context.close(), phone.close()]);
});

test("a currency chosen next to the results is the account's, on every device and in offers", async () => {
  const context = await signIn({ locale: "en-US" });
  const page = await context.newPage();
  await addPlainApplication(context, world.site.url, { title: "Porter", company: "Hotel", place: "Leeds" });
  await page.goto("/applications");
  const id = (await page.getByRole("link", { name: "Porter" }).getAttribute("href"))?.split("/").at(-1);
  const currency = page.getByLabel("Currency");
  // Until a currency is chosen, an offer has that of the place.
  await page.goto(`/applications/offers?edit=${id}`);
  await expect.poll(() => currency.inputValue()).toBe("GBP");

  await page.goto("/jobs?location=Leeds");
  await page.getByText("Show More Filters").click();
  await Promise.all([
    page.waitForResponse(/\/preferences$/),
    page.getByRole("button", { name: "Show in £" }).click(),
  ]);
  await page.goto("/settings");
  await expect.poll(() => currency.inputValue()).toBe("GBP");

  const phone = await signIn({ javaScriptEnabled: false });
  const there = await phone.newPage();
  await there.goto("/tools/salary-calculator");
  await expect.poll(() => there.getByLabel("Currency").inputValue()).toBe("GBP");
  await there.goto("/settings");
  await there.getByLabel("Currency").selectOption("PLN");
  await there.getByRole("button", { name: "Save" }).click();
  await toastSays(there, "Settings saved");
  await page.goto("/jobs");
  await expect.poll(() => currency.inputValue()).toBe("PLN");
  await page.goto(`/applications/offers?edit=${id}`);
  await expect.poll(() => currency.inputValue()).toBe("PLN");
  await Promise.all([context.close(), phone.close()]);
});

test("without JavaScript: rename, refuse, save settings, sign out, each said on the next page and only there", async () => {
  const context = await signIn({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/profile");
  await page.getByLabel("Display name").fill(" ");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect.poll(() => page.locator(".error").innerText()).toBe("Enter your name.");
  expect(await toastSays(page, "Update failed")).toBe("Enter your name.");
  await page.getByLabel("Display name").fill("Amara");
  await page.getByRole("button", { name: "Save Changes" }).click();
  expect(await toastSays(page, "Profile updated")).toBe("Your profile has been updated successfully.");
  await page.reload();
  await expect.poll(() => page.locator(".toast").count()).toBe(0);

  await page.goto("/settings?tab=notifications");
  await page.getByRole("switch", { name: "Marketing communications" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await toastSays(page, "Settings saved");
  await expect
    .poll(() => page.getByRole("switch", { name: "Marketing communications" }).isChecked())
    .toBe(true);
  await expect.poll(() => page.getByRole("switch", { name: "Job alerts" }).isChecked()).toBe(true);

  await page.goto("/settings/security");
  await expect.poll(() => page.getByText("Adding a passkey needs JavaScript").isVisible()).toBe(true);
  await accountMenu(page).click();
  await page.getByRole("button", { name: "Sign out" }).first().click();
  expect(await toastSays(page, "Signed out")).toBe("You have been signed out successfully");
  await context.close();
});

/** The export of an account: the name of the file, and the account in it. */
async function takeAlong(page: Page): Promise<{ name: string; json: string }> {
  await page.goto("/profile");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export my data" }).click(),
  ]);
  const files = unzipSync(await readFile(await download.path()));
  return { name: download.suggestedFilename(), json: new TextDecoder().decode(files["account.json"]) };
}

test("one click in a mailbox ends a kind of mail, without cookies; a page asks before it does", async () => {
  const context = await signIn();
  const page = await context.newPage();
  const { json } = await takeAlong(page);
  const { id: personId } = (JSON.parse(json) as { account: { id: string } }).account;
  const address = unsubscribeAddress({ publicUrl: world.site.url }, secret, { personId, kind: "alerts" });
  const looked = await fetch(address);
  expect(looked.status).toBe(200);
  await page.goto("/settings?tab=notifications");
  const alerts = page.getByRole("switch", { name: "Job alerts" });
  await expect.poll(() => alerts.isChecked()).toBe(true);

  const clicked = await fetch(address, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  });
  expect(clicked.status).toBe(200);
  await page.reload();
  await expect.poll(() => alerts.isChecked()).toBe(false);
  await expect.poll(() => page.getByRole("switch", { name: "Email notifications" }).isChecked()).toBe(true);

  const visitor = await world.browser.newPage({ javaScriptEnabled: false });
  await visitor.goto(address.replace("alerts", "marketing"));
  await expect
    .poll(() => visitor.getByRole("heading", { level: 1 }).innerText())
    .toBe("This link does not work");
  await visitor.goto(
    unsubscribeAddress({ publicUrl: world.site.url }, secret, { personId, kind: "notifications" }),
  );
  await visitor.getByRole("button", { name: "Unsubscribe" }).click();
  await visitor.getByText("You will receive no more email notifications.").waitFor();
  await Promise.all([context.close(), visitor.close()]);
});

test("everything can be taken along, by its owner only", async () => {
  const refused = await fetch(`${world.site.url}/profile/export`, { method: "POST", redirect: "manual" });
  expect([refused.status, refused.headers.get("location")]).toEqual([303, "/auth?returnUrl=%2Fprofile"]);
  const context = await signIn();
  const { name, json } = await takeAlong(await context.newPage());
  expect(name).toMatch(/^foothold-\d{4}-\d\d-\d\d\.zip$/);
  expect(json).toContain(amara.email);
  await context.close();
});

test("after five exports in an hour a page says when the next can be made", async () => {
  const context = await signIn({ javaScriptEnabled: false });
  const page = await context.newPage();
  const send = () =>
    context.request.post("/profile/export", { headers: { origin: world.site.url }, maxRedirects: 0 });
  for (let nth = 0; nth < 5; nth += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time for each person
    expect((await send()).status()).toBe(200);
  }
  const refused = await send();
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(3_000);
  expect(refused.headers()["cache-control"]).toContain("no-store");
  await page.goto("/profile");
  await page.getByRole("button", { name: "Export my data" }).click();
  await page.getByRole("heading", { name: "No export yet" }).waitFor();
  await expect.poll(() => page.getByRole("main").innerText()).toMatch(/Try again in \d+ minutes\./);
  await page.getByRole("link", { name: "Back to your profile" }).click();
  await page.getByRole("heading", { name: "Your Profile" }).waitFor();
  expect((await context.request.get("/profile/export", { maxRedirects: 0 })).headers()["location"]).toBe(
    "/profile",
  );
  await context.close();
});

test.each(
  oneVariant(1, [
    ["with", true],
    ["without", false],
  ] as const),
)("an account is deleted by password, mail and button: %s JavaScript", async (_, javaScriptEnabled) => {
  const context = await signIn({ javaScriptEnabled });
  const page = await context.newPage();
  await page.goto("/profile");
  await page.getByRole("link", { name: "Delete account" }).click();
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Send the deletion link" }).click();
  await page.getByText("That password is not correct.").waitFor();
  await page.getByLabel("Password", { exact: true }).fill(amara.password);
  await page.getByRole("button", { name: "Send the deletion link" }).click();
  await page.getByText("Check your email.").waitFor();
  const mail = await world.peer.waitForMail(amara.email, "Delete your");
  await page.goto(mail.links.find((link) => link.includes("/profile/delete/confirm")) ?? "");
  await page.getByRole("button", { name: "Delete account" }).click();
  await toastSays(page, "Account deleted");
  await world.peer.waitForMail(amara.email, "is deleted");
  await page.goto("/profile");
  await page.waitForURL("**/auth?returnUrl=%2Fprofile");
  await page.getByLabel("Email").fill(amara.email);
  await page.locator("[name=password]").fill(amara.password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await toastSays(page, "Login failed");
  await context.close();
});
