import { readInPortions } from "../../platform/database/read-in-portions.ts";
import type { PersonalDataHandler } from "../personal-data.ts";

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
