import type { MiddlewareFunction } from "react-router";
import { readSettings } from "../../account/settings/read-settings.server.ts";
import { servicesContext, type RequestServices } from "../services.ts";
import { isPageOpened } from "./is-page-opened.ts";

/** Counts pages by the pattern of their route, unless whoever opens them wishes otherwise. The page does not wait. */
export const countPages: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const response = await next();
  if (isPageOpened(request, response))
    void count(context.get(servicesContext), `/${pattern.replace(/^\//, "")}`);
  return response;
};

async function count(services: RequestServices, pattern: string): Promise<void> {
  const { db, log, pageCounter, viewer: readViewer } = services;
  try {
    const viewer = await readViewer();
    const mayCount = viewer === null || (await readSettings(db, viewer.id)).analytics;
    if (mayCount) pageCounter.count(pattern);
  } catch (error) {
    log.warn({ err: error }, "a page was not counted");
  }
}
