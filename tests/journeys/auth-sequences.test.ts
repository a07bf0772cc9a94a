import { expect, test } from "vitest";
import { registerOnSite, type Account } from "../support/accounts-on-site.ts";
import { eachNth } from "../support/full-run.ts";
import { sharedSiteWithMail } from "../support/shared.ts";
import { newVisitor, type Visitor } from "../support/visitor.ts";

const world = sharedSiteWithMail();
let owner: Account;

/** The name and password that a stranger chooses when registering with an address. */
const password = "the password of a stranger";

type Step = (email: string) => Promise<Response>;

const form = (path: string, fields: Record<string, string>) => newVisitor(world.site.url).form(path, fields);
const api = (path: string, body: object) => newVisitor(world.site.url).json(`/api/auth/${path}`, body);

const steps = {
  "register by form": (email) =>
    form("/auth?tab=register", { name: "Eve", email, password, confirm: password }),
  "register by API": (email) => api("sign-up/email", { name: "Eve", email, password }),
  "sign in by form": (email) => form("/auth", { email, password }),
  "sign in by API": (email) => api("sign-in/email", { email, password }),
  recover: (email) => form("/auth/recover", { email }),
  resend: (email) => form("/auth/resend", { email }),
} satisfies Record<string, Step>;

/** The visible parts of an answer, without those that differ between any two answers. */
async function seen(answer: Response, email: string) {
  const text = (await answer.text())
    .replaceAll(email, "[address]")
    .replaceAll(/nonce="[^"]*"|[\da-f-]{36}|\d{13}/g, "");
  const headers = [...answer.headers]
    .filter(([name]) => !/^(date|x-request-id|content-security-policy|content-length)$/.test(name))
    .map(([name, value]) => [name, value.replace(/^(account\.(?:browser|sign_up))=[\w-]+;/, "$1=[token];")]);
  return { status: answer.status, headers, text };
}

async function walk(names: readonly (keyof typeof steps)[], email: string) {
  const answers = [];
  for (const name of names) answers.push({ step: name, ...(await seen(await steps[name](email), email)) });
  return answers;
}

const sequences: { names: (keyof typeof steps)[] }[] = [
  { names: ["register by form", "recover", "sign in by form", "sign in by API"] },
  { names: ["register by form", "sign in by form"] },
  { names: ["register by API", "sign in by API"] },
  { names: ["register by form", "sign in by API", "sign in by form"] },
  { names: ["recover", "register by API", "resend", "sign in by API"] },
  { names: ["register by form", "register by form", "sign in by form"] },
  { names: ["register by API", "resend", "sign in by API", "sign in by form"] },
  { names: ["resend", "register by form", "sign in by form"] },
];

// With a quarter of them, each step occurs.
test.each(eachNth(4, sequences))(
  "$names: answers are the same with and without an account",
  async ({ names }) => {
    owner = await registerOnSite(world);
    const unknown = `nobody-${owner.email}`;
    const waiting = `waiting-${owner.email}`;
    await form("/auth?tab=register", {
      name: "Amara",
      email: waiting,
      password: owner.password,
      confirm: owner.password,
    });
    const known = await walk(names, owner.email);
    expect(await walk(names, unknown)).toEqual(known);
    expect(await walk(names, waiting)).toEqual(known);
    expect(known.filter(({ step }) => step.startsWith("sign in")).map(({ status }) => status)).toEqual(
      names.filter((name) => name.startsWith("sign in")).map(() => 401),
    );
  },
);

const ana = { name: "Ana Sousa", password: "seven quiet lighthouses" };
let addresses = 0;
const newAddress = () => `ana-${(addresses += 1)}@example.com`;

const registrations = [
  [
    "form",
    (visitor: Visitor, email: string, { name, password: chosen }: typeof ana) =>
      visitor.form("/auth?tab=register", { name, email, password: chosen, confirm: chosen }),
  ],
  [
    "API",
    (visitor: Visitor, email: string, person: typeof ana) =>
      visitor.json("/api/auth/sign-up/email", { ...person, email }),
  ],
] as const;

/** Returns the token in the newest mail to an address, once that many mails have arrived. */
async function tokenMailed(email: string, count = 1): Promise<string> {
  const mails = () =>
    world.peer.mails.filter(({ to, subject }) => to.includes(email) && subject.includes("Confirm"));
  await expect.poll(() => mails().length).toBe(count);
  const address = mails()
    .at(-1)
    ?.links.find((link) => link.includes("/auth/confirm"));
  return new URL(address ?? "no link").searchParams.get("token") ?? "";
}

const signInStatus = async (email: string, secret: string) =>
  (await api("sign-in/email", { email, password: secret })).status;

/** Opens a link in a browser that must choose a password, and checks that it shows nothing of the sign-up. */
async function expectToBeAsked(visitor: Visitor, token: string, email: string) {
  const pressed = await visitor.form("/auth/confirm", { token });
  expect(pressed.status).toBe(303);
  expect(pressed.headers.get("location")).toContain(`/auth/confirm?token=${token}`);
  const page = await (await visitor.get(`/auth/confirm?token=${token}`)).text();
  expect(page).toContain(`Choose a name and a password for the account of ${email}.`);
  expect(page).not.toMatch(/\bEve\b|the password of a stranger|scrypt/);
}

test.each(registrations)(
  "by %s: a stranger's confirmation mail asks the owner of the address for a password",
  async (_, register) => {
    const email = newAddress();
    await register(newVisitor(world.site.url), email, { name: "Eve", password });
    const token = await tokenMailed(email);
    const browser = newVisitor(world.site.url);
    await expectToBeAsked(browser, token, email);
    const { password: chosen } = ana;
    const fields = { token, name: ana.name, password: chosen, confirm: chosen };
    const confirmed = await browser.form("/auth/confirm", fields);
    expect(confirmed.headers.get("location")).toBe("/");
    expect(confirmed.headers.getSetCookie().join()).toContain("account.session_token=");
    expect(await signInStatus(email, password)).toBe(401);
    expect(await signInStatus(email, chosen)).toBe(200);
  },
);

test.each(registrations)(
  "by %s: after a stranger and the owner have registered, only the owner's own link carries a password",
  async (_, register) => {
    const email = newAddress();
    await register(newVisitor(world.site.url), email, { name: "Eve", password });
    const strangers = await tokenMailed(email);
    const browser = newVisitor(world.site.url);
    await register(browser, email, ana);
    const own = await tokenMailed(email, 2);
    await expectToBeAsked(browser, strangers, email);
    const page = await (await browser.get(`/auth/confirm?token=${own}`)).text();
    expect(page).toContain(`An account for ${email} is almost ready.`);
    expect((await browser.form("/auth/confirm", { token: own })).headers.get("location")).toBe("/");
    for (const used of [own, strangers]) {
      const again = await browser.form("/auth/confirm", { token: used });
      expect(again.headers.get("location")).toContain("/auth/confirm?token=");
      expect(again.headers.getSetCookie().join()).not.toContain("session_token");
    }
    expect(await signInStatus(email, password)).toBe(401);
    expect(await signInStatus(email, ana.password)).toBe(200);
  },
);

test("a browser keeps its cookie when it registers again", async () => {
  const browser = newVisitor(world.site.url);
  for (const [, register] of registrations) await register(browser, newAddress(), ana);
  const token = browser.cookies.get("account.browser");
  expect(token).toMatch(/^[\w-]{43}$/);
  await browser.form("/auth?tab=register", { name: "Ana", email: newAddress(), password, confirm: password });
  expect(browser.cookies.get("account.browser")).toBe(token);
});
