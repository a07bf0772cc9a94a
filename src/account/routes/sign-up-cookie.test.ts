import { expect, test } from "vitest";
import { clearCookie } from "../../platform/http/cookies.ts";
import { readSignUpCookie, writeSignUpCookie } from "./sign-up-cookie.server.ts";

const site = { publicUrl: "http://localhost:3000" };
const sentBack = (value: string) => new Headers({ cookie: `other=1; ${value.split(";")[0]}` });

test("reads the address that was written, and scripts cannot read the cookie", () => {
  const cookie = writeSignUpCookie(site, "maeve@example.com");
  expect(cookie).toMatch(/^account\.sign_up=[\w-]+; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/);
  expect(cookie).not.toContain("maeve");
  expect(readSignUpCookie(site, sentBack(cookie))).toBe("maeve@example.com");
  expect(writeSignUpCookie({ publicUrl: "https://jobs.example.org" }, "a@example.com")).toMatch(
    /^__Host-account\.sign_up=.*; Secure$/,
  );
});

test("a cleared, missing or planted cookie is no sign-up", () => {
  expect(clearCookie(site, "signUp")).toContain("Max-Age=0");
  const planted = Buffer.from("<b>no address</b>").toString("base64url");
  for (const cookie of [clearCookie(site, "signUp"), "account.sign_up=%%%", `account.sign_up=${planted}`]) {
    expect(readSignUpCookie(site, sentBack(cookie))).toBeNull();
  }
  expect(readSignUpCookie(site, new Headers())).toBeNull();
});
