import type { Config } from "../platform/config/config.ts";
import type { Database } from "../platform/database/tables.ts";

const tables = ["saved_searches", "alert_deliveries", "hidden_jobs", "hidden_companies"] as const;

/** Saved searches, the adverts that were mailed, and the jobs and companies that a person has hidden. */
export const alertsData = ({ publicUrl }: Pick<Config, "publicUrl">) => ({
  name: "saved-searches",
  holds:
    "Your saved searches with how often they are mailed and the address of each feed, the adverts that were mailed to you, and the jobs and companies that you have hidden.",

  async export(db: Database, { id }: { id: string }) {
    const searches = await db
      .selectFrom("saved_searches")
      .where("person_id", "=", id)
      .orderBy("id")
      .select(["name", "parameters", "frequency", "paused_until as pausedUntil", "created_at as savedAt"])
      .select([
        "last_run_at as lastRun",
        "last_mailed_at as lastMailed",
        "deleted_at as deletedAt",
        "feed_key",
      ])
      .execute();
    const mailed = await db
      .selectFrom("alert_deliveries")
      .where("person_id", "=", id)
      .orderBy("delivered_at")
      .orderBy("posting_id")
      .select(["posting_id as advert", "delivered_at as mailedAt"])
      .execute();
    const hiddenJobs = await db
      .selectFrom("hidden_jobs")
      .where("person_id", "=", id)
      .orderBy("hidden_at")
      .select(["job_id as job", "title", "company", "hidden_at as hiddenAt"])
      .execute();
    const hiddenCompanies = await db
      .selectFrom("hidden_companies")
      .where("person_id", "=", id)
      .orderBy("hidden_at")
      .select(["company", "hidden_at as hiddenAt"])
      .execute();
    return {
      searches: searches.map(({ parameters, feed_key, ...search }) => ({
        ...search,
        search: `${publicUrl}/jobs?${parameters}`,
        feed: `${publicUrl}/saved-searches/feed/${feed_key}`,
      })),
      mailed,
      hiddenJobs,
      hiddenCompanies,
    };
  },

  async erase(tx: Database, { id }: { id: string }) {
    for (const table of tables) await tx.deleteFrom(table).where("person_id", "=", id).execute();
  },
});
