import { createRequestHandler } from "react-router";
import type { RouterContextProvider, ServerBuild } from "react-router";
import { nameAllowedMethods } from "./allowed-methods.ts";
import { passOnHeaders } from "./pass-on-headers.ts";
import type { RequestHandler, RequestInfo } from "./serve.server.ts";

/**
 * Answers with the pages of a React Router build.
 *
 * @param loadBuild asked once, or in development at every request, so that changes show
 * @param contextFor what loaders and actions get for one request
 */
export async function siteHandler<Build extends ServerBuild>(options: {
  development: boolean;
  loadBuild: () => Promise<Build>;
  contextFor: (build: Build, info: RequestInfo, request: Request) => RouterContextProvider;
}): Promise<RequestHandler> {
  const { development, loadBuild, contextFor } = options;
  const mode = development ? "development" : "production";

  const prepare = async () => {
    const build = passOnHeaders(await loadBuild());
    return { build, handle: createRequestHandler(build, mode) };
  };
  const prepared = development ? undefined : await prepare();
  return async (request, info) => {
    const { build, handle } = prepared ?? (await prepare());
    const response = await handle(request, contextFor(build, info, request));
    return nameAllowedMethods(response, request, build);
  };
}
