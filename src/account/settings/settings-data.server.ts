import type { PersonalDataHandler } from "../personal-data.ts";
import { readSettings } from "./read-settings.server.ts";
import { settingEntries } from "./settings.ts";

export const settingsData: PersonalDataHandler = {
  name: "settings",
  holds: "Your current settings.",
  async export(db, { id }) {
    const settings = await readSettings(db, id);
    const exported = settingEntries.filter(([, setting]) => setting.exported);
    return Object.fromEntries(exported.map(([key]) => [key, settings[key]]));
  },
  async erase(tx, { id }) {
    await tx.deleteFrom("account_settings").where("person_id", "=", id).execute();
  },
};
