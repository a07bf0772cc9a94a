import { matchRoutes, type ServerBuild } from "react-router";

type Route = { id: string; path?: string; index?: boolean; children?: Route[] };

/**
 * Completes a 405 of React Router. It lists the methods of the address in `Allow`, and adds a text where the answer is
 * not a page. Other answers are unchanged.
 */
export function nameAllowedMethods(response: Response, request: Request, build: ServerBuild): Response {
  if (response.status !== 405 || response.headers.has("Allow")) return response;
  const path = new URL(request.url).pathname.replace(/(^\/_root)?\.data$/, "");
  const match = matchRoutes(
    childrenOf(build, undefined) as Parameters<typeof matchRoutes>[0],
    path || "/",
  )?.at(-1);
  const hasAction =
    match?.route.id !== undefined && build.routes[match.route.id]?.module.action !== undefined;
  const allow = hasAction ? "GET, HEAD, POST" : "GET, HEAD";
  const headers = new Headers(response.headers);
  headers.set("Allow", allow);
  const isPage = /^text\/(html|x-script)/.test(headers.get("Content-Type") ?? "");
  if (isPage || request.method === "HEAD") return new Response(response.body, { status: 405, headers });
  headers.set("Content-Type", "text/plain; charset=utf-8");
  return new Response(`This address takes ${allow}, and nothing else.\n`, { status: 405, headers });
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
