import { redirect } from "react-router";
import { addressNetwork } from "../../platform/http/address-network.ts";
import { pageOfPicture } from "../metadata/sharing-picture.ts";
import { findCard } from "./find-card.server.ts";
import { servicesContext } from "../request/services.ts";
import type { Route } from "./+types/sharing-picture";

/**
 * Draws the picture of a page for messengers and social networks. Sends the site's own picture if too many requests
 * wait. Pictures of CVs are not cached, because their owners may withdraw them.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const path = pageOfPicture(decodeURI(url.pathname));
  const card = path === null ? null : await findCard(path, services);
  if (!path || !card) {
    return new Response("There is no such picture.\n", {
      status: 404,
      headers: { "Content-Type": "text/plain" },
    });
  }
  const client = addressNetwork(services.clientAddress);
  const drawn = await services.sharingPictures.draw(card, { client, signal: request.signal });
  if (!drawn.ok) throw redirect("/og.png", { status: 302, headers: { "Cache-Control": "no-store" } });
  return new Response(new Uint8Array(drawn.bytes), {
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": path.startsWith("/cv/") ? "private, no-store" : "public, max-age=86400",
    },
  });
}
