import { sql } from "kysely";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../database/tables.ts";
import type { Logger } from "../log/log.ts";
import type { FigureGroup } from "../command-line/stats-command.ts";

export type PageCounter = {
  /** Counts one page view, in memory. @param route its pattern: "/jobs/:slug" */
  count: (route: string) => void;
  /** Adds the counts since the last flush to the database. */
  flush: () => Promise<void>;
  /** Flushes one last time. */
  stop: () => Promise<void>;
};

/** Counts page views per day. They are written in batches, so that a page view costs no statement. */
export function createPageCounter(from: {
  db: Database;
  clock: Clock;
  log: Logger;
  /** Milliseconds between two writes. */
  every?: number;
}): PageCounter {
  const { db, clock, log, every = 60_000 } = from;
  let counted = new Map<string, number>();
  const timer = setInterval(() => void flush(), every);
  timer.unref();

  function add(key: string, opened: number): void {
    counted.set(key, (counted.get(key) ?? 0) + opened);
  }

  async function flush(): Promise<void> {
    if (counted.size === 0) return;
    const batch = counted;
    counted = new Map();
    const rows = Array.from(batch, ([key, opened]) => ({ ...readKey(key), opened }));
    try {
      await db
        .insertInto("page_counts")
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(["day", "route"])
            .doUpdateSet({ opened: sql`page_counts.opened + excluded.opened` }),
        )
        .execute();
    } catch (error) {
      log.warn({ err: error }, "page counts could not be written; they are tried again");
      for (const [key, opened] of batch) add(key, opened);
    }
  }

  return {
    count: (route) => add(`${clock().toISOString().slice(0, 10)} ${route}`, 1),
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

function readKey(key: string): { day: string; route: string } {
  const gap = key.indexOf(" ");
  return { day: key.slice(0, gap), route: key.slice(gap + 1) };
}

const pageCountDays = 30;

/** Deletes the counts that are older than `pageCountDays`. */
export async function deleteOldPageCounts(db: Database, now: Date): Promise<void> {
  const first = new Date(now.getTime() - pageCountDays * 86_400_000).toISOString().slice(0, 10);
  await db.deleteFrom("page_counts").where("day", "<", first).execute();
}

const week = 7 * 86_400_000;

/** Page views, for `npm run admin -- stats`. */
export const pageFigures: FigureGroup<{ db: Database; clock: Clock }> = {
  name: "pages",
  async read({ db, clock }) {
    const from = new Date(clock().getTime() - week).toISOString().slice(0, 10);
    const { opened } = await db
      .selectFrom("page_counts")
      .where("day", ">", from)
      .select((select) => select.fn.coalesce(select.fn.sum<number>("opened"), select.lit(0)).as("opened"))
      .executeTakeFirstOrThrow();
    return [{ name: "openedWithinWeek", label: "Pages opened in the last 7 days", value: opened }];
  },
};
