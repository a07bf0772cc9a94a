import type { Browser } from "playwright-core";
import { test } from "vitest";
import { openBrowser } from "./open-browser.ts";
import { saveData } from "./save-data.ts";
import { withSiteDatabase } from "./site-database.ts";
import { siteWithInventedJobs, type SiteWithJobs } from "./site-with-invented-jobs.ts";
import { startSiteWithMail, type SiteWithMail } from "./site-with-mail.ts";

/** A browser in which tests open contexts and pages, and close them. */
export type SharedBrowser = Pick<Browser, "newContext" | "newPage">;

/**
 * Starting a browser or a site takes seconds. So the test files of a worker share one of each: it is started for the
 * first file that uses it, and stopped after the last file. A test must leave nothing behind that others would see.
 */
const worker = test
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of needed fixtures from the pattern.
  .extend("browser", { scope: "worker" }, async ({}, { onCleanup }) => {
    const browser = saveData(await openBrowser());
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("siteWithMail", { scope: "worker" }, async ({ browser }, { onCleanup }) => {
    const { close, ...siteAndPeer } = await startSiteWithMail();
    onCleanup(close);
    return { browser, ...siteAndPeer };
  })
  // oxlint-disable-next-line no-empty-pattern -- the pattern tells Vitest that it needs no other fixture
  .extend("siteWithJobs", { scope: "worker" }, async ({}, { onCleanup }) => {
    const site = await siteWithInventedJobs();
    onCleanup(() => void site.stop());
    return site;
  });

/**
 * The browser of this worker, for the tests of a file.
 *
 * @example
 * const browser = sharedBrowser();
 * test("…", async () => {
 *   const context = await browser.newContext({ baseURL: inject("siteUrl") });
 */
export function sharedBrowser(): SharedBrowser {
  const { promise, resolve } = Promise.withResolvers<Browser>();
  worker.beforeAll(({ browser }) => resolve(browser));
  return {
    newContext: async (settings) => (await promise).newContext(settings),
    newPage: async (settings) => (await promise).newPage(settings),
  };
}

/**
 * The built site with its mail server, and a browser, for the tests of a file.
 *
 * @example
 * const world = sharedSiteWithMail();
 * test("…", async () => {
 *   const account = await registerOnSite(world);
 *   const context = await signedInBrowser(world, account);
 */
export function sharedSiteWithMail(): Readonly<SiteWithMail> {
  const world = {} as SiteWithMail;
  worker.beforeAll(async ({ siteWithMail }) => {
    Object.assign(world, siteWithMail);
    // The attempts of the files before would count, since all come from one address.
    await withSiteDatabase(world.site, ({ db }) => db.deleteFrom("attempts").execute());
  });
  return world;
}

/** The built site with invented jobs. It has no mail server. */
export function sharedSiteWithJobs(): Readonly<SiteWithJobs> {
  const site = {} as SiteWithJobs;
  worker.beforeAll(({ siteWithJobs }) => void Object.assign(site, siteWithJobs));
  return site;
}
