import type { JobSummary } from "./job-summary.ts";

/** Where a job was found. */
export type Finding = {
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

/** Everything the page of a job shows. */
export type JobDetail = JobSummary & {
  descriptionHtml: string;
  skills: string[];
  department: string | null;
  language: string | null;
  closesAt: Date | null;
  lastCheckedAt: Date;
  goneAt: Date | null;
  /** Where Apply leads, and in whose name; null when no address is known. */
  apply: { url: string; to: "employer" | "source"; host: string; follow: boolean } | null;
  /** Countries a remote worker may live in. */
  remoteCountries: string[];
  rawType: string | null;
  rawLevel: string | null;
  rawLocation: string | null;
  foundAt: Finding[];
  /** False when any source of it forbids markup: then `noindex` too. */
  allowsJsonLd: boolean;
  places: { name: string; region: string | null; countryCode: string }[];
};
