import type { APIResponse, BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { signOut } from "../support/account-menu.ts";
import { registerOnSite, signedInBrowser, type Account } from "../support/accounts-on-site.ts";
import { spendData } from "../support/save-data.ts";
import { sharedSiteWithMail } from "../support/shared.ts";
import { totpCode } from "../support/totp-code.ts";

spendData();

const world = sharedSiteWithMail();

/** How the page words a lifetime in seconds. */
const lifetimes: Record<string, RegExp> = {
  60: /a minute at most/i,
  300: /five minutes/i,
  600: /ten minutes/i,
  2_592_000: /thirty days/i,
  31_536_000: /a year/i,
  34_560_000: /400 days/i,
};

type Kept = {
  /** Lifetimes in seconds by the name of the cookie. */
  cookies: Map<string, Set<string>>;
  /** "local storage theme" */
  stores: Set<string>;
  /** Headers that are still on their way. */
  reading: Promise<void>[];
};

/** Notes every cookie that answers set and every store that pages write to. */
async function watch(context: BrowserContext): Promise<Kept & { note: (answer: APIResponse) => void }> {
  const cookies: Kept["cookies"] = new Map();
  const stores: Kept["stores"] = new Set();
  const reading: Promise<void>[] = [];
  const noteCookies = (headers: { name: string; value: string }[]) => {
    const lines = headers.filter(({ name }) => name.toLowerCase() === "set-cookie");
    for (const value of lines.flatMap((line) => line.value.split("\n"))) {
      const cookie = value.slice(0, value.indexOf("="));
      const lifetime = /max-age=(\d+)/i.exec(value)?.[1] ?? "session";
      if (lifetime !== "0") cookies.set(cookie, (cookies.get(cookie) ?? new Set()).add(lifetime));
    }
  };
  context.on("response", (response) => {
    reading.push(response.headersArray().then(noteCookies, () => undefined));
  });
  await context.exposeFunction("noteStore", (store: string) => void stores.add(store));
  await context.exposeFunction("noteCookie", (value: string) => noteCookies([{ name: "set-cookie", value }]));
  await context.addInitScript(() => {
    type Noting = Record<"noteStore" | "noteCookie", (text: string) => void>;
    const { noteStore: note, noteCookie } = globalThis as unknown as Noting;
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie") ?? {};
    Object.defineProperty(Document.prototype, "cookie", {
      ...cookie,
      set(value: string) {
        noteCookie(value);
        cookie.set?.call(this, value);
      },
    });
    // oxlint-disable-next-line typescript/unbound-method -- called with the `this` of each call
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      note(`${this === localStorage ? "local" : "session"} storage ${name}`);
      setItem.call(this, name, value);
    };
    // oxlint-disable-next-line typescript/unbound-method -- called with the `this` of each call
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name, version) {
      note(`IndexedDB ${name}`);
      return open.call(this, name, version);
    };
  });
  return { cookies, stores, reading, note: (answer) => noteCookies(answer.headersArray()) };
}

async function lookAround(page: Page): Promise<void> {
  await page.goto("/jobs");
  await page.getByRole("button", { name: /^Save/ }).first().click();
  const switches = page.locator("form.display");
  await switches.getByRole("button", { name: "Dark" }).click();
  await switches.getByRole("button", { name: "Compact" }).click();
  await expect.poll(() => page.locator("html").getAttribute("data-density")).toBe("compact");
  await page.getByRole("link", { name: "Roadmap" }).first().click();
  await page.waitForURL("**/roadmap");
  await page.goto("/cv-builder?step=personal");
  await page.getByLabel("Full name").fill("Amara Osei");
  await page.getByText(/^Saved \d/).waitFor();
}

/** Turns on the second step, and signs in with it in a browser that is then trusted. */
async function useSecondStep(context: BrowserContext, account: Account): Promise<APIResponse[]> {
  const headers = { origin: world.site.url };
  const post = (path: string, form: Record<string, string>) =>
    context.request.post(path, { headers, form, maxRedirects: 0 });
  const begun = await post("/settings/security", { intent: "begin-two-step", current: account.password });
  const shown = await begun.text();
  const uri = /name="uri" value="([^"]+)"/.exec(shown)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const code = /name="codes" value="([^"]+)"/.exec(shown)?.[1] ?? "";
  const on = await post("/settings/security", {
    intent: "confirm-two-step",
    code: totpCode(uri, new Date()),
  });
  expect(on.status()).toBe(303);
  await post("/sign-out", {});
  const { email, password } = account;
  const first = await post("/auth", { email, password });
  const second = await post("/auth/two-factor", { code, trust: "on" });
  expect(second.status()).toBe(303);
  return [begun, on, first, second];
}

test("the privacy page names every cookie and store of the site, and how long each cookie lives", async () => {
  const account = await registerOnSite(world);
  const context = await signedInBrowser(world, account);
  const { cookies, stores, reading, note } = await watch(context);
  const page = await context.newPage();
  await lookAround(page);
  await page.goto("/profile");
  await signOut(page);
  await page.waitForURL(`${world.site.url}/`);
  // Jobs saved while signed in are kept in the account.
  await page.goto("/jobs");
  await page.locator(".save-job").first().click();
  await page.goto("/auth");
  await page.getByLabel("Email").fill(account.email);
  await page.locator("[name=password]").fill(account.password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(`${world.site.url}/`);
  for (const answer of await useSecondStep(context, account)) note(answer);
  note(await context.request.get("/api/auth/passkey/generate-authenticate-options"));

  await page.goto("/privacy");
  await Promise.all(reading);
  const items = await page.locator("main li").allInnerTexts();
  const lineOf = (name: string, kind: RegExp) =>
    items.find(
      (item) =>
        kind.test(item.split(":")[0] ?? "") &&
        item
          .split(":")[0]
          ?.split(/[\s,]+/)
          .includes(name),
    );

  expect([...cookies.keys()].toSorted()).toEqual([
    "account.better-auth-passkey",
    "account.browser",
    "account.session_token",
    "account.trust_device",
    "account.two_factor",
    "density",
    "theme",
    "toast",
  ]);
  for (const [name, seen] of cookies) {
    for (const seconds of seen) {
      expect(lineOf(name, /cookie/), `${name} for ${seconds} seconds`).toMatch(lifetimes[seconds] ?? /^$/);
    }
  }

  const names = [...stores].map((store) => store.replace(/cv-unsaved\/.*/, "cv-unsaved/…"));
  expect(names).toEqual(
    expect.arrayContaining(["local storage theme", "local storage saved-jobs", "IndexedDB cv-builder"]),
  );
  for (const store of new Set(names)) {
    const [, kind = "", name = ""] = /^(local storage|session storage|IndexedDB) (.*)$/.exec(store) ?? [];
    expect(lineOf(name, new RegExp(kind)), store).toBeDefined();
  }
  await context.close();
});
