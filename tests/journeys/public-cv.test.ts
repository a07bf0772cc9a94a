import type { BrowserContext } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import type { CvDocument } from "../../src/cv/document/cv-document.ts";
import { registerOnSite, signedInBrowser } from "../support/accounts-on-site.ts";
import { sampleCv } from "../support/sample-cvs.ts";
import { sharedSiteWithMail } from "../support/shared.ts";
import { firefox } from "../support/test-accounts.ts";

const world = sharedSiteWithMail();
let owner: BrowserContext;
beforeEach(async () => {
  owner = await signedInBrowser(world, await registerOnSite(world), { userAgent: firefox });
  return () => owner.close();
});

/** Stores a CV in the owner's account. */
async function store(document: CvDocument): Promise<void> {
  const answer = await owner.request.put("/documents/cv/one", {
    headers: { origin: world.site.url },
    data: { title: "Data", revision: 0, document },
  });
  expect(answer.status()).toBe(200);
}

/** Shows the stored CV at an address. */
async function publish(slug: string, choices: Record<string, string> = {}): Promise<void> {
  const answer = await owner.request.post("/cv-builder/public", {
    headers: { origin: world.site.url },
    form: { do: "publish", cv: "one", slug, ...choices },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

const open = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(world.site.url + path, { method, headers: { "user-agent": firefox, ...headers } });

/** "Seen 3 times." as the owner reads it. */
async function views(): Promise<string> {
  const html = await (await owner.request.get("/cv-builder/public")).text();
  return /Seen (.*?)\./.exec(html)?.[1] ?? "not told";
}

test("views count people, not bots, prefetches, the owner, or visitors who opt out of counting", async () => {
  await store(sampleCv("amara"));
  await publish("views-count");
  const path = "/cv/views-count";
  const uncounted: Record<string, string>[] = [
    { "sec-gpc": "1" },
    { dnt: "1" },
    { "sec-purpose": "prefetch;prerender" },
    { purpose: "prefetch" },
    { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" },
    { "user-agent": "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)" },
    { "user-agent": "curl/8.5.0" },
  ];
  for (const headers of uncounted) expect((await open(path, headers)).status).toBe(200);
  await open(path, {}, "HEAD");
  // Data that a page asks for again.
  await open(`${path}.data`);
  expect((await owner.request.get(path)).status()).toBe(200);
  await expect.poll(() => views()).toBe("0 times");

  await open(path);
  await open(path.toUpperCase().replace("/CV/", "/cv/"));
  await open(`${path}.data?_routes=cv%2Froutes%2Fpublic-cv`);
  await expect.poll(() => views()).toBe("3 times");

  // The picture for messengers is none of the page's views, and no cache may keep it.
  const picture = await open(`/og${path}.png`);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(picture.headers.get("cache-control")).toContain("no-store");
  expect((await open("/og/cv/nobody-here.png")).status).toBe(404);
  await expect.poll(() => views()).toBe("3 times");

  const other = await signedInBrowser(world, await registerOnSite(world), { userAgent: firefox });
  await other.request.get(path);
  await expect.poll(() => views()).toBe("4 times");
  await other.request.post("/settings", {
    headers: { origin: world.site.url },
    form: { shown: "analytics" },
    maxRedirects: 0,
  });
  await other.request.get(path);
  await expect.poll(() => views()).toBe("4 times");
  await other.close();
});

test("without contacts neither the page nor its data contains one, wherever it was typed", async () => {
  const cv = sampleCv("amara");
  cv.personal.email = "hidden.amara@example.com";
  cv.personal.headline = "Analyst, hidden.amara@example.com";
  cv.personal.profiles = [
    { id: "mail", network: "E-mail", username: "", shownAs: "", url: "mailto:hidden.amara@example.com" },
    { id: "phone", network: "Phone", username: "", shownAs: "", url: "tel:+13035550142" },
    { id: "chat", network: "WhatsApp", username: "", shownAs: "", url: "https://wa.me/13035550142" },
    { id: "code", network: "GitHub", username: "", shownAs: "", url: "https://github.com/amara" },
  ];
  await store(cv);
  await publish("no-contacts", { indexable: "on" });
  const hidden = /hidden\.amara|mailto:|tel:|wa\.me|555.?0142|Joan Feld/;
  for (const path of [
    "/cv/no-contacts",
    "/cv/no-contacts.data",
    "/cv/no-contacts.data?_routes=cv%2Froutes%2Fpublic-cv",
  ]) {
    const answer = await open(path);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).not.toMatch(hidden);
    expect(text).toContain("https://github.com/amara");
  }
  await publish("no-contacts", { showContacts: "on" });
  expect(await (await open("/cv/no-contacts")).text()).toContain("mailto:hidden.amara@example.com");
});
