import type { Place } from "../places/place.ts";
import type { WorkMode } from "../places/work-mode.ts";

/**
 * A posting in its two shapes: as a source published it, and as we understand it.
 *
 * Adapters produce `RawPosting`, `normalisePosting` turns it into `Posting`,
 * and only a `Posting` is ever stored.
 */

/** A posting as published: every label in the source's own words. Absent facts are null or empty, never guessed. */
export type RawPosting = {
  /** The source's own id, which is stable between crawls. */
  externalId: string;
  title: string;
  company: string;
  /** The page of the posting. */
  url: string | null;
  /** Where to apply, when it is not `url`. */
  applyUrl: string | null;
  /** One entry for each office, as published: "Berlin, Germany", "Remote - US", "Hybrid". */
  locations: string[];
  /** The employer's own name of each of `locations`, if the source also states an address: "San Francisco HQ". */
  officeLabels?: string[];
  /** Street or district within the place, as published: words to search for, not read as a place. */
  address?: string | null;
  /** ISO code or name, if the source states the country separately from the place. */
  country: string | null;
  /** Explicit remote flag, null when the source does not say. */
  remote: boolean | null;
  /** "hybrid", "On-site", "TELECOMMUTE" … as published. */
  workMode: string | null;
  /** Where a remote worker may live, as published: "USA Only", "Europe". */
  remoteRegions: string[];
  /** "FullTime", "CDI", "Permanent, full-time" … as published. */
  employmentTypes: string[];
  /** "Mid-Senior level", "JUNIOR" … as published. */
  level: string | null;
  /** Unsanitised HTML, or null when only text is known. */
  descriptionHtml: string | null;
  /** Plain text, used when there is no HTML. */
  descriptionText: string | null;
  /** Structured pay, when the source has it. */
  pay: RawPay | null;
  /** Pay in words, when that is all there is: "£50,000 - £60,000 per annum". */
  payText: string | null;
  /** The unit of amounts that state none. No source publishes it: the operator who imports the file knows it. */
  payUnit?: PayUnit | null;
  /** ISO 8601, epoch seconds or milliseconds, or words such as "March 19, 2026". */
  postedAt: string | number | null;
  closesAt: string | number | null;
  department: string | null;
  /** Skills and tags as published. */
  tags: string[];
  requisitionId: string | null;
};

/** The facts of a posting whose source states none of them. */
export const nothingStated = {
  url: null,
  applyUrl: null,
  locations: [],
  country: null,
  remote: null,
  workMode: null,
  remoteRegions: [],
  employmentTypes: [],
  level: null,
  descriptionHtml: null,
  descriptionText: null,
  pay: null,
  payText: null,
  postedAt: null,
  closesAt: null,
  department: null,
  tags: [],
  requisitionId: null,
} satisfies Partial<RawPosting>;

/** Structured pay in the currency's major unit. `period` and `currency` as published, null when unstated. */
export type RawPay = {
  min: number | null;
  max: number | null;
  currency: string | null;
  period: string | null;
  /** True when the source itself estimated the figure. */
  predicted: boolean;
};

/** The company name of postings whose source does not state one. Such postings are merged only if their texts match. */
export const companyNotStated = "Company not stated";

export const jobTypes = ["full-time", "part-time", "contract", "freelance", "internship"] as const;
export type JobType = (typeof jobTypes)[number];

export const experienceLevels = ["entry", "mid", "senior", "executive"] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

export const payPeriods = ["hour", "day", "week", "fortnight", "month", "year"] as const;
export type PayPeriod = (typeof payPeriods)[number];

/** Pay as advertised, in its own currency and period. */
export type Pay = {
  min: number | null;
  max: number | null;
  /** ISO 4217, null when unstated: an unknown currency stays unknown. */
  currency: string | null;
  period: PayPeriod | null;
  /** True when the period is not stated but the amount allows only one: "$100k" a year, "$22.50" an hour. Absent means stated. */
  isPeriodAssumed?: boolean;
  /** True when no wage can have this amount in this unit: 85,000 an hour. Shown as stated, and left out of filters. */
  isDoubtful?: boolean;
  /** Wages in a year, if there are more than twelve: 14 in Austria. A yearly amount contains them all. */
  payments?: number;
  /** True when the amount is what is left after tax. Absent means gross or not stated. */
  isNet?: boolean;
  predicted: boolean;
  /** The words or figures that the pay was parsed from. */
  raw: string;
  /** Lower and upper end as whole US dollars a year, for filtering only. Null when currency or period is unknown. */
  yearlyUsdMin: number | null;
  yearlyUsdMax: number | null;
  /**
   * The ranges for regions, levels or kinds of contract, if the advert states several. `min` and `max` span all of
   * them.
   */
  ranges?: PayRange[];
};

export type PayRange = Pick<Pay, "min" | "max" | "currency" | "period">;
export type PayUnit = Pick<Pay, "currency" | "period">;

export const degrees = ["none", "vocational", "bachelor", "master", "doctorate"] as const;
export type Degree = (typeof degrees)[number];

export const shifts = ["day", "evening", "night", "weekend", "rotating"] as const;
export type Shift = (typeof shifts)[number];

/** Facts about the kind of work beside the type. */
export const arrangements = [
  "apprenticeship",
  "trainee",
  "volunteer",
  "temporary",
  "mini-job",
  "night",
  "weekend",
] as const;
export type Arrangement = (typeof arrangements)[number];

/** The facts that a posting states in words. */
export type FactName =
  | "pay"
  | "type"
  | "level"
  | "workMode"
  | "years"
  | "degree"
  | "visa"
  | "shift"
  | "language";

/** The words that a fact was read from. `text` is `descriptionText.slice(start, end)` for those of the description. */
export type Evidence = (
  | { from: "field"; field: string; text: string }
  | { from: "title"; text: string }
  | { from: "description"; text: string; start: number; end: number }
) & {
  /** Parts of pay that the words do not state and the operator knows for the whole file. */
  assumed?: (keyof PayUnit)[];
};

/** A fact with the words it was read from. */
export type Stated<Value> = { value: Value; evidence: Evidence };

/** A posting as we understand it. Every field is clean, bounded in length and safe to show. */
export type Posting = {
  externalId: string;
  /** Without "(m/f/d)", requisition ids, shouting or a repeated place at the end. */
  title: string;
  rawTitle: string;
  company: string;
  /** http(s) only. */
  url: string | null;
  applyUrl: string | null;
  /** For people: "Denver, CO", "Remote, US", "Berlin or Munich". Null when unknown. */
  locationText: string | null;
  /** The published locations and the address, joined. */
  rawLocation: string | null;
  places: Place[];
  /** Districts of these cities that the description names as where the work is. Searches find the job there. */
  districts?: Place[];
  /** ISO codes of countries in which a remote worker may live; empty when unrestricted or unknown. */
  remoteCountries: string[];
  workMode: WorkMode | null;
  level: ExperienceLevel | null;
  /** The first of `types`. */
  type: JobType | null;
  /** Every type the posting is open to: "Full-time or part-time" has two. */
  types: JobType[];
  /** The published label, kept to explain the type. */
  rawType: string | null;
  rawLevel: string | null;
  pay: Pay | null;
  /** The minimum years of experience; 0 when none are needed. */
  years: number | null;
  /** The lowest degree that is enough. */
  degree: Degree | null;
  /** Whether the employer sponsors a visa; null when the posting says nothing. */
  visa: boolean | null;
  shift: Shift | null;
  /** Each with the words it was read from. */
  arrangements?: Stated<Arrangement>[];
  /** The words each fact was read from. */
  evidence: Partial<Record<FactName, Evidence>>;
  /** Sanitised. */
  descriptionHtml: string;
  /** The description without markup, for search and excerpts. */
  descriptionText: string;
  /** Canonical skill names found in tags, title and description, most telling first, at most 30. */
  skills: string[];
  department: string | null;
  /** ISO 639-1 of the description, null when too short to tell. */
  language: string | null;
  postedAt: Date | null;
  closesAt: Date | null;
  requisitionId: string | null;
};

/** Reasons to reject a record. Words for people are in `rejection-words.ts`. */
export const rejectionReasons = [
  "not-an-object",
  "no-id",
  "no-title",
  "no-company",
  "not-an-opening",
  "unlisted",
  "too-large",
  "unreadable",
  "truncated",
  "closed",
  "removed",
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** The result of reading one record. `excerpt` is at most 500 characters of the record, for the operator. */
export type RecordResult =
  | { ok: true; raw: RawPosting }
  | { ok: false; reason: RejectionReason; detail: string; externalId: string | null; excerpt: string };
