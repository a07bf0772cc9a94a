import { unzipSync } from "fflate";
import { readFile } from "node:fs/promises";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { unsubscribeAddress } from "../../src/account/unsubscribe/unsubscribe-token.server.ts";
import { registerOnSite, signedInBrowser, type Account } from "../support/accounts-on-site.ts";
import { startMailPeer, type MailPeer } from "../support/mail-peer.ts";
import { openBrowser } from "../support/open-browser.ts";
import { startServer, type RunningSite } from "../support/start-server.ts";

const secret = "a secret of this test, long enough to sign with";

let browser: Browser;
let peer: MailPeer;
let site: RunningSite;
let amara: Account;
beforeAll(async () => {
  peer = await startMailPeer();
  [browser, site] = await Promise.all([
    openBrowser(),
    startServer({ SMTP_URL: peer.url, AUTH_SECRET: secret }),
  ]);
});
afterAll(async () => {
  await Promise.all([browser.close(), site.stop()]);
  await peer.close();
});
beforeEach(async () => {
  amara = await registerOnSite({ browser, site, peer });
});

const second = 1_000;
const day = 86_400 * second;

const signIn = (settings = {}) => signedInBrowser({ browser, site }, amara, settings);
const ready = { waitUntil: "networkidle" } as const;

/** Waits for a toast with a title, and gives its text. */
async function toastSays(page: Page, title: string): Promise<string> {
  const shown = page.locator(".toast").filter({ hasText: title }).last();
  await shown.waitFor();
  return (await shown.locator("p").innerText()).trim();
}

const accountMenu = (page: Page) => page.getByRole("button", { name: /^Account menu for/ });

async function signOut(page: Page) {
  await accountMenu(page).click();
  await page.getByRole("button", { name: "Sign out" }).first().click();
}

test("signed out, profile and settings lead to the door and back", async () => {
  const answers = await Promise.all(
    [
      "/profile",
      "/profile?tab=activity",
      "/settings?tab=privacy",
      "/settings/security",
      "/profile/delete",
    ].map((path) => fetch(site.url + path, { redirect: "manual" })),
  );
  expect(answers.map((answer) => [answer.status, answer.headers.get("location")])).toEqual([
    [302, "/auth?returnUrl=%2Fprofile"],
    [302, "/auth?returnUrl=%2Fprofile%3Ftab%3Dactivity"],
    [302, "/auth?returnUrl=%2Fsettings%3Ftab%3Dprivacy"],
    [302, "/auth?returnUrl=%2Fsettings%2Fsecurity"],
    [302, "/auth?returnUrl=%2Fprofile%2Fdelete"],
  ]);
});

test("the header and the home page know who is signed in, and shared caches keep none of it", async () => {
  const context = await signIn();
  const page = await context.newPage();
  const answer = await page.goto("/", ready);
  expect(answer?.headers()["cache-control"]).toContain("private");
  expect(answer?.headers()["vary"]).toContain("Cookie");
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Welcome back, Amara Osei");
  expect(await accountMenu(page).locator(".avatar").innerText()).toBe("AO");
  await accountMenu(page).click();
  const menu = page.locator(".account-menu .menu");
  expect(await menu.innerText()).toContain(amara.email);
  await menu.getByRole("link", { name: "Profile" }).click();
  await page.waitForURL("**/profile");
  await page.goto("/");
  await page.getByRole("link", { name: "View Your Profile" }).click();
  await page.waitForURL("**/profile");
  await context.close();
});

test("on a phone the menu of the site has the way to Profile and Settings, with and without JavaScript", async () => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await signIn({ viewport: { width: 360, height: 780 }, javaScriptEnabled });
    const page = await context.newPage();
    for (const [name, address] of [
      ["Profile", "/profile"],
      ["Settings", "/settings"],
    ] as const) {
      await page.goto("/roadmap", ready);
      await page.locator(".nav-toggle summary").click();
      const sheet = page.locator(".nav-sheet");
      expect(await sheet.getByRole("link", { name: "Sign In" }).count()).toBe(0);
      await sheet.getByRole("link", { name, exact: true }).click();
      await page.waitForURL(`**${address}`);
    }
    await context.close();
  }
});

test("signing out in one tab signs out the other within two seconds, from a protected page to the door", async () => {
  const context = await signIn();
  const [here, there, elsewhere] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ];
  await here.goto("/", ready);
  await there.goto("/roadmap", ready);
  await elsewhere.goto("/profile?tab=activity", ready);
  await signOut(here);
  expect(await toastSays(here, "Signed out")).toBe("You have been signed out successfully");
  await there.getByRole("link", { name: "Sign In" }).first().waitFor({ timeout: 2_000 });
  expect(await toastSays(there, "Signed out")).toBe("You have been signed out successfully");
  await elsewhere.waitForURL("**/auth?returnUrl=%2Fprofile%3Ftab%3Dactivity", { timeout: 2_000 });

  // And back: signing in here brings the others along.
  await here.goto("/auth");
  await here.getByLabel("Email").fill(amara.email);
  await here.locator("[name=password]").fill(amara.password);
  await here.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await accountMenu(there).waitFor({ timeout: 5_000 });
  await elsewhere.waitForURL("**/profile?tab=activity");
  await context.close();
});

test("a session that another browser ends is gone here as soon as the page asks", async () => {
  const [context, other] = [await signIn(), await signIn()];
  const page = await context.newPage();
  await page.goto("/settings", ready);
  const security = await other.newPage();
  await security.goto("/settings/security", ready);
  await security.getByRole("button", { name: "Sign out everywhere else" }).click();
  await toastSays(security, "Signed out everywhere else");
  await page.getByRole("link", { name: "Notifications" }).click();
  await page.waitForURL("**/auth?returnUrl=%2Fsettings%3Ftab%3Dnotifications");
  await Promise.all([context.close(), other.close()]);
});

test("a new name: the button waits for a change, other tabs follow, and it is still there after a reload", async () => {
  const context = await signIn();
  const [page, other] = [await context.newPage(), await context.newPage()];
  await page.goto("/profile", ready);
  await other.goto("/about", ready);
  const save = page.getByRole("button", { name: "Save Changes" });
  const name = page.getByLabel("Display name");
  expect(await save.isDisabled()).toBe(true);
  await name.fill("   ");
  expect(await save.isDisabled()).toBe(true);
  await name.fill("Amara Osei-Mensah");
  expect(await page.getByText("You have unsaved changes.").isVisible()).toBe(true);
  await save.click();
  expect(await toastSays(page, "Profile updated")).toBe("Your profile has been updated successfully.");
  expect(await save.isDisabled()).toBe(true);
  await other
    .getByRole("button", { name: /^Account menu for Amara Osei-Mensah/ })
    .waitFor({ timeout: 2_000 });
  await page.reload();
  expect(await name.inputValue()).toBe("Amara Osei-Mensah");
  expect(await page.getByLabel("Email").getAttribute("readonly")).not.toBeNull();
  expect(await page.getByRole("main").innerText()).toContain("Contact support to change your email.");
  await page.getByRole("link", { name: "Activity" }).click();
  await page.getByText("Changed the display name").waitFor();
  await context.close();
});

test("an update without a session is refused with 401 and its words, with and without JavaScript", async () => {
  const answer = await fetch(`${site.url}/profile`, {
    method: "POST",
    headers: { origin: site.url },
    body: new URLSearchParams({ name: "Nobody" }),
  });
  expect(answer.status).toBe(401);
  const html = await answer.text();
  expect(html).toContain("Update failed");
  expect(html).toContain("User not authenticated");

  const context = await signIn();
  const page = await context.newPage();
  await page.goto("/profile", ready);
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
  await page.goto("/settings", ready);
  const saved = () =>
    page.waitForResponse(
      (answer) => answer.request().method() === "POST" && answer.url().includes("/settings") && answer.ok(),
    );
  await Promise.all([saved(), page.getByRole("switch", { name: "Dark mode" }).check()]);
  expect(await page.getAttribute("html", "data-theme")).toBe("dark");
  await page.getByRole("link", { name: "Notifications" }).click();
  await Promise.all([saved(), page.getByRole("switch", { name: "Job alerts" }).uncheck()]);
  await page.reload(ready);
  const isOn = (on: Page, name: string) => on.getByRole("switch", { name }).isChecked();
  expect(await isOn(page, "Email notifications")).toBe(true);
  expect(await isOn(page, "Job alerts")).toBe(false);
  expect(await isOn(page, "Marketing communications")).toBe(false);

  const phone = await signIn({ colorScheme: "light" });
  const there = await phone.newPage();
  await there.goto("/settings", ready);
  expect(await there.getAttribute("html", "data-theme")).toBe("dark");
  expect(await isOn(there, "Dark mode")).toBe(true);

  // The footer's choice is the account's too.
  const kept = there.waitForResponse((answer) => answer.url().includes("/preferences") && answer.ok());
  await there.getByRole("button", { name: "Compact", exact: true }).click();
  await kept;
  await page.goto("/settings", ready);
  expect(await isOn(page, "Compact view")).toBe(true);
  expect(await page.getAttribute("html", "data-density")).toBe("compact");
  await Promise.all([context.close(), phone.close()]);
});

test("without JavaScript: rename, refuse, save settings, sign out, each said on the next page and only there", async () => {
  const context = await signIn({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/profile");
  await page.getByLabel("Display name").fill(" ");
  await page.getByRole("button", { name: "Save Changes" }).click();
  expect(await page.locator(".error").innerText()).toBe("Enter your name.");
  expect(await toastSays(page, "Update failed")).toBe("Enter your name.");
  await page.getByLabel("Display name").fill("Amara");
  await page.getByRole("button", { name: "Save Changes" }).click();
  expect(await toastSays(page, "Profile updated")).toBe("Your profile has been updated successfully.");
  await page.reload();
  expect(await page.locator(".toast").count()).toBe(0);

  await page.goto("/settings?tab=notifications");
  await page.getByRole("switch", { name: "Marketing communications" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await toastSays(page, "Settings saved");
  expect(await page.getByRole("switch", { name: "Marketing communications" }).isChecked()).toBe(true);
  expect(await page.getByRole("switch", { name: "Job alerts" }).isChecked()).toBe(true);

  await page.goto("/settings/security");
  expect(await page.getByText("Adding a passkey needs JavaScript").isVisible()).toBe(true);
  await accountMenu(page).click();
  await page.getByRole("button", { name: "Sign out" }).first().click();
  expect(await toastSays(page, "Signed out")).toBe("You have been signed out successfully");
  await context.close();
});

test("the session of an open page is refreshed in its last ninety seconds, and not before", async () => {
  const context = await signIn();
  const page = await context.newPage();
  await page.clock.install();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/session/refresh")) asked.push(request.method());
  });
  await page.goto("/profile", ready);
  // A session lasts thirty days; this one began some seconds ago.
  await page.clock.fastForward(30 * day - 150 * second);
  await page.clock.runFor(30 * second);
  expect(asked).toEqual([]);
  const answer = page.waitForResponse("**/api/session/refresh");
  await page.clock.runFor(61 * second);
  expect((await answer).status()).toBe(200);
  expect(asked).toEqual(["POST"]);
  expect(await accountMenu(page).isVisible()).toBe(true);
  await context.close();
});

test("one click in a mailbox ends a kind of mail, without cookies; a page asks before it does", async () => {
  const context = await signIn();
  const page = await context.newPage();
  const personId = await exportedId(page);
  const address = unsubscribeAddress({ publicUrl: site.url }, secret, { personId, kind: "alerts" });
  const looked = await fetch(address);
  expect(looked.status).toBe(200);
  await page.goto("/settings?tab=notifications");
  const alerts = page.getByRole("switch", { name: "Job alerts" });
  expect(await alerts.isChecked()).toBe(true);

  const clicked = await fetch(address, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  });
  expect(clicked.status).toBe(200);
  await page.reload();
  expect(await alerts.isChecked()).toBe(false);
  expect(await page.getByRole("switch", { name: "Email notifications" }).isChecked()).toBe(true);

  const visitor = await browser.newPage({ javaScriptEnabled: false });
  await visitor.goto(address.replace("alerts", "marketing"));
  expect(await visitor.getByRole("heading", { level: 1 }).innerText()).toBe("This link does not work");
  await visitor.goto(
    unsubscribeAddress({ publicUrl: site.url }, secret, { personId, kind: "notifications" }),
  );
  await visitor.getByRole("button", { name: "Unsubscribe" }).click();
  await visitor.getByText("You will get no more email notifications.").waitFor();
  await Promise.all([context.close(), visitor.close()]);
});

/** The id of an account, from what its owner can take along. */
async function exportedId(page: Page): Promise<string> {
  await page.goto("/profile", ready);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export my data" }).click(),
  ]);
  const file = unzipSync(await readFile(await download.path()))["account.json"];
  const { account } = JSON.parse(new TextDecoder().decode(file)) as { account: { id: string } };
  return account.id;
}

test("everything can be taken along, by its owner only", async () => {
  const refused = await fetch(`${site.url}/profile/export`, { method: "POST", redirect: "manual" });
  expect([refused.status, refused.headers.get("location")]).toEqual([303, "/auth?returnUrl=%2Fprofile"]);
  const context = await signIn();
  const page = await context.newPage();
  await page.goto("/profile", ready);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^foothold-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  expect(new TextDecoder().decode(files["account.json"])).toContain(amara.email);
  await context.close();
});

test.each([
  ["with", true],
  ["without", false],
])("an account is deleted by password, mail and button: %s JavaScript", async (_, javaScriptEnabled) => {
  const context = await signIn({ javaScriptEnabled });
  const page = await context.newPage();
  await page.goto("/profile");
  await page.getByRole("link", { name: "Delete account" }).click();
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Send the link to delete" }).click();
  await page.getByText("That is not the password of this account.").waitFor();
  await page.getByLabel("Password", { exact: true }).fill(amara.password);
  await page.getByRole("button", { name: "Send the link to delete" }).click();
  await page.getByText("Check your email.").waitFor();
  const mail = await peer.waitForMail(amara.email, "Delete your");
  await page.goto(mail.links.find((link) => link.includes("/profile/delete/confirm")) ?? "");
  await page.getByRole("button", { name: "Delete account" }).click();
  await toastSays(page, "Account deleted");
  await peer.waitForMail(amara.email, "is deleted");
  await page.goto("/profile");
  await page.waitForURL("**/auth?returnUrl=%2Fprofile");
  await page.getByLabel("Email").fill(amara.email);
  await page.locator("[name=password]").fill(amara.password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await toastSays(page, "Login failed");
  await context.close();
});

test("without a line the page stays, says what failed and keeps what was typed", async () => {
  const context = await signIn();
  const page = await context.newPage();
  await page.goto("/profile", ready);
  await context.setOffline(true);
  await page.getByLabel("Display name").fill("Amara O.");
  await page.getByRole("button", { name: "Save Changes" }).click();
  expect(await toastSays(page, "Update failed")).toBe("The server cannot be reached. Try again in a moment.");
  expect(await page.getByLabel("Display name").inputValue()).toBe("Amara O.");
  await signOut(page);
  expect(await toastSays(page, "Sign out failed")).toBe("Unable to sign out. Please try again.");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Save Changes" }).click();
  expect(await toastSays(page, "Profile updated")).toBe("Your profile has been updated successfully.");
  await context.close();
});

test("without a line the door keeps what was typed", async () => {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await page.goto("/auth", ready);
  await context.setOffline(true);
  await page.getByLabel("Email").fill(amara.email);
  await page.locator("[name=password]").fill(amara.password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  expect(await toastSays(page, "Login failed")).toBe("The server cannot be reached. Try again in a moment.");
  expect(await page.getByLabel("Email").inputValue()).toBe(amara.email);
  expect(await page.locator("[name=password]").inputValue()).toBe(amara.password);
  await context.close();
});

/** Holds back what the pages ask the server for, until the given function is called. */
async function holdBack(context: BrowserContext, addresses: RegExp): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await context.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test.each([
  ["/profile", "Profile", "Your Profile", {}],
  ["/settings", "Settings", "Settings", {}],
  ["/profile", "Profile", "Your Profile", { reducedMotion: "reduce" }],
  ["/settings", "Settings", "Settings", { viewport: { width: 360, height: 780 } }],
] as const)(
  "on a slow way to %s it reads Loading..., and nothing moves",
  async (path, label, title, settings) => {
    const context = await signIn(settings);
    const page = await context.newPage();
    await page.goto("/about", ready);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("header, main, main h1, footer")].map((one) => {
          const { top, left, width, height } = one.getBoundingClientRect();
          return [top, left, width, height];
        }),
      );
    const before = await places();
    const letGo = await holdBack(context, new RegExp(`${path}\\.data`));
    await accountMenu(page).click();
    await page.getByRole("link", { name: label, exact: true }).first().click();
    const words = page.locator("output", { hasText: /^Loading\.\.\.$/ });
    await words.waitFor({ state: "visible" });
    // Not for the eye alone, nor for the ear alone.
    expect(await page.getByRole("status").filter({ hasText: "Loading..." }).count()).toBe(1);
    const box = await words.boundingBox();
    expect(box?.height).toBeGreaterThan(16);
    expect(await places()).toEqual(before);
    // A quick page never shows it: it waits two hundred milliseconds, also where nothing moves.
    expect(await page.locator(".nav-words").evaluate((one) => getComputedStyle(one).animationDelay)).toBe(
      "0.2s",
    );
    letGo();
    await page.getByRole("heading", { name: title, level: 1 }).waitFor();
    expect(await words.count()).toBe(0);
    await context.close();
  },
);

test("on the way out it reads Signing out...", async () => {
  const context = await signIn();
  const page = await context.newPage();
  await page.goto("/profile", ready);
  const letGo = await holdBack(context, /\/sign-out\.data/);
  await signOut(page);
  await page.getByText("Signing out...").first().waitFor({ state: "attached" });
  letGo();
  await page.getByText("You have been signed out successfully").first().waitFor();
  await context.close();
});
