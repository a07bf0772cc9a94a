import type { Config } from "../platform/config/config.ts";

type Site = Pick<Config, "publicUrl">;

/**
 * The prefix of the names of all account cookies. On https the browser refuses a cookie with this prefix from a
 * neighbouring host or without https.
 */
export function cookiePrefix({ publicUrl }: Site): string {
  return publicUrl.startsWith("https:") ? "__Host-account" : "account";
}

export function sessionCookie(site: Site): string {
  return `${cookiePrefix(site)}.session_token`;
}

/**
 * The name of the cookie that identifies a browser from which somebody has registered or signed in. It tells known
 * browsers from new ones.
 */
export function browserCookie(site: Site): string {
  return `${cookiePrefix(site)}.browser`;
}

/** Reads the raw value of a cookie in a request. */
export function readCookie(headers: Headers, name: string): string | null {
  const start = `${name}=`;
  const pairs = headers.get("cookie")?.split(";") ?? [];
  const found = pairs.map((pair) => pair.trim()).find((pair) => pair.startsWith(start));
  return found?.slice(start.length) || null;
}

/** Copies the headers of a request without one of its cookies. */
export function withoutCookie(headers: Headers, name: string): Headers {
  const pairs = headers.get("cookie")?.split(";") ?? [];
  const rest = new Headers(headers);
  rest.set("cookie", pairs.filter((pair) => !pair.trim().startsWith(`${name}=`)).join(";"));
  return rest;
}

/** Builds a `Set-Cookie` value. Scripts cannot read the cookie, and requests that other sites send do not carry it. */
export function writeCookie(site: Site, name: string, value: string, maxAge: number): string {
  const secure = site.publicUrl.startsWith("https:") ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

/** The name of the cookie that exists while a sign-in waits for its second step. */
export function secondStepCookie(site: Site): string {
  return `${cookiePrefix(site)}.two_factor`;
}

/** The name of the cookie that keeps the address of a sign-up until it is confirmed. */
export function signUpCookie(site: Site): string {
  return `${cookiePrefix(site)}.sign_up`;
}

/** The name of the cookie that carries a link to the page that shows it, on a site without a mail server. */
export function linkCookie(site: Site): string {
  return `${cookiePrefix(site)}.link`;
}
