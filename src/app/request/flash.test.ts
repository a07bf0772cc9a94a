import { expect, test } from "vitest";
import { clearCookie } from "../../platform/http/cookies.ts";
import { readToast, withToast } from "./flash.server.ts";

const site = { publicUrl: "https://jobs.example.org" };
const local = { publicUrl: "http://localhost:3000" };
const welcome = { title: "Welcome back!", message: "You are now signed in as Zoë; =O'Neill" };

const encoded = (value: string) => Buffer.from(value).toString("base64url");

/** Returns the cookie as a browser sends it back. */
const sentBack = (header: string | null) => header?.split(";")[0] ?? null;

const sending = (cookies: string | null) => new Headers(cookies === null ? {} : { cookie: cookies });

test.each([site, local])("the next page reads the toast written for $publicUrl", (where) => {
  const headers = withToast(new Headers(), welcome, where);
  const cookies = `theme=dark; ${sentBack(headers.get("set-cookie"))}; density=compact`;
  expect(readToast(sending(cookies), where)).toEqual({ ...welcome, destructive: false, stays: false });
});

test("the cookie is short-lived, hidden from scripts, and bound to this host under https", () => {
  const cookie = withToast(new Headers(), welcome, site).get("set-cookie");
  expect(cookie).toMatch(/^__Host-toast=\S+; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax; Secure$/);
  expect(clearCookie(site, "toast")).toBe("__Host-toast=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure");
});

test("other cookies of the answer are kept", () => {
  const headers = new Headers([["Set-Cookie", "session=1"]]);
  expect(withToast(headers, welcome, site).getSetCookie()).toHaveLength(2);
});

test("a long text is cut to fit the cookie, and direction characters are removed", () => {
  const long = {
    title: "Update failed",
    message: `\u202eevil\u0007${"🙂".repeat(5_000)}`,
    destructive: true,
  };
  const cookie = withToast(new Headers(), long, site).get("set-cookie") ?? "";
  expect(cookie.length).toBeLessThan(4_096);
  const read = readToast(sending(sentBack(cookie)), site);
  expect(read).toMatchObject({ title: "Update failed", destructive: true });
  expect(read?.message).toMatch(/^ evil 🙂+$/u);
});

test.each([
  ["nothing", null],
  ["another cookie", "nottoast=1; toaster=2"],
  ["rubbish", "__Host-toast=%%%"],
  ["no object", `__Host-toast=${encoded("null")}`],
  ["text missing", `__Host-toast=${encoded('{"title":"Hello"}')}`],
  ["the name a neighbouring host could write", `toast=${encoded(JSON.stringify(welcome))}`],
  ["a flood", `__Host-toast=${"a".repeat(3_001)}`],
])("%s is not read as a toast", (_, cookies) => {
  expect(readToast(sending(cookies), site)).toBeNull();
});
