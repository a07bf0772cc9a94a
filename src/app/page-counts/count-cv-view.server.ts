import type { MiddlewareFunction } from "react-router";
import { countView } from "../../cv/publish/get-public-cv.server.ts";
import { servicesContext } from "../request/services.ts";
import { mayCount } from "./may-count.server.ts";

/** Counts a view of the public CV at `:slug`, by the rules of all page counts. Views by its owner are not counted. */
export const countCvView: MiddlewareFunction<Response> = async ({ request, params, context }, next) => {
  const response = await next();
  const services = context.get(servicesContext);
  try {
    if (await mayCount(request, response, services)) {
      const viewer = await services.viewer();
      await countView(services.db, (params["slug"] ?? "").toLowerCase(), viewer?.id ?? null);
    }
  } catch (error) {
    services.log.warn({ err: error }, "a view of a CV was not counted");
  }
  return response;
};
