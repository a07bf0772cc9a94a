import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companyPath } from "../../src/jobs/company-path.ts";
import { registerOnSite, signedInBrowser } from "../support/accounts-on-site.ts";
import { accountMenu } from "../support/account-menu.ts";
import { eachNth, isFullRun, oneVariant } from "../support/full-run.ts";
import { openImportReview } from "../support/import-review.ts";
import { sharedBrowser } from "../support/shared.ts";
import { sampleCv } from "../support/sample-cvs.ts";
import { needsAccount, pagePatterns, visitorPages } from "../support/site-pages.ts";
import { startSiteWithMail } from "../support/site-with-mail.ts";
import { dataWithLongWords, longWord } from "./site-with-long-words.ts";

const widths = [360, 320] as const;
const slug = "wolfeschlegelsteinhausenbergerdorff";

/** Addresses for the routes that have parameters. Add an entry for each new one. */
const examples: Record<string, string> = {
  "/jobs/:slug": "the job with long words",
  "/companies/:slug": companyPath(longWord) ?? "",
  "/occupations/:occupation/:place?": "/occupations/meter-reader/berlin",
  "/places/:place": "/places/berlin",
  "/cv/:slug": `/cv/${slug}`,
  "/applications/:id": "the application with long words",
  "/contacts/:id": "the person with long words",
  "/contacts/:id/edit": "the form of the person with long words",
  "/saved-searches/:id/preview": "/saved-searches/1/preview",
  "/dev/outbox/:id": "/dev/outbox/1",
  "/*": `/${longWord}`,
};

/** Every page of the site map, at an address that shows it. */
const pages = pagePatterns.map((pattern) => ({ pattern, path: examples[pattern] ?? pattern }));

/** Pages that a visitor may see, too, but that show more to a person with an account. */
const moreToPerson =
  "/ /jobs /jobs/:slug /saved /alert /applications /contacts /cv-builder /tools/cover-letter".split(" ");

/**
 * Visitors' pages that show the words of jobs. By default, other pages without parameters are not opened here:
 * pages.test.ts checks their width at 320 pixels. Of the guides, which have one layout, each sixth is.
 */
const showWordsOfJobs = "/ /jobs /companies /saved /occupations".split(" ");

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
    await page.locator(".applybar .save-job").click();
    await goTo(page, "/saved");
    await page.getByRole("button", { name: /^Remove/ }).waitFor();
  },
  "an answer in the interview coach": async (page) => {
    await goTo(page, `/tools/interview-coach?title=${longWord}`);
    await page.getByLabel("Your answer").fill(`I asked ${longWord} because ${`${longWord} `.repeat(30)}.`);
    await page.getByRole("button", { name: "Finish this answer" }).click();
    await page.getByText("Show the sentences").click();
    await page.getByText("They may ask next").waitFor();
  },
  "take-home pay": (page) =>
    goTo(
      page,
      "/tools/salary-calculator?amount=123456789&currency=GBP&country=GB&a-base=123456789&b-base=52000",
    ),
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
    await goTo(page, "/cv-builder?step=personal");
    await page.getByLabel("Full name").fill(longWord);
    await page.locator(".saved").getByText("Saved").waitFor();
  },
  "the review of an import": async (page) => {
    await goTo(page, "/cv-builder/import");
    await openImportReview(page);
  },
  "the preview of the CV builder": async (page) => {
    await goTo(page, "/cv-builder?step=personal");
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

const browser = sharedBrowser();
let world: Awaited<ReturnType<typeof startSiteWithMail>>;
let visitor: BrowserContext;
let person: BrowserContext;
/** One tab each. */
let visitorsTab: Page;
let personsTab: Page;
beforeAll(async () => {
  world = await startSiteWithMail({ DATA_DIR: await dataWithLongWords() });
  const { site } = world;
  const phone = { isMobile: true, hasTouch: true, reducedMotion: "reduce" } as const;
  visitor = await browser.newContext({ baseURL: site.url, ...phone });
  const account = await registerOnSite(world, `Amara ${longWord}`.slice(0, 80));
  person = await signedInBrowser({ browser, site }, account, phone);
  await publishLongCv(person, site.url);
  await saveLongSearch(person, site.url);
  await addLongPerson(person, site.url);
  await addLongApplication(person, site.url);
  visitorsTab = await visitor.newPage();
  personsTab = await person.newPage();
});
afterAll(() => world.close());

test("every route with parameters has an address that shows it", () => {
  expect(pages.filter(({ path }) => path.includes(":"))).toEqual([]);
});

describe("signed out, nothing scrolls sideways at 360 and 320 pixels:", () => {
  const shown = pages.filter(({ pattern }) => !needsAccount.test(pattern));
  const isGuide = ({ pattern }: (typeof pages)[number]) => /^\/resources\/./.test(pattern);
  const guides = shown.filter(isGuide);
  const others = shown.filter((page) => !isGuide(page));
  const forVisitors = [
    ...eachNth(6, guides),
    ...others.filter(
      ({ pattern }) => isFullRun || showWordsOfJobs.includes(pattern) || !visitorPages.includes(pattern),
    ),
  ];
  const all = [
    ...forVisitors.map(({ path }) => [path, (page: Page) => show(page, path)] as const),
    ...entries(states),
  ];
  test.each(all)("%s", async (_, open) => expect(await sticksOut(visitorsTab, open)).toEqual([]));
});

describe("signed in with a long name, nothing scrolls sideways at 360 and 320 pixels:", () => {
  const own = pages.filter(
    ({ pattern }) => isFullRun || needsAccount.test(pattern) || moreToPerson.includes(pattern),
  );
  const all = [
    ...own.map(({ path }) => [path, (page: Page) => show(page, path)] as const),
    ...entries(statesSignedIn),
  ];
  test.each(all)("%s", async (_, open) => expect(await sticksOut(personsTab, open)).toEqual([]));
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

test.each(oneVariant(1, widths))(
  "applying and saving are in one row on a phone %i pixels wide",
  async (width) => {
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
  },
);

/** Returns the elements that reach past the right edge, for each width at which the page scrolls sideways. */
async function sticksOut(page: Page, open: (page: Page) => Promise<void>): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    if (width === widths[0]) await open(page);
    found.push(...(await page.evaluate(elementsPast, width)));
  }
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
  if (path === "the job with long words") return openLongJob(page);
  if (path === "the application with long words") return openLongApplication(page);
  if (!path.includes("the person with long words")) return goTo(page, path);
  await goTo(page, "/contacts");
  const link = await hrefOf(page, ".prow h3 a");
  await goTo(page, path.startsWith("the form") ? `${link}/edit` : link);
}

async function openLongApplication(page: Page): Promise<void> {
  await goTo(page, "/applications");
  await goTo(page, await hrefOf(page, ".kcard h3 a"));
}

async function hrefOf(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).first().getAttribute("href")) ?? "";
}

async function openLongJob(page: Page): Promise<void> {
  await goTo(page, "/jobs?q=Hydrographic_survey");
  await goTo(page, await hrefOf(page, ".job h3 a"));
}

/** Opens a page with its fonts. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Saves a search and the first job, and hides the second. */
async function saveLongSearch(context: BrowserContext, origin: string): Promise<void> {
  const send = (path: string, form: Record<string, string>) =>
    context.request.post(path, { headers: { origin }, form, maxRedirects: 0 });
  const search = { parameters: `q=${longWord}`, name: longWord.slice(0, 100), frequency: "daily" };
  expect((await send("/saved-searches/new", search)).status()).toBe(303);
  expect((await send("/saved/jobs", { save: "1" })).status()).toBe(303);
  expect((await send("/hidden", { "hide-job": "2" })).status()).toBe(303);
}

async function publishLongCv(context: BrowserContext, origin: string): Promise<void> {
  const cv = sampleCv("amara");
  cv.personal.fullName = longWord;
  cv.personal.headline = longWord;
  const id = randomUUID();
  const saved = await context.request.put(`/documents/cv/${id}`, {
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

async function addLongPerson(context: BrowserContext, origin: string): Promise<void> {
  const texts = "name company role metThrough phone canHelp notes"
    .split(" ")
    .map((field) => [field, longWord]);
  const links = { links: `example.org/${longWord}`, email: `${slug.repeat(2).slice(0, 60)}@example.org` };
  const post = (path: string, form: Record<string, string>) =>
    context.request.post(path, { headers: { origin }, form, maxRedirects: 0 });
  const added = await post("/contacts/new", { ...Object.fromEntries(texts), ...links });
  expect(added.status()).toBe(303);
  const path = added.headers()["location"] ?? "";
  await post(path, { intent: "log", kind: "met", on: "2026-11-01", note: longWord });
  await post(path, { intent: "plan", step: longWord, on: "2026-11-01" });
}

function entries<Value>(record: Record<string, Value>): (readonly [string, Value])[] {
  return Object.entries(record);
}

/** An application with an interview and an offer, with long words everywhere. */
async function addLongApplication(context: BrowserContext, origin: string): Promise<void> {
  const post = (path: string, form: Record<string, string>) =>
    context.request.post(path, { headers: { origin }, form, maxRedirects: 0 });
  const page = await (await context.request.get("/applications/add?stage=offer")).text();
  const stage = /<option value="([\da-f-]{36})" selected/.exec(page)?.[1] ?? "";
  const words = { title: longWord, company: longWord, place: longWord, source: longWord };
  const added = await post("/applications/add", { ...words, stage });
  const path = added.headers()["location"] ?? "no application";
  const interview = { start: "2030-01-01T10:00", zone: "Europe/Berlin", minutes: "45", kind: longWord };
  const made = [
    await post(path, { do: "interview", id: "", ...interview, withWhom: longWord, place: longWord }),
    await post(path, { do: "reminder-add", text: longWord, dueDay: "2030-01-01", dueTime: "09:00" }),
    await post(path, { do: "notes", notes: longWord }),
    await post("/applications/offers", { id: path.split("/").at(-1) ?? "", currency: "USD", base: "91000" }),
  ];
  expect(made.map((answer) => answer.status())).toEqual([303, 303, 303, 303]);
}
