import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { PassThrough } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { isDatabaseUnavailable } from "./app/overload/is-database-unavailable.ts";
import { loggedPath } from "./app/request/logged-path.ts";
import { NonceProvider } from "./app/request/nonce.tsx";
import { servicesContext } from "./app/request/services.ts";

// `main` composes the services. Only this bundle knows the context key under which its routes find them.
export { provideServices } from "./app/request/provide-services.server.ts";
export { busyResponse } from "./app/overload/busy-response.server.tsx";

/** Milliseconds after which a page that is still waiting for deferred data is sent without it. */
export const streamTimeout = 5_000;

/**
 * Renders a page as a stream. People get the shell immediately and the rest as it arrives. Search engines get the
 * complete page. Every inline script carries the nonce of the response's Content-Security-Policy.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  // React writes scripts and fonts above the style sheets. This header lets the browser ask for the style sheets first.
  for (const href of styleSheetsOf(routerContext)) headers.append("Link", `<${href}>; rel=preload; as=style`);
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const { nonce, log } = context.get(servicesContext);
  const readsWhole = isbot(request.headers.get("user-agent"));

  return new Promise((resolve, reject) => {
    let shellSent = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceProvider>,
      {
        nonce,
        [readsWhole ? "onAllReady" : "onShellReady"]() {
          shellSent = true;
          const body = new PassThrough({
            final(done) {
              clearTimeout(timer);
              done();
            },
          });
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        },
        onShellError(error: unknown) {
          clearTimeout(timer);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
        onError(error: unknown) {
          // Before the shell is sent, the error rejects above and `handleError` logs it.
          if (shellSent && !request.signal.aborted) log.error({ err: error }, "rendering failed");
        },
      },
    );
    // One second longer than the data's timeout, so that timed-out data still reaches the page as an error.
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

function styleSheetsOf({ manifest, staticHandlerContext }: EntryContext): Set<string> {
  const sheets = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  // React Router marks style sheets that several routes share with a "#" at the end.
  return new Set(sheets.map((href) => href.replace("#", "")));
}

/**
 * Logs errors thrown by a loader, an action or a page. They are bugs or outages, since expected outcomes are values.
 * Requests that React Router itself refuses, such as a wrong method, are the client's mistake.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  // React Router refuses a form whose Origin is this site and whose Host is another.
  if (error instanceof Error && error.message.includes("does not match `origin` header")) return;
  // The database logs its outage itself, once.
  if (isDatabaseUnavailable(error)) return context.get(servicesContext).reportUnavailable();
  context
    .get(servicesContext)
    .log.error({ err: error, path: loggedPath(new URL(request.url).pathname) }, "request failed");
};
