import type { BrowserContext, BrowserContextOptions } from "playwright-core";
import { expect } from "vitest";
import type { SiteWithMail } from "./site-with-mail.ts";
import { newVisitor } from "./visitor.ts";

export type Account = { name: string; email: string; password: string };

let people = 0;

/**
 * Registers a person on a running site and confirms their address, with the forms that a browser without JavaScript
 * sends.
 */
export async function registerOnSite(
  { site, peer }: Pick<SiteWithMail, "site" | "peer">,
  name = "Amara Osei",
): Promise<Account> {
  const account = { name, email: `person-${(people += 1)}@example.com`, password: "seven quiet lighthouses" };
  const visitor = newVisitor(site.url);
  const send = async (address: string, form: Record<string, string>) =>
    expect((await visitor.form(address, form)).status).toBe(303);
  await send("/auth?tab=register", { ...account, confirm: account.password });
  const mail = await peer.waitForMail(account.email, "Confirm");
  const address = mail.links.find((link) => link.includes("/auth/confirm")) ?? "no such link";
  await send(address, { token: new URL(address).searchParams.get("token") ?? "" });
  return account;
}

/** A browser with a signed-in person. */
export async function signedInBrowser(
  { browser, site }: Pick<SiteWithMail, "browser" | "site">,
  { email, password }: Account,
  settings: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site.url, ...settings });
  const answer = await context.request.post("/auth?returnUrl=%2Fprofile", {
    headers: { origin: site.url },
    form: { email, password },
    maxRedirects: 0,
  });
  expect(answer.headers()["location"]).toBe("/profile");
  // The greeting would appear on the next page, which belongs to the test.
  await context.clearCookies({ name: /toast$/ });
  return context;
}
