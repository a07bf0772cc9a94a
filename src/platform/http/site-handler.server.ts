import { createRequestHandler } from "react-router";
import type { RouterContextProvider, ServerBuild } from "react-router";
import { nameAllowedMethods } from "./allowed-methods.ts";
import { passOnHeaders } from "./pass-on-headers.ts";
import type { RequestHandler, RequestInfo } from "./serve.server.ts";

/** RequestInfo, and what a loader or action may report of the whole request. */
export type SiteRequestInfo = RequestInfo & { reportUnavailable: () => void };

/**
 * Answers with the pages of a React Router build.
 *
 * @param loadBuild asked once, or in development at every request, so that changes show
 * @param contextFor what loaders and actions get for one request
 * @param unavailable the answer when the database did not answer during a request
 */
export async function siteHandler<Build extends ServerBuild>(options: {
  development: boolean;
  loadBuild: () => Promise<Build>;
  contextFor: (build: Build, info: SiteRequestInfo, request: Request) => RouterContextProvider;
  unavailable: (build: Build, info: RequestInfo, request: Request) => Response;
}): Promise<RequestHandler> {
  const { development, loadBuild, contextFor, unavailable } = options;
  const mode = development ? "development" : "production";

  const prepare = async () => {
    const build = passOnHeaders(await loadBuild());
    return { build, handle: createRequestHandler(build, mode) };
  };
  const prepared = development ? undefined : await prepare();
  return async (request, info) => {
    const { build, handle } = prepared ?? (await prepare());
    let isUnavailable = false;
    const reportUnavailable = () => void (isUnavailable = true);
    const response = await handle(request, contextFor(build, { ...info, reportUnavailable }, request));
    if (!isUnavailable) return nameAllowedMethods(response, request, build);
    await response.body?.cancel();
    return unavailable(build, info, request);
  };
}
