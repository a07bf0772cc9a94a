import type { Database } from "../../platform/database/tables.ts";
import { optionalMails, type MailKind } from "./optional-mails.ts";
import { readSettings } from "./read-settings.server.ts";

/**
 * Whether a person wants mail of a kind. Called again before each sending, so that a change takes effect immediately.
 */
export async function mayMail(db: Database, personId: string, kind: MailKind): Promise<boolean> {
  const settings = await readSettings(db, personId);
  return settings[optionalMails[kind].setting];
}
