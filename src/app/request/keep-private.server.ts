import type { MiddlewareFunction } from "react-router";
import { hasSessionCookie } from "../../platform/http/cookies.ts";

/**
 * Sets the cache headers of an answer.
 *
 * Pages differ by cookie: by who is signed in and by the display settings. Shared caches must therefore not serve one
 * person's page to another. Feeds and sitemaps set their own cache time and are the same for all, unless they set a
 * cookie.
 *
 * Pages of a signed-in person, sign-in pages and pages opened from a link in a mail are not stored at all: the next
 * person at the same computer would find them in the browser. The address of such a link is a secret, so requests from
 * its page send only the origin as referrer. (`no-referrer` would also hide the origin of its form, and the site
 * refuses a form without one.)
 */
export const keepPrivate: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const { pathname, searchParams } = new URL(request.url);
  const opensLink = searchParams.has("token");
  if (opensLink) response.headers.set("Referrer-Policy", "strict-origin");

  const setsCookie = response.headers.has("Set-Cookie");
  const said = response.headers.get("Cache-Control");
  if (said !== null && !(setsCookie && said.includes("public"))) return response;
  response.headers.append("Vary", "Cookie");
  const isPersonal = opensLink || hasSessionCookie(request.headers) || /^\/auth(?![^/.])/.test(pathname);
  if (isPersonal) response.headers.set("Cache-Control", "private, no-store");
  else if (setsCookie) response.headers.set("Cache-Control", "private, no-cache");
  return response;
};
