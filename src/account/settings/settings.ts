import { mailSettings } from "./optional-mails.ts";
import { onOrOff, settingGroups, type Setting, type SettingGroup } from "./setting.ts";

/**
 * Every setting of an account, in the order of the page. The page, its form, storage, reading and the export iterate
 * over this list. A key names the setting in the form and in the database, so it never changes.
 */
export const settings = {
  theme: {
    group: "preferences",
    values: { off: "light", on: "dark" },
    default: null,
    label: "Dark mode",
    hint: "Follows your system until you choose.",
    exported: true,
  },
  density: {
    group: "preferences",
    values: { off: "comfortable", on: "compact" },
    default: null,
    label: "Compact view",
    hint: "Fits about twice as many jobs on a screen.",
    exported: true,
  },
  ...mailSettings,
  publicProfile: {
    group: "privacy",
    values: onOrOff,
    default: false,
    label: "Public profile",
    hint: "A page with your name and a CV you choose, for anyone with the link. When it is off, the address does not work.",
    exported: true,
  },
  analytics: {
    group: "privacy",
    values: onOrOff,
    default: true,
    label: "Analytics tracking",
    hint: "Counts how often each page is opened in a day, and keeps the counts on our own server for 30 days. No cookies, and nothing about you. When it is off, your visits are not counted. Browsers that send Global Privacy Control are never counted.",
    exported: true,
  },
} as const satisfies Record<string, Setting>;

export type SettingKey = keyof typeof settings;

type ValuesOf<One extends Setting> = One["values"]["off" | "on"] | Extract<One["default"], null>;

/** The settings of one person. Null: not chosen, so each device decides. */
export type Settings = { -readonly [Key in SettingKey]: ValuesOf<(typeof settings)[Key]> };

/** All settings with their keys. */
export const settingEntries = Object.entries(settings) as [SettingKey, Setting][];

/**
 * Completes chosen settings with the defaults. A stored value that is not valid for its setting counts as not chosen.
 */
export function withDefaults(chosen: Readonly<Record<string, unknown>>): Settings {
  return Object.fromEntries(
    settingEntries.map(([key, { values, default: byDefault }]) => {
      const value = Object.hasOwn(chosen, key) ? chosen[key] : null;
      return [key, value === values.off || value === values.on ? value : byDefault];
    }),
  ) as Settings;
}

/** Whether the switch of a setting is on. */
export function isOn(key: SettingKey, value: Settings[SettingKey]): boolean {
  return value === settings[key].values.on;
}

/** Returns the tab that an address names, or the first tab for any other value. */
export function settingsTab(value: unknown): SettingGroup {
  return settingGroups.find((group) => group === value) ?? "preferences";
}

/** The address of a tab. */
export function tabPath(group: SettingGroup): string {
  return group === "preferences" ? "/settings" : `/settings?tab=${group}`;
}
