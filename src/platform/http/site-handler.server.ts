import { createRequestHandler } from "react-router";
import type { RouterContextProvider, ServerBuild } from "react-router";
import { nameAllowedMethods } from "./allowed-methods.ts";
import { passOnHeaders } from "./pass-on-headers.ts";
import type { RequestHandler, RequestInfo } from "./http-env.ts";

/** RequestInfo, and a callback through which a loader or action reports an outage for the whole request. */
export type SiteRequestInfo = RequestInfo & { reportUnavailable: () => void };

/**
 * Answers with the pages of a React Router build.
 *
 * @param loadBuild called once, or at every request in development, so that changes appear
 * @param contextFor returns the context of loaders and actions for one request
 * @param unavailable the answer when the database was unavailable during a request
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
