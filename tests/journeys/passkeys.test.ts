import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { registerOnSite, signedInBrowser } from "../support/accounts-on-site.ts";
import { eachNth } from "../support/full-run.ts";
import { sharedSiteWithMail } from "../support/shared.ts";
import { toastSays } from "../support/toast-says.ts";
import { addVirtualAuthenticator } from "../support/virtual-authenticator.ts";

const world = sharedSiteWithMail();
const security = "/settings/security";

const passkeys = (page: Page) => page.getByRole("region", { name: "Passkeys" });

/** Presses "Add a passkey" and gives a password. */
async function tryToAdd(page: Page, password: string): Promise<void> {
  await page.goto(security);
  await passkeys(page).getByRole("button", { name: "Add a passkey" }).click();
  await passkeys(page).getByLabel("Your password").fill(password);
  await passkeys(page).getByRole("button", { name: "Add passkey" }).click();
}

async function addPasskey(page: Page, password: string): Promise<void> {
  await tryToAdd(page, password);
  expect(await toastSays(page, "Passkey added")).toBe("You can use it the next time you sign in.");
}

function post(path: string, fields: Record<string, string>) {
  return fetch(world.site.url + path, {
    method: "POST",
    headers: { origin: world.site.url },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}

async function recover(email: string, password: string): Promise<void> {
  await post("/auth/recover", { email });
  const mail = await world.peer.waitForMail(email, "Choose a new password");
  const link = mail.links.find((one) => one.includes("/auth/new-password")) ?? "no such link";
  const token = new URL(link).searchParams.get("token") ?? "";
  const chosen = await post("/auth/new-password", { token, password, confirm: password });
  expect(chosen.status).toBe(303);
}

test("a passkey is added with the password, opens the account without it, and is removed with it", async () => {
  const account = await registerOnSite(world);
  const context = await signedInBrowser(world, account);
  const page = await context.newPage();
  await addVirtualAuthenticator(page);
  await addPasskey(page, account.password);
  await world.peer.waitForMail(account.email, "A passkey was added");
  await expect.poll(() => passkeys(page).getByRole("listitem").count()).toBe(1);

  await page.getByRole("button", { name: /^Account menu for/ }).click();
  await page.getByRole("button", { name: "Sign out" }).first().click();
  await page.getByRole("link", { name: "Sign In" }).first().waitFor();

  await page.goto("/auth?returnUrl=%2Fprofile");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.waitForURL("**/profile");
  await page.getByText("You are now signed in as Amara Osei").waitFor();
  await expect.poll(() => page.getByLabel("Display name").inputValue()).toBe("Amara Osei");

  await page.goto(security);
  await page.getByRole("link", { name: /^Remove Chrome on Linux/ }).click();
  const password = passkeys(page).getByLabel("Your password");
  await password.fill("not the password");
  await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByRole("button", { name: "Remove passkey" }).click();
  await passkeys(page).getByText("That password is not correct.").waitFor();
  await password.fill(account.password);
  await page.getByRole("button", { name: "Remove passkey" }).click();
  expect(await toastSays(page, "Passkey removed")).toBe("It can no longer sign in to this account.");
  await world.peer.waitForMail(account.email, "A passkey was removed");
  await expect.poll(() => passkeys(page).getByRole("listitem").count()).toBe(0);
  await context.close();
});

test("without JavaScript a passkey is removed by a link and a form", async () => {
  const account = await registerOnSite(world);
  const context = await signedInBrowser(world, account);
  const page = await context.newPage();
  await addVirtualAuthenticator(page);
  await addPasskey(page, account.password);
  const storageState = await context.storageState();
  const plain = await world.browser.newContext({
    baseURL: world.site.url,
    storageState,
    javaScriptEnabled: false,
  });
  const form = await plain.newPage();
  await form.goto(security);
  await form.getByRole("link", { name: /^Remove Chrome on Linux/ }).click();
  await passkeys(form).getByLabel("Your password").fill("not the password");
  await form.getByRole("button", { name: "Remove passkey" }).click();
  await passkeys(form).getByText("That password is not correct.").waitFor();
  await passkeys(form).getByLabel("Your password").fill(account.password);
  await form.getByRole("button", { name: "Remove passkey" }).click();
  await toastSays(form, "Passkey removed");
  await expect.poll(() => passkeys(form).getByRole("listitem").count()).toBe(0);
  await Promise.all([context.close(), plain.close()]);
});

test("somebody with only the session cookie adds no passkey", async () => {
  const account = await registerOnSite(world);
  const owner = await signedInBrowser(world, account);
  const stolen = (await owner.cookies()).filter(({ name }) => name.endsWith("session_token"));
  const thief = await world.browser.newContext({ baseURL: world.site.url });
  await thief.addCookies(stolen);
  const page = await thief.newPage();
  await addVirtualAuthenticator(page);
  await tryToAdd(page, "a guess");
  await passkeys(page).getByText("That password is not correct.").waitFor();
  for (const path of [`${security}/passkey`, `${security}/passkey/options`]) {
    expect((await thief.request.get(path)).ok()).toBe(false);
    const answer = await thief.request.post(path, { headers: { origin: world.site.url }, data: {} });
    expect(answer.status()).toBe(422);
  }
  await page.reload();
  await expect.poll(() => passkeys(page).getByRole("listitem").count()).toBe(0);
  await Promise.all([owner.close(), thief.close()]);
});

test("a passkey planted before a recovery signs in to nothing after it", async () => {
  const account = await registerOnSite(world);
  const thief = await signedInBrowser(world, account);
  const page = await thief.newPage();
  await addVirtualAuthenticator(page);
  await addPasskey(page, account.password);

  await recover(account.email, "eleven small harbours");
  await thief.clearCookies();
  await page.goto("/auth?returnUrl=%2Fprofile");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.getByText("This passkey does not belong to an account here.").first().waitFor();
  const session = await thief.request.get("/api/session");
  expect(await session.json()).toMatchObject({ signedIn: false });
  await thief.close();
});

const noPasskey = { id: "x", rawId: "x", type: "public-key", response: {} };
const madeUp = { ...noPasskey, response: { clientDataJSON: "e30", attestationObject: "oA" } };

const bodies: [string, number][] = [
  ["{}", 422],
  ["null", 422],
  ["[1,2]", 422],
  ["7", 422],
  ['"text"', 422],
  ["{", 400],
  ["", 400],
  [JSON.stringify(noPasskey), 422],
  [JSON.stringify(madeUp), 422],
  [JSON.stringify({ ...madeUp, id: "\u0000" }), 422],
];

test.each(eachNth(3, bodies))("%j in place of a passkey is refused with %i", async (body, status) => {
  const account = await registerOnSite(world);
  const context = await signedInBrowser(world, account);
  const json = { origin: world.site.url, "content-type": "application/json" };
  const send = (path: string, data: string) =>
    context.request.post(path, { headers: json, data: Buffer.from(data) });
  expect((await send(`${security}/passkey`, body)).status()).toBe(status);
  // Also while a passkey is being added.
  const proof = JSON.stringify({ password: account.password });
  expect((await send(`${security}/passkey/options`, proof)).status()).toBe(200);
  expect((await send(`${security}/passkey`, body)).status()).toBe(status);
  const text = { origin: world.site.url, "content-type": "text/plain" };
  const plain = await context.request.post(`${security}/passkey`, { headers: text, data: Buffer.from(body) });
  expect(plain.status()).toBe(415);
  await context.close();
});
