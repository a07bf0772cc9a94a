import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companyPath } from "../../src/jobs/companies/company-path.ts";
import { registerOnSite, signedInBrowser } from "../support/accounts-on-site.ts";
import { accountMenu } from "../support/account-menu.ts";
import { startMailPeer } from "../support/mail-peer.ts";
import { openImportReview } from "../support/import-review.ts";
import { openBrowser } from "../support/open-browser.ts";
import { sampleCv } from "../support/sample-cvs.ts";
import { pagePatterns } from "../support/site-pages.ts";
import { startServer } from "../support/start-server.ts";
import type { SiteWithMail } from "../support/site-with-mail.ts";
import { dataWithLongWords, longWord } from "./site-with-long-words.ts";

const widths = [360, 320] as const;
const slug = "wolfeschlegelsteinhausenbergerdorff";

/** Addresses for the routes that have parameters. Add an entry for each new one. */
const examples: Record<string, string> = {
  "/jobs/:slug": "the job with long words",
  "/companies/:slug": companyPath(longWord) ?? "",
  "/cv/:slug": `/cv/${slug}`,
  "/dev/outbox/:id": "/dev/outbox/1",
  "/*": `/${longWord}`,
};

/** Every page of the site map, at an address that shows it. */
const pages = pagePatterns.map((pattern) => examples[pattern] ?? pattern);

/** States that need more than an address. */
const states: Record<string, (page: Page) => Promise<void>> = {
  "a search without results": (page) => goTo(page, "/jobs?q=nobodyhasthisjob"),
  "a filtered search without results": (page) =>
    goTo(page, "/jobs?q=nobodyhasthisjob&location=Berlin&radius=50&type=contract&salary=150&posted=7"),
  "a search for a long word without results": (page) =>
    goTo(page, `/jobs?q=${longWord}${longWord.toUpperCase()}&location=${longWord}&type=contract`),
  "a search with values that are ignored": (page) =>
    goTo(page, `/jobs?type=${longWord}&sallary=${longWord}&salary=abc`),
  "a page behind the last": (page) => goTo(page, "/jobs?page=40"),
  "the open filters": async (page) => {
    await goTo(page, "/jobs?location=Berlin&radius=50");
    await page.locator(".more-filters summary").click();
    await page.getByRole("group", { name: "Job Type" }).waitFor();
  },
  "saved jobs": async (page) => {
    await openLongJob(page);
    await page.locator(".applybar .save-job[data-ready]").click();
    await goTo(page, "/saved");
    await page.getByRole("button", { name: /^Remove/ }).waitFor();
  },
  "the menu": async (page) => {
    await goTo(page, "/roadmap");
    await page.locator(".nav-toggle summary").click();
    await page.locator(".nav-sheet").waitFor();
  },
  "the register form with errors": async (page) => {
    await goTo(page, "/auth?tab=register");
    await page.getByLabel("Name").fill(longWord);
    await page.getByRole("button", { name: /^(Create|Register|Sign Up)/ }).click();
    await page.getByText("Missing fields").first().waitFor();
  },
  "the CV builder with a long name": async (page) => {
    await goTo(page, "/cv-builder");
    await page.getByLabel("Full name").fill(longWord);
    await page.locator(".saved").getByText("Saved").waitFor();
  },
  "the review of an import": async (page) => {
    await goTo(page, "/cv-builder/import");
    await openImportReview(page);
  },
  "the preview of the CV builder": async (page) => {
    await goTo(page, "/cv-builder");
    await page.getByRole("tab", { name: "Preview" }).click();
    await page.getByRole("img", { name: /^Page 1/ }).waitFor();
  },
  ...Object.fromEntries(
    ["experience", "education", "skills"].map((step) => [
      `the CV builder at ${step}`,
      async (page: Page) => {
        await goTo(page, `/cv-builder?step=${step}`);
        await page.getByRole("tab", { name: "Personal Info" }).waitFor();
      },
    ]),
  ),
};

const statesSignedIn: Record<string, (page: Page) => Promise<void>> = {
  "the account menu": async (page) => {
    await goTo(page, "/roadmap");
    await accountMenu(page).click();
    await page.getByRole("button", { name: "Sign out" }).first().waitFor();
  },
  "the menu": async (page) => states["the menu"]?.(page),
  "the activity": (page) => goTo(page, "/profile?tab=activity"),
  "the notifications": (page) => goTo(page, "/settings?tab=notifications"),
  "the privacy settings": (page) => goTo(page, "/settings?tab=privacy"),
};

let world: SiteWithMail;
let visitor: BrowserContext;
let person: BrowserContext;
beforeAll(async () => {
  const peer = await startMailPeer();
  const [browser, site] = await Promise.all([
    openBrowser(),
    dataWithLongWords().then((dataDir) => startServer({ DATA_DIR: dataDir, SMTP_URL: peer.url })),
  ]);
  world = { browser, site, peer };
  const phone = { isMobile: true, hasTouch: true, reducedMotion: "reduce" } as const;
  visitor = await browser.newContext({ baseURL: site.url, ...phone });
  const account = await registerOnSite(world, `Amara ${longWord}`.slice(0, 80));
  person = await signedInBrowser(world, account, phone);
  await publishLongCv(person, site.url);
});
afterAll(async () => {
  await Promise.all([world.browser.close(), world.site.stop()]);
  await world.peer.close();
});

test("every route with parameters has an address that shows it", () => {
  expect(pages.filter((path) => path.includes(":"))).toEqual([]);
});

describe("signed out, nothing scrolls sideways at 360 and 320 pixels:", () => {
  const all = [...pages.map((path) => [path, (page: Page) => show(page, path)] as const), ...entries(states)];
  test.each(all)("%s", async (_, open) => expect(await sticksOut(visitor, open)).toEqual([]));
});

describe("signed in with a long name, nothing scrolls sideways at 360 and 320 pixels:", () => {
  const all = [
    ...pages.map((path) => [path, (page: Page) => show(page, path)] as const),
    ...entries(statesSignedIn),
  ];
  test.each(all)("%s", async (_, open) => expect(await sticksOut(person, open)).toEqual([]));
});

test("the avatar stays round on a phone next to a long name", async () => {
  const page = await person.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/profile");
  const sizes = await page
    .locator(".avatar")
    .evaluateAll((avatars) => avatars.map((one) => [one.clientWidth, one.clientHeight]));
  expect(sizes.length).toBeGreaterThan(1);
  for (const [width, height] of sizes) expect(width).toBe(height);
  await page.close();
});

test.each(widths)("applying and saving are in one row on a phone %i pixels wide", async (width) => {
  const page = await visitor.newPage();
  await page.setViewportSize({ width, height: 740 });
  await openLongJob(page);
  const bar = page.locator(".applybar");
  await bar.getByRole("button", { name: /^Save(d|\sjob): / }).waitFor();
  const rows = await bar.evaluate((element) => [
    ...new Set([...element.children].map((child) => child.getBoundingClientRect().top)),
  ]);
  expect(rows).toHaveLength(1);
  await page.close();
});

/** Returns the elements that reach past the right edge, for each width at which the page scrolls sideways. */
async function sticksOut(context: BrowserContext, open: (page: Page) => Promise<void>): Promise<string[]> {
  const page = await context.newPage();
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    if (width === widths[0]) await open(page);
    found.push(...(await page.evaluate(elementsPast, width)));
  }
  await page.close();
  return found;
}

/** Runs in the page. Returns nothing if the page does not scroll sideways. */
function elementsPast(width: number): string[] {
  if (document.documentElement.scrollWidth <= width) return [];
  // Text that is wider than its box reaches past the edge, but the rectangle of the box does not include it.
  const past = [...document.querySelectorAll("main *")].filter(
    (one) => one.getBoundingClientRect().left + one.scrollWidth > width + 0.5,
  );
  const names = past
    .map((one) => `${one.tagName.toLowerCase()}.${one.getAttribute("class") ?? ""}`)
    .toReversed();
  return [`at ${width} the page is ${document.documentElement.scrollWidth} wide`, ...names.slice(0, 8)];
}

async function show(page: Page, path: string): Promise<void> {
  return path === "the job with long words" ? openLongJob(page) : goTo(page, path);
}

async function openLongJob(page: Page): Promise<void> {
  await goTo(page, "/jobs?q=Hydrographic_survey");
  await goTo(page, (await page.locator(".job h3 a").first().getAttribute("href")) ?? "");
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
}

async function publishLongCv(context: BrowserContext, origin: string): Promise<void> {
  const cv = sampleCv("amara");
  cv.personal.fullName = longWord;
  cv.personal.headline = longWord;
  const id = randomUUID();
  const saved = await context.request.put(`/cv-builder/account/${id}`, {
    headers: { origin },
    data: { title: longWord, revision: 0, document: cv },
  });
  expect(saved.status()).toBe(200);
  const shown = await context.request.post("/cv-builder/public", {
    headers: { origin },
    form: { cv: id, slug, showContacts: "on" },
    maxRedirects: 0,
  });
  expect(shown.status()).toBe(303);
}

function entries<Value>(record: Record<string, Value>): (readonly [string, Value])[] {
  return Object.entries(record);
}
