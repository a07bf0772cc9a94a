import type { Database } from "../platform/database/tables.ts";
import type { SourceRecord } from "./source-record.server.ts";

/** Returns those of the names, in lower case, that sources have. */
export async function listSourceNames(db: Database, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .selectFrom("sources")
    .select(({ fn }) => fn<string>("lower", ["name"]).as("name"))
    .where(({ fn }) => fn<string>("lower", ["name"]), "in", names)
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/** Returns the names of the sources with postings in a country, by its ISO code. */
export async function listSourcesOfCountry(db: Database, country: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom("source_countries")
    .select("source")
    .where("country", "=", country.toUpperCase())
    .execute();
  return new Set(rows.map(({ source }) => source));
}

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
