import { createContext } from "react-router";
import type { Logger } from "pino";
import type { Accounts } from "../account/accounts.server.ts";
import type { PersonalDataHandler } from "../account/personal-data.ts";
import type { Viewer } from "../account/viewer.ts";
import type { CvRenderer } from "../cv/render/cv-renderer.server.ts";
import type { Clock } from "../platform/clock/clock.ts";
import type { Config } from "../platform/config/config.ts";
import type { Database } from "../platform/database/tables.ts";
import type { ClientLimit } from "../platform/http/client-limit.ts";
import type { Mailer } from "../platform/mail/mailer.server.ts";
import type { PageCounter } from "../platform/page-counts/page-counter.server.ts";
import type { SiteStatus } from "../sources/status/site-status.ts";
import type { Gazetteer } from "../jobs/places/gazetteer.server.ts";

/** What `main` composes and every loader and action may use. */
export type Services = {
  config: Config;
  db: Database;
  clock: Clock;
  places: Gazetteer;
  mailer: Mailer;
  accounts: Accounts;
  /** What each part of the site keeps of a person; the account's own is the last. */
  personalData: readonly PersonalDataHandler[];
  pageCounter: PageCounter;
  cvRenderer: CvRenderer;
  /** How the site and its sources are, counted at most once a minute. */
  siteStatus: () => Promise<SiteStatus>;
  /** By client address: drawing a CV costs time. */
  mayDrawCv: ClientLimit;
};

/** The same, for one request. */
export type RequestServices = Services & {
  /** Carries the request id in every line. */
  log: Logger;
  requestId: string;
  /** Network address the request came from, through trusted proxies only: for rate limits, never stored as it is. */
  clientAddress: string;
  /** Nonce of this response's Content-Security-Policy. */
  nonce: string;
  /** Who is signed in, read once a request; null for a visitor. */
  viewer: () => Promise<Viewer | null>;
};

export const servicesContext = createContext<RequestServices>();
