import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { signOut } from "../support/account-menu.ts";
import { oneVariant } from "../support/full-run.ts";
import { sharedSiteWithMail } from "../support/shared.ts";
import { toastSays } from "../support/toast-says.ts";

const world = sharedSiteWithMail();

const scripts: [string, boolean][] = [
  ["with", true],
  ["without", false],
];
/** With and without JavaScript. By default the tests take turns. */
const withScripts = oneVariant(0, scripts);
const withoutScripts = oneVariant(1, scripts);

const password = "seven quiet lighthouses";
let people = 0;
const newAddress = () => `amara-${(people += 1)}@example.com`;

async function visit(settings: BrowserContextOptions = {}): Promise<Page> {
  const context = await world.browser.newContext({ baseURL: world.site.url, ...settings });
  return context.newPage();
}

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string) => main(page).getByRole("button", { name }).click();
const link = (mail: { links: string[] }, path: string) =>
  mail.links.find((one) => one.includes(path)) ?? "no such link";

async function fillRegister(page: Page, email: string, words = { password, confirm: password }) {
  await page.getByLabel("Name").fill("Amara Osei");
  await page.getByLabel("Email").fill(email);
  await page.locator("[name=password]").fill(words.password);
  await page.locator("[name=confirm]").fill(words.confirm);
}

async function fillLogin(page: Page, email: string, secret = password) {
  await page.getByLabel("Email").fill(email);
  await page.locator("[name=password]").fill(secret);
}

async function register(page: Page, email: string) {
  await page.goto("/auth?tab=register");
  await fillRegister(page, email);
  await press(page, "Sign Up");
  await toastSays(page, "Registration successful!");
  await page.goto(link(await world.peer.waitForMail(email, "Confirm"), "/auth/confirm"));
  await press(page, "Confirm my email");
  await toastSays(page, "Email confirmed");
}

async function leave(page: Page) {
  await signOut(page);
  expect(await toastSays(page, "Signed out")).toBe("You have been signed out successfully");
}

test.each(withScripts)(
  "register, confirm by mail, be signed in where one was going, sign out and in: %s JavaScript",
  async (_, javaScriptEnabled) => {
    const page = await visit({ javaScriptEnabled });
    const email = newAddress();
    await page.goto("/auth?returnUrl=%2Fjobs%3Fq%3Dnurse");
    await page.getByRole("tab", { name: "Register" }).click();
    await page.waitForURL("**/auth?tab=register&returnUrl=%2Fjobs%3Fq%3Dnurse");

    await page.getByLabel("Name").fill("Amara Osei");
    await press(page, "Sign Up");
    expect(await toastSays(page, "Missing fields")).toBe("Please fill in all fields.");
    await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("Amara Osei");
    await expect
      .poll(() => page.locator(".error").allInnerTexts())
      .toEqual(["Enter your email address.", "Choose a password.", "Enter the password again."]);

    await fillRegister(page, email, { password, confirm: "another one entirely" });
    await press(page, "Sign Up");
    expect(await toastSays(page, "Passwords don't match")).toBe("Please make sure your passwords match.");
    await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(email);
    expect(await page.content()).not.toContain("another one entirely");

    await fillRegister(page, email, { password: "password123", confirm: "password123" });
    await press(page, "Sign Up");
    expect(await toastSays(page, "Registration failed")).toMatch(/^That is one of the first passwords/);

    await fillRegister(page, email);
    await press(page, "Sign Up");
    expect(await toastSays(page, "Registration successful!")).toBe(
      "Please check your email to confirm your account.",
    );
    await expect
      .poll(() => page.url())
      .toBe(`${world.site.url}/auth/check-inbox?returnUrl=%2Fjobs%3Fq%3Dnurse`);
    await page.getByRole("heading", { name: "Check your inbox" }).waitFor();
    await page.getByText(`An email is on its way to ${email}.`).waitFor();

    await page.goto("/auth");
    await fillLogin(page, email);
    await press(page, "Sign In");
    expect(await toastSays(page, "Login failed")).toBe("Unable to sign in. Please check your credentials.");
    await page.getByText("Just registered? Before you sign in, confirm your email").waitFor();

    const address = link(await world.peer.waitForMail(email, "Confirm"), "/auth/confirm");
    await page.goto(address);
    await press(page, "Confirm my email");
    expect(await toastSays(page, "Email confirmed")).toBe("You are now signed in as Amara Osei");
    await expect.poll(() => page.url()).toBe(`${world.site.url}/jobs?q=nurse`);
    // The link leads on while one is signed in, and is worth nothing afterwards.
    await page.goto(address);
    await expect.poll(() => page.url()).toBe(`${world.site.url}/jobs?q=nurse`);
    await leave(page);
    await page.goto(address);
    await page.getByRole("heading", { name: "This address has an account" }).waitFor();
    await main(page).getByRole("link", { name: "Sign In" }).click();
    await page.waitForURL("**/auth?returnUrl=%2Fjobs%3Fq%3Dnurse");
    expect(await page.getByText("Just registered?").count()).toBe(0);
    await fillLogin(page, email, "not the password");
    await press(page, "Sign In");
    expect(await toastSays(page, "Login failed")).toBe("Unable to sign in. Please check your credentials.");
    await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(email);
    await fillLogin(page, email);
    await press(page, "Sign In");
    expect(await toastSays(page, "Welcome back!")).toBe("You are now signed in as Amara Osei");
    await expect.poll(() => page.url()).toBe(`${world.site.url}/jobs?q=nurse`);

    // The sign-in page is no longer reachable.
    await page.goto("/auth?tab=register&returnUrl=%2Froadmap");
    await expect.poll(() => page.url()).toBe(`${world.site.url}/roadmap`);
    await leave(page);
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
    await page.getByRole("banner").getByRole("link", { name: "Sign In" }).first().waitFor();
    await page.context().close();
  },
);

test.each(withoutScripts)(
  "a forgotten password is replaced by mail, and every other browser is signed out: %s JavaScript",
  async (_, javaScriptEnabled) => {
    const page = await visit({ javaScriptEnabled });
    const elsewhere = await visit();
    const email = newAddress();
    await register(page, email);
    await leave(page);
    await elsewhere.goto("/auth");
    await fillLogin(elsewhere, email);
    await press(elsewhere, "Sign In");
    await toastSays(elsewhere, "Welcome back!");

    await page.goto("/auth");
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await page.waitForURL("**/auth/recover");
    await page.getByLabel("Email").fill(email);
    await press(page, "Email me a link");
    await page.getByText("If that address has an account").waitFor();

    const address = link(await world.peer.waitForMail(email, "Choose a new password"), "/auth/new-password");
    await page.goto(address);
    await page.locator("[name=password]").fill("eleven small harbours");
    await page.locator("[name=confirm]").fill("eleven small harbours");
    await press(page, "Save password");
    expect(await toastSays(page, "Password changed")).toBe("Sign in with your new password.");
    await fillLogin(page, email, "eleven small harbours");
    await press(page, "Sign In");
    await toastSays(page, "Welcome back!");
    await world.peer.waitForMail(email, "password was changed");

    await elsewhere.goto("/auth");
    await elsewhere.getByRole("heading", { name: "Welcome" }).waitFor();
    await page.goto(address);
    await page.getByRole("heading", { name: "This link does not work" }).waitFor();
    await Promise.all([page.context().close(), elsewhere.context().close()]);
  },
);

test.each(withScripts)(
  "a link that is mailed again asks for a name and a password, signs in, and keeps where one was going: %s JavaScript",
  async (_, javaScriptEnabled) => {
    const page = await visit({ javaScriptEnabled });
    const email = newAddress();
    await page.goto("/auth?tab=register&returnUrl=%2Froadmap");
    await fillRegister(page, email);
    await press(page, "Sign Up");
    await toastSays(page, "Registration successful!");
    await page.getByRole("heading", { name: "Check your inbox" }).waitFor();
    await press(page, "Send it again");
    await page.getByText("If a registration with that address is waiting").waitFor();
    // The first mail is that of the registration.
    const again = () => world.peer.mailsTo(email)[1];
    await expect.poll(again).toBeDefined();
    await page.goto(link(again() ?? { links: [] }, "/auth/confirm"));
    await page.getByLabel("Name").fill("Amara Osei");
    await page.locator("[name=password]").fill("eleven small harbours");
    await page.locator("[name=confirm]").fill("eleven small harbours");
    await press(page, "Confirm my email");
    await toastSays(page, "Email confirmed");
    await expect.poll(() => page.url()).toBe(`${world.site.url}/roadmap`);
    await page.getByRole("button", { name: "Account menu for Amara Osei" }).waitFor();
    await page.context().close();
  },
);

test("a phone that did not sign up chooses a password and is signed in; the computer that did is not", async () => {
  const [computer, phone] = [await visit(), await visit()];
  const email = newAddress();
  await computer.goto("/auth?tab=register&returnUrl=%2Froadmap");
  await fillRegister(computer, email);
  await press(computer, "Sign Up");
  await toastSays(computer, "Registration successful!");
  const address = link(await world.peer.waitForMail(email, "Confirm"), "/auth/confirm");
  await phone.goto(address);
  await phone.getByLabel("Name").fill("Amara Osei");
  await phone.locator("[name=password]").fill("eleven small harbours");
  await phone.locator("[name=confirm]").fill("eleven small harbours");
  await press(phone, "Confirm my email");
  expect(await toastSays(phone, "Email confirmed")).toBe("You are now signed in as Amara Osei");
  await expect.poll(() => phone.url()).toBe(`${world.site.url}/roadmap`);
  await computer.goto(address);
  await computer.getByRole("heading", { name: "This address has an account" }).waitFor();
  await computer.getByRole("banner").getByRole("link", { name: "Sign In" }).first().waitFor();
  await Promise.all([computer.context().close(), phone.context().close()]);
});

test("the tab that waits for the mail goes on when another tab confirms, with the name in its header", async () => {
  const page = await visit();
  const email = newAddress();
  await page.goto("/auth?tab=register&returnUrl=%2Froadmap");
  await fillRegister(page, email);
  await press(page, "Sign Up");
  await page.getByRole("heading", { name: "Check your inbox" }).waitFor();
  const login = await page.context().newPage();
  await login.goto("/auth?returnUrl=%2Fsaved");
  await login.getByText("Just registered?").waitFor();
  const other = await page.context().newPage();
  await other.goto(link(await world.peer.waitForMail(email, "Confirm"), "/auth/confirm"));
  await press(other, "Confirm my email");
  await toastSays(other, "Email confirmed");
  await expect.poll(() => page.url()).toBe(`${world.site.url}/roadmap`);
  await page.getByRole("button", { name: "Account menu for Amara Osei" }).waitFor();
  await expect.poll(() => login.url()).toBe(`${world.site.url}/saved`);
  await login.getByRole("button", { name: "Account menu for Amara Osei" }).waitFor();
  await page.context().close();
});

test("without a registration the inbox page leads to the form that sends a link", async () => {
  const page = await visit();
  await page.goto("/auth/check-inbox?returnUrl=%2Froadmap");
  await expect.poll(() => page.url()).toBe(`${world.site.url}/auth/resend?returnUrl=%2Froadmap`);
  await page.goto("/auth");
  await page.getByLabel("Email").waitFor();
  expect(await page.getByText("Just registered?").count()).toBe(0);
  await page.context().close();
});

test("a taken address registers like any other, and only its owner is told more", async () => {
  const page = await visit();
  const email = newAddress();
  await register(page, email);
  await leave(page);
  await page.goto("/auth?tab=register");
  await fillRegister(page, email);
  await press(page, "Sign Up");
  expect(await toastSays(page, "Registration successful!")).toBe(
    "Please check your email to confirm your account.",
  );
  await page.getByText(`An email is on its way to ${email}.`).waitFor();
  const mail = await world.peer.waitForMail(email, "already have an account");
  expect(mail.text).toContain("Somebody tried to register with your address");
  await page.context().close();
});

test("with JavaScript: tabs by arrow keys, focus on the first wrong field, and a password can be shown", async () => {
  const page = await visit();
  await page.goto("/auth");
  const tab = (name: string) => page.getByRole("tab", { name });
  // There once script runs.
  await page.getByRole("button", { name: "Show password" }).waitFor();
  await tab("Login").focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForURL("**/auth?tab=register");
  await page.getByRole("tab", { name: "Register", selected: true }).waitFor();
  expect(await tab("Register").evaluate((one) => one === document.activeElement)).toBe(true);
  await expect.poll(() => tab("Login").getAttribute("tabindex")).toBe("-1");
  await page.keyboard.press("Home");
  await page.getByRole("tab", { name: "Login", selected: true }).waitFor();

  await page.getByLabel("Email").fill("amara@example.com");
  // The next Tab stop is the password, not the link next to it.
  await page.keyboard.press("Tab");
  await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "password");
  await press(page, "Sign In");
  await page.locator(".error").waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "password");
  await page.keyboard.type("seen");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect.poll(() => page.locator("[name=password]").getAttribute("type")).toBe("text");
  await expect.poll(() => page.locator("[name=password]").inputValue()).toBe("seen");
  await page.context().close();
});

test("a program may open the mail's link: only the button confirms", async () => {
  const page = await visit();
  const email = newAddress();
  await page.goto("/auth?tab=register");
  await fillRegister(page, email);
  await press(page, "Sign Up");
  const address = link(await world.peer.waitForMail(email, "Confirm"), "/auth/confirm");
  for (const method of ["GET", "HEAD", "GET"]) await fetch(address, { method });
  await page.goto(address);
  await page.getByText(`An account for ${email} is almost ready.`).waitFor();
  await press(page, "Confirm my email");
  await toastSays(page, "Email confirmed");
  await leave(page);
  await page.goto(address);
  await page.getByRole("heading", { name: "This address has an account" }).waitFor();
  await page.context().close();
});
