import type { MiddlewareFunction } from "react-router";
import { carriesSession } from "../account/carries-session.ts";

/**
 * Pages differ by cookie: by who is signed in, and by how they are to look. Nothing between the site and a browser
 * may keep one person's page for another. What says itself how long it keeps (feeds, sitemaps) is the same for all,
 * as long as it sets no cookie.
 */
export const keepPrivate: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const setsCookie = response.headers.has("Set-Cookie");
  const said = response.headers.get("Cache-Control");
  if (said !== null && !(setsCookie && said.includes("public"))) return response;
  response.headers.append("Vary", "Cookie");
  if (setsCookie || carriesSession(request.headers)) {
    response.headers.set("Cache-Control", "private, no-cache");
  }
  return response;
};
