import type { ColumnType, Generated } from "kysely";
import type { Arrangement, ExperienceLevel, JobType, Pay, Posting, RejectionReason } from "./posting.ts";
import type { WorkMode } from "../places/work-mode.ts";

/** A jsonb column: reads give objects, writes take JSON text. */
type Json<T> = ColumnType<T, string, string>;

/** The outcome of a crawl. */
export type CrawlResult =
  | "read"
  | "not-modified"
  /** The board exists and lists nothing, or answers 404 or 410. */
  | "empty"
  /** The crawl was cut off, so no postings were delisted. */
  | "partial"
  /** The list was read, but there was no time to open all of its postings. The next crawls go on with them. */
  | "unfinished"
  | "offline"
  | "busy"
  /** The source refuses our requests. */
  | "forbidden"
  | "robots"
  | "bad-content"
  | "too-large"
  /** The crawl failed on our side. */
  | "failed";

export type SourcesTable = {
  /** "greenhouse:gitlab", "remotive", "corpus:uk_reed_data_2021", "samples" */
  name: string;
  adapter: string;
  label: string;
  board: string;
  company_name: string | null;
  homepage: string;
  attribution_text: string;
  attribution_url: string;
  /** "unknown" for data sets: each address is judged by itself. */
  apply_policy: "employer" | "source" | "unknown";
  allows_json_ld: boolean;
  follow_links: boolean;
  /** Seconds. */
  min_interval: number;
  enabled: boolean;
  etag: Generated<string | null>;
  last_modified: Generated<string | null>;
  last_read_at: Generated<Date | null>;
  next_read_at: Generated<Date | null>;
  last_outcome: Generated<string | null>;
  failures: Generated<number>;
  empty_readings: Generated<number>;
  last_result: Generated<CrawlResult | null>;
  failing_since: Generated<Date | null>;
  last_added: Generated<number>;
  last_gone: Generated<number>;
  /** When a page that is still there was first read without its job data; null if it has them. */
  no_markup_since: Generated<Date | null>;
  /** When the board first answered 404 in a row; null while it exists. */
  missing_since: Generated<Date | null>;
  /** When it was given up, because the board does not exist any more. */
  retired_at: Generated<Date | null>;
  /** How long the last crawl took, in milliseconds. */
  last_duration: Generated<number | null>;
  /** Rejected records of the last successful crawl, by reason. */
  last_rejected: ColumnType<Partial<Record<RejectionReason, number>>, string | undefined, string>;
};

export type JobsTable = {
  work_mode: WorkMode | null;
  level: ExperienceLevel | null;
  type: JobType | null;
  id: Generated<number>;
  title: string;
  company: string;
  company_slug: string;
  location_text: string | null;
  /** Every type that the job is open to; `type` is the first. */
  types: JobType[];
  arrangements: Generated<Arrangement[]>;
  pay: Json<Pay | null>;
  pay_k: number | null;
  fresh_at: Date;
  posted_at: Date | null;
  first_seen_at: Date;
  gone_at: Date | null;
  closes_at: Date | null;
  is_sample: boolean;
  adapters: string[];
  lead_posting_id: number | null;
  opening_key: string;
  title_words: number;
  head: string;
  search: string;
  index_version: number;
};

export type PostingsTable = {
  id: Generated<number>;
  source: string;
  external_id: string;
  job_id: number;
  title: string;
  company: string;
  url: string | null;
  apply_url: string | null;
  url_key: string | null;
  content_hash: string;
  text_hash: string;
  facts: Json<PostingFacts>;
  description_html: string;
  description_text: string;
  posted_at: Date | null;
  closes_at: Date | null;
  first_seen_at: Date;
  last_seen_at: Date;
  gone_at: Date | null;
};

/** The fields of a posting that have columns of their own in `postings`. */
export const postingFields = [
  "externalId",
  "title",
  "company",
  "url",
  "applyUrl",
  "descriptionHtml",
  "descriptionText",
  "postedAt",
  "closesAt",
] as const satisfies readonly (keyof Posting)[];

/** Facts that postings stored by an older version lack until their source is read again. */
type NewerFacts = "types" | "years" | "degree" | "visa" | "shift" | "evidence";

/** All other understood facts of a posting. */
export type PostingFacts = Omit<Posting, (typeof postingFields)[number] | NewerFacts> &
  Partial<Pick<Posting, NewerFacts>>;

export type RejectedRecordsTable = {
  id: Generated<number>;
  source: string;
  external_id: string | null;
  reason: string;
  detail: string;
  excerpt: string;
  record_hash: string;
  first_seen_at: Date;
  last_seen_at: Date;
};

export type RemovedAdvertsTable = {
  source: string;
  external_id: string;
  job_id: number;
  url_key: string | null;
  opening_key: string;
  text_hash: string;
  reason: string;
  removed_at: Date;
};

declare module "../platform/database/tables.ts" {
  interface Tables {
    sources: SourcesTable;
    jobs: JobsTable;
    postings: PostingsTable;
    rejected_records: RejectedRecordsTable;
    /** One row. */
    index_changes: { changes: number };
    job_days: { day: number; jobs: number };
    job_cities: { city: number };
    removed_adverts: RemovedAdvertsTable;
    link_samples: { day: string; alive: number; dead: number; unknown: number };
    currency_rates: { currency: string; usd: number; day: string };
    source_countries: { source: string; country: string; postings: number };
    search_words: { word: string; jobs: number };
    suggestions: { kind: "title" | "company"; folded: string; text: string; jobs: number };
  }
}
