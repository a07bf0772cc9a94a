import type { Visit } from "../../account/visit.ts";
import type { RequestServices } from "../services.ts";

/** What operations on accounts need to know of a request. */
export function visitOf(request: Request, { clientAddress }: Pick<RequestServices, "clientAddress">): Visit {
  return { headers: request.headers, clientAddress };
}
