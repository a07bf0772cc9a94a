import { linkDelivery, type LinkDelivery } from "../../account/links/link-delivery.ts";
import type { RequestVisit } from "../../account/request-visit.ts";
import type { RequestServices } from "../services.ts";

/** Extracts the data of a request that account operations need. */
export function visitOf(
  request: Request,
  { clientAddress }: Pick<RequestServices, "clientAddress">,
): RequestVisit {
  return { headers: request.headers, clientAddress, signal: request.signal };
}

/** Decides how a link that this request asks for reaches its owner. */
export function deliveryTo(
  request: Request,
  services: Pick<RequestServices, "config" | "clientAddress">,
): LinkDelivery {
  return linkDelivery(services.config, visitOf(request, services));
}
