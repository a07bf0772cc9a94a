import type { MailSite } from "../../ui/mail/write-mail.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { Mailer } from "../../platform/mail/mailer.server.ts";
import { writeAlreadyOnListMail, writeWaitingListConfirmMail } from "./waiting-list-mails.server.ts";
import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { defineForm } from "../../platform/forms/define-form.server.ts";
import { joinHoneypot } from "./join-honeypot.ts";
import type { Config } from "../../platform/config/config.ts";

export const joinForm = defineForm(
  z.object({
    email: z
      .string()
      .trim()
      .toLowerCase()
      .min(1, "Enter your email address.")
      .max(254, "That is too long for an email address.")
      .pipe(z.email("Enter the full address, for example name@example.com.")),
    [joinHoneypot]: z.string(),
  }),
);

/** Milliseconds in which one address gets at most one mail, however often it is entered. */
const mailInterval = 60 * 60 * 1000;

export type WaitingListServices = { db: Database; mailer: Mailer; secret: string; site: MailSite };

/**
 * Puts an address on the waiting list and mails a link to confirm it. The caller's answer is the same for every address,
 * so that it does not reveal who is on the list.
 *
 * @param email in lower case
 */
export async function joinWaitingList(
  { db, mailer, secret, site }: WaitingListServices,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const entry = await tx
      .insertInto("waiting_list")
      .values({ email, joined_at: now, mailed_at: now, confirmed_at: null })
      .onConflict((conflict) =>
        conflict
          .column("email")
          .doUpdateSet({ mailed_at: now })
          .where("waiting_list.mailed_at", "<=", new Date(now.getTime() - mailInterval)),
      )
      .returning(["id", "confirmed_at"])
      .executeTakeFirst();
    // Another mail was sent a short time ago.
    if (!entry) return;
    const { id } = entry;
    const leave = waitingListAddress(site, secret, { purpose: "leave", id });
    const confirm = waitingListAddress(site, secret, { purpose: "confirm", id });
    const mail = entry.confirmed_at
      ? await writeAlreadyOnListMail(site, { to: email, leave })
      : await writeWaitingListConfirmMail(site, { to: email, confirm, leave });
    await mailer.send(mail, { db: tx });
  });
}

/** Days after which an unconfirmed address is deleted. */
const daysToConfirm = 7;

/** Follows a link of a mail. Returns false when the address is not on the list, or no longer. */
export async function followWaitingListLink(
  db: Database,
  { purpose, id }: WaitingListLink,
  now: Date,
): Promise<boolean> {
  if (purpose === "leave") {
    // Leaving twice is not an error: mail programs and people both repeat it.
    await db.deleteFrom("waiting_list").where("id", "=", id).execute();
    return true;
  }
  const confirmed = await db
    .updateTable("waiting_list")
    .set((set) => ({ confirmed_at: set.fn.coalesce("confirmed_at", set.val(now)) }))
    .where("id", "=", id)
    .executeTakeFirst();
  return confirmed.numUpdatedRows > 0n;
}

/** Deletes addresses that were not confirmed in time. Returns their number. */
export async function deleteUnconfirmed(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - daysToConfirm * 24 * 60 * 60 * 1000);
  const deleted = await db
    .deleteFrom("waiting_list")
    .where("confirmed_at", "is", null)
    .where("mailed_at", "<", before)
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** The purposes of a link in a mail of the waiting list. */
const purposes = ["confirm", "leave"] as const;
type WaitingListPurpose = (typeof purposes)[number];

type WaitingListLink = { purpose: WaitingListPurpose; id: string };

/** Builds the address of a link for one entry of the list. Its holder can do nothing but confirm or leave. */
export function waitingListAddress(
  { publicUrl }: Pick<Config, "publicUrl">,
  secret: string,
  { purpose, id }: WaitingListLink,
): string {
  const token = `${purpose}.${id}.${sign(secret, purpose, id)}`;
  return `${publicUrl}/tools/waiting-list?${new URLSearchParams({ token })}`;
}

/** Reads the entry and the purpose that a token names. Returns null for a token that this site did not write. */
export function readWaitingListToken(secret: string, token: string): WaitingListLink | null {
  const [word, id, signature, ...rest] = token.slice(0, 200).split(".");
  const purpose = purposes.find((one) => one === word);
  if (!purpose || !id || !signature || rest.length > 0) return null;
  const expected = Buffer.from(sign(secret, purpose, id));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? { purpose, id } : null;
}

function sign(secret: string, purpose: WaitingListPurpose, id: string): string {
  return createHmac("sha256", secret).update(`waiting list\0${purpose}\0${id}`).digest("base64url");
}

/** The place on the waiting list, matched by the account's e-mail address, which its owner has confirmed. */
export const waitingListData = {
  name: "waiting-list",
  holds: "Your place on the waiting list for new tools.",

  export: (db: Database, { email }: { email: string }) =>
    db
      .selectFrom("waiting_list")
      .where("email", "=", email.toLowerCase())
      .select(["email", "joined_at as joined", "confirmed_at as confirmed"])
      .execute(),

  async erase(tx: Database, { email }: { email: string }) {
    await tx.deleteFrom("waiting_list").where("email", "=", email.toLowerCase()).execute();
  },
};
