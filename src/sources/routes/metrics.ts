import { createHash, timingSafeEqual } from "node:crypto";
import { servicesContext } from "../../app/request/services.ts";
import { sourceMetrics } from "../status/source-metrics.ts";
import type { Route } from "./+types/metrics";

/** The figures of the status page for a monitoring system. Without the operator's token, there is no such page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { config, siteStatus } = context.get(servicesContext);
  const given = /^Bearer (.+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (config.metricsToken === undefined || given === undefined || !isEqual(given, config.metricsToken))
    return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  return new Response(sourceMetrics(await siteStatus()), {
    headers: { "Content-Type": "text/plain; version=0.0.4; charset=utf-8", "Cache-Control": "no-store" },
  });
}

/** Compares in the same time for any two texts. */
function isEqual(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHash("sha256").update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}
