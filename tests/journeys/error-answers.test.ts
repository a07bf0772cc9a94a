import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { beforeAll, expect, test } from "vitest";
import { registerOnSite } from "../support/accounts-on-site.ts";
import { sampleCv } from "../support/sample-cvs.ts";
import { sessionCookie } from "../support/session-cookie.ts";
import { sharedSiteWithMail } from "../support/shared.ts";

const world = sharedSiteWithMail();
let cookie: string;
/** The length of the log before these tests. */
let logged: number;

beforeAll(async () => {
  logged = world.site.said().length;
  cookie = (await sessionCookie(world.site.url, await registerOnSite(world))) ?? "";
});

type Sent = { method?: string; body?: BodyInit; type?: string; signedIn?: boolean };

/** Sends a request as a program does. Returns the status and the text of the answer. */
async function send(path: string, { method = "POST", body = "", type, signedIn = false }: Sent = {}) {
  const answer = await fetch(world.site.url + path, {
    method,
    headers: {
      origin: world.site.url,
      ...(type === undefined ? {} : { "content-type": type }),
      ...(signedIn ? { cookie } : {}),
    },
    // Bytes have no default content type.
    ...(method === "GET" ? {} : { body: typeof body === "string" ? Buffer.from(body) : body }),
    redirect: "manual",
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** The log of these tests. */
const said = () => world.site.said().slice(logged);

/** Lines of the log at level "error" or above, written since the last call. */
function errorLines(): string[] {
  const lines = said().split("\n");
  const fresh = lines.slice(seen);
  seen = lines.length - 1;
  return fresh.filter((line) => /^\{"level":[56]0/.test(line));
}
let seen = 0;

const json = "application/json";
const form = "application/x-www-form-urlencoded";

test.each([
  ["text in place of a form", "/contact", "text/plain", "x"],
  ["JSON in place of a form", "/auth", json, "{}"],
  ["JSON at the form of an account", "/profile", json, "{}"],
  ["bytes of no type", "/auth/recover", undefined, "x"],
  ["bytes of an unknown type", "/preferences", "application/octet-stream", "\u0001\u0002"],
  ["a type that is none", "/settings", "nonsense", "x"],
])("%s is refused with 415, and the answer says what to send", async (_, path, type, body) => {
  errorLines();
  const answer = await send(path, { type, body, signedIn: true });
  expect(answer.status).toBe(415);
  expect(answer.text).toContain("This address takes a form");
  expect(errorLines()).toEqual([]);
});

test.each([
  ["without a boundary", "multipart/form-data"],
  ["cut off", "multipart/form-data; boundary=b"],
])("a multipart form %s is refused with 400", async (_, type) => {
  const answer = await send("/contact", { type, body: "--b\r\nContent-Disposition: form-data; na" });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain("could not be read");
});

test("a form sent with PATCH and no body is refused without an error in the log", async () => {
  errorLines();
  expect((await send("/profile", { method: "PATCH", signedIn: true })).status).toBe(415);
  expect((await send("/profile", { method: "PATCH" })).status).toBe(415);
  expect(errorLines()).toEqual([]);
});

test("the data request of an invalid form gets the same status", async () => {
  const answer = await send("/contact.data", { type: "text/plain", body: "x" });
  expect(answer.status).toBe(415);
});

test.each([
  ["the name of a profile", "/profile", "name=A%00na"],
  ["the CV to show", "/cv-builder/public", "cv=%00&slug=amara-osei"],
  ["a session to end", "/settings/security", "intent=end-session&session=%00"],
  ["a passkey to remove", "/settings/security", "intent=remove-passkey&passkey=%00"],
  ["a message", "/contact", "email=ana%40example.com&message=Something+broke%00"],
  ["an address", "/auth", "email=ana%00%40example.com&password=x"],
  ["the name of a field", "/contact", "mess%00age=x"],
])("a null character in %s is refused with 400 and a sentence", async (_, path, body) => {
  errorLines();
  const answer = await send(path, { type: form, body, signedIn: path !== "/auth" });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain("a character that cannot be stored");
  expect(errorLines()).toEqual([]);
});

test("a null character in a multipart form is refused, too", async () => {
  const body = new FormData();
  body.set("email", "ana@example.com");
  body.set("message", "Something\u0000broke here");
  const answer = await fetch(`${world.site.url}/contact`, {
    method: "POST",
    headers: { origin: world.site.url },
    body,
  });
  expect(answer.status).toBe(400);
});

test("a null character in the title of a CV or the name of a version is refused with 422 and a sentence", async () => {
  errorLines();
  const document = sampleCv("amara");
  const path = `/documents/cv/${randomUUID()}`;
  const put = (at: string, value: object) =>
    send(at, { method: "PUT", type: json, body: JSON.stringify(value), signedIn: true });
  const titled = await put(path, { title: "A\u0000", revision: 0, document });
  expect(titled.status).toBe(422);
  expect(JSON.parse(titled.text)).toMatchObject({ message: expect.stringContaining("title") as string });
  expect((await put(path, { title: "A", revision: 0, document })).status).toBe(200);
  const at = new Date().toISOString();
  const version = await put(`${path}/versions/${randomUUID()}`, { name: "A\u0000", at, document });
  expect(version.status).toBe(422);
  expect(JSON.parse(version.text)).toMatchObject({ message: expect.stringContaining("name") as string });
  expect(errorLines()).toEqual([]);
});

test.each([
  ["POST", "/about"],
  ["POST", "/roadmap"],
  ["PUT", "/about.data"],
  ["DELETE", "/robots.txt"],
  ["POST", "/jobs/feed.rss"],
  ["OPTIONS", "/jobs"],
  ["PROPFIND", "/contact"],
  ["PROPFIND", "/robots.txt"],
])("%s %s is 405 with the methods that work, and no error in the log", async (method, path) => {
  errorLines();
  const answer = await send(path, { method, type: form });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")).toMatch(/^GET, HEAD/);
  expect(answer.text).not.toBe("");
  expect(answer.text).toMatch(/Nothing can be sent to this page|takes GET, HEAD|ErrorResponse/);
  expect(errorLines()).toEqual([]);
  expect(said()).not.toContain("[object Object]");
});

test("the log never contains the name of a public CV, however its address is written", async () => {
  for (const path of ["/cv/amara-logged", "/CV/Amara-Logged", "/%63v/amara-logged", "/cv/amara-logged/x"]) {
    await send(path, { method: "GET" });
    await send(`${path}.data`, { method: "GET" });
  }
  await expect.poll(() => said().match(/"path":"\/cv\/:name"/g)).toHaveLength(8);
  expect(said()).not.toMatch(/amara-logged/i);
});

test("two Host headers are refused with 400", async () => {
  const { hostname, port } = new URL(world.site.url);
  const answer = await new Promise<string>((resolve, reject) => {
    let text = "";
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        "GET /about HTTP/1.1\r\nHost: one.example\r\nHost: two.example\r\nConnection: close\r\n\r\n",
      ),
    );
    socket.setEncoding("latin1").on("data", (chunk: string) => (text += chunk));
    socket.on("error", reject).on("close", () => resolve(text));
  });
  expect(answer).toMatch(/^HTTP\/1.1 400/);
});
