import type { PersonalDataHandler } from "../personal-data.ts";
import "./activity-tables.ts";

export const activityData: PersonalDataHandler = {
  name: "activity",
  holds: "What you did in the account, as the Activity list shows it.",
  export: (db, { id }) =>
    db
      .selectFrom("activity")
      .where("person_id", "=", id)
      .select(["kind", "subject", "at"])
      .orderBy("at")
      .orderBy("id")
      .execute(),
  async erase(tx, { id }) {
    await tx.deleteFrom("activity").where("person_id", "=", id).execute();
  },
};
