import type { HeadersArgs } from "react-router";

/** Passes on when to try again, and keeps the page out of every cache. */
export function retryHeaders({ actionHeaders }: HeadersArgs): Headers {
  const headers = new Headers({ "Cache-Control": "no-store" });
  const retryAfter = actionHeaders.get("Retry-After");
  if (retryAfter) headers.set("Retry-After", retryAfter);
  return headers;
}
