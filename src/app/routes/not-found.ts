import { data } from "react-router";
import { listSiteAddresses } from "../site-addresses/list-site-addresses.server.ts";
import type { Route } from "./+types/not-found";
import { editDistance } from "../../text/edit-distance.ts";

/** Handles any address without a route. The root's error page shows the message and the nearest address. */
export async function loader({ url }: Route.LoaderArgs) {
  const { suggestions } = await listSiteAddresses();
  throw data(
    { nearest: nearestAddress(url.pathname, suggestions) },
    { status: 404, statusText: "Not Found" },
  );
}

// The route has a component, so that the error is shown in the layout and not as bare text.
export default function NotFound() {
  return null;
}

/**
 * Finds the address that a mistyped one most likely meant: at most a quarter of its letters differ. Returns null if none
 * is near.
 *
 * @example nearestAddress("/resources/resume-tempaltes", addresses) // "/resources/resume-templates"
 */
export function nearestAddress(pathname: string, addresses: readonly string[]): string | null {
  const typed = pathname.toLowerCase().replace(/(?:\.html?)?\/*$/, "");
  if (typed.length < 4 || typed.length > 60) return null;
  let nearest: string | null = null;
  let fewest = Math.max(1, Math.floor(typed.length / 4)) + 1;
  for (const address of addresses) {
    const changes = editDistance(typed, address);
    if (changes < fewest) [nearest, fewest] = [address, changes];
  }
  return nearest;
}
