import { readInPortions } from "../platform/database/read-in-portions.ts";
import type { Database } from "../platform/database/tables.ts";

/** Messages from the contact form, matched by the account's e-mail address, which its owner has confirmed. */
export const contactData = {
  name: "contact-messages",
  holds: "Messages sent with the contact form under your email address.",

  export: (db: Database, { email }: { email: string }) =>
    readInPortions((after, most) =>
      db
        .selectFrom("contact_messages")
        .where((where) => where.eb(where.fn("lower", ["email"]), "=", email.toLowerCase()))
        .where("id", ">", after)
        .select(["id", "reference", "topic", "name", "email", "message", "sent_at as sent"])
        .orderBy("id")
        .limit(most)
        .execute(),
    ),

  async erase(tx: Database, { email }: { email: string }) {
    await tx
      .deleteFrom("contact_messages")
      .where((where) => where.eb(where.fn("lower", ["email"]), "=", email.toLowerCase()))
      .execute();
  },
};
