import type { Database } from "../../platform/database/tables.ts";
import { readInPortions } from "../../platform/database/read-in-portions.ts";
import type { PersonalDataHandler } from "../personal-data.ts";

/**
 * The recorded kinds of activity, each with the text that people read. "{subject}" is replaced by the subject, if any.
 */
export const activityTexts = {
  "account-created": "Created the account",
  "email-confirmed": "Confirmed the email address",
  "email-changed": "Got another email address",
  "signed-in-new-browser": "Signed in from a new browser",
  "password-changed": "Changed the password",
  "password-reset": "Set a new password by email",
  "sessions-ended": "Signed out other browsers",
  "two-factor-on": "Turned on two-step sign-in",
  "two-factor-off": "Turned off two-step sign-in",
  "two-factor-ending": "Asked by email for two-step sign-in to be turned off",
  "recovery-codes-replaced": "Replaced the recovery codes",
  "signed-out-by-guessing": "Signed out after too many wrong passwords or codes",
  "passkey-added": "Added a passkey",
  "passkey-removed": "Removed a passkey",
  "name-changed": "Changed the display name",
  "data-exported": "Exported the data of the account",
  "deletion-asked": "Asked for the account to be deleted",
  unsubscribed: "Unsubscribed by email",
  "search-saved": "Saved a search",
  "alert-sent": "Alert sent",
} as const;

export type ActivityKind = keyof typeof activityTexts;

/** Maximum length of a stored subject, in characters. */
const longestSubject = 200;

/**
 * Records an action of a person for the Activity list of their profile.
 *
 * @param subject the object of the action, in words people read: "Firefox on Windows", "Data, one page"
 */
export async function recordActivity(
  db: Database,
  { personId, kind, subject, now }: { personId: string; kind: ActivityKind; subject?: string; now: Date },
): Promise<void> {
  await db
    .insertInto("activity")
    .values({ person_id: personId, kind, subject: subject?.slice(0, longestSubject) ?? null, at: now })
    .execute();
}

export const activityPerPage = 20;

export type ActivityEntry = { id: number; words: string; subject: string | null; at: Date };
export type ActivityPage = { entries: ActivityEntry[]; page: number; pages: number };

/** Lists the activity of a person, newest first. A page number past the end gives the last page. */
export async function listActivity(db: Database, personId: string, page: number): Promise<ActivityPage> {
  const { all } = await db
    .selectFrom("activity")
    .where("person_id", "=", personId)
    .select((select) => select.fn.countAll<number>().as("all"))
    .executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(all / activityPerPage));
  const shown = Math.min(page, pages);
  const rows = await db
    .selectFrom("activity")
    .where("person_id", "=", personId)
    .select(["id", "kind", "subject", "at"])
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(activityPerPage)
    .offset((shown - 1) * activityPerPage)
    .execute();
  return { entries: rows.map(({ kind, ...row }) => ({ ...row, words: wordsOf(kind) })), page: shown, pages };
}

/** Returns the text of a kind. A kind of an older version without a text is shown unchanged. */
function wordsOf(kind: string): string {
  return activityTexts[kind as ActivityKind] ?? kind.replaceAll("-", " ");
}

export const activityData: PersonalDataHandler = {
  name: "activity",
  holds: "What you did in your account, as the Activity list shows it.",
  export: (db, { id: personId }) =>
    readInPortions((after, most) =>
      db
        .selectFrom("activity")
        .where("person_id", "=", personId)
        .where("id", ">", after)
        .select(["id", "kind", "subject", "at"])
        .orderBy("id")
        .limit(most)
        .execute(),
    ),
  async erase(tx, { id }) {
    await tx.deleteFrom("activity").where("person_id", "=", id).execute();
  },
};
