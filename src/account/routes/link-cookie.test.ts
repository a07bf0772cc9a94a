import { expect, test } from "vitest";
import type { ShownLink } from "../links/shown-link.ts";
import { readLinkCookie, writeLinkCookie } from "./link-cookie.server.ts";

const site = { publicUrl: "http://localhost:3000" };
const link: ShownLink = {
  purpose: "confirm",
  asksPassword: false,
  email: "zoë@example.com",
  token: "abc-_123",
  returnUrl: "/jobs?q=nurse",
  expiresAt: new Date("2026-11-23T10:42:00Z"),
};
const sentBack = (value: string) => new Headers({ cookie: `other=1; ${value.split(";")[0]}` });
const planted = (content: unknown) =>
  sentBack(`account.link=${Buffer.from(JSON.stringify(content)).toString("base64url")}`);

test("reads the link that was written, and scripts cannot read the cookie", () => {
  const cookie = writeLinkCookie(site, link);
  expect(cookie).toMatch(/; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/);
  expect(readLinkCookie(site, sentBack(cookie))).toEqual(link);
});

test.each([
  ["another purpose", { ...link, purpose: "delete" }],
  ["a token that is none", { ...link, token: '"><script>' }],
  ["no date", { ...link, expiresAt: "tomorrow" }],
  ["a list", [link]],
])("a planted cookie with %s is ignored", (_, content) => {
  expect(readLinkCookie(site, planted(content))).toBeNull();
});

test("a planted return path stays on this site, and junk is ignored", () => {
  expect(readLinkCookie(site, planted({ ...link, returnUrl: "//evil.example" }))?.returnUrl).toBe("/");
  expect(readLinkCookie(site, sentBack("account.link=%%%"))).toBeNull();
  expect(readLinkCookie(site, new Headers())).toBeNull();
});
