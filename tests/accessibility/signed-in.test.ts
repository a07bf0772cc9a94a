import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registerOnSite, signedInBrowser } from "../support/accounts-on-site.ts";
import { startMailPeer, type MailPeer } from "../support/mail-peer.ts";
import { openBrowser } from "../support/open-browser.ts";
import { startServer, type RunningSite } from "../support/start-server.ts";
import { createVisits, headingLevels, looks, narrow, paint, violations, widths } from "./look-at-page.ts";

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

const { visit, desk, leave } = createVisits(async (path, settings) => {
  const context = await browser.newContext({ baseURL: site.url, storageState, ...settings });
  const page = await context.newPage();
  await open(page, path);
  return page;
});

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
const looksHere = looks.filter(({ name }) => name === "a phone, dark" || name === "a desk, light");

describe.each(pages)("%s", (path) => {
  afterAll(leave);

  test.each(looksHere)("on $name, has nothing that shuts people out", async ({ screen, colorScheme }) => {
    const page = await visit(path, screen);
    await paint(page, colorScheme);
    expect(await violations(page)).toEqual([]);
  });

  test("has one main heading, and no level is left out below it", async () => {
    const levels = await headingLevels(await desk(path));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    levels.slice(1).forEach((level, index) => expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1));
  });

  test("fits a screen 320 pixels wide", async () => {
    expect(await widths(await visit(path, narrow))).toEqual({ asItIs: 320, spacedOut: 320 });
  });
});
