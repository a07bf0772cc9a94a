import { mailSettings } from "./optional-mails.ts";
import { onOrOff, settingGroups, type Setting, type SettingGroup, type SwitchSetting } from "./setting.ts";

/**
 * Every setting of an account, in the order of the page. The page, its form, storage, reading and the export iterate
 * over this list. A key names the setting in the form and in the database, so it never changes.
 */
export const settings = {
  theme: {
    group: "preferences",
    section: "Appearance",
    values: { off: "light", on: "dark" },
    default: null,
    label: "Dark mode",
    hint: "Follows your system until you choose.",
    exported: true,
  },
  density: {
    group: "preferences",
    section: "Appearance",
    values: { off: "comfortable", on: "compact" },
    default: null,
    label: "Compact view",
    hint: "Fits about twice as many jobs on a screen.",
    exported: true,
  },
  currency: {
    group: "preferences",
    section: "Jobs",
    isValue: (code) => /^[A-Z]{3}$/.test(code),
    default: null,
    label: "Currency",
    hint: "Used for the pay filter, your offers and the salary calculator. Adverts keep their own currency.",
    exported: true,
  },
  ...mailSettings,
  publicProfile: {
    group: "privacy",
    section: "Who sees what",
    values: onOrOff,
    default: false,
    label: "Public profile",
    hint: "A page with your name and a CV you choose, for anyone with the link. When it is off, the address does not work.",
    exported: true,
  },
  practiceInAccount: {
    group: "privacy",
    section: "Who sees what",
    values: onOrOff,
    default: false,
    label: "Interview practice in my account",
    hint: "Your answers to the interview coach are on every device where you sign in. When it is off, new answers stay in the browser where you give them.",
    exported: true,
  },
  analytics: {
    group: "privacy",
    section: "Who sees what",
    values: onOrOff,
    default: true,
    label: "Analytics tracking",
    hint: "Counts how often each page is opened in a day, and keeps the counts on our own server for 30 days. No cookies, and nothing about you. When it is off, your visits are not counted. Browsers that send Global Privacy Control are never counted.",
    exported: true,
  },
} as const satisfies Record<string, Setting>;

export type SettingKey = keyof typeof settings;

/** A setting with two values. */
export type SwitchKey = {
  [Key in SettingKey]: (typeof settings)[Key] extends SwitchSetting ? Key : never;
}[SettingKey];

export type ChoiceKey = Exclude<SettingKey, SwitchKey>;

type ValuesOf<One extends Setting> = One extends SwitchSetting
  ? One["values"]["off" | "on"] | Extract<One["default"], null>
  : string | null;

/** The settings of one person. Null: not chosen, so each device decides. */
export type Settings = { -readonly [Key in SettingKey]: ValuesOf<(typeof settings)[Key]> };

export const settingEntries = Object.entries(settings) as [SettingKey, Setting][];

/**
 * Completes chosen settings with the defaults. A stored value that is not valid for its setting counts as not chosen.
 */
export function withDefaults(chosen: Readonly<Record<string, unknown>>): Settings {
  return Object.fromEntries(
    settingEntries.map(([key, setting]) => {
      const value = Object.hasOwn(chosen, key) ? chosen[key] : null;
      return [key, isValueOf(setting, value) ? value : setting.default];
    }),
  ) as Settings;
}

function isValueOf(setting: Setting, value: unknown): boolean {
  return "values" in setting
    ? value === setting.values.off || value === setting.values.on
    : typeof value === "string" && setting.isValue(value);
}

/** Whether the switch of a setting is on. */
export function isOn(key: SwitchKey, value: Settings[SwitchKey]): boolean {
  return value === settings[key].values.on;
}

/** Returns the tab that an address names, or the first tab for any other value. */
export function settingsTab(value: unknown): SettingGroup {
  return settingGroups.find((group) => group === value) ?? "preferences";
}

export function tabPath(group: SettingGroup): string {
  return group === "preferences" ? "/settings" : `/settings?tab=${group}`;
}
