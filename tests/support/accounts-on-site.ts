import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";
import type { MailPeer } from "./mail-peer.ts";
import type { RunningSite } from "./start-server.ts";

export type Account = { name: string; email: string; password: string };

let people = 0;

/** Registers somebody on a running site and confirms their address, the way people without script do. */
export async function registerOnSite(
  { browser, site, peer }: { browser: Browser; site: RunningSite; peer: MailPeer },
  name = "Amara Osei",
): Promise<Account> {
  const account = { name, email: `person-${(people += 1)}@example.com`, password: "seven quiet lighthouses" };
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/auth?tab=register");
  await page.getByLabel("Name").fill(account.name);
  await page.getByLabel("Email").fill(account.email);
  await page.locator("[name=password]").fill(account.password);
  await page.locator("[name=confirm]").fill(account.password);
  await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
  const mail = await peer.waitForMail(account.email, "Confirm");
  await page.goto(mail.links.find((link) => link.includes("/auth/confirm")) ?? "");
  await page.getByRole("main").getByRole("button").click();
  await page.waitForURL(/\/auth(\?|$)/);
  await context.close();
  return account;
}

/** A browser in which somebody has signed in. */
export async function signedInBrowser(
  { browser, site }: { browser: Browser; site: RunningSite },
  { email, password }: Account,
  settings: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site.url, ...settings });
  const page = await context.newPage();
  await page.goto("/auth?returnUrl=%2Fprofile");
  await page.getByLabel("Email").fill(email);
  await page.locator("[name=password]").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/profile");
  await page.close();
  return context;
}
