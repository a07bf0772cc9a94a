import type { PersonalDataHandler } from "../personal-data.ts";
import { readSettings } from "./read-settings.server.ts";
import "./settings-tables.ts";

export const settingsData: PersonalDataHandler = {
  name: "settings",
  holds: "Your settings, as they hold now.",
  export: (db, { id }) => readSettings(db, id),
  async erase(tx, { id }) {
    await tx.deleteFrom("account_settings").where("person_id", "=", id).execute();
  },
};
