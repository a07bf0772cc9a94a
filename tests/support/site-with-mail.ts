import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { startMailPeer, type MailPeer } from "./mail-peer.ts";
import { openBrowser } from "./open-browser.ts";
import { startServer, type RunningSite } from "./start-server.ts";

export type SiteWithMail = {
  browser: Pick<Browser, "newContext" | "newPage">;
  site: RunningSite;
  peer: MailPeer;
};

/**
 * Starts the built site and its mail server.
 *
 * @param env more configuration of the site
 */
export async function startSiteWithMail(env: Record<string, string> = {}) {
  const peer = await startMailPeer();
  const site = await startServer({ SMTP_URL: peer.url, ...env });
  const close = async () => {
    await site.stop();
    await peer.close();
  };
  return { site, peer, close };
}

/**
 * A site with mail, and a browser, for the tests of one file that need a separate one. Others share one (shared.ts).
 *
 * @param env more configuration of the site
 */
export function openSiteWithMail(env: Record<string, string> = {}): Readonly<SiteWithMail> {
  const world = {} as SiteWithMail;
  let close = async () => {};
  beforeAll(async () => {
    const [browser, started] = await Promise.all([openBrowser(), startSiteWithMail(env)]);
    Object.assign(world, { browser, site: started.site, peer: started.peer });
    close = async () => {
      await Promise.all([browser.close(), started.close()]);
    };
  });
  afterAll(() => close());
  return world;
}
