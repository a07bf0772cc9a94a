import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { spendData } from "../support/save-data.ts";
import { sharedSiteWithJobs } from "../support/shared.ts";
import { field, requestsOfDataSaver, saved, step, visitCvBuilder } from "../support/visit-cv-builder.ts";

spendData();

const { newVisitor, openBuilder, visitor } = visitCvBuilder();
const site = sharedSiteWithJobs();

/** Waits until the page and all that it needs to draw are kept. */
async function kept(page: Page): Promise<void> {
  const files = () =>
    page.evaluate(async () => {
      const cache = await caches.open("cv-builder");
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
  for (const name of [
    /^\/cv-builder$/,
    /to-docx/,
    /skills-tab/,
    /preview-worker/,
    /engine-worker/,
    /renderer.*wasm/,
    /compiler.*wasm/,
    /\.ttf$/,
  ])
    await expect.poll(files).toContainEqual(expect.stringMatching(name));
}

/** Cuts the network and empties the browser's own cache, which may lose a file at any time. */
async function goOffline(page: Page): Promise<void> {
  await page.getByText("Preview made in your browser").waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  await page.context().setOffline(true);
}

/** Leaves the start screen, which a visitor without a CV sees first, for an empty CV. */
async function startEmpty(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Start empty/ }).click();
  await page.getByRole("tab", { name: "Personal Info" }).waitFor();
}

async function beginOffline(page: Page): Promise<void> {
  await page.goto("/cv-builder?step=personal");
  await field(page, "Full name").fill("Amara Osei");
  await step(page, "Skills");
  await field(page, "Skill").fill("Welding");
  await saved(page);
  await page.getByText("Preview made in your browser").waitFor();
  await expect.poll(() => page.locator("canvas[data-drawing]").count()).toBe(1);
  await page.reload();
  await page.getByRole("button", { name: "Welding", exact: true }).waitFor();
  await page.getByText("Preview made in your browser").waitFor();
}

test("after one visit without a CV, the builder opens without a network, and a CV is begun, edited and drawn", async () => {
  // The log of the site names all requests, those of service workers too.
  const before = site.said().length;
  const context = await newVisitor({ baseURL: site.url });
  const page = await openBuilder("/cv-builder?step=personal", context);
  await kept(page);
  await goOffline(page);
  const files = [
    ...site
      .said()
      .slice(before)
      .matchAll(/"path":"(\/assets\/[^"]+)"/g),
  ].map(([, path]) => path ?? "");
  // A browser fetches the script of a service worker for each registration.
  const fetched = files.filter((path) => !path.includes("offline-worker"));
  expect(fetched).toContainEqual(expect.stringContaining("compiler"));
  expect(fetched.filter((path, at) => fetched.indexOf(path) !== at)).toEqual([]);

  await page.close();
  const again = await context.newPage();
  await again.goto("/cv-builder");
  await startEmpty(again);
  await beginOffline(again);
  await context.close();
});

test("the same after the builder was opened by a link of another page", async () => {
  const page = await visitor().newPage();
  await page.goto("/tools");
  await page.getByRole("link", { name: "CV Builder" }).first().click();
  await startEmpty(page);
  await kept(page);
  await goOffline(page);
  await beginOffline(page);
});

test("a browser with data saving keeps nothing", async () => {
  const page = await visitor().newPage();
  const work = async () => {
    await page.getByText("Preview made by this site’s server").waitFor();
    await field(page, "Full name").fill("Amara Osei");
    await saved(page);
  };
  const requests = await requestsOfDataSaver(page, { path: "/cv-builder?step=personal", work });
  expect(requests.filter((path) => path.includes("cache-builder"))).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test("the builder reloads without a network, in every tab, and keeps what is typed meanwhile", async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Amara Osei");
  await saved(page);
  await kept(page);
  await visitor().setOffline(true);
  await page.reload();
  await page.getByRole("tab", { name: "Personal Info" }).waitFor();
  await expect.poll(() => field(page, "Full name").inputValue()).toBe("Amara Osei");
  await step(page, "Skills");
  await field(page, "Skill").fill("Welding");
  await saved(page);
  await page.reload();
  await page.getByRole("button", { name: "Welding", exact: true }).waitFor();
  await visitor().setOffline(false);
  await page.reload();
  await page.getByRole("button", { name: "Welding", exact: true }).waitFor();
});

test("with a network the page is always the site's own, never the kept one", async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Amara Osei");
  await kept(page);
  await page.evaluate(async () => {
    const cache = await caches.open("cv-builder");
    await cache.put("/cv-builder", new Response("an outdated page"));
  });
  await page.reload();
  await expect.poll(() => field(page, "Full name").inputValue()).toBe("Amara Osei");
});
