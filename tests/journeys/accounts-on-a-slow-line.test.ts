import type { BrowserContext } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { accountMenu, signOut } from "../support/account-menu.ts";
import { registerOnSite, signedInBrowser, type Account } from "../support/accounts-on-site.ts";
import { spendData } from "../support/save-data.ts";
import { sharedSiteWithMail } from "../support/shared.ts";
import { toastSays } from "../support/toast-says.ts";

spendData();

const world = sharedSiteWithMail();
let amara: Account;
beforeEach(async () => {
  amara = await registerOnSite(world);
});

const signIn = (settings = {}) => signedInBrowser(world, amara, settings);

test("without a connection the page stays, says what failed and keeps the typed text", async () => {
  const context = await signIn();
  const page = await context.newPage();
  // Until then the page does not know where to sign out.
  await Promise.all([page.waitForResponse(/\/__manifest\?/), page.goto("/profile")]);
  await context.setOffline(true);
  await page.getByLabel("Display name").fill("Amara O.");
  await page.getByRole("button", { name: "Save Changes" }).click();
  expect(await toastSays(page, "Update failed")).toBe("The server cannot be reached. Try again in a moment.");
  await expect.poll(() => page.getByLabel("Display name").inputValue()).toBe("Amara O.");
  await signOut(page);
  expect(await toastSays(page, "Sign out failed")).toBe("Unable to sign out. Please try again.");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Save Changes" }).click();
  expect(await toastSays(page, "Profile updated")).toBe("Your profile has been updated successfully.");
  await context.close();
});

test("without a connection the sign-in page keeps the typed text", async () => {
  const context = await world.browser.newContext({ baseURL: world.site.url });
  const page = await context.newPage();
  await page.goto("/auth");
  await context.setOffline(true);
  await page.getByLabel("Email").fill(amara.email);
  await page.locator("[name=password]").fill(amara.password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  expect(await toastSays(page, "Login failed")).toBe("The server cannot be reached. Try again in a moment.");
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(amara.email);
  await expect.poll(() => page.locator("[name=password]").inputValue()).toBe(amara.password);
  await context.close();
});

/** Holds back the pages' requests to the server until the returned function is called. */
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
    await page.goto("/about");
    await accountMenu(page).waitFor();
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
    // The state is visible and also announced to screen readers.
    await expect.poll(() => page.getByRole("status").filter({ hasText: "Loading..." }).count()).toBe(1);
    const box = await words.boundingBox();
    expect(box?.height).toBeGreaterThan(16);
    await expect.poll(() => places()).toEqual(before);
    // A quick page never shows it: it waits two hundred milliseconds, also where nothing moves.
    await expect
      .poll(() => page.locator(".nav-words").evaluate((one) => getComputedStyle(one).animationDelay))
      .toBe("0.2s");
    letGo();
    await page.getByRole("heading", { name: title, level: 1 }).waitFor();
    await expect.poll(() => words.count()).toBe(0);
    await context.close();
  },
);

test('signing out shows "Signing out..."', async () => {
  const context = await signIn();
  const page = await context.newPage();
  await page.goto("/profile");
  const letGo = await holdBack(context, /\/sign-out\.data/);
  await signOut(page);
  await page.getByText("Signing out...").first().waitFor({ state: "attached" });
  letGo();
  await page.getByText("You have been signed out successfully").first().waitFor();
  await context.close();
});

test("without a connection, a page that cannot be loaded does not blame the site", async () => {
  const context = await world.browser.newContext({ baseURL: world.site.url });
  const page = await context.newPage();
  await Promise.all([page.waitForResponse(/\/__manifest\?/), page.goto("/jobs")]);
  await context.setOffline(true);
  await page.getByLabel("Sort by").selectOption("date");
  await page.getByRole("heading", { level: 1, name: "The page could not be loaded" }).waitFor();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect.poll(() => page.getByLabel("Sort by").inputValue()).toBe("date");
  await context.close();
});
