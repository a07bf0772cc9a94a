import { isbot } from "isbot";

/** Where browsers say that they fetch ahead: the standard, Safari and older Chromes, older Firefoxes. */
const aheadHeaders = ["sec-purpose", "purpose", "x-moz"] as const;

/**
 * Whether an answer is a page that somebody opened: a document, or the data of a page reached by script. False for what
 * a browser fetches ahead or a bot reads, for data that a page asks for again, and for browsers that ask not to be
 * counted (Global Privacy Control, Do Not Track).
 */
export function isPageOpened(request: Request, response: Response): boolean {
  const { headers } = request;
  if (request.method !== "GET" || response.status !== 200) return false;
  if (headers.get("sec-gpc") === "1" || headers.get("dnt") === "1") return false;
  if (aheadHeaders.some((name) => headers.get(name)?.includes("prefetch"))) return false;
  if (isbot(headers.get("user-agent"))) return false;
  const { pathname, searchParams } = new URL(request.url);
  // Data asked for again, after something was done, names the root or names no routes at all.
  if (pathname.endsWith(".data")) {
    const routes = searchParams.get("_routes")?.split(",");
    return routes !== undefined && !routes.includes("root");
  }
  return response.headers.get("content-type")?.startsWith("text/html") ?? false;
}
