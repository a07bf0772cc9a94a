import type { MiddlewareFunction } from "react-router";
import { addressNetwork } from "../../platform/http/address-network.ts";
import { busyResponse } from "../busy/busy-response.server.tsx";
import { servicesContext } from "../services.ts";

/**
 * For every route that searches: waits for a place in the queue of searches, or answers 503. The place is held until
 * the page is rendered, which costs as much as finding.
 */
export const limitSearches: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const services = context.get(servicesContext);
  const { searchQueue, clientAddress } = services;
  const outcome = await searchQueue.run(addressNetwork(clientAddress), request.signal, next);
  if (outcome.ok) return outcome.value;
  // Nobody reads this answer.
  if (outcome.reason === "left") return new Response(null, { status: 503 });
  return busyResponse(request, services, { reason: "busy", seconds: searchQueue.retryAfter() });
};
