import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser } from "../support/open-browser.ts";

const site = inject("siteUrl");
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  browser = await openBrowser();
  context = await browser.newContext();
});
afterAll(() => browser?.close());

/** Maps an address to its kind. Many jobs and searches share one kind, and one of each is enough. */
const kindOf = (path: string): string => path.replace(/^\/jobs\/\d+.*/, "/jobs/:job").replace(/\?.*/, "?");

test("no page requests anything from another host or violates its own policy", async () => {
  const page = await context.newPage();
  const foreign: string[] = [];
  const refused: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== site) foreign.push(`${page.url()} asks ${request.url()}`);
  });
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(`${page.url()}: ${message.text()}`);
  });

  const waiting = ["/", "/components", "/no-such-page"];
  const visited = new Set<string>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (visited.has(kindOf(path))) continue;
    visited.add(kindOf(path));
    await page.goto(site + path, { waitUntil: "load" });
    const links = await page
      .locator("a[href^='/']")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    waiting.push(
      ...links
        .filter((link) => !/\.(rss|json|xml|txt|pdf|epub)\b/.test(link))
        .map((link) => link.replace(/#.*/, "")),
    );
  }
  await page.close();

  expect(foreign).toEqual([]);
  expect(refused).toEqual([]);
  expect([...visited]).toEqual(
    expect.arrayContaining(["/", "/jobs", "/jobs/:job", "/roadmap", "/contact", "/privacy"]),
  );
});

test("an injected script does not run", async () => {
  const page = await context.newPage();
  await page.goto(`${site}/jobs`);
  const ran = await page.evaluate(async () => {
    const marks: string[] = [];
    Object.assign(window, { mark: (name: string) => marks.push(name) });
    const refused: string[] = [];
    const allRefused = new Promise<void>((resolve) => {
      document.addEventListener("securitypolicyviolation", (event) => {
        refused.push(event.effectiveDirective);
        if (refused.length === 4) resolve();
      });
    });
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page, which sees nothing of this file
    const add = (name: string, nonce?: string) => {
      const script = document.createElement("script");
      if (nonce) script.nonce = nonce;
      script.textContent = `mark("${name}")`;
      document.body.append(script);
    };
    add("without nonce");
    add("with a wrong nonce", "AAAAAAAAAAAAAAAAAAAAAA==");
    // The same script with the page's own nonce runs, which proves that the policy stopped the others.
    add("with the nonce", document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce);
    document.body.insertAdjacentHTML("beforeend", `<img src="/nothing.png" onerror="mark('handler')">`);
    const link = document.createElement("a");
    link.href = "javascript:mark('address')";
    document.body.append(link);
    link.click();
    await allRefused;
    return { marks, refused };
  });
  await page.close();
  expect(ran.marks).toEqual(["with the nonce"]);
  for (const directive of ran.refused) expect(directive).toMatch(/^script-src/);
});

test("the policy is strict and each response has a nonce of its own", async () => {
  const policies = await Promise.all(
    ["/", "/", "/jobs", "/no-such-page"].map(
      async (path) => (await fetch(site + path)).headers.get("content-security-policy") ?? "",
    ),
  );
  for (const policy of policies) {
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
    expect(scripts).toMatch(/^'self' 'wasm-unsafe-eval' 'nonce-[\w+/=]{20,}'$/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'self'");
  }
  expect(new Set(policies).size).toBe(policies.length);
});
