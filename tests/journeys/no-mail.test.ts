import { request } from "node:http";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { oneVariant } from "../support/full-run.ts";
import { sharedBrowser } from "../support/shared.ts";
import { startServer, type RunningSite } from "../support/start-server.ts";
import { toastSays } from "../support/toast-says.ts";

const browser = sharedBrowser();
let site: RunningSite;
let closed: RunningSite;
beforeAll(async () => {
  [site, closed] = await Promise.all([
    startServer(),
    startServer({ PUBLIC_URL: "https://jobs.example.org" }),
  ]);
});
afterAll(() => Promise.all([site.stop(), closed.stop()]));

const password = "seven quiet lighthouses";
let people = 0;
const newAddress = () => `siobhan-${(people += 1)}@example.com`;
const scripts = [
  ["with", true],
  ["without", false],
] as const;
/** With and without JavaScript. By default the tests take turns. */
const withScripts = oneVariant(0, scripts);
const withoutScripts = oneVariant(1, scripts);

async function visit(javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled });
  return context.newPage();
}

const press = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();
const follow = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name }).click();
const shownLink = (page: Page, label: string) => page.getByLabel(label).inputValue();

async function register(page: Page, email: string, returnUrl = "/") {
  await page.goto(`/auth?${new URLSearchParams({ tab: "register", returnUrl })}`);
  await page.getByLabel("Name").fill("Siobhan Fitzgerald");
  await page.getByLabel("Email").fill(email);
  await page.locator("[name=password]").fill(password);
  await page.locator("[name=confirm]").fill(password);
  await press(page, "Sign Up");
  await page.getByRole("heading", { name: "One step left" }).waitFor();
}

async function signIn(page: Page, email: string, secret = password) {
  await page.getByLabel("Email").fill(email);
  await page.locator("[name=password]").fill(secret);
  await press(page, "Sign In");
  await toastSays(page, "Welcome back!");
}

async function askForLink(page: Page, path: string, email: string) {
  await page.goto(path);
  await page.getByLabel("Email").fill(email);
  await press(page, "Show the link");
  await page.getByRole("heading", { name: "This site sends no mail" }).waitFor();
}

test("the start says last of all that the site sends no mail, and what follows from it", () => {
  for (const [running, words] of [
    [site, "shown in the browser on this machine and printed here"],
    [closed, "Registration is closed, and accounts cannot be recovered by mail"],
  ] as const) {
    const [before, after = ""] = running.said().split(/ is ready at .*\n/);
    expect(before).not.toContain("SMTP_URL");
    expect(after).toMatch(/^This site sends no mail, since SMTP_URL is not set\. /);
    expect(after.split("\n")[0]).toContain(words);
  }
});

test.each(withScripts)(
  "a newcomer registers, opens the link on the page, and is signed in where they wanted to be: %s JavaScript",
  async (_, javaScriptEnabled) => {
    const page = await visit(javaScriptEnabled);
    const email = newAddress();
    await register(page, email, "/jobs?q=nurse");
    await expect.poll(() => page.title()).toContain("Confirm your address");
    await expect.poll(() => page.getByRole("main").innerText()).toContain("no email is on its way");
    await expect.poll(() => page.getByText(/check your email|mailed/i).count()).toBe(0);
    const address = await shownLink(page, "Confirmation link");
    const printed = site.said().split("This site sends no mail. Link to confirm an address").at(-1);
    expect(printed).toContain(address);
    expect(site.said()).not.toContain(email);

    await page.reload();
    await expect.poll(() => shownLink(page, "Confirmation link")).toBe(address);
    await follow(page, "Confirm this address");
    await page.getByText(`An account for ${email} is almost ready.`).waitFor();
    await press(page, "Confirm my email");
    await toastSays(page, "Email confirmed");
    await page.getByRole("button", { name: "Account menu for Siobhan Fitzgerald" }).waitFor();
    await page.waitForURL("**/jobs?q=nurse");
    await page.context().close();
  },
);

test.each(withoutScripts)(
  "a forgotten password is replaced by the link on the page, which looks the same for an unknown address: %s JavaScript",
  async (_, javaScriptEnabled) => {
    const page = await visit(javaScriptEnabled);
    const email = newAddress();
    await register(page, email);
    await follow(page, "Confirm this address");
    await press(page, "Confirm my email");
    await toastSays(page, "Email confirmed");
    await page.context().clearCookies({ name: "account.session_token" });

    const seen = async (address: string) => {
      await askForLink(page, "/auth/recover", address);
      const link = await shownLink(page, "Link for a new password");
      const text = await page.getByRole("main").innerHTML();
      const token = new URL(link).searchParams.get("token") ?? "";
      expect(site.said()).toContain(link);
      return {
        link,
        text: text
          .replaceAll(address, "")
          .replaceAll(token, "")
          .replaceAll(/_[rR]_\w+_/g, ""),
      };
    };
    const unknown = await seen(`nobody-${email}`);
    const known = await seen(email);
    expect(known.text).toBe(unknown.text);

    await follow(page, "Choose a new password");
    await page.locator("[name=password]").fill("eleven small harbours");
    await page.locator("[name=confirm]").fill("eleven small harbours");
    await press(page, "Save password");
    await toastSays(page, "Password changed");
    await signIn(page, email, "eleven small harbours");

    const other = await visit(javaScriptEnabled);
    await other.goto(unknown.link);
    await other.getByRole("heading", { name: "This link does not work" }).waitFor();
    await Promise.all([page.context().close(), other.context().close()]);
  },
);

test.each(withScripts)(
  "a link shown again asks for a name and a password, and the account has those: %s JavaScript",
  async (_, javaScriptEnabled) => {
    const page = await visit(javaScriptEnabled);
    const email = newAddress();
    await register(page, email);
    await askForLink(page, "/auth/resend", email);
    await follow(page, "Confirm this address");
    await page.getByText(`Choose a name and a password for the account of ${email}.`).waitFor();
    await page.getByLabel("Name").fill("Ana Sousa");
    await page.locator("[name=password]").fill("password123");
    await page.locator("[name=confirm]").fill("password123");
    await press(page, "Confirm my email");
    expect(await toastSays(page, "Registration failed")).toMatch(/^That is one of the first passwords/);
    await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("Ana Sousa");
    await page.locator("[name=password]").fill("eleven small harbours");
    await page.locator("[name=confirm]").fill("eleven small harbours");
    await press(page, "Confirm my email");
    await toastSays(page, "Email confirmed");
    await page.getByRole("button", { name: "Account menu for Ana Sousa" }).waitFor();
    await page.context().close();
  },
);

test("the link of a taken address says that there is an account, and leads to its recovery", async () => {
  const page = await visit();
  const email = newAddress();
  await register(page, email);
  await follow(page, "Confirm this address");
  await press(page, "Confirm my email");
  await toastSays(page, "Email confirmed");
  const other = await visit();
  await register(other, email);
  await follow(other, "Confirm this address");
  await other.getByRole("heading", { name: "This address has an account" }).waitFor();
  await expect
    .poll(() =>
      other
        .getByRole("main")
        .getByText(/confirmed/i)
        .count(),
    )
    .toBe(0);
  await follow(other, "Choose a new password");
  await other.waitForURL("**/auth/recover**");
  await Promise.all([page.context().close(), other.context().close()]);
});

test("an account is deleted without mail: the password, then the page that asks once more", async () => {
  const page = await visit();
  const email = newAddress();
  await register(page, email);
  await follow(page, "Confirm this address");
  await press(page, "Confirm my email");
  await toastSays(page, "Email confirmed");
  await page.goto("/settings?tab=notifications");
  await page.getByText("This site sends no mail at present").waitFor();
  await page.goto("/profile/delete");
  await page.getByText("This site sends no mail, so you finish on the next page.").waitFor();
  await page.locator("[name=password]").fill(password);
  await press(page, "Continue");
  await page.getByRole("heading", { name: "Delete this account for good?" }).waitFor();
  await press(page, "Delete account");
  await toastSays(page, "Account deleted");
  await page.context().close();
});

type Asked = { host?: string; headers?: Record<string, string> };

/** A request with any Host header, which `fetch` does not allow. */
function ask(
  { url }: RunningSite,
  path: string,
  fields: Record<string, string> | null,
  { host = new URL(url).host, headers = {} }: Asked = {},
): Promise<{ status: number; text: string; cookies: string[] }> {
  const isApi = path.startsWith("/api/");
  const body = fields && (isApi ? JSON.stringify(fields) : new URLSearchParams(fields).toString());
  return new Promise((resolve, reject) => {
    const sent = request(
      url + path,
      {
        method: body === null ? "GET" : "POST",
        headers: {
          host,
          "content-type": isApi ? "application/json" : "application/x-www-form-urlencoded",
          ...headers,
        },
      },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (part: string) => (text += part));
        answer.on("end", () => {
          const cookies = answer.headers["set-cookie"] ?? [];
          resolve({ status: answer.statusCode ?? 0, text, cookies });
        });
      },
    );
    sent.on("error", reject);
    sent.end(body ?? undefined);
  });
}

const strangers: [string, () => RunningSite, Asked][] = [
  ["on another address", () => closed, {}],
  ["by a Host header that is not this machine", () => site, { host: "evil.example" }],
  ["by another name of this machine", () => site, { host: "192.168.1.5:3000" }],
  ["through a proxy", () => site, { headers: { "x-forwarded-for": "203.0.113.9" } }],
];

test.each(strangers)(
  "%s registration is closed before the form, and no link is shown, printed or kept",
  async (_, where, how) => {
    const running = where();
    const before = running.said().match(/token=/g)?.length;
    const page = await ask(running, "/auth?tab=register", null, how);
    expect(page.text).toContain("Registration is closed");
    expect(page.text).toContain("this site has no mail server yet");
    expect(page.text).not.toContain('name="confirm"');
    const login = await ask(running, "/auth", null, how);
    expect(login.text).toContain('name="password"');
    for (const path of ["/auth/recover", "/auth/resend"]) {
      const asked = await ask(running, path, null, how);
      expect(asked.text).toContain("This site sends no mail");
      expect(asked.text).not.toContain('name="email"');
    }

    const email = newAddress();
    const wish = { name: "Eve", email, password, confirm: password };
    const answers = [
      await ask(running, "/auth?tab=register", wish, how),
      await ask(running, "/auth/recover", { email }, how),
      await ask(running, "/auth/resend", { email }, how),
      await ask(running, "/api/auth/sign-up/email", wish, how),
    ];
    for (const { status, text, cookies } of answers) {
      expect(status).toBe(403);
      expect(text).not.toContain("token=");
      expect(cookies).toEqual([]);
    }
    expect(JSON.parse(answers[3]?.text ?? "")).toEqual({
      ok: false,
      message: "Registration is closed: this site has no mail server yet.",
    });
    expect(running.said().match(/token=/g)?.length).toBe(before);
  },
);

test("the page of a link shows nothing to a request from elsewhere, even with the cookie", async () => {
  const email = newAddress();
  const wish = { name: "Eve", email, password, confirm: password };
  const registered = await ask(site, "/auth?tab=register", wish);
  const cookie = registered.cookies.map((one) => one.split(";")[0]).join("; ");
  expect(cookie).toContain("account.link=");
  expect((await ask(site, "/auth/link", null, { headers: { cookie } })).text).toContain("token=");
  const elsewhere = await ask(site, "/auth/link", null, { host: "evil.example", headers: { cookie } });
  expect(elsewhere.status).toBe(302);
  expect(elsewhere.text).not.toContain("token=");
});

test("the contact page promises no mail", async () => {
  const page = await ask(closed, "/contact?sent=7KQ2-M4TX", null);
  expect(page.text).toContain("answer from their own mailbox");
  expect(page.text).not.toContain("one comes to the address you gave");
});
