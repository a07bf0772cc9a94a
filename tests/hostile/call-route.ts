import { matchPath, type RouterContextProvider } from "react-router";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { createDataExports } from "../../src/account/profile/data-exports.server.ts";
import { personalData } from "../../src/personal-data.server.ts";
import { readConfig } from "../../src/platform/config/config.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { loadGazetteer } from "../../src/places/gazetteer.server.ts";
import { createWorkQueue } from "../../src/platform/concurrency/work-queue.ts";
import { provideServices } from "../../src/app/request/provide-services.server.ts";
import type { RequestServices } from "../../src/app/request/services.ts";
import type { TestAccounts } from "../support/test-accounts.ts";

/** @property path with its query */
export type RouteRequest = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  form?: Record<string, string>;
  json?: unknown;
};

type Args = { request: Request; url: URL; params: object; context: RouterContextProvider };
type Handler = (args: Args) => unknown;
type RouteModule = {
  loader?: Handler;
  action?: Handler;
  middleware?: ((args: Args, next: () => Promise<Response>) => unknown)[];
};

const modules = import.meta.glob<RouteModule>([
  "../../src/*/routes/*.{ts,tsx}",
  "../../src/app/*/*.{ts,tsx}",
  "!**/*.test.ts",
]);

/** Creates the services that routes with rows of people use. Using any other one is an error. */
export function routeServices({ accounts }: TestAccounts): Omit<RequestServices, "viewer"> {
  const reading = readConfig({});
  if (!reading.ok) throw new Error(reading.problems.join());
  const { config } = reading;
  const handlers = personalData(config);
  const { db, clock, mailer } = accounts;
  const given = {
    config,
    db,
    clock,
    mailer,
    accounts,
    personalData: handlers,
    dataExports: createDataExports({ accounts, handlers, productName: config.productName }),
    log: createLog({ level: "fatal" }),
    requestId: "test",
    clientAddress: "203.0.113.9",
    nonce: "nonce",
    places: loadGazetteer(),
    searchDatabase: () => db,
    searchQueue: createWorkQueue({ concurrency: 1, maxWaitMs: 10_000, maxWaiting: 10, expectedMs: 100 }),
    reportUnavailable: () => {},
  };
  return new Proxy(given as unknown as Omit<RequestServices, "viewer">, {
    get(services, name) {
      if (typeof name === "string" && !(name in services))
        throw new Error(`Give routeServices the service ${name}: a route in the table uses it.`);
      return Reflect.get(services, name);
    },
  });
}

/** Calls a route's middleware, and its loader or action, without the router. Returns all that it answers, as text. */
export async function callRoute(
  entry: RouteConfigEntry,
  { method = "GET", path, form, json }: RouteRequest,
  { services, cookie }: { services: Omit<RequestServices, "viewer">; cookie: string | null },
): Promise<string> {
  const url = new URL(path, "http://localhost:3000");
  const matched = matchPath(`/${entry.path ?? ""}`, url.pathname);
  if (!matched) throw new Error(`${path} is not an address of ${entry.path}.`);
  const headers = new Headers({ origin: url.origin, ...(cookie !== null && { cookie }) });
  const body = form ? new URLSearchParams(form) : json === undefined ? null : JSON.stringify(json);
  if (json !== undefined) headers.set("content-type", "application/json");
  const request = new Request(url, { method, headers, body });
  const module = await modules[`../../src/${entry.file}`]?.();
  if (!module) throw new Error(`${entry.file} is no route module.`);
  const args = { request, url, params: matched.params, context: provideServices(services, request) };
  const handle = method === "GET" ? module.loader : module.action;
  const next = async (): Promise<Response> => new Response(await textOf(await handle?.(args)));
  const [middleware] = module.middleware ?? [];
  return textOf(await caught(async () => (middleware ? ((await middleware(args, next)) ?? next()) : next())));
}

/** Routes throw redirects and errors that are answers. */
async function caught(answer: () => Promise<unknown>): Promise<unknown> {
  try {
    return await answer();
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown;
    return thrown;
  }
}

async function textOf(answer: unknown): Promise<string> {
  if (!(answer instanceof Response)) return JSON.stringify(answer) ?? "";
  const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}`);
  return [answer.status, ...headers, Buffer.from(await answer.arrayBuffer()).toString("latin1")].join("\n");
}
