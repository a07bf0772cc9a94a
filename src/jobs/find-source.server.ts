import type { Database } from "../platform/database/tables.ts";
import type { SourceRecord } from "./source-record.server.ts";

/** Finds a source by its name or by the board it reads, ignoring case; null when there is none. */
export async function findSource(
  db: Database,
  { name, adapter, board }: { name: string; adapter?: string; board?: string },
): Promise<SourceRecord | null> {
  const found = await db
    .selectFrom("sources")
    .selectAll()
    .where((where) => {
      const lower = (column: "name" | "board") => where.fn<string>("lower", [column]);
      const named = where(lower("name"), "=", name.toLowerCase());
      if (adapter === undefined || board === undefined) return named;
      const sameBoard = where.and([
        where("adapter", "=", adapter),
        where(lower("board"), "=", board.toLowerCase()),
      ]);
      return where.or([named, sameBoard]);
    })
    .orderBy("name")
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}
