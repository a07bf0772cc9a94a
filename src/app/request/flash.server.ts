import { parseJson } from "../../platform/json/parse-json.ts";
import { readCookie, writeCookie } from "../../platform/http/cookies.ts";
import type { Config } from "../../platform/config/config.ts";
import { cleanToast, type ToastText } from "./toast-text.ts";

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
  headers.append("Set-Cookie", writeCookie(site, "toast", value));
  return headers;
}

/**
 * Reads the toast for this page, if any. On https only this site can have written it, because the cookie's name
 * prevents neighbouring hosts from setting it. It is only ever shown as text.
 */
export function readToast(headers: Headers, site: Site): ToastText | null {
  const value = readCookie(site, "toast", headers);
  if (!value || value.length > longestValue) return null;
  return readToastText(parseJson(Buffer.from(value, "base64url").toString()));
}

function readToastText(value: unknown): ToastText | null {
  if (typeof value !== "object" || value === null) return null;
  const { title, message, destructive, stays } = value as Record<string, unknown>;
  if (typeof title !== "string" || typeof message !== "string" || title === "") return null;
  return cleanToast({ title, message, destructive: destructive === true, stays: stays === true });
}
