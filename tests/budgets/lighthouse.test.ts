import { afterAll, beforeAll, expect, test } from "vitest";
import { siteWithInventedJobs, type SiteWithJobs } from "../support/site-with-invented-jobs.ts";
import { lighthousePages, openLighthouse } from "./run-lighthouse.ts";

let site: SiteWithJobs;
let chromium: Awaited<ReturnType<typeof openLighthouse>>;

beforeAll(async () => {
  [site, chromium] = await Promise.all([siteWithInventedJobs(), openLighthouse()]);
});
afterAll(async () => {
  await chromium?.close();
  await site?.stop();
});

/** The aim is 95. On a busy machine the same page reached 93 to 98. */
const leastLoading = 90;

test.each(lighthousePages)(
  "Lighthouse finds no fault in %s, and its parts arrive in time",
  async (_, path) => {
    const { scores, loading, faults } = await chromium.visit(site.url + path, {
      // Slow 4G, as in the mobile preset, but no slower processor, a fixed time of the server and no blocking time:
      // these would measure the load of the machine that runs the tests. `npm run bench -- --only lighthouse` measures
      // the full preset.
      throttling: { cpuSlowdownMultiplier: 1 },
      precomputedLanternData: {
        additionalRttByOrigin: { [site.url]: 0 },
        serverResponseTimeByOrigin: { [site.url]: 50 },
      },
    });
    expect(scores, faults.join("\n")).toMatchObject({ accessibility: 100, "best-practices": 100, seo: 100 });
    expect(loading, faults.join("\n")).toBeGreaterThanOrEqual(leastLoading);
  },
);
