import { beforeAll, expect, test } from "vitest";
import { registerOnSite } from "../support/accounts-on-site.ts";
import { accountPages } from "../support/site-pages.ts";
import { sharedSiteWithMail } from "../support/shared.ts";
import { newVisitor } from "../support/visitor.ts";
import { type Crawl, type CrawledPage, crawlSite } from "./crawl-site.ts";
import { htmlFaults } from "./html-faults.ts";

const world = sharedSiteWithMail();
/** Pages that a visitor may see, too, but that show more to a person with an account. */
const personalPages = ["/saved", "/applications", "/contacts", "/cv-builder", "/tools/cover-letter"];
let crawl: Crawl;
let shown: CrawledPage[];

beforeAll(async () => {
  const { email, password } = await registerOnSite(world);
  const person = newVisitor(world.site.url);
  const send = async (path: string, form: Record<string, string>) =>
    expect((await person.form(path, form)).status, path).toBe(303);
  await send("/auth?returnUrl=%2Fprofile", { email, password });
  await send("/contacts/new", { name: "Ines Marchetti", company: "Tallyho" });
  await send("/saved-searches/new", { name: "Nurses", frequency: "daily", parameters: "q=nurse" });
  const form = await (await person.get("/applications/add?stage=saved")).text();
  const stage = /<option value="([\da-f-]{36})" selected/.exec(form)?.[1] ?? "";
  await send("/applications/add", { title: "Meter Reader", company: "Valley Power", stage });
  crawl = await crawlSite(world.site.url, [...accountPages, ...personalPages], { get: person.get });
  shown = [...crawl.pages.values()].filter(({ html, status }) => html !== "" && status < 300);
});

test("no link is dead for a person with an account, and no page of theirs asks them to sign in", () => {
  const pages = [...crawl.pages.values()];
  expect(
    pages
      .filter(({ status }) => status >= 400)
      .map(({ path, status, from }) => `${status} ${path} on ${from}`),
  ).toEqual([]);
  expect(pages.filter(({ path }) => path.startsWith("/auth"))).toEqual([]);
  for (const kind of [/^\/applications\/[\da-f-]{36}$/, /^\/contacts\/[\da-f-]{36}$/])
    expect(shown.filter(({ path }) => kind.test(path)).length, String(kind)).toBe(1);
});

test("the pages of an account are valid HTML and hidden from search engines", async () => {
  const personal = shown.filter(({ path }) =>
    /^\/(applications|contacts|profile|settings|saved|hidden)/.test(path),
  );
  expect(personal.length).toBeGreaterThan(15);
  const indexed = personal.filter(({ html }) => !html.includes('<meta name="robots" content="noindex"'));
  // Visitors read about the board and the contacts at the same addresses.
  const introduced = ["/applications", "/contacts"];
  expect(
    indexed.map(({ path }) => path.replace(/\?.*/, "")).filter((path) => !introduced.includes(path)),
  ).toEqual([]);
  const faults = await Promise.all(personal.map((page) => htmlFaults([page])));
  expect([...new Set(faults.flat())]).toEqual([]);
});
