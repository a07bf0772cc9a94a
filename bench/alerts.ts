import { sendDueAlerts } from "../src/alerts/send-due-alerts.server.ts";
import { parametersOf } from "../src/alerts/saved-search.ts";
import { latestJobId } from "../src/jobs/latest-job-id.server.ts";
import { loadGazetteer } from "../src/places/gazetteer.server.ts";
import { insertRows } from "../src/platform/database/insert-rows.server.ts";
import type { OpenedDatabase } from "../src/platform/database/open-database.server.ts";
import type { Database } from "../src/platform/database/tables.ts";
import { addPerson } from "../tests/support/add-person.ts";
import { alertsInATest } from "../tests/support/alerts-in-a-test.ts";
import { printTable } from "./measure.ts";
import { seededRandom } from "./random.ts";
import { benchPlaces, searchClasses } from "./search-classes.ts";

const [perPerson, newJobs] = [50, 300];

/** Measures one run of ten thousand saved searches while 300 jobs have arrived, and 500 that look at all jobs. */
export async function timeAlerts({ background: db }: OpenedDatabase, now: Date): Promise<void> {
  const newest = await latestJobId(db);
  const rows = [];
  for (const [name, searches, seen] of [
    ["jobs since the last run", 10_000, newest - newJobs],
    ["all jobs since they were saved", 500, 0],
  ] as const) {
    const people = [];
    for (let nth = 0; nth < searches / perPerson; nth += 1) people.push(await addPerson(db));
    await saveSearches(db, people, { searches, seen, now });
    const alerts = alertsInATest(db);
    alerts.setNow(now);
    const start = performance.now();
    const mailed = await sendDueAlerts(alerts.tools, {
      log: {
        error: ({ err }: { err: unknown }) => {
          throw err;
        },
      },
    });
    rows.push([name, searches, mailed, (performance.now() - start) / 1000]);
  }
  printTable(["a run over", "saved searches", "mails", "seconds"], rows);
}

type Saved = { searches: number; seen: number; now: Date };

/** Replaces the saved searches, all with mails at once. Those that have seen no job were not run for two weeks. */
async function saveSearches(
  db: Database,
  people: readonly string[],
  { searches, seen, now }: Saved,
): Promise<void> {
  await db.deleteFrom("alert_deliveries").execute();
  await db.deleteFrom("saved_searches").execute();
  const classes = searchClasses(seededRandom(11), benchPlaces(loadGazetteer())).filter(
    ({ name }) => !/filters only|newest|by date/.test(name),
  );
  const weeksAgo = new Date(now.getTime() - 14 * 86_400_000);
  const rows = Array.from({ length: searches }, (_, nth) => {
    const query = classes[nth % classes.length]?.next();
    return {
      person_id: people[nth % people.length],
      name: `Search ${nth}`,
      parameters: query ? parametersOf(query) : "",
      frequency: "at-once",
      created_at: weeksAgo,
      after_job_id: 0,
      seen_job_id: seen,
      last_run_at: seen > 0 ? now : weeksAgo,
      mail_key: `mail ${nth}`,
      feed_key: `feed ${nth}`,
    };
  });
  for (let at = 0; at < rows.length; at += 1_000)
    await insertRows(db, "saved_searches", Object.keys(rows[0] ?? {}), rows.slice(at, at + 1_000));
}
