import type { MiddlewareFunction } from "react-router";
import { carriesSession } from "../account/carries-session.ts";

/**
 * Pages differ by cookie: by who is signed in, and by how they are to look. Nothing between the site and a browser
 * may keep one person's page for another. What says itself how long it keeps (feeds, sitemaps) is the same for all.
 */
export const keepPrivate: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  if (response.headers.has("Cache-Control")) return response;
  response.headers.append("Vary", "Cookie");
  if (carriesSession(request.headers) || response.headers.has("Set-Cookie")) {
    response.headers.set("Cache-Control", "private, no-cache");
  }
  return response;
};
