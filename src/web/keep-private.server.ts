import type { MiddlewareFunction } from "react-router";
import { carriesSession } from "../account/carries-session.ts";

/**
 * Decides what may be kept of an answer. Pages differ by cookie: by who is signed in, and by how they are to look, so
 * nothing between the site and a browser may keep one person's page for another. Feeds and sitemaps, which say
 * themselves how long they keep, are the same for all as long as they set no cookie.
 *
 * Nothing at all is kept of what is shown to somebody signed in, of the sign-in pages, and of the pages that a link in
 * a mail opens: the next person at the same computer would find it in the browser. The address of such a link is a
 * secret, so no request from its page carries more than the origin. (`no-referrer` would also hide the origin of its
 * form, and the site refuses a form without one.)
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
  const isPersonal = opensLink || carriesSession(request.headers) || /^\/auth(?![^/.])/.test(pathname);
  if (isPersonal) response.headers.set("Cache-Control", "private, no-store");
  else if (setsCookie) response.headers.set("Cache-Control", "private, no-cache");
  return response;
};
