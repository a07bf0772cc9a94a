import { randomBytes } from "node:crypto";
import type { AlertTools } from "../../src/alerts/send-due-alerts.server.ts";
import { wantedAddress } from "../../src/account/mails/optional-mail.server.ts";
import { recordActivity } from "../../src/account/activity/activity.server.ts";
import { loadGazetteer } from "../../src/places/gazetteer.server.ts";
import type { Database } from "../../src/platform/database/tables.ts";
import type { Mail } from "../../src/platform/mail/mail.ts";
import type { Mailer } from "../../src/platform/mail/mailer.server.ts";

const alertSite = { productName: "Foothold", publicUrl: "https://jobs.example.org" };

/** The dependencies of alerts, with a clock that the test moves and, by default, a list of the sent mails. */
export function alertsInATest(db: Database, mailer?: Mailer) {
  const mails: Mail[] = [];
  const timeZones = new Map<string, string>();
  let now = new Date("2026-01-05T07:00:00Z");
  const collect: Mailer = {
    send: (mail) => {
      mails.push(mail);
      return Promise.resolve();
    },
  };
  const tools: AlertTools = {
    db,
    clock: () => now,
    gazetteer: loadGazetteer(),
    mailer: mailer ?? collect,
    site: alertSite,
    wantedAddress: (on, personId) => wantedAddress(on, { personId, kind: "alerts" }),
    timeZones: () => Promise.resolve(timeZones),
    record: (on, sent) => recordActivity(on, { kind: "alert-sent", ...sent }),
  };
  return {
    tools,
    mails,
    /** The time zones of people, for the test to fill. */
    timeZones,
    now: () => now,
    /** Moves the clock. */
    setNow: (moment: Date) => {
      now = moment;
    },
    random: (bytes: number) => randomBytes(bytes),
  };
}
