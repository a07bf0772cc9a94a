import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import routes from "../../src/routes.ts";
import { signOut } from "../support/account-menu.ts";
import { registerOnSite, signedInBrowser, type Account } from "../support/accounts-on-site.ts";
import { sessionCookie } from "../support/session-cookie.ts";
import { sharedSiteWithMail } from "../support/shared.ts";
import { oneVariant } from "../support/full-run.ts";

const world = sharedSiteWithMail();
let account: Account;
let cookie: string;

beforeAll(async () => {
  account = await registerOnSite(world);
  cookie = (await sessionCookie(world.site.url, account)) ?? "";
});

async function ask(path: string, { form, as }: { form?: Record<string, string>; as?: string } = {}) {
  const answer = await fetch(world.site.url + path, {
    headers: { origin: world.site.url, ...(as === undefined ? {} : { cookie: as }) },
    redirect: "manual",
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
  });
  await answer.text();
  return answer;
}

test.each(["/auth/confirm", "/auth/new-password", "/profile/delete/confirm", "/unsubscribe"])(
  "nothing is kept of the page that a link in a mail opens at %s, and its address is told to no page",
  async (path) => {
    for (const ending of ["", ".data"]) {
      const { headers } = await ask(`${path}${ending}?token=invented`);
      expect(headers.get("cache-control")).toContain("no-store");
      expect(headers.get("referrer-policy")).toBe("strict-origin");
    }
    const sent = await ask(`${path}?token=invented`, { form: { token: "invented" } });
    expect(sent.headers.get("referrer-policy")).toBe("strict-origin");
    expect(sent.headers.get("cache-control")).toContain("no-store");
  },
);

test("no page of a signed-in person is cached", async () => {
  const pathsOf = (entries: RouteConfigEntry[]): string[] =>
    entries.flatMap(({ path = "", children = [] }) => [`/${path}`, ...pathsOf(children)]);
  let pages = 0;
  for (const path of pathsOf(routes).filter((one) => !/[:*]/.test(one))) {
    for (const address of [path, path === "/" ? "/_root.data" : `${path}.data`]) {
      const { headers } = await ask(address, { as: cookie });
      if (!/^text\/(html|x-script)/.test(headers.get("content-type") ?? "")) continue;
      expect(headers.get("cache-control"), address).toMatch(/no-store$/);
      pages += 1;
    }
  }
  expect(pages).toBeGreaterThan(40);
});

test("a page, a data request and an error answer carry the headers that the route set", async () => {
  const message = { email: "ana@example.com", message: "The page stays empty." };
  const statuses = [];
  for (let sent = 0; sent < 5; sent++) statuses.push((await ask("/contact", { form: message })).status);
  expect(statuses).toEqual([303, 303, 303, 303, 303]);
  for (const path of ["/contact", "/contact.data"]) {
    const refused = await ask(path, { form: message });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_000);
  }

  let asked = await ask("/auth/recover", { form: { email: "eve@example.com" } });
  for (let more = 0; more < 30 && asked.status !== 429; more++) {
    asked = await ask("/auth/recover", { form: { email: "eve@example.com" } });
  }
  expect(asked.status).toBe(429);
  expect(Number(asked.headers.get("retry-after"))).toBeGreaterThan(0);

  // Without a session the action throws, with a toast for a page that is asked for by script.
  const ended = await ask("/profile.data", { form: { name: "Ana" } });
  expect(ended.status).toBe(401);
  expect(ended.headers.getSetCookie().join()).toContain("toast=");
});

const isSignedOut = async (page: Page) => {
  await page.waitForURL("**/auth?returnUrl=%2Fprofile");
  await page.getByRole("heading", { name: "Welcome" }).waitFor();
  await expect.poll(() => page.locator("body").innerText()).not.toMatch(/Amara Osei|person-\d+@example\.com/);
};

test.each(oneVariant(0, [true, false]))(
  "after signing out, Back shows nothing of the person (JavaScript: %s)",
  async (javaScriptEnabled) => {
    const context = await signedInBrowser(world, account, { javaScriptEnabled });
    const page = await context.newPage();
    await page.goto("/about");
    await page.goto("/profile");
    await page.locator(`main input[value="${account.email}"]`).waitFor();
    if (javaScriptEnabled) await signOut(page);
    else
      await page
        .locator("form[action='/sign-out'] button")
        .first()
        .evaluate((one: HTMLElement) => one.click());
    await page.waitForURL(`${world.site.url}/`);
    await page.goBack();
    await isSignedOut(page);
    await context.close();
  },
);

test("after signing out in another tab, Back from another site shows nothing of the person", async () => {
  const context = await signedInBrowser(world, account);
  const page = await context.newPage();
  await page.goto("/profile");
  await page.locator(`main input[value="${account.email}"]`).waitFor();
  await page.goto("data:text/html,elsewhere");
  await context.request.post("/sign-out", { headers: { origin: world.site.url } });
  await page.goBack();
  await isSignedOut(page);
  await context.close();
});
