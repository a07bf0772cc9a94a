import { sql } from "kysely";
import { escapeLike } from "../../text/escape-like.ts";

/** A condition on applications: each typed word is in the title, company, place, source or notes. */
export function matchesWords(words: string) {
  const each = words
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, 8)
    .map((word) => `%${escapeLike(word)}%`);
  return sql<boolean>`concat_ws(' ', title, company, place, source, notes) ilike all(${each}::text[])`;
}
