import { type SettingKey, settingEntries, type Settings } from "./settings.ts";

/** The form field that lists the settings on the form: a browser sends nothing for a switch that is off. */
export const shownField = "shown";

/**
 * Reads the changes from a submitted form, which has one switch or a whole tab with its Save button. `theme=off` is a
 * choice. A missing switch does not set a setting that was never chosen.
 */
export function readSettingsForm(form: FormData, before: Settings): Partial<Settings> {
  const shown = form.getAll(shownField);
  const changes: Partial<Record<SettingKey, unknown>> = {};
  for (const [key, setting] of settingEntries) {
    if (!shown.includes(key)) continue;
    const sent = form.get(key);
    if (!("values" in setting)) {
      changes[key] = typeof sent === "string" && setting.isValue(sent) ? sent : null;
      continue;
    }
    if (sent === null && before[key] === null) continue;
    changes[key] = sent === "on" ? setting.values.on : setting.values.off;
  }
  return changes as Partial<Settings>;
}
