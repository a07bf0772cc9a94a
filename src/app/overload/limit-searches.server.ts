import type { MiddlewareFunction } from "react-router";
import { addressNetwork } from "../../platform/http/address-network.ts";
import { busyResponse } from "./busy-response.server.tsx";
import { servicesContext } from "../request/services.ts";

/**
 * Makes every route that searches wait for a place in the search queue, or answers 503. The place is held until the
 * page is rendered, because rendering costs as much as searching.
 */
export const limitSearches: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const services = context.get(servicesContext);
  const { searchQueue, clientAddress } = services;
  const outcome = await searchQueue.run(addressNetwork(clientAddress), request.signal, next);
  if (outcome.ok) return outcome.value;
  // The client has left, so this answer is not read.
  if (outcome.reason === "left") return new Response(null, { status: 503 });
  return busyResponse(request, services, { reason: "busy", seconds: searchQueue.retryAfter() });
};
