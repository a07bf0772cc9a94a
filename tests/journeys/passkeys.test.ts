import { expect, test } from "vitest";
import { registerOnSite, signedInBrowser } from "../support/accounts-on-site.ts";
import { openSiteWithMail } from "../support/site-with-mail.ts";

const world = openSiteWithMail();

test("a passkey is added, and opens the account without e-mail and password", async () => {
  const account = await registerOnSite(world);
  const context = await signedInBrowser(world, account);
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
