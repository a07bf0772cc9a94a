import type { JobSummary } from "./job-summary.ts";
import type { StatedFacts } from "./stated-facts.ts";

/** A source that lists the job. */
export type SourceListing = {
  sourceName: string;
  sourceLabel: string;
  /** Host shown under the label: "boards.greenhouse.io". */
  host: string | null;
  url: string | null;
  firstSeenAt: Date;
  lastCheckedAt: Date;
  attribution: { text: string; url: string };
  followLinks: boolean;
  isGone: boolean;
};

/** All data of a job's page. */
export type JobDetail = JobSummary & {
  descriptionHtml: string;
  skills: string[];
  department: string | null;
  language: string | null;
  lastCheckedAt: Date;
  goneAt: Date | null;
  /**
   * Address of Apply and whose page it is; null when no address is known. "listing" is a page of a site that is neither
   * the employer's nor one of our sources; "email" has a "mailto:" address.
   */
  apply: {
    url: string;
    to: "employer" | "source" | "email" | "listing";
    host: string;
    follow: boolean;
  } | null;
  /** Whether the description says how one applies. */
  saysHowToApply: boolean;
  /** Countries a remote worker may live in. */
  remoteCountries: string[];
  stated: StatedFacts;
  rawType: string | null;
  rawLevel: string | null;
  rawLocation: string | null;
  foundAt: SourceListing[];
  /** False if any of its sources forbids markup. The page is then `noindex` too. */
  allowsJsonLd: boolean;
  places: { name: string; region: string | null; countryCode: string }[];
};

/** A link to another landing page. */
export type LandingLink = { path: string; name: string; openings: number };
