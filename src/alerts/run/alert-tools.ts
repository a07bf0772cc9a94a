import type { NewMatchesOptions } from "../../jobs/search/match/find-new-matches.server.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { Mailer } from "../../platform/mail/mailer.server.ts";

/** The dependencies of alerts. The last three are functions of other domains, which alerts do not know. */
export type AlertTools = {
  db: Database;
  clock: Clock;
  gazetteer: NewMatchesOptions["gazetteer"];
  mailer: Mailer;
  site: { productName: string; publicUrl: string };
  /** The address of a person; null if they do not want alerts. */
  wantedAddress: (db: Database, personId: string) => Promise<string | null>;
  /** The time zone of each person, if it is known; UTC counts for all others. */
  timeZones: (db: Database) => Promise<ReadonlyMap<string, string>>;
  /** Adds a sent alert to the activity of a person. */
  record: (db: Database, sent: { personId: string; subject: string; now: Date }) => Promise<void>;
};
