import type { Clock } from "../clock/clock.ts";
import type { FigureGroup } from "../command-line/stats-command.ts";
import type { Database } from "../database/tables.ts";

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
