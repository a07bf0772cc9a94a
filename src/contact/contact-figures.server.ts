import { sql } from "kysely";
import type { FigureGroup } from "../platform/command-line/stats-command.ts";
import type { Database } from "../platform/database/tables.ts";

/** Figures on messages, for `npm run admin -- stats`. */
export const contactFigures: FigureGroup<{ db: Database }> = {
  name: "contact",
  async read({ db }) {
    const { open, all } = await db
      .selectFrom("contact_messages")
      .select([
        sql<number>`(count(*) filter (where done_at is null))::int`.as("open"),
        sql<number>`count(*)::int`.as("all"),
      ])
      .executeTakeFirstOrThrow();
    return [
      { name: "open", label: "Contact messages waiting", value: open },
      { name: "all", label: "Contact messages in total", value: all },
    ];
  },
};
