import type { MailSite } from "../../ui/mail/write-mail.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { Mailer } from "../../platform/mail/mailer.server.ts";
import { writeAlreadyOnListMail, writeWaitingListConfirmMail } from "./waiting-list-mails.server.ts";
import { waitingListAddress } from "./waiting-list-token.server.ts";

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
