import type { MiddlewareFunction } from "react-router";
import { copyCookies } from "../../platform/http/cookies.ts";
import { isDueForRefresh, refreshSession } from "../../account/refresh-session.server.ts";
import { servicesContext } from "../request/services.ts";

/** Restarts the thirty days of a session once a day, so that people who come back within thirty days stay signed in. */
export const keepSession: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  if (request.method !== "GET") return response;
  const { accounts, viewer, clock, log } = context.get(servicesContext);
  try {
    const person = await viewer();
    if (person && isDueForRefresh(person.session.expiresAt, clock())) {
      copyCookies((await refreshSession(accounts, request.headers)).headers, response.headers);
    }
  } catch (error) {
    log.warn({ err: error }, "a session could not be extended");
  }
  return response;
};
