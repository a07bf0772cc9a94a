import { randomInt } from "node:crypto";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Config } from "../../platform/config/config.ts";
import { createGuardedFetch } from "./guarded-fetch.server.ts";
import { createPoliteFetch } from "./polite-fetch.server.ts";
import { allowedAddresses } from "./public-address.server.ts";
import type { CrawlContext } from "./crawl-source.server.ts";
import { setTimeout as wait } from "node:timers/promises";
import type { Sleep } from "./host-lanes.ts";

/** Waits in real time. An aborted signal only ends the wait. */
const sleep: Sleep = async (ms, signal) => {
  await wait(ms, undefined, { signal }).catch((error: unknown) => {
    if (!signal?.aborted) throw error;
  });
};

/**
 * The tools that crawl sources: under the site's own name, at a pace that burdens no host, and only from the public
 * internet and the addresses of PRIVATE_SOURCES.
 */
export function crawlTools({
  config,
  clock,
}: {
  config: Pick<Config, "productName" | "version" | "publicUrl" | "privateSources" | "sourceKeys">;
  clock: Clock;
}): Pick<CrawlContext, "politeFetch" | "clock" | "random" | "keys"> {
  const fetch = createGuardedFetch(allowedAddresses(config.privateSources));
  const politeFetch = createPoliteFetch({ userAgent: userAgent(config), fetch, clock, sleep, random });
  return { politeFetch, clock, random, keys: config.sourceKeys };
}

function random(): number {
  return randomInt(2 ** 32) / 2 ** 32;
}

/**
 * Identifies us to the sites we crawl: our name and where to find us.
 *
 * @example userAgent({ productName: "Foothold", version: "0.3.0", publicUrl: "https://jobs.example.org" })
 * // "Foothold/0.3.0 (+https://jobs.example.org)"
 */
export function userAgent(site: { productName: string; version: string; publicUrl: string }): string {
  return `${productToken(site.productName)}/${site.version} (+${site.publicUrl})`;
}

/** Headers and robots.txt only allow plain letters. */
function productToken(name: string): string {
  const plain = name.normalize("NFKD").replace(/[^\w .-]/g, "");
  return plain.trim().replace(/\s+/g, "-") || "JobSearch";
}
