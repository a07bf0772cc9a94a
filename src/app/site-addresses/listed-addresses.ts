import type { PageHandle } from "../layout/page-handle.ts";

export type ListedAddresses = {
  sitemap: string[];
  /** Addresses that a mistyped one may have meant. */
  suggestions: string[];
};

/** A route of the server build. */
type BuiltRoute = { path?: string | undefined; module: { handle?: unknown } } | undefined;

/** Reads from the `handle` of each route where its address is listed. */
export function listedAddresses(routes: readonly BuiltRoute[]): ListedAddresses {
  const pages = routes.map((route) => ({
    address: `/${route?.path ?? ""}`,
    listed: (route?.module.handle as PageHandle | undefined)?.listed,
  }));
  return {
    sitemap: pages.filter(({ listed }) => listed === "sitemap").map(({ address }) => address),
    suggestions: pages.filter(({ listed }) => listed !== undefined).map(({ address }) => address),
  };
}
