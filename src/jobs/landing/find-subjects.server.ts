import { sql } from "kysely";
import { readInPortions } from "../../platform/database/read-in-portions.ts";
import type { Database } from "../../platform/database/tables.ts";
import { notClosed } from "../not-closed.server.ts";
import { minOpenings } from "./landing.ts";

/** The occupation, the place or both that a landing page is about, with the jobs that name it. */
export type Subject = { occupation: string | null; city: number | null; jobs: number };

export type FoundSubjects = {
  subjects: Subject[];
  /** The titles of the jobs of each occupation, with how often each occurs. */
  titles: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

/**
 * Finds what enough openings have in common: their occupation, their city, or both. Reads the index in portions, so
 * that searches can go on. Samples do not count.
 *
 * @param most subjects of each kind, those with the most jobs
 */
export async function findSubjects(
  db: Database,
  { most, now, signal }: { most: number; now: Date; signal?: AbortSignal },
): Promise<FoundSubjects> {
  const counts = new Map<string, number>();
  const titles = new Map<string, Map<string, number>>();
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for await (const { title, occupations, cities } of openings(db, now)) {
    if (signal?.aborted) break;
    for (const occupation of occupations) {
      const known = titles.get(occupation) ?? new Map<string, number>();
      titles.set(occupation, known.set(title, (known.get(title) ?? 0) + 1));
    }
    for (const occupation of ["", ...occupations])
      for (const city of ["", ...cities]) if (occupation || city) count(`${occupation} ${city}`);
  }
  const enough = [...counts]
    .filter(([, jobs]) => jobs >= minOpenings)
    .map(([key, jobs]) => {
      const [occupation = "", city = ""] = key.split(" ");
      return { occupation: occupation || null, city: city === "" ? null : Number(city), jobs };
    });
  const kinds = Map.groupBy(enough, ({ occupation, city }) => `${occupation === null} ${city === null}`);
  const subjects = [...kinds.values()].flatMap((kind) =>
    kind.toSorted((one, other) => other.jobs - one.jobs).slice(0, most),
  );
  return { subjects, titles };
}

type Opening = { id: number; title: string; occupations: string[]; cities: string[] };

/** Yields the openings with the codes of their own occupations and the ids of their cities, from the index. */
function openings(db: Database, now: Date) {
  return readInPortions(async (after, most) => {
    const { rows } = await sql<Opening>`
      select j.id, j.title,
        array(select substr(t.lexeme, 2) from unnest(j.head) t
          where t.lexeme like '@%' and 'A' = any(t.weights)) as occupations,
        array(select substr(t.lexeme, 3) from unnest(j.head) t where t.lexeme ~ '^p=[0-9]+$') as cities
      from jobs j
      where j.id > ${after} and j.gone_at is null and not j.is_sample and ${notClosed(now)}
      order by j.id limit ${sql.lit(most)}`.execute(db);
    return rows;
  });
}
