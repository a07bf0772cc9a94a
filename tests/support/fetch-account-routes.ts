import { RouterContextProvider } from "react-router";
import type { Database } from "../../src/platform/database/tables.ts";
import * as list from "../../src/documents/routes/account-documents.ts";
import * as one from "../../src/documents/routes/account-document.ts";
import { servicesContext, type RequestServices } from "../../src/app/request/services.ts";

type Route = {
  loader: (args: never) => Promise<Response>;
  action?: (args: never) => Promise<Response>;
};

type Instead = (request: Request) => Response | null | Promise<Response | null>;

export type AccountRoutes = {
  /** A browser's `fetch`: requests go to the routes of the site, on the test's database. */
  fetch: typeof fetch;
  /** Sets the signed-in person. Null signs out. */
  signIn: (person: string | null) => void;
  /** Answers for an address in place of the site from now on. Null restores the site's answers. */
  answerInstead: (answer: Instead | null) => void;
  /** Method and path of each request so far. */
  requests: string[];
};

/** The addresses of an account's documents, served by the site's own routes. */
export function fetchAccountRoutes(db: Database, now: () => Date): AccountRoutes {
  let signedIn: string | null = null;
  let instead: Instead | null = null;
  const requests: string[] = [];
  return {
    requests,
    signIn: (person) => (signedIn = person),
    answerInstead: (answer) => (instead = answer),
    async fetch(address, init) {
      const request = new Request(new URL(address as string, "http://localhost:3000"), init);
      const url = new URL(request.url);
      requests.push(`${request.method} ${url.pathname}`);
      const given = await instead?.(request);
      if (given) return given;
      const [kind = "", id = "", ...more] = url.pathname.split("/").slice(2).map(decodeURIComponent);
      const context = new RouterContextProvider();
      const viewer = () => Promise.resolve(signedIn === null ? null : { id: signedIn });
      context.set(servicesContext, { db, clock: now, viewer } as unknown as RequestServices);
      const route: Route = id === "" ? list : one;
      const params = { kind, id, "*": more.join("/") };
      const args = { request, url, params, context } as never;
      const answer = request.method === "GET" ? route.loader(args) : route.action?.(args);
      // As the site does: a response that a route throws is its answer, and any other error is a 500.
      const thrown = (error: unknown) =>
        error instanceof Response ? error : new Response(null, { status: 500 });
      return (await answer?.catch(thrown)) ?? new Response(null, { status: 405 });
    },
  };
}
