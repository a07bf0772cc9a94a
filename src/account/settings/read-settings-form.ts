import type { Settings } from "./settings.ts";
import { toggles, type Toggle, type ToggleName } from "./toggles.ts";

/** Names in a form which switches it shows: a browser sends nothing for one that is off. */
export const shownField = "shown";

/**
 * What a submitted form changes: a single switch at once, or a tab with its Save button. An "off" that is said
 * (`darkMode=off`) is a choice; one that is only not on leaves open what was never chosen.
 */
export function readSettingsForm(form: FormData, before: Settings): Partial<Settings> {
  const changes: Partial<Settings> = {};
  for (const name of form.getAll(shownField)) {
    if (!isToggle(name)) continue;
    const toggle: Toggle = toggles[name];
    const value = form.get(name);
    if (value === null && toggle.isOpen?.(before)) continue;
    Object.assign(changes, toggle.turn(value === "on"));
  }
  return changes;
}

function isToggle(name: FormDataEntryValue): name is ToggleName {
  return typeof name === "string" && Object.hasOwn(toggles, name);
}
