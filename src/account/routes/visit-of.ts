import { linkDelivery, type LinkDelivery } from "../links/link-delivery.ts";
import type { RequestContext } from "../request-context.ts";
import type { RequestServices } from "../../app/request/services.ts";

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
