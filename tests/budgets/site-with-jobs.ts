import { generatePosting } from "../../bench/generate-postings.ts";
import { seededRandom } from "../../bench/random.ts";
import { storeBatch } from "../../src/jobs/store/store-batch.server.ts";
import { openDatabase } from "../../src/platform/database/open-database.server.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { newDataFolder } from "../support/data-folders.ts";
import { berlin, denver, inventedSource } from "../support/invented-posting.ts";
import { startServer, type RunningSite } from "../support/start-server.ts";

/** Starts the built site with enough jobs to fill a page of results. */
export async function siteWithJobs(): Promise<RunningSite> {
  const dataDir = await newDataFolder("tables");
  const opening = await openDatabase({
    databaseUrl: undefined,
    dataDir,
    log: createLog({ level: "warn" }),
    role: "tool",
  });
  if (!opening.ok) throw new Error(opening.problem);
  const { opened } = opening;
  const now = new Date();
  const options = { places: [denver, berlin], days: 20, now, random: seededRandom(5) };
  const postings = Array.from({ length: 150 }, (_, index) => generatePosting(index, 150, options));
  await storeBatch(opened.background, await inventedSource(opened.background), postings, now);
  await opened.close();
  return startServer({ DATA_DIR: dataDir });
}
