import { createContext } from "react-router";
import type { LetterWriter } from "../../letters/write/letter-writer.server.ts";
import type { ExchangeReader } from "../../applications/exchange/parse-exchange-file.server.ts";
import type { PeopleReader } from "../../contacts/import/people-reader.server.ts";
import type { Logger } from "pino";
import type { Accounts } from "../../account/accounts.server.ts";
import type { PersonalDataHandler } from "../../account/personal-data.ts";
import type { DataExports } from "../../account/profile/data-exports.server.ts";
import type { LanguageModel } from "../../ai/language-model.server.ts";
import type { Viewer } from "../../account/viewer.ts";
import type { CvScanner } from "../../ats/cv-scanner.server.ts";
import type { CvRenderer } from "../../cv/render/cv-renderer.server.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { WorkQueue } from "../../platform/concurrency/work-queue.ts";
import type { Mailer } from "../../platform/mail/mailer.server.ts";
import type { PageCounter } from "../../platform/page-counts/page-counter.server.ts";
import type { SharingPictures } from "../../platform/typesetting/sharing-picture/sharing-pictures.server.ts";
import type { Guidebook } from "../../resources/guidebook/guidebook.server.ts";
import type { PostingAt } from "../../sources/read-posting-at.server.ts";
import type { LiveSearches } from "../../sources/live/live-search.server.ts";
import type { SiteStatus } from "../../sources/status/site-status.ts";
import type { Gazetteer } from "../../places/gazetteer.server.ts";
import type { CountCache, Counted } from "../../jobs/search/match/count-cache.ts";
import type { PopularSearches } from "../../jobs/search/match/popular-searches.ts";
import type { SearchResult } from "../../jobs/search/match/search-result.ts";

/** The services that `main` composes for all loaders and actions. */
export type Services = {
  config: Config;
  db: Database;
  /** Returns the database for one search; see run-search.server.ts. */
  searchDatabase: (signal: AbortSignal) => Database;
  /** The queue of searches, grouped by the network of the client. */
  searchQueue: WorkQueue;
  popularSearches: PopularSearches<SearchResult>;
  countCache: CountCache<Counted>;
  suggestedCounts: CountCache<number>;
  clock: Clock;
  places: Gazetteer;
  mailer: Mailer;
  accounts: Accounts;
  /** The handlers of the personal data of each part of the site. The account's own is the last. */
  personalData: readonly PersonalDataHandler[];
  dataExports: DataExports;
  pageCounter: PageCounter;
  cvRenderer: CvRenderer;
  cvScanner: CvScanner;
  letterWriter: LetterWriter;
  exchangeReader: ExchangeReader;
  peopleReader: PeopleReader;
  /** Undefined on a site without a language model. */
  languageModel: LanguageModel | undefined;
  guidebook: Guidebook;
  sharingPictures: SharingPictures;
  /** Reads the posting at an address: of a board that we know, or of a page with job data. */
  fetchPosting: (address: string, signal: AbortSignal) => Promise<PostingAt>;
  /** The services that visitors can search from here. */
  liveSearches: LiveSearches;
  /** Reads the status of the site and its sources, counted at most once a minute. */
  siteStatus: () => Promise<SiteStatus>;
};

/** The services, with those that belong to one request. */
export type RequestServices = Services & {
  /** Logs the request id in every line. */
  log: Logger;
  requestId: string;
  /** Network address of the client, using only trusted proxies. For rate limits; never stored in this form. */
  clientAddress: string;
  /** Reports that the database does not answer. The whole answer then becomes a 503. */
  reportUnavailable: () => void;
  /** Nonce of this response's Content-Security-Policy. */
  nonce: string;
  /** Reads the signed-in person, once per request. Null for a visitor. */
  viewer: () => Promise<Viewer | null>;
};

export const servicesContext = createContext<RequestServices>();
