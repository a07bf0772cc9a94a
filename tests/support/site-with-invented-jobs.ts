import { markGone } from "../../src/jobs/freshness/mark-gone.server.ts";
import { jobPath } from "../../src/jobs/job-path.ts";
import type { Pay, Posting } from "../../src/jobs/posting.ts";
import { storeBatch } from "../../src/jobs/indexing/store-batch.server.ts";
import { openDatabase } from "../../src/platform/database/open-database.server.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { newDataFolder } from "./data-folders.ts";
import { berlin, denver, inventedPosting, inventedSource } from "./invented-posting.ts";
import { startServer, type RunningSite } from "./start-server.ts";

export type SiteWithJobs = RunningSite & {
  /** Path of a job that its only source no longer lists. */
  pathOfGoneJob: string;
};

/**
 * Starts the built site with some fifty invented jobs: enough for three pages, and one of each kind. Its log names all
 * requests.
 */
export async function siteWithInventedJobs(): Promise<SiteWithJobs> {
  const dataDir = await newDataFolder("tables");
  const log = createLog({ level: "warn" });
  const opening = await openDatabase({ databaseUrl: undefined, dataDir, log, role: "tool" });
  if (!opening.ok) throw new Error(opening.problem);
  const { opened } = opening;

  const now = new Date();
  const greenhouse = await inventedSource(opened.background);
  await storeBatch(opened.background, greenhouse, inventedJobs(), now);
  const board = await inventedSource(opened.background, {
    name: "fieldboard",
    adapter: "fieldboard",
    label: "Fieldboard",
    attribution_text: "Jobs by Fieldboard",
    apply_policy: "source",
    allows_json_ld: false,
  });
  await storeBatch(opened.background, board, [fromBoard], now);
  const gone = inventedPosting({ title: "Lamp Lighter", company: "Valley Power" });
  await storeBatch(opened.background, greenhouse, [gone], now);
  const posting = await opened.background
    .selectFrom("postings")
    .select(["id", "job_id"])
    .where("external_id", "=", gone.externalId)
    .executeTakeFirstOrThrow();
  await markGone(opened.background, [posting.id], now);
  await opened.close();
  const site = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: "debug" });
  return { ...site, pathOfGoneJob: jobPath(posting.job_id, gone.title) };
}

const yearly = (min: number, max: number): Pay => ({
  min,
  max,
  currency: "USD",
  period: "year",
  predicted: false,
  raw: `$${min} to $${max}`,
  yearlyUsdMin: min,
  yearlyUsdMax: max,
});

const analyst: Partial<Posting> = {
  title: "Senior Data Analyst",
  company: "Northbeck Energy",
  url: "https://northbeck.example/jobs/analyst",
  applyUrl: "https://northbeck.example/jobs/analyst/apply",
  locationText: "Denver, CO",
  places: [denver],
  workMode: "hybrid",
  type: "full-time",
  level: "senior",
  pay: yearly(98_000, 118_000),
  years: 3,
  evidence: {
    pay: { from: "field", field: "payText", text: "$98,000 to $118,000" },
    level: { from: "title", text: "Senior Data Analyst" },
    years: { from: "description", text: "Three years of forecasting", start: 0, end: 26 },
  },
  // Search engines only take job postings with a date.
  postedAt: new Date(Date.now() - 3_600_000),
  skills: ["SQL", "Python"],
  descriptionHtml: "<h3>What you will do</h3><p>Turn meter records into forecasts that crews act on.</p>",
  descriptionText: "What you will do. Turn meter records into forecasts that crews act on.",
};

const fromBoard = inventedPosting({
  title: "Analytics Engineer",
  company: "Fieldnote Health",
  url: "https://fieldboard.example/jobs/7",
  locationText: "Remote, US",
  remoteCountries: ["US"],
  workMode: "remote",
  type: "contract",
});

function inventedJobs(): Posting[] {
  const routes = Array.from({ length: 45 }, (_, route) =>
    inventedPosting({
      title: "Meter Reader",
      company: `Valley Power ${route + 1}`,
      locationText: "Berlin",
      places: [berlin],
      workMode: "on-site",
      type: route % 3 === 0 ? "part-time" : "full-time",
      level: "entry",
      pay: route % 2 === 0 ? yearly(30_000 + route * 1000, 34_000 + route * 1000) : null,
    }),
  );
  return [
    inventedPosting(analyst),
    inventedPosting({
      ...analyst,
      title: "Data Analyst Intern",
      type: "internship",
      level: "entry",
      pay: null,
    }),
    inventedPosting({ ...analyst, title: "Pricing Analyst", company: "Orchard & Vane", level: "mid" }),
    ...routes,
  ];
}
