import type { Database } from "../../platform/database/tables.ts";

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
