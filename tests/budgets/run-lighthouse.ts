import lighthouse, { type Flags } from "lighthouse";
import { freePort } from "../support/free-port.ts";
import { openBrowser } from "../support/open-browser.ts";

/** The six kinds of pages that have a Lighthouse budget. The job comes from a source that allows indexing. */
export const lighthousePages = [
  ["jobs", "/jobs"],
  ["home", "/"],
  ["job", "/jobs/1-senior-data-analyst"],
  ["builder", "/cv-builder"],
  ["article", "/resources/networking"],
  ["tools", "/tools"],
] as const;

export const lighthouseCategories = ["performance", "accessibility", "best-practices", "seo"] as const;

export type LighthouseReport = {
  /** From 0 to 100 by category. */
  scores: Record<string, number>;
  /**
   * The performance score if tasks never blocked the page, from 0 to 100. How long they do depends on the load of the
   * machine.
   */
  loading: number;
  /** Every audit of a category that is not perfect: "seo: Document has a meta description". */
  faults: string[];
  /** In milliseconds: how long tasks keep the page from answering. */
  blockingTime: number;
  /** In milliseconds: when the first and the largest text or picture appears. */
  firstPaint: number;
  largestPaint: number;
  /** Lighthouse's measure of this machine; a quiet desktop computer has more than 1,500. */
  benchmarkIndex: number;
};

/** Opens a browser and returns a function that visits a page with the mobile preset of Lighthouse. */
export async function openLighthouse() {
  const port = await freePort();
  const browser = await openBrowser({ debuggingPort: port });
  return {
    close: () => browser.close(),
    async visit(url: string, flags: Flags = {}): Promise<LighthouseReport> {
      const run = await lighthouse(url, {
        port,
        logLevel: "error",
        onlyCategories: [...lighthouseCategories],
        disableFullPageScreenshot: true,
        ...flags,
      });
      if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? "No report");
      const { categories, audits, environment } = run.lhr;
      const faults = Object.values(categories).flatMap(({ id, auditRefs }) =>
        auditRefs.flatMap((ref) => {
          const audit = audits[ref.id];
          const isFault = ref.weight > 0 && audit?.score != null && audit.score < 1;
          return isFault ? [`${id}: ${audit.title} ${audit.displayValue ?? ""}`] : [];
        }),
      );
      const measured = (categories["performance"]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
      const points = measured.map(
        ({ id, weight }) => weight * (id === "total-blocking-time" ? 1 : (audits[id]?.score ?? 0)),
      );
      const weights = measured.map(({ weight }) => weight);
      return {
        loading: Math.round((100 * sum(points)) / sum(weights)),
        scores: Object.fromEntries(
          Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
        ),
        faults,
        blockingTime: audits["total-blocking-time"]?.numericValue ?? 0,
        firstPaint: audits["first-contentful-paint"]?.numericValue ?? 0,
        largestPaint: audits["largest-contentful-paint"]?.numericValue ?? 0,
        benchmarkIndex: environment.benchmarkIndex,
      };
    },
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
