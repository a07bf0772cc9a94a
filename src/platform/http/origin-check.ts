/**
 * Whether a request that may change something comes from our own pages. Checks the Origin header and Sec-Fetch-Site,
 * which a page of another site cannot forge. Requests with neither come from programs, because browsers send one with
 * every POST. Programs carry no visitor's cookies.
 *
 * @param ownOrigins origins of this site: the public one and that of the request's address
 */
export function comesFromOwnPages(
  request: { method: string; origin: string | null; fetchSite: string | null },
  ownOrigins: string[],
): boolean {
  if (request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS") return true;
  if (request.fetchSite !== null && request.fetchSite !== "same-origin" && request.fetchSite !== "none") {
    return false;
  }
  return request.origin === null || ownOrigins.includes(request.origin);
}
