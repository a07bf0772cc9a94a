import {
  lighthouseCategories,
  lighthousePages,
  type LighthouseReport,
  openLighthouse,
} from "../tests/budgets/run-lighthouse.ts";
import { siteWithInventedJobs } from "../tests/support/site-with-invented-jobs.ts";
import { percentile, printTable } from "./measure.ts";

/** Prints the Lighthouse scores of the built site with the whole mobile preset: the median of some visits. */
export async function benchLighthouse(visits = 3): Promise<void> {
  const [site, chromium] = await Promise.all([siteWithInventedJobs(), openLighthouse()]);
  const rows: (string | number)[][] = [];
  const machine: number[] = [];
  for (const [name, path] of lighthousePages) {
    const reports: LighthouseReport[] = [];
    for (let visit = 0; visit < visits; visit += 1) reports.push(await chromium.visit(site.url + path));
    machine.push(...reports.map(({ benchmarkIndex }) => benchmarkIndex));
    const scores = lighthouseCategories.map((category) =>
      median(reports.map((one) => one.scores[category] ?? 0)),
    );
    const blocking = median(reports.map(({ blockingTime }) => blockingTime));
    const paint = median(reports.map(({ largestPaint }) => largestPaint));
    rows.push([name, ...scores, blocking.toFixed(0), paint.toFixed(0)]);
  }
  printTable(["page", ...lighthouseCategories, "blocking ms", "largest paint ms"], rows);
  process.stdout.write(`  Lighthouse's index of this machine: ${median(machine).toFixed(0)}\n\n`);
  await chromium.close();
  await site.stop();
}

const median = (values: number[]): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
