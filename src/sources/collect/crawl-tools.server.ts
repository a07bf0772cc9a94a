import { randomInt } from "node:crypto";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Config } from "../../platform/config/config.ts";
import { createGuardedFetch } from "./guarded-fetch.server.ts";
import { createPoliteFetch } from "./polite-fetch.server.ts";
import { allowedAddresses } from "./public-address.server.ts";
import type { CrawlContext } from "./crawl-source.server.ts";
import { sleep } from "./sleep.server.ts";
import { userAgent } from "./user-agent.ts";

/**
 * The tools that crawl sources: under the site's own name, at a pace that burdens no host, and only from the public
 * internet and the addresses of PRIVATE_SOURCES.
 */
export function crawlTools({
  config,
  clock,
}: {
  config: Pick<Config, "productName" | "version" | "publicUrl" | "privateSources">;
  clock: Clock;
}): Pick<CrawlContext, "politeFetch" | "clock" | "random"> {
  const fetch = createGuardedFetch(allowedAddresses(config.privateSources));
  const politeFetch = createPoliteFetch({ userAgent: userAgent(config), fetch, clock, sleep, random });
  return { politeFetch, clock, random };
}

function random(): number {
  return randomInt(2 ** 32) / 2 ** 32;
}
