import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerOnSite, signedInBrowser } from "../support/accounts-on-site.ts";
import { startMailPeer, type MailPeer } from "../support/mail-peer.ts";
import { openBrowser } from "../support/open-browser.ts";
import { startServer, type RunningSite } from "../support/start-server.ts";
import { headingLevels, looksAt, narrow, still, violations, widths } from "./look-at-page.ts";

const pages = [
  "/",
  "/jobs",
  "/profile",
  "/profile?tab=activity",
  "/profile/delete",
  "/settings",
  "/settings?tab=notifications",
  "/settings?tab=privacy",
  "/settings/security",
  "a second step being set up",
  "the account menu",
];

let browser: Browser;
let peer: MailPeer;
let site: RunningSite;
let storageState: Awaited<ReturnType<BrowserContext["storageState"]>>;
beforeAll(async () => {
  peer = await startMailPeer();
  [browser, site] = await Promise.all([openBrowser(), startServer({ SMTP_URL: peer.url })]);
  const person = await registerOnSite({ browser, site, peer }, "Amara Wolfeschlegelsteinhausenbergerdorff");
  const context = await signedInBrowser({ browser, site }, person);
  storageState = await context.storageState();
  await context.close();
});
afterAll(async () => {
  await Promise.all([browser.close(), site.stop()]);
  await peer.close();
});

async function see<Found>(
  path: string,
  settings: BrowserContextOptions,
  look: (page: Page) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext({ baseURL: site.url, storageState, ...settings });
  try {
    const page = await context.newPage();
    await open(page, path);
    return await look(page);
  } finally {
    await context.close();
  }
}

async function open(page: Page, path: string) {
  if (path === "the account menu") {
    await page.goto("/roadmap");
    await page.getByRole("button", { name: /^Account menu for/ }).click();
    await page.getByRole("link", { name: "Profile" }).last().waitFor();
  } else if (path === "a second step being set up") {
    await page.goto("/settings/security");
    await page.getByLabel("Your password").fill("seven quiet lighthouses");
    await page.getByRole("button", { name: "Set up" }).click();
    await page.getByText("Keep these recovery codes").waitFor();
  } else {
    await page.goto(path);
  }
}

/** Every colour and every width once; the parts themselves are looked at in all ways on the open pages. */
const looks = looksAt(pages).filter(
  ({ screen, colorScheme }) => (screen.name === "a phone") === (colorScheme === "dark"),
);

test.each(looks)("$path on $screen.name, $colorScheme, has nothing that shuts people out", async (look) => {
  const { name: _, ...screen } = look.screen;
  const found = await see(look.path, { ...still, ...screen, colorScheme: look.colorScheme }, violations);
  expect(found).toEqual([]);
});

test.each(pages)("%s fits a screen 320 pixels wide", async (path) => {
  expect(await see(path, narrow, widths)).toEqual({ asItIs: 320, spacedOut: 320 });
});

test.each(pages)("%s has one main heading, and no level is left out below it", async (path) => {
  const levels = await see(path, {}, headingLevels);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  levels.slice(1).forEach((level, index) => expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1));
});
