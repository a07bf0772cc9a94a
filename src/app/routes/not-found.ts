import { data } from "react-router";
import { listSiteAddresses } from "../site-addresses/list-site-addresses.server.ts";
import { nearestAddress } from "../site-addresses/nearest-address.ts";
import type { Route } from "./+types/not-found";

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
