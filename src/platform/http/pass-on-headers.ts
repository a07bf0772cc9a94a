import type { HeadersArgs, ServerBuild } from "react-router";

/** Headers that describe the body of the loader's or action's own response, not the page rendered from it. */
const ofTheBody = ["content-length", "content-type", "content-encoding", "set-cookie"];

/**
 * Passes on the headers that loaders and actions set to pages, data requests and error answers. Without a `headers`
 * export React Router passes on Set-Cookie alone, so every route without one gets one. The action's header wins over
 * the loader's, the error's wins over both, and a route's own wins over its parents'.
 */
export function passOnHeaders<Build extends ServerBuild>(build: Build): Build {
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
