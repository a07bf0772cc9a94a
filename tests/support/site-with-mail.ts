import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { startMailPeer, type MailPeer } from "./mail-peer.ts";
import { openBrowser } from "./open-browser.ts";
import { startServer, type RunningSite } from "./start-server.ts";

export type SiteWithMail = { browser: Browser; site: RunningSite; peer: MailPeer };

/**
 * A browser, the built site and its mail server, for the tests of one file. They run from the first test until after
 * the last.
 *
 * @param env more configuration of the site
 * @example
 * const world = openSiteWithMail();
 * test("…", async () => {
 *   const account = await registerOnSite(world);
 *   const context = await signedInBrowser(world, account);
 */
export function openSiteWithMail(env: Record<string, string> = {}): Readonly<SiteWithMail> {
  let opened: SiteWithMail | undefined;
  beforeAll(async () => {
    const peer = await startMailPeer();
    const [browser, site] = await Promise.all([openBrowser(), startServer({ SMTP_URL: peer.url, ...env })]);
    opened = { browser, site, peer };
  });
  afterAll(async () => {
    await Promise.all([opened?.browser.close(), opened?.site.stop()]);
    await opened?.peer.close();
  });
  const part = <Name extends keyof SiteWithMail>(name: Name): SiteWithMail[Name] => {
    if (!opened) throw new Error("The site is there once the tests run.");
    return opened[name];
  };
  return {
    get browser() {
      return part("browser");
    },
    get site() {
      return part("site");
    },
    get peer() {
      return part("peer");
    },
  };
}
