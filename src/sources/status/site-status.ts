import type { MailState } from "../../platform/mail/mail-state.server.ts";
import type { LinkSample } from "../../jobs/freshness/link-samples.server.ts";
import type { SourceStatus } from "./source-status.ts";

/** The public status of the site and its sources. */
export type SiteStatus = {
  countedAt: Date;
  /** Whether it crawls sources on schedule. */
  collects: boolean;
  database: boolean;
  /** Whether background tasks run. */
  tasks: boolean;
  /** Null when unknown, because the database does not answer. */
  mail: MailState | null;
  /** Null for the same reason. */
  index: {
    sources: SourceStatus[];
    /** Live jobs. */
    jobs: number;
    /** How many links of adverts were dead in the last sample; null before the first. */
    links: LinkSample | null;
    /** True when the index holds only the samples of a fresh install. */
    areSamples: boolean;
  } | null;
};
