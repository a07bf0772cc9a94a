import type { MiddlewareFunction } from "react-router";
import { servicesContext, type RequestServices } from "../request/services.ts";
import { mayCount } from "./may-count.server.ts";

/** Counts pages by the pattern of their route, without delaying the page. */
export const countPages: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const response = await next();
  void count(request, response, context.get(servicesContext), `/${pattern.replace(/^\//, "")}`);
  return response;
};

async function count(
  request: Request,
  response: Response,
  services: RequestServices,
  pattern: string,
): Promise<void> {
  try {
    if (await mayCount(request, response, services)) services.pageCounter.count(pattern);
  } catch (error) {
    services.log.warn({ err: error }, "a page was not counted");
  }
}
