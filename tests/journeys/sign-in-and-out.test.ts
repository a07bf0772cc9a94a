import { beforeEach, expect, test } from "vitest";
import { accountMenu, signOut } from "../support/account-menu.ts";
import { registerOnSite, signedInBrowser, type Account } from "../support/accounts-on-site.ts";
import { sharedSiteWithMail } from "../support/shared.ts";
import { toastSays } from "../support/toast-says.ts";
import { oneVariant } from "../support/full-run.ts";

const world = sharedSiteWithMail();
let amara: Account;
beforeEach(async () => {
  amara = await registerOnSite(world);
});

const second = 1_000;
const day = 86_400 * second;
const signIn = (settings = {}) => signedInBrowser(world, amara, settings);

test("signed out, profile and settings lead to the sign-in page and back", async () => {
  const answers = await Promise.all(
    [
      "/profile",
      "/profile?tab=activity",
      "/settings?tab=privacy",
      "/settings/security",
      "/profile/delete",
    ].map((path) => fetch(world.site.url + path, { redirect: "manual" })),
  );
  expect(answers.map((answer) => [answer.status, answer.headers.get("location")])).toEqual([
    [302, "/auth?returnUrl=%2Fprofile"],
    [302, "/auth?returnUrl=%2Fprofile%3Ftab%3Dactivity"],
    [302, "/auth?returnUrl=%2Fsettings%3Ftab%3Dprivacy"],
    [302, "/auth?returnUrl=%2Fsettings%2Fsecurity"],
    [302, "/auth?returnUrl=%2Fprofile%2Fdelete"],
  ]);
});

test("the header and the home page show who is signed in, and shared caches keep none of it", async () => {
  const context = await signIn();
  const page = await context.newPage();
  const answer = await page.goto("/");
  expect(answer?.headers()["cache-control"]).toContain("private");
  expect(answer?.headers()["vary"]).toContain("Cookie");
  await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe("Welcome, Amara");
  await expect.poll(() => accountMenu(page).locator(".avatar").innerText()).toBe("AO");
  await accountMenu(page).click();
  const menu = page.locator(".account-menu .menu");
  await expect.poll(() => menu.innerText()).toContain(amara.email);
  await menu.getByRole("link", { name: "Profile" }).click();
  await page.waitForURL("**/profile");
  await page.goto("/");
  await page.getByRole("link", { name: "View Your Profile" }).click();
  await page.waitForURL("**/profile");
  await context.close();
});

test("on a phone the menu of the site has the way to Profile and Settings, with and without JavaScript", async () => {
  for (const javaScriptEnabled of oneVariant(1, [true, false])) {
    const context = await signIn({ viewport: { width: 360, height: 780 }, javaScriptEnabled });
    const page = await context.newPage();
    for (const [name, address] of [
      ["Profile", "/profile"],
      ["Settings", "/settings"],
    ] as const) {
      await page.goto("/roadmap");
      await page.locator(".nav-toggle summary").click();
      const sheet = page.locator(".nav-sheet");
      await expect.poll(() => sheet.getByRole("link", { name: "Sign In" }).count()).toBe(0);
      await sheet.getByRole("link", { name, exact: true }).click();
      await page.waitForURL(`**${address}`);
    }
    await context.close();
  }
});

test("signing out in one tab signs out the other, from a protected page to the sign-in page", async () => {
  const context = await signIn();
  const [here, there, elsewhere] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ];
  await here.goto("/");
  await there.goto("/roadmap");
  await elsewhere.goto("/profile?tab=activity");
  for (const tab of [here, there, elsewhere]) await accountMenu(tab).waitFor();
  await signOut(here);
  expect(await toastSays(here, "Signed out")).toBe("You have been signed out successfully");
  await there.getByRole("link", { name: "Sign In" }).first().waitFor();
  expect(await toastSays(there, "Signed out")).toBe("You have been signed out successfully");
  await elsewhere.waitForURL("**/auth?returnUrl=%2Fprofile%3Ftab%3Dactivity");
  await elsewhere.getByRole("banner").getByRole("link", { name: "Sign In" }).waitFor();
  expect(await accountMenu(elsewhere).count()).toBe(0);
  expect(await elsewhere.locator("body").innerText()).not.toContain(amara.email);

  // Signing in here also signs in the other tabs.
  await here.goto("/auth");
  await here.getByLabel("Email").fill(amara.email);
  await here.locator("[name=password]").fill(amara.password);
  await here.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await accountMenu(there).waitFor();
  await elsewhere.waitForURL("**/profile?tab=activity");
  await context.close();
});

test("a session that another browser ends is gone here as soon as the page asks", async () => {
  const [context, other] = [await signIn(), await signIn()];
  const page = await context.newPage();
  await page.goto("/settings");
  const security = await other.newPage();
  await security.goto("/settings/security");
  await security.getByRole("button", { name: "Sign out everywhere else" }).click();
  await toastSays(security, "Signed out everywhere else");
  await page.getByRole("link", { name: "Notifications" }).click();
  await page.waitForURL("**/auth?returnUrl=%2Fsettings%3Ftab%3Dnotifications");
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).waitFor();
  expect(await page.locator("body").innerText()).not.toContain(amara.email);
  await Promise.all([context.close(), other.close()]);
});

test.each(["the thirty-second check", "focus"])(
  "a session that another browser ends is gone from a public page at %s",
  async (moment) => {
    const [context, other] = [await signIn(), await signIn()];
    const page = await context.newPage();
    await page.clock.install();
    await page.goto("/roadmap");
    await accountMenu(page).waitFor();
    const security = await other.newPage();
    await security.goto("/settings/security");
    await security.getByRole("button", { name: "Sign out everywhere else" }).click();
    await toastSays(security, "Signed out everywhere else");
    if (moment === "focus") await page.evaluate(() => dispatchEvent(new Event("focus")));
    else await page.clock.runFor(31 * second);
    await page.getByRole("banner").getByRole("link", { name: "Sign In" }).waitFor();
    expect(await page.locator("body").innerText()).not.toContain(amara.email);
    await Promise.all([context.close(), other.close()]);
  },
);

test.each(["the network", "the server"])(
  "signing out that fails because of %s keeps the page",
  async (cause) => {
    const context = await signIn();
    const page = await context.newPage();
    await page.goto("/roadmap");
    await page.route("**/api/auth/sign-out", (route) =>
      cause === "the network" ? route.abort() : route.fulfill({ status: 500, body: "broken" }),
    );
    await signOut(page);
    expect(await toastSays(page, "Sign out failed")).toBe("Unable to sign out. Please try again.");
    expect(new URL(page.url()).pathname).toBe("/roadmap");
    await accountMenu(page).waitFor();
    // The toast goes when the person leaves the page.
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Tools" }).click();
    await page.waitForURL("**/tools");
    await expect.poll(() => page.locator(".toast").count()).toBe(0);
    await context.close();
  },
);

test("the session of an open page is refreshed in its last ninety seconds, and not before", async () => {
  const context = await signIn();
  const page = await context.newPage();
  await page.clock.install();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/session/refresh")) asked.push(request.method());
  });
  await page.goto("/profile");
  await accountMenu(page).waitFor();
  // A session lasts thirty days; this one began some seconds ago.
  await page.clock.fastForward(30 * day - 150 * second);
  await page.clock.runFor(30 * second);
  expect(asked).toEqual([]);
  const answer = page.waitForResponse("**/api/session/refresh");
  await page.clock.runFor(61 * second);
  expect((await answer).status()).toBe(200);
  expect(asked).toEqual(["POST"]);
  await expect.poll(() => accountMenu(page).isVisible()).toBe(true);
  await context.close();
});
