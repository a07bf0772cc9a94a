import { beforeAll, expect, test } from "vitest";
import { eachNth } from "../support/full-run.ts";
import { sharedSiteWithMail } from "../support/shared.ts";
import { newVisitor } from "../support/visitor.ts";

const world = sharedSiteWithMail();
/** Of a session that no test ends. */
let cookie: string;
/** The length of the log before these tests. */
let logged: number;
beforeAll(async () => {
  logged = world.site.said().length;
  const visitor = newVisitor(world.site.url);
  await visitor.form("/auth?tab=register", { ...amara, confirm: amara.password });
  const mail = await world.peer.waitForMail(amara.email, "Confirm");
  const token = new URL(mail.links.find((link) => link.includes("token=")) ?? "").searchParams.get("token");
  expect((await visitor.form("/auth/confirm", { token: token ?? "" })).status).toBe(303);
  cookie = cookiesOf(await post("/auth", amara));
});

const amara = { name: "Amara Osei", email: "amara-osei@example.com", password: "seven quiet lighthouses" };

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(world.site.url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin: world.site.url, ...headers },
    redirect: "manual",
  });
}

function call(path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${world.site.url}/api/auth/${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", origin: world.site.url, ...headers },
  });
}

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");

const posts = [
  "/auth",
  "/auth.data",
  "/auth?tab=register",
  "/auth/confirm",
  "/auth/resend",
  "/auth/recover",
  "/auth/new-password",
  "/auth/two-factor",
  "/sign-out",
  "/sign-out.data",
  "/api/auth/sign-in/email",
  "/api/auth/sign-up/email",
  "/api/auth/sign-out",
  "/api/auth/two-factor/verify",
  "/api/auth/passkey/verify-authentication",
  "/api/session/refresh",
  "/preferences",
  "/contact",
  "/settings/security/passkey",
  "/settings/security/passkey/options",
];

test.each(posts)("a POST to %s from a page of another site is refused", async (path) => {
  const forged: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: `${world.site.url}.evil.example` },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ];
  for (const headers of forged) {
    const answer = await post(path, amara, { ...headers, cookie });
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  const session = await fetch(`${world.site.url}/api/session`, { headers: { cookie } });
  expect(await session.json()).toMatchObject({ signedIn: true, name: amara.name });
});

const waysBack = [
  "https://evil.example/",
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "http:evil.example",
  "http:///evil.example",
  "javascript:alert(1)",
  "data:text/html,hello",
  "/.//evil.example",
  "/..//evil.example",
  "/jobs/../..//evil.example",
  "@evil.example",
  ".evil.example",
  "https://localhost:3000@evil.example/",
  "/%0d%0aLocation:%20https://evil.example",
  "/jobs\r\nSet-Cookie: planted=1",
];

test.each(eachNth(3, waysBack))("a way back to %j stays on this site", async (returnUrl) => {
  const query = new URLSearchParams({ returnUrl });
  const signedIn = await post(`/auth?${query}`, amara);
  expect(signedIn.status).toBe(303);
  expect(signedIn.headers.getSetCookie().join()).not.toContain("planted");
  const again = await fetch(`${world.site.url}/auth?${query}`, { headers: { cookie }, redirect: "manual" });
  const registered = await post(`/auth?tab=register&${query}`, { ...amara, confirm: amara.password });
  for (const answer of [signedIn, again, registered]) {
    const location = answer.headers.get("location") ?? "nowhere";
    expect(location).toMatch(/^\/(?![/\\])/);
    expect(new URL(location, world.site.url).origin).toBe(world.site.url);
  }
});

test("a huge password or form is refused before it is processed", async () => {
  const megabyte = "x".repeat(1024 * 1024);
  expect((await post("/auth", { ...amara, password: megabyte })).status).toBe(413);
  expect((await call("sign-up/email", { ...amara, password: megabyte })).status).toBe(413);
  const long = "x".repeat(10_000);
  const answer = await post("/auth?tab=register", { ...amara, password: long, confirm: long });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain("Use at most 128 characters.");
  expect(page).not.toContain(long);
});

test("a name of ten thousand characters is refused, and one with control characters is read without them", async () => {
  const form = { ...amara, email: "long@example.com", confirm: amara.password };
  const answer = await post("/auth?tab=register", { ...form, name: "a".repeat(10_000) });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("Use at most 80 characters.");
  const name = "Ana\u0001\u202e\u0007 Sousa";
  expect((await post("/auth?tab=register", { ...form, name })).status).toBe(303);
});

/** The headers that are the same in any two answers. */
function headersOf(answer: Response) {
  return [...answer.headers]
    .filter(([name]) => !/date|request-id|policy/.test(name))
    .map(([name, value]) => [name, value.replace(/^(account\.(?:browser|sign_up))=[\w-]+;/, "$1=[token];")]);
}

test("registering answers the same for a taken address and a new one, byte for byte", async () => {
  const said = async (email: string) => {
    const page = await post("/auth?tab=register", { ...amara, email, confirm: amara.password });
    const program = await call("sign-up/email", { ...amara, email });
    return [
      page.status,
      headersOf(page),
      await page.text(),
      program.status,
      headersOf(program),
      await program.text(),
    ];
  };
  expect(await said(amara.email)).toEqual(await said("nobody-yet@example.com"));
});

test.each(["/auth/recover", "/auth/resend"])("%s answers the same for every address", async (path) => {
  const said = async (email: string) => {
    const answer = await post(path, { email });
    return [answer.status, answer.headers.get("location"), await answer.text()];
  };
  expect(await said(amara.email)).toEqual(await said("nobody-at-all@example.com"));
});

test("a wrong password and an unknown address get the same answer, in the page and for programs", async () => {
  const said = async (email: string) => {
    const page = await post("/auth", { email, password: "not the password" });
    const program = await call("sign-in/email", { email, password: "not the password" });
    const text = (await page.text())
      .replaceAll(email, "")
      .replaceAll(/nonce="[^"]*"|[\da-f-]{36}|\d{13}/g, "");
    return [page.status, text, program.status, await program.text()];
  };
  const known = await said(amara.email);
  expect(known).toEqual(await said("nobody@example.com"));
  expect(known[0]).toBe(401);
  expect(known[3]).toContain("Unable to sign in. Please check your credentials.");
});

test.each([{}, { email: amara.email }, { password: amara.password }, { phone: "+44 20 7946 0000" }])(
  "a call with %j is told what is missing",
  async (body) => {
    for (const path of ["sign-in/email", "sign-up/email"]) {
      const answer = await call(path, body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        message: "You must provide either an email or phone number and a password.",
      });
    }
  },
);

test.each([
  "update-user",
  "change-email",
  "change-password",
  "set-password",
  "delete-user",
  "reset-password",
  "request-password-reset",
  "verify-email",
  "send-verification-email",
  "revoke-sessions",
  "sign-in/social",
  "link-social",
  "two-factor/enable",
  "two-factor/disable",
  "two-factor/send-otp",
  "passkey/delete-passkey",
  "passkey/verify-registration",
  "update-session",
  "../auth/update-user",
  "",
])("the library's own /%s cannot be reached", async (path) => {
  for (const method of ["GET", "POST"]) {
    const answer = await fetch(`${world.site.url}/api/auth/${path}`, {
      method,
      headers: { cookie, "content-type": "application/json", origin: world.site.url },
      ...(method === "POST" ? { body: "{}" } : {}),
    });
    expect(answer.status).toBe(404);
  }
});

test("programs sign in and out; the page learns when its session ends and extends it, but never sees the token", async () => {
  const signedIn = await call("sign-in/email", {
    email: amara.email.toUpperCase(),
    password: amara.password,
  });
  expect(await signedIn.json()).toEqual({ ok: true, name: amara.name });
  const ownCookie = cookiesOf(signedIn);
  const session = await fetch(`${world.site.url}/api/session`, { headers: { cookie: ownCookie } });
  const said = await session.text();
  const inDays =
    (Date.parse((JSON.parse(said) as { expiresAt: string }).expiresAt) - Date.now()) / 86_400_000;
  expect(inDays).toBeGreaterThan(29);
  expect(inDays).toBeLessThan(31);
  expect(said).not.toContain(/session_token=([^.]+)/.exec(ownCookie)?.[1]);
  const refreshed = await fetch(`${world.site.url}/api/session/refresh`, {
    method: "POST",
    headers: { cookie: ownCookie },
  });
  expect(await refreshed.json()).toMatchObject({ signedIn: true, name: amara.name });

  expect((await call("sign-out", {}, { cookie: ownCookie })).status).toBe(200);
  const after = await fetch(`${world.site.url}/api/session`, { headers: { cookie: ownCookie } });
  expect(await after.json()).toMatchObject({ signedIn: false, expiresAt: null, name: null });
  expect(
    (await fetch(`${world.site.url}/api/session/refresh`, { method: "POST", headers: { cookie: ownCookie } }))
      .status,
  ).toBe(401);
});

test("opening /sign-out does not sign out", async () => {
  await fetch(`${world.site.url}/sign-out`, { headers: { cookie } });
  const session = await fetch(`${world.site.url}/api/session`, { headers: { cookie } });
  expect(await session.json()).toMatchObject({ signedIn: true });
});

test("a body that is not JSON is refused", async () => {
  const answer = await fetch(`${world.site.url}/api/auth/sign-in/email`, {
    method: "POST",
    body: new URLSearchParams(amara),
  });
  expect(answer.status).toBe(415);
  for (const body of ["[]", "null", "{", '"text"']) {
    const broken = await fetch(`${world.site.url}/api/auth/sign-in/email`, {
      method: "POST",
      body,
      headers: { "content-type": "application/json" },
    });
    expect(broken.status).toBe(415);
  }
  expect((await call("sign-in/email", { email: ["a"], password: { $ne: "" } })).status).toBe(400);
});

test("too many tries are answered with the time to come back", async () => {
  const guess = () => post("/auth", { email: "victim@example.com", password: "a guess" });
  for (let nth = 0; nth < 10; nth++) expect((await guess()).status).toBe(401);
  const held = await guess();
  expect(held.status).toBe(429);
  expect(Number(held.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await held.text()).toContain("Too many attempts. Wait 15 minutes, then try again.");
  const program = await call("sign-in/email", { email: "victim@example.com", password: "a guess" });
  expect(program.status).toBe(429);
  expect(program.headers.get("retry-after")).toMatch(/^\d+$/);
});

test("an address by X-Forwarded-For is ignored, and the log says so once", async () => {
  for (const address of ["198.51.100.7", "198.51.100.8"]) {
    await fetch(`${world.site.url}/about`, { headers: { "x-forwarded-for": address } });
  }
  // The log reaches this process a moment after the answer.
  await expect.poll(() => world.site.said().match(/X-Forwarded-For arrived/g)?.length).toBe(1);
  expect(world.site.said()).not.toContain("198.51.100");
});

test("the log contains nothing about a person", async () => {
  await post("/auth", { email: "quiet@example.com", password: "a very secret guess" });
  expect(world.site.said().slice(logged)).not.toMatch(
    /quiet@|amara-osei@|secret guess|lighthouses|session_token/,
  );
});
