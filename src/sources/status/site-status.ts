import type { MailState } from "../../platform/mail/mail-state.server.ts";
import type { SourceStatus } from "./source-status.ts";

/** How the site and its sources are, as everybody may see it. */
export type SiteStatus = {
  countedAt: Date;
  /** Whether it reads sources on schedule. */
  collects: boolean;
  database: boolean;
  /** Whether background tasks run. */
  tasks: boolean;
  /** Null when it cannot be told, since the database does not answer. */
  mail: MailState | null;
  /** Null likewise. */
  index: {
    sources: SourceStatus[];
    /** Live jobs. */
    jobs: number;
    /** Nothing but the samples of a fresh install. */
    areSamples: boolean;
  } | null;
};
