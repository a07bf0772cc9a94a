import type { Database } from "../platform/database/tables.ts";
import { applyTarget } from "./apply-target.ts";
import type { SourceListing, JobDetail } from "./job-detail.ts";
import { readSummaries } from "./search/match/read-summaries.server.ts";
import { statedFacts } from "./stated-facts.ts";
import { sourceLabel } from "./source-label.ts";
import { urlKey } from "./indexing/posting-keys.server.ts";

const documents =
  "(?:cvs?|c\\.v\\.?|r[eé]sum[eé]s?|curr[ií]culum|applications?|cover letters?|documents?|credentials?)";

/** Words with which adverts in several languages say how to apply. */
const ways: readonly RegExp[] = [
  /\bhow (?:to|can i|do i) apply\b|\bto apply[,:]|\bapply (?:in person|online|via|through|directly at|at|using)\b/i,
  new RegExp(`\\b(?:send|submit|e-?mail|forward|bring|drop|post|upload)\\b.{0,40}\\b${documents}`, "i"),
  /\b(?:call|phone|tel|telephone|mobile|whats ?app|contact|reach)\b[^\n]{0,40}\d{3}[\d ]{3}|\btelegram\b.{0,20}@\w|\bt\.me\//i,
  /\bbewerben sie sich\b|\bbewirb dich\b|\bbewerbung(?:en|sunterlagen)?\b.{0,40}\b(?:an|per|über|unter|bitte)\b/i,
  /\bpostule[rz]\b|\benvoye[rz]\b.{0,40}\b(?:cv|candidature)/i,
  /\benv[ií](?:ar|e|a|en)\b.{0,40}\b(?:cv|curr[ií]culum)|\binviar?e?\b.{0,40}\b(?:cv|curriculum)/i,
  /\baplikuj\b|\b(?:prześlij|przesłanie|wyślij)\b.{0,40}\bcv\b|\bsolliciteer\b/i,
];

/** Reads all data of one job, gone or live; null when there is no such job. */
export async function readJob(db: Database, id: number): Promise<JobDetail | null> {
  const [summary] = await readSummaries(db, [id]);
  const job = await db
    .selectFrom("jobs")
    .select(["lead_posting_id", "gone_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!summary || !job) return null;

  const postings = await db
    .selectFrom("postings")
    .innerJoin("sources", "sources.name", "postings.source")
    .select([
      "postings.id",
      "postings.company",
      "postings.url",
      "postings.apply_url",
      "postings.facts",
      "postings.description_html",
      "postings.description_text",
    ])
    .select([
      "postings.first_seen_at",
      "postings.last_seen_at",
      "postings.gone_at",
      "sources.name",
      "sources.label",
      "sources.adapter",
    ])
    .select([
      "sources.homepage",
      "sources.attribution_text",
      "sources.attribution_url",
      "sources.follow_links",
    ])
    .select(["sources.apply_policy", "sources.allows_json_ld"])
    .where("postings.job_id", "=", id)
    .orderBy("postings.first_seen_at")
    .orderBy("postings.id")
    .execute();
  const lead = postings.find((posting) => posting.id === job.lead_posting_id) ?? postings[0];
  if (!lead) return null;

  const foundAt: SourceListing[] = postings.map((posting) => ({
    sourceName: posting.name,
    sourceLabel: sourceLabel(posting),
    host: hostOf(posting.url ?? posting.apply_url),
    url: posting.url ?? posting.apply_url,
    firstSeenAt: posting.first_seen_at,
    lastCheckedAt: posting.last_seen_at,
    attribution: { text: posting.attribution_text, url: posting.attribution_url },
    followLinks: posting.follow_links,
    isGone: posting.gone_at !== null,
  }));
  const { facts } = lead;
  const others = postings.filter((posting) => posting !== lead && posting.gone_at === null);
  return {
    ...summary,
    descriptionHtml: lead.description_html,
    skills: facts.skills,
    department: facts.department,
    language: facts.language,
    lastCheckedAt: new Date(Math.max(...postings.map((posting) => Number(posting.last_seen_at)))),
    goneAt: job.gone_at,
    apply: applyTarget([lead, ...others]),
    saysHowToApply: saysHowToApply(lead.description_text),
    stated: statedFacts([lead, ...others]),
    remoteCountries: facts.remoteCountries,
    rawType: facts.rawType,
    rawLevel: facts.rawLevel,
    rawLocation: facts.rawLocation,
    foundAt,
    allowsJsonLd: postings.every((posting) => posting.allows_json_ld),
    places: facts.places.map((place) => ({
      name: place.name,
      region: place.regionName,
      countryCode: place.countryCode,
    })),
  };
}

function hostOf(url: string | null): string | null {
  return url && URL.canParse(url) ? new URL(url).host : null;
}

/** Checks whether the text of an advert says how one applies, for adverts without a link or address to apply at. */
export function saysHowToApply(text: string): boolean {
  return ways.some((way) => way.test(text));
}

/** Finds the job whose posting has an address, open ones first; null when no source lists it. */
export async function findJobAt(db: Database, address: string): Promise<number | null> {
  const key = urlKey(address);
  if (key === null) return null;
  const row = await db
    .selectFrom("postings")
    .where("url_key", "=", key)
    .select("job_id")
    .orderBy((order) => order("gone_at", "is not", null))
    .orderBy("job_id")
    .executeTakeFirst();
  return row?.job_id ?? null;
}

/** Finds the job of a posting by its id at its source; null when there is none. */
export async function findJobOfPosting(
  db: Database,
  source: string,
  externalId: string,
): Promise<number | null> {
  const row = await db
    .selectFrom("postings")
    .where("source", "=", source)
    .where("external_id", "=", externalId)
    .select("job_id")
    .executeTakeFirst();
  return row?.job_id ?? null;
}

/** Returns which of these jobs are no longer listed. */
export async function listGoneJobs(db: Database, jobIds: readonly number[]): Promise<Set<number>> {
  if (jobIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("jobs")
    .where("id", "in", [...jobIds])
    .where("gone_at", "is not", null)
    .select("id")
    .execute();
  return new Set(rows.map(({ id }) => id));
}
