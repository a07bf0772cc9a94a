import { linkDelivery, type LinkDelivery } from "../../account/links/link-delivery.ts";
import type { RequestContext } from "../../account/request-context.ts";
import type { RequestServices } from "../services.ts";

/** Extracts the data of a request that account operations need. */
export function visitOf(
  request: Request,
  { clientAddress }: Pick<RequestServices, "clientAddress">,
): RequestContext {
  return { headers: request.headers, clientAddress, signal: request.signal };
}

/** Decides how a link that this request asks for reaches its owner. */
export function deliveryTo(
  request: Request,
  services: Pick<RequestServices, "config" | "clientAddress">,
): LinkDelivery {
  return linkDelivery(services.config, visitOf(request, services));
}
