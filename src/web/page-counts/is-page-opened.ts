import { isbot } from "isbot";

/**
 * Whether an answer is a page somebody opened: a document, or the data of a page reached by script. Not what a
 * browser fetches ahead or a program reads, not what a page asks again for itself, and nothing of a browser that
 * wishes not to be counted (Global Privacy Control).
 */
export function isPageOpened(request: Request, response: Response): boolean {
  const { headers } = request;
  if (request.method !== "GET" || response.status !== 200) return false;
  if (headers.get("sec-gpc") === "1" || headers.get("sec-purpose")?.includes("prefetch")) return false;
  if (isbot(headers.get("user-agent"))) return false;
  const { pathname, searchParams } = new URL(request.url);
  // Data asked for again, after something was done, names the root or names no routes at all.
  if (pathname.endsWith(".data")) {
    const routes = searchParams.get("_routes")?.split(",");
    return routes !== undefined && !routes.includes("root");
  }
  return response.headers.get("content-type")?.startsWith("text/html") ?? false;
}
