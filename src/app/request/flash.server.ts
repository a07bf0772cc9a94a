import { parseJson } from "../../platform/json/parse-json.ts";
import type { Config } from "../../platform/config/config.ts";
import { cleanToast, type ToastText } from "./toast-text.ts";

/** Seconds until the toast expires. The next page must be requested before that. */
const lifetime = 60;

/** Maximum length of a cookie that is read. Cookies written here are much shorter. */
const longestValue = 3_000;

type Site = Pick<Config, "publicUrl">;

/**
 * Shows a toast on the next page, however it is reached: by a redirect, by script or by a click. The toast is stored in
 * a cookie for a minute; the root loader reads and clears it. An answer that is itself a page passes its toast to
 * `ArrivingToast` instead.
 *
 * @returns the same headers
 * @example return redirect("/", { headers: withToast(new Headers(), { title, message }, config) })
 */
export function withToast(headers: Headers, toast: ToastText, site: Site): Headers {
  const value = Buffer.from(JSON.stringify(cleanToast(toast))).toString("base64url");
  headers.append("Set-Cookie", cookie(value, lifetime, site));
  return headers;
}

/**
 * Reads the toast for this page, if any. On https only this site can have written it, because the cookie's name
 * prevents neighbouring hosts from setting it. It is only ever shown as text.
 */
export function readToast(cookies: string | null, site: Site): ToastText | null {
  const start = `${cookieName(site)}=`;
  const value = cookies
    ?.split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
  if (!value || value.length > longestValue) return null;
  return readToastText(parseJson(Buffer.from(value, "base64url").toString()));
}

/** Builds the `Set-Cookie` value that removes a toast after it is shown. */
export function clearToast(site: Site): string {
  return cookie("", 0, site);
}

function readToastText(value: unknown): ToastText | null {
  if (typeof value !== "object" || value === null) return null;
  const { title, message, destructive, stays } = value as Record<string, unknown>;
  if (typeof title !== "string" || typeof message !== "string" || title === "") return null;
  return cleanToast({ title, message, destructive: destructive === true, stays: stays === true });
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
