import { listedAddresses, type ListedAddresses } from "./listed-addresses.ts";

/** Lists the addresses of the site's own pages, as the `handle` of each route says. */
export async function listSiteAddresses(): Promise<ListedAddresses> {
  // Imported on demand, because the build imports this file.
  const { routes } = await import("virtual:react-router/server-build");
  return listedAddresses(Object.values(routes));
}
