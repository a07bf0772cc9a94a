import type { Config } from "../platform/config/config.ts";
import { settleToast, type ToastWords } from "./toast-words.ts";

/** Seconds in which the next page has to ask for it. */
const lifetime = 60;

/** Longest cookie that is read; what is written stays far below. */
const longestValue = 3_000;

type Site = Pick<Config, "publicUrl">;

/**
 * Lets the next page show a toast, whether it comes by a redirect, by script or by a click: written into a cookie
 * of a minute, which the root loader reads and clears. An answer that is itself a page gives its toast to
 * `ArrivingToast` instead.
 *
 * @returns the same headers
 * @example return redirect("/", { headers: withToast(new Headers(), { title, message }, config) })
 */
export function withToast(headers: Headers, toast: ToastWords, site: Site): Headers {
  const value = Buffer.from(JSON.stringify(settleToast(toast))).toString("base64url");
  headers.append("Set-Cookie", cookie(value, lifetime, site));
  return headers;
}

/**
 * The toast that waits for this page, if any. Nobody but us can have written it where the site has https, since
 * the cookie's name forbids it to neighbouring hosts; and it is only ever shown as text.
 */
export function readToast(cookies: string | null, site: Site): ToastWords | null {
  const start = `${cookieName(site)}=`;
  const value = cookies
    ?.split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
  if (!value || value.length > longestValue) return null;
  try {
    return readWords(JSON.parse(Buffer.from(value, "base64url").toString()));
  } catch {
    return null;
  }
}

/** The `Set-Cookie` value that removes a toast once it is shown. */
export function clearToast(site: Site): string {
  return cookie("", 0, site);
}

function readWords(value: unknown): ToastWords | null {
  if (typeof value !== "object" || value === null) return null;
  const { title, message, destructive } = value as Record<string, unknown>;
  if (typeof title !== "string" || typeof message !== "string" || title === "") return null;
  return settleToast({ title, message, destructive: destructive === true });
}

function cookie(value: string, maxAge: number, site: Site): string {
  const secure = isSecure(site) ? "; Secure" : "";
  return `${cookieName(site)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

function cookieName(site: Site): string {
  return isSecure(site) ? "__Host-toast" : "toast";
}

function isSecure(site: Site): boolean {
  return site.publicUrl.startsWith("https:");
}
