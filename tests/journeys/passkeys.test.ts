import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerOnSite, signedInBrowser } from "../support/accounts-on-site.ts";
import { startMailPeer, type MailPeer } from "../support/mail-peer.ts";
import { openBrowser } from "../support/open-browser.ts";
import { startServer, type RunningSite } from "../support/start-server.ts";

let browser: Browser;
let peer: MailPeer;
let site: RunningSite;
beforeAll(async () => {
  peer = await startMailPeer();
  [browser, site] = await Promise.all([openBrowser(), startServer({ SMTP_URL: peer.url })]);
});
afterAll(async () => {
  await Promise.all([browser.close(), site.stop()]);
  await peer.close();
});

test("a passkey is added, and opens the account without e-mail and password", async () => {
  const account = await registerOnSite({ browser, site, peer }, "Amara Osei");
  const context = await signedInBrowser({ browser, site }, account);
  const page = await context.newPage();
  const devices = await context.newCDPSession(page);
  await devices.send("WebAuthn.enable");
  await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto("/settings/security", { waitUntil: "networkidle" });
  await page
    .getByRole("button", { name: /passkey/i })
    .first()
    .click();
  await page.getByText("Passkey added").first().waitFor();

  await page.getByRole("button", { name: /^Account menu for/ }).click();
  await page.getByRole("button", { name: "Sign out" }).first().click();
  await page.getByRole("link", { name: "Sign In" }).first().waitFor();

  await page.goto("/auth?returnUrl=%2Fprofile", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.waitForURL("**/profile");
  await page.getByText("You are now signed in as Amara Osei").waitFor();
  expect(await page.getByLabel("Display name").inputValue()).toBe("Amara Osei");
  await context.close();
});
