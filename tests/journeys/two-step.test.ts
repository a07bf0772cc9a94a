import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { registerOnSite, signedInBrowser } from "../support/accounts-on-site.ts";
import { sharedSiteWithMail } from "../support/shared.ts";
import { toastSays } from "../support/toast-says.ts";
import { totpCode } from "../support/totp-code.ts";
import { nextCode } from "../support/two-step-account.ts";
import { oneVariant } from "../support/full-run.ts";

const world = sharedSiteWithMail();
const security = "/settings/security";
const fresh = "eleven small harbours";

const twoStep = (page: Page) => page.getByRole("region", { name: "Two-step sign-in" });

/** Turns it on through the page. Returns the app's set-up address and the code that was used. */
async function turnOn(page: Page, password: string): Promise<{ uri: string; code: string }> {
  await page.goto(security);
  await twoStep(page).getByLabel("Your password").fill(password);
  await twoStep(page).getByRole("button", { name: "Set up" }).click();
  const uri = await twoStep(page).locator("[name=uri]").getAttribute("value");
  if (uri === null) throw new Error("There is no key for the app.");
  const code = totpCode(uri, new Date());
  await twoStep(page).getByLabel("Code", { exact: true }).fill(code);
  await twoStep(page).getByRole("button", { name: "Turn on" }).click();
  await toastSays(page, "Two-step sign-in is on");
  return { uri, code };
}

test("two-step sign-in is turned on, changed and off with the password and a code, each told by mail", async () => {
  const account = await registerOnSite(world);
  const context = await signedInBrowser(world, account);
  const page = await context.newPage();
  const { uri, code: usedCode } = await turnOn(page, account.password);
  await world.peer.waitForMail(account.email, "Two-step sign-in is on");

  await twoStep(page).getByLabel("Your password").fill(account.password);
  await twoStep(page).getByLabel("Code", { exact: true }).fill(usedCode);
  await twoStep(page).getByRole("button", { name: "Turn off" }).click();
  await twoStep(page).getByText("That code is wrong or was used before.").waitFor();
  await twoStep(page).getByLabel("Your password").fill(account.password);
  await twoStep(page).getByLabel("Code", { exact: true }).fill(nextCode(uri));
  await twoStep(page).getByRole("button", { name: "New recovery codes" }).click();
  const shown = twoStep(page).getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await shown.first().waitFor();
  const codes = await shown.allInnerTexts();
  await world.peer.waitForMail(account.email, "recovery codes were replaced");
  await twoStep(page).getByLabel("Your password").fill(account.password);
  await twoStep(page)
    .getByLabel("Code", { exact: true })
    .fill(codes[0] ?? "");
  await twoStep(page).getByRole("button", { name: "Turn off" }).click();
  await toastSays(page, "Two-step sign-in is off");
  await world.peer.waitForMail(account.email, "Two-step sign-in is off");
  await context.close();
});

test("set up a second time in a stale tab, it answers 409 and says that it is on", async () => {
  const account = await registerOnSite(world);
  const context = await signedInBrowser(world, account);
  const [stale, page] = [await context.newPage(), await context.newPage()];
  await stale.goto(security);
  await turnOn(page, account.password);
  const answered = stale.waitForResponse((answer) => answer.request().method() === "POST");
  await twoStep(stale).getByLabel("Your password").fill(account.password);
  await twoStep(stale).getByRole("button", { name: "Set up" }).click();
  expect((await answered).status()).toBe(409);
  await toastSays(stale, "Two-step sign-in is on");
  await twoStep(stale).getByRole("button", { name: "Turn off" }).waitFor();
  const form = { intent: "begin-two-step", current: account.password };
  const plain = await context.request.post(security, { headers: { origin: world.site.url }, form });
  expect(plain.status()).toBe(409);
  expect(await plain.text()).toContain("It was already on.");
  await context.close();
});

test.each(
  oneVariant(1, [
    ["with", true],
    ["without", false],
  ] as const),
)("an owner who cannot get a code says so when recovering: %s JavaScript", async (_, javaScriptEnabled) => {
  const account = await registerOnSite(world);
  const owner = await signedInBrowser(world, account);
  await turnOn(await owner.newPage(), account.password);
  await owner.close();

  const context = await world.browser.newContext({ baseURL: world.site.url, javaScriptEnabled });
  const page = await context.newPage();
  await page.goto("/auth/recover");
  await page.getByLabel("Email").fill(account.email);
  await page.getByRole("main").getByRole("button").first().click();
  const mail = await world.peer.waitForMail(account.email, "Choose a new password");
  await page.goto(mail.links.find((link) => link.includes("token=")) ?? "no such link");
  await page.getByLabel("New password").fill(fresh);
  await page.getByLabel("Confirm password").fill(fresh);
  await page.getByLabel("I cannot get a code").check();
  await page.getByRole("button", { name: "Save password" }).click();
  expect(await toastSays(page, "Password changed")).toMatch(/Two-step sign-in ends on \d+ \w+ \d{4}\.$/);
  const warned = await world.peer.waitForMail(account.email, "Two-step sign-in ends soon");
  expect(warned.text).toContain("Turned off:");
  await page.getByLabel("Email").fill(account.email);
  await page.locator("[name=password]").fill(fresh);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("heading", { name: "One more step" }).waitFor();
  await context.close();
});

test("a new password keeps this browser signed in by a new cookie, and no copy of the old one", async () => {
  const account = await registerOnSite(world);
  const [context, other] = [await signedInBrowser(world, account), await signedInBrowser(world, account)];
  const page = await context.newPage();
  await page.goto(security);
  const before = await context.cookies();
  await page.getByLabel("Current password").fill(account.password);
  await page.getByLabel("New password", { exact: true }).fill(fresh);
  await page.getByLabel("New password again").fill(fresh);
  await page.getByRole("button", { name: "Change password" }).click();
  expect(await toastSays(page, "Password changed")).toBe("Other devices have been signed out.");
  await page.reload();
  await expect.poll(() => new URL(page.url()).pathname).toBe(security);
  const copy = await world.browser.newContext({ baseURL: world.site.url });
  await copy.addCookies(before);
  for (const lost of [copy, other]) {
    expect(await (await lost.request.get("/api/session")).json()).toMatchObject({ signedIn: false });
  }
  await Promise.all([context.close(), other.close(), copy.close()]);
});

test("ten wrong passwords end the session, with a notice on the sign-in page and by mail", async () => {
  const account = await registerOnSite(world);
  const context = await signedInBrowser(world, account);
  for (let tries = 0; tries < 10; tries++) {
    const answer = await context.request.post("/profile/delete", {
      headers: { origin: world.site.url },
      form: { password: `guess ${tries}` },
    });
    expect(answer.status()).toBe(422);
  }
  const page = await context.newPage();
  await page.goto(security);
  await twoStep(page).getByLabel("Your password").fill(account.password);
  await twoStep(page).getByRole("button", { name: "Set up" }).click();
  await page.waitForURL("**/auth?returnUrl=%2Fsettings%2Fsecurity");
  await toastSays(page, "Signed out");
  await world.peer.waitForMail(account.email, "A browser was signed out");
  await context.close();
});
