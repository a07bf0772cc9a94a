import type { BrowserContext } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sends, startPeer } from "../support/feed-peer.ts";
import { runAdmin } from "../support/run-admin.ts";
import { sharedBrowser } from "../support/shared.ts";
import { startServer, type RunningSite } from "../support/start-server.ts";

const password = "seven quiet lighthouses";
const browser = sharedBrowser();
let site: RunningSite;
let peer: Awaited<ReturnType<typeof startPeer>>;
beforeAll(async () => {
  [site, peer] = await Promise.all([startServer(), startPeer()]);
});
afterAll(async () => {
  await Promise.all([site.stop(), peer.stop()]);
});

const admin = (...words: string[]) => runAdmin(site, words);
/** The peer is on this machine, which the guard against private addresses refuses unless the operator names it. */
const adminNearPeer = (...words: string[]) => runAdmin(site, words, { PRIVATE_SOURCES: "127.0.0.1" });
const newContext = (settings: { javaScriptEnabled?: boolean } = {}): Promise<BrowserContext> =>
  browser.newContext({ baseURL: site.url, ...settings });

function postForm(path: string, form: Record<string, string>): Promise<Response> {
  return fetch(site.url + path, {
    method: "POST",
    headers: { origin: site.url },
    body: new URLSearchParams(form),
    redirect: "manual",
  });
}

test("a newcomer adds a board by its address while the site runs, and finds its jobs", async () => {
  const page = await (await newContext()).newPage();
  await page.goto("/jobs");
  await expect.poll(() => page.getByText("Sample", { exact: true }).count()).toBeGreaterThan(0);

  const postings = ["Lighthouse Keeper", "Ferry Pilot"].map((title) => ({
    "@type": "JobPosting",
    title,
    identifier: title,
    hiringOrganization: { name: "Skerry Trust" },
    jobLocation: { address: { addressLocality: "Stromness", addressCountry: "GB" } },
    description: `<p>The trust looks for a ${title}.</p>`,
  }));
  const script = `<script type="application/ld+json">${JSON.stringify(postings)}</script>`;
  peer.handlers["/careers"] = sends(`<!doctype html><title>Careers</title>${script}`, {
    "content-type": "text/html",
  });
  const address = `${peer.origin}/careers`;
  const name = `jsonld:127.0.0.1:${peer.port}/careers`;

  const refused = await admin("sources", "add", address, "--read");
  expect(refused.status).toBe(1);
  expect(refused.complained).toContain("The address is not on the open internet.");
  expect(peer.requests).toEqual([]);

  const added = await adminNearPeer("sources", "add", address, "--name", "Skerry Trust", "--read");
  expect(added).toEqual({
    status: 0,
    said: `Added ${name}.\n${name}: Read 2 postings: 2 new.\n`,
    complained: "",
  });

  await page.goto("/jobs?q=lighthouse");
  await expect.poll(() => page.getByRole("link", { name: "Lighthouse Keeper" }).count()).toBeGreaterThan(0);
  await expect.poll(() => page.getByText("Sample", { exact: true }).count()).toBe(0);

  // Without script, too.
  const plain = await (await newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto("/status");
  const row = plain.getByRole("row", { name: /Skerry Trust/ });
  expect((await row.innerText()).split(/\s{2,}|\n|\t/).filter(Boolean)).toEqual([
    "Skerry Trust",
    "127.0.0.1",
    "Working",
    "just now",
    expect.stringMatching(/^took (?:under a second|\d+ s)$/),
    "2",
    "2",
    "0",
    "0",
    // The site of the journeys reads nothing on schedule.
    "not scheduled",
  ]);
  await plain.getByRole("link", { name: "With problems" }).click();
  await plain.getByText("All sources are working.").waitFor();
  await expect.poll(() => plain.getByRole("row", { name: /Skerry Trust/ }).count()).toBe(0);
});

test("the status page is found from the foot of every page and in the sitemap", async () => {
  const page = await (await newContext()).newPage();
  await page.goto("/about");
  await page.getByRole("link", { name: "Status of sources" }).click();
  await page.getByRole("heading", { level: 1, name: "Status of sources" }).waitFor();
  expect(await (await fetch(`${site.url}/sitemaps/pages.xml`)).text()).toContain("/status</loc>");
});

test("an operator confirms a sign-up, gives out a reset link, and deletes the account", async () => {
  const email = "ana@example.com";
  const form = { name: "Ana Sousa", email, password, confirm: password };
  expect((await postForm("/auth?tab=register", form)).status).toBe(303);
  const waiting = await admin("accounts", "list", "--waiting", "--json");
  expect(JSON.parse(waiting.said)).toMatchObject([{ email, isConfirmed: false }]);
  expect(await admin("accounts", "confirm", email)).toMatchObject({ status: 0 });
  const signIn = (chosen: string) => postForm("/auth?returnUrl=%2Fprofile", { email, password: chosen });
  expect((await signIn(password)).headers.get("location")).toBe("/profile");

  const { said } = await admin("accounts", "reset-link", email);
  const page = await (await newContext()).newPage();
  await page.goto(said.split("\n")[0] ?? "");
  const chosen = "nine patient ferry boats";
  await page.getByLabel("New password", { exact: true }).fill(chosen);
  await page.getByLabel(/(confirm|repeat)/i).fill(chosen);
  await page
    .getByRole("button", { name: /password/i })
    .last()
    .click();
  await page.waitForURL((url) => !url.pathname.includes("new-password"));
  expect((await signIn(chosen)).headers.get("location")).toBe("/profile");

  expect((await admin("accounts", "delete", email)).status).toBe(2);
  expect(await admin("accounts", "delete", email, "--yes")).toMatchObject({ status: 0 });
  expect(JSON.parse((await admin("accounts", "list", "--json")).said)).toEqual([]);
  expect((await signIn(chosen)).headers.get("location")).not.toBe("/profile");
});

test("an operator reads a message and marks it as done", async () => {
  const message = {
    topic: "issue",
    name: "Ben",
    email: "ben@example.com",
    message: "The map of Stromness is empty.",
  };
  expect((await postForm("/contact", message)).status).toBe(303);
  const [{ reference } = { reference: "" }] = JSON.parse((await admin("contact", "list", "--json")).said) as {
    reference: string;
  }[];
  expect((await admin("contact", "read", reference)).said).toContain("The map of Stromness is empty.");
  expect((await admin("contact", "done", reference)).status).toBe(0);
  expect((await admin("contact", "list")).said).toBe("No messages are waiting.\n");
});

test("the commands explain themselves, count what the site holds, and refuse wrong words with status 2", async () => {
  const help = await admin();
  expect(help.status).toBe(0);
  for (const words of ["accounts", "contact", "sources add", "mail", "stats", "--json"])
    expect(help.said).toContain(words);
  expect(await admin("acounts", "list")).toMatchObject({ status: 2, said: "" });
  expect(JSON.parse((await admin("stats", "--json")).said)).toMatchObject({
    jobs: { sources: expect.any(Number) as number },
    contact: { all: 1, open: 0 },
  });
});
