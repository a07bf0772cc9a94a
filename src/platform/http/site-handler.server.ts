import {
  createRequestHandler,
  matchRoutes,
  type RouterContextProvider,
  type ServerBuild,
  type HeadersArgs,
} from "react-router";
import type { RequestHandler, RequestInfo } from "./http-env.ts";

type Route = { id: string; path?: string; index?: boolean; children?: Route[] };

/** Headers that describe the body of the loader's or action's own response, not the page rendered from it. */
const ofTheBody = ["content-length", "content-type", "content-encoding", "set-cookie"];

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

/**
 * Passes on the headers that loaders and actions set to pages, data requests and error answers. Without a `headers`
 * export React Router passes on Set-Cookie alone, so every route without one gets one. The action's header wins over
 * the loader's, the error's wins over both, and a route's own wins over its parents'.
 */
function passOnHeaders<Build extends ServerBuild>(build: Build): Build {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && { ...route, module: { headers, ...route.module } },
  ]);
  return { ...build, routes: Object.fromEntries(routes) as Build["routes"] };
}

function headers({ parentHeaders, loaderHeaders, actionHeaders, errorHeaders }: HeadersArgs): Headers {
  const passed = new Headers(parentHeaders);
  for (const source of [loaderHeaders, actionHeaders, errorHeaders ?? new Headers()]) {
    for (const [name, value] of source) if (!ofTheBody.includes(name)) passed.set(name, value);
  }
  return passed;
}

/**
 * Completes a 405 of React Router. It lists the methods of the address in `Allow`, and adds a text where the answer is
 * not a page. Other answers are unchanged.
 */
function nameAllowedMethods(response: Response, request: Request, build: ServerBuild): Response {
  if (response.status !== 405 || response.headers.has("Allow")) return response;
  const path = new URL(request.url).pathname.replace(/(^\/_root)?\.data$/, "");
  const match = matchRoutes(
    childrenOf(build, undefined) as Parameters<typeof matchRoutes>[0],
    path || "/",
  )?.at(-1);
  const hasAction =
    match?.route.id !== undefined && build.routes[match.route.id]?.module.action !== undefined;
  const allow = hasAction ? "GET, HEAD, POST" : "GET, HEAD";
  const allowing = new Headers(response.headers);
  allowing.set("Allow", allow);
  const isPage = /^text\/(html|x-script)/.test(allowing.get("Content-Type") ?? "");
  if (isPage || request.method === "HEAD")
    return new Response(response.body, { status: 405, headers: allowing });
  allowing.set("Content-Type", "text/plain; charset=utf-8");
  return new Response(`This address takes ${allow}, and nothing else.\n`, { status: 405, headers: allowing });
}

function childrenOf(build: ServerBuild, parentId: string | undefined): Route[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    const children = childrenOf(build, id);
    return {
      id,
      ...(path === undefined ? {} : { path }),
      ...(index ? { index } : {}),
      ...(children.length > 0 ? { children } : {}),
    };
  });
}
