import { expect, test } from "vitest";
import { clearCookie, hasSessionCookie, readCookie, withoutCookie, writeCookie } from "./cookies.ts";

const site = { publicUrl: "https://jobs.example.org" };
const local = { publicUrl: "http://localhost:3000" };
const sending = (cookie: string) => new Headers({ cookie });

test("a cookie is hidden from scripts and bound to this host under https", () => {
  expect(writeCookie(site, "link", "abc")).toBe(
    "__Host-account.link=abc; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure",
  );
  expect(writeCookie(local, "link", "abc")).toBe(
    "account.link=abc; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax",
  );
  expect(clearCookie(local, "toast")).toBe("toast=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
});

test("scripts can read a choice that the page writes too", () => {
  expect(writeCookie(site, "currency", "PLN")).toBe(
    "currency=PLN; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
  );
});

test.each([
  ["theme=dark; account.link=abc; density=compact", "abc"],
  ["account.link=", null],
  ["myaccount.link=abc", null],
  ["__Host-account.link=abc", null],
  ["", null],
])("the link in %j is %j", (cookies, value) => {
  expect(readCookie(local, "link", sending(cookies))).toBe(value);
});

test("leaves out one cookie of a request", () => {
  const rest = withoutCookie(local, "session", sending("a=1; account.session_token=x.y; b=2"));
  expect(rest.get("cookie")).toBe("a=1; b=2");
  expect(hasSessionCookie(rest)).toBe(false);
});
