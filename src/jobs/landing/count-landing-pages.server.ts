import { loadVocabulary } from "../../occupations/load-vocabulary.server.ts";
import type { Gazetteer } from "../../places/gazetteer.server.ts";
import { insertRows } from "../../platform/database/insert-rows.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import { sql } from "kysely";
import { countOpenings } from "./count-openings.server.ts";
import { findSubjects } from "./find-subjects.server.ts";
import { linkLandings } from "./link-landings.ts";
import { nameSubjects } from "./name-subjects.ts";
import type { LandingContent } from "./landing.ts";

/** The most pages of each kind: occupations, places, and occupations in places. */
const maxOfAKind = 800;

const columns = ["path", "occupation", "city", "title", "openings", "page", "counted_at"];
/** Rows written in one statement. */
const portion = 100;

/**
 * Counts every landing page and stores it, so that a page is one row to read. A page that lost its openings keeps its
 * row without openings. A run that is stopped changes nothing.
 *
 * @returns how many pages there are
 */
export async function countLandingPages(
  db: Database,
  { now, gazetteer, signal }: { now: Date; gazetteer: Gazetteer; signal?: AbortSignal },
): Promise<number> {
  const vocabulary = loadVocabulary();
  const found = await findSubjects(db, { most: maxOfAKind, now, ...(signal && { signal }) });
  const counted = [];
  for (const subject of nameSubjects(found, { vocabulary, gazetteer })) {
    if (signal?.aborted) return 0;
    const { occupationName, location } = subject;
    const count = await countOpenings(db, { keywords: occupationName ?? "", location }, { now, gazetteer });
    if (count) counted.push({ subject, ...count });
  }
  const linksOf = linkLandings(counted, vocabulary);
  const rows = counted.map(({ subject, openings, figures }) => {
    const content: LandingContent = {
      ...figures,
      occupation: subject.occupationName,
      place: subject.place?.name ?? null,
      location: subject.location,
      ...linksOf({ subject, openings }),
    };
    const { path, occupation, city, title } = subject;
    return { path, occupation, city, title, openings, page: content, counted_at: now };
  });
  await db.transaction().execute(async (transaction) => {
    for (let at = 0; at < rows.length; at += portion)
      await insertRows(
        transaction,
        "landing_pages",
        columns,
        rows.slice(at, at + portion),
        sql`on conflict (path) do update set occupation = excluded.occupation, city = excluded.city,
          title = excluded.title, openings = excluded.openings, page = excluded.page, counted_at = excluded.counted_at`,
      );
    await transaction
      .updateTable("landing_pages")
      .set({ openings: 0 })
      .where("counted_at", "<", now)
      .where("openings", ">", 0)
      .execute();
  });
  return rows.length;
}
