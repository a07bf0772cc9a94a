import { isbot } from "isbot";

/** Headers with which browsers announce a prefetch: the standard, Safari and older Chromes, older Firefoxes. */
const aheadHeaders = ["sec-purpose", "purpose", "x-moz"] as const;

/**
 * Whether an answer is a page that somebody opened: a document, or the data of a page reached by script. False for
 * prefetches, bots, data that a page reloads, and browsers that ask not to be counted (Global Privacy Control, Do Not
 * Track).
 */
export function isPageOpened(request: Request, response: Response): boolean {
  const { headers } = request;
  if (request.method !== "GET" || response.status !== 200) return false;
  if (headers.get("sec-gpc") === "1" || headers.get("dnt") === "1") return false;
  if (aheadHeaders.some((name) => headers.get(name)?.includes("prefetch"))) return false;
  if (isbot(headers.get("user-agent"))) return false;
  const { pathname, searchParams } = new URL(request.url);
  // Data that is reloaded after an action names the root or no routes at all.
  if (pathname.endsWith(".data")) {
    const routes = searchParams.get("_routes")?.split(",");
    return routes !== undefined && !routes.includes("root");
  }
  return response.headers.get("content-type")?.startsWith("text/html") ?? false;
}
