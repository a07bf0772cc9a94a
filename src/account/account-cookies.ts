import type { Config } from "../platform/config/config.ts";

type Site = Pick<Config, "publicUrl">;

/**
 * What the names of all cookies of an account begin with. On https the browser itself refuses such a cookie from a
 * neighbouring host, and without https.
 */
export function cookiePrefix({ publicUrl }: Site): string {
  return publicUrl.startsWith("https:") ? "__Host-account" : "account";
}

export function sessionCookie(site: Site): string {
  return `${cookiePrefix(site)}.session_token`;
}

/** Names a browser that somebody has registered or signed in from, so that a new one can be told from it. */
export function browserCookie(site: Site): string {
  return `${cookiePrefix(site)}.browser`;
}

/** The value of a cookie in a request, as it was sent. */
export function readCookie(headers: Headers, name: string): string | null {
  const start = `${name}=`;
  const pairs = headers.get("cookie")?.split(";") ?? [];
  const found = pairs.map((pair) => pair.trim()).find((pair) => pair.startsWith(start));
  return found?.slice(start.length) || null;
}

/** The same request without one of its cookies. */
export function withoutCookie(headers: Headers, name: string): Headers {
  const pairs = headers.get("cookie")?.split(";") ?? [];
  const rest = new Headers(headers);
  rest.set("cookie", pairs.filter((pair) => !pair.trim().startsWith(`${name}=`)).join(";"));
  return rest;
}

/** `Set-Cookie` for one of ours: out of reach for scripts, and of requests that other sites send. */
export function writeCookie(site: Site, name: string, value: string, maxAge: number): string {
  const secure = site.publicUrl.startsWith("https:") ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

/** There while a second step is awaited. */
export function secondStepCookie(site: Site): string {
  return `${cookiePrefix(site)}.two_factor`;
}

/** Carries a link to the page that shows it, on a site without a mail server. */
export function linkCookie(site: Site): string {
  return `${cookiePrefix(site)}.link`;
}
