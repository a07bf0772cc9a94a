import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";

/** The result of following the links of some adverts on one day. */
export type LinkSample = {
  /** UTC day: "2026-11-29" */
  day: string;
  alive: number;
  dead: number;
  /** The site did not answer, or does not let programs read it. */
  unknown: number;
};

/** Links of one host at most, so that a day's sample burdens no site. */
const maxOfHost = 2;

/** Chooses links of live adverts at random: where "Apply" leads, or else the advert itself. */
export async function chooseLinks(db: Database, most: number): Promise<string[]> {
  const { rows } = await sql<{ link: string }>`
    select coalesce(p.apply_url, p.url) as link from postings p join jobs j on j.id = p.job_id
    where p.gone_at is null and not j.is_sample and coalesce(p.apply_url, p.url) ~ '^https?://'
    order by random() limit ${20 * most}::int`.execute(db);
  const ofHost = new Map<string, number>();
  const chosen = rows.filter(({ link }) => {
    const host = URL.parse(link)?.host ?? "";
    const count = (ofHost.get(host) ?? 0) + 1;
    ofHost.set(host, count);
    return host !== "" && count <= maxOfHost;
  });
  return chosen.slice(0, most).map(({ link }) => link);
}

export async function storeLinkSample(db: Database, sample: LinkSample): Promise<void> {
  await db
    .insertInto("link_samples")
    .values(sample)
    .onConflict((conflict) => conflict.column("day").doUpdateSet(sample))
    .execute();
}

/** Returns the sample of the latest day; null before the first. */
export async function latestLinkSample(db: Database): Promise<LinkSample | null> {
  const sample = await db
    .selectFrom("link_samples")
    .select(["day", "alive", "dead", "unknown"])
    .orderBy("day", "desc")
    .limit(1)
    .executeTakeFirst();
  return sample ?? null;
}
