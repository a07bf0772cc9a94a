import { loadVocabulary } from "../../occupations/load-vocabulary.server.ts";
import type { Gazetteer } from "../../places/gazetteer.server.ts";
import { insertRows } from "../../platform/database/insert-rows.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import { sql } from "kysely";
import { findSubjects } from "./find-subjects.server.ts";
import { nameSubjects, type NamedSubject } from "./name-subjects.ts";
import { minOpenings, type LandingContent, type LandingFigures } from "./landing.ts";
import { candidateCondition, scopeOf } from "../search/match/candidates.server.ts";
import { emptySearch } from "../search/query/search-query.ts";
import { understandSearch } from "../search/query/understand-search.server.ts";
import { joinWeeks, lastWeeks, type LandingWeek, type LandingWeeks } from "./landing-weeks.ts";
import { landingFigures, type LandingOpening } from "./landing-figures.ts";
import { relatedOccupations } from "../../occupations/related-occupations.ts";
import type { Vocabulary } from "../../occupations/vocabulary/vocabulary.ts";
import { distanceKm } from "../../places/distance.ts";
import type { Place } from "../../places/place.ts";
import type { LandingLink } from "../job-detail.ts";

/** Maximum number of openings, the newest, from which the figures are computed. */
const maxRead = 3_000;

/** An advert that was posted longer before we first saw it is not new: its board was. */
const newFor = "14 days";

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
  const weeksBefore = await readWeeks(db);
  const counted = [];
  for (const subject of nameSubjects(found, { vocabulary, gazetteer })) {
    if (signal?.aborted) return 0;
    const { occupationName, location } = subject;
    const count = await countOpenings(db, { keywords: occupationName ?? "", location }, { now, gazetteer });
    if (count) counted.push({ subject, ...count });
  }
  const linksOf = linkLandings(counted, vocabulary);
  const rows = counted.map(({ subject, openings, figures, weeks }) => {
    const content: LandingContent = {
      ...figures,
      weeks: joinWeeks(weeksBefore.get(subject.path), weeks, now),
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

/**
 * Counts the open adverts among those that a search for an occupation in a place lists. Null when there are too few for
 * a page.
 */
async function countOpenings(
  db: Database,
  { keywords, location }: { keywords: string; location: string },
  tools: { now: Date; gazetteer: Gazetteer },
): Promise<{ openings: number; figures: LandingFigures; weeks: LandingWeek[] } | null> {
  const search = await understandSearch(db, { ...emptySearch, keywords, location }, tools);
  const condition = sql`${candidateCondition(scopeOf(search, search.filters.all))} and not j.is_sample`;
  const [since = ""] = lastWeeks(tools.now);
  const isNew = sql`j.posted_at is null or j.posted_at > j.first_seen_at - ${newFor}::interval`;
  const counted = await sql<{ starts: string | null; openings: number; new: number }>`
    select case when j.first_seen_at >= ${since}::date
        then to_char(date_trunc('week', j.first_seen_at at time zone 'utc'), 'YYYY-MM-DD') end as starts,
      count(*)::int as openings, (count(*) filter (where ${isNew}))::int as new
    from jobs j where ${condition} group by 1`.execute(db);
  const openings = counted.rows.reduce((all, row) => all + row.openings, 0);
  if (openings < minOpenings) return null;
  const { rows } = await sql<LandingOpening>`
    select j.id, j.company, j.pay, j.level, j.work_mode as "workMode", j.types, j.first_seen_at as "firstSeenAt",
      lead.facts ->> 'degree' as degree, (lead.facts ->> 'visa')::bool as visa, lead.facts ->> 'shift' as shift
    from jobs j left join postings lead on lead.id = j.lead_posting_id
    where ${condition} order by j.fresh_at desc, j.id desc limit ${sql.lit(maxRead)}`.execute(db);
  const weeks = counted.rows.flatMap(({ starts, new: count }) =>
    starts === null ? [] : [{ starts, openings: count }],
  );
  return { openings, figures: landingFigures(rows, tools.now), weeks };
}

async function readWeeks(db: Database): Promise<Map<string, LandingWeeks>> {
  const rows = await db.selectFrom("landing_pages").select(["path", "page"]).execute();
  return new Map(rows.flatMap(({ path, page }) => (page.weeks ? [[path, page.weeks]] : [])));
}

/** A landing page that is to be linked. */
type LinkedLanding = { subject: NamedSubject; openings: number };

/**
 * Returns a function that gives the links of a page to others: related occupations in the same place, and the same
 * occupation in places nearby. A page of an occupation links all its places, a page of a place all its occupations.
 */
function linkLandings(
  pages: readonly LinkedLanding[],
  vocabulary: Vocabulary,
): (page: LinkedLanding) => Pick<LandingContent, "above" | "related" | "nearby"> {
  const byCity = Map.groupBy(pages, ({ subject }) => subject.city);
  const byOccupation = Map.groupBy(pages, ({ subject }) => subject.occupation);
  const codes = new Map<string, ReadonlySet<string>>();
  const relatedTo = (code: string) => {
    const known = codes.get(code) ?? relatedCodes(vocabulary, code);
    codes.set(code, known);
    return known;
  };
  return (page) => {
    const { occupation, city, place } = page.subject;
    const sameCity = (byCity.get(city) ?? []).filter(({ subject }) => subject.occupation !== null);
    const related =
      occupation === null
        ? sameCity
        : sameCity.filter(({ subject }) => relatedTo(occupation).has(subject.occupation ?? ""));
    const elsewhere = (byOccupation.get(occupation) ?? []).filter(
      ({ subject }) => subject.city !== null && subject.city !== city,
    );
    const nearby = place ? elsewhere.filter(({ subject }) => isNear(place, subject.place)) : elsewhere;
    const everywhere = (byOccupation.get(occupation) ?? []).filter(
      ({ subject }) => occupation !== null && subject.city === null && city !== null,
    );
    return {
      above: links(everywhere, ({ subject }) => subject.title)[0] ?? null,
      related: links(related, ({ subject }) => subject.occupationName ?? ""),
      nearby: links(nearby, ({ subject }) => subject.place?.name ?? ""),
    };
  };
}

const maxLinks = 8;

function links(pages: readonly LinkedLanding[], nameOf: (page: LinkedLanding) => string): LandingLink[] {
  return pages
    .toSorted((one, other) => other.openings - one.openings)
    .slice(0, maxLinks)
    .map((page) => ({ path: page.subject.path, name: nameOf(page), openings: page.openings }));
}

/** Kilometres to a place that is still nearby. */
const nearKm = 80;

function isNear(place: Place, other: Place | null): boolean {
  if (place.latitude === null || place.longitude === null) return false;
  if (!other || other.latitude === null || other.longitude === null) return false;
  const [one, two] = [
    { latitude: place.latitude, longitude: place.longitude },
    { latitude: other.latitude, longitude: other.longitude },
  ];
  return distanceKm(one, two) <= nearKm;
}

function relatedCodes(vocabulary: Vocabulary, code: string): Set<string> {
  const id = vocabulary.ids[vocabulary.codes.indexOf(code)];
  const found = id === undefined ? null : relatedOccupations(vocabulary, id);
  const ids = found ? [...found.equal, ...found.narrower, ...found.wider, ...found.siblings] : [];
  return new Set(ids.map((one) => vocabulary.codes[vocabulary.ids.indexOf(one)] ?? ""));
}
