export const settingGroups = ["preferences", "notifications", "privacy"] as const;
/** A tab of the settings page. */
export type SettingGroup = (typeof settingGroups)[number];

type SettingValue = string | boolean;

/** One setting: a switch on the settings page, a key in the stored JSON, and a line in the export. */
export type Setting = {
  group: SettingGroup;
  /** The two values that the switch chooses between. No other value is stored or read. */
  values: { off: SettingValue; on: SettingValue };
  /** The value until the person chooses one. Null means no default: each device decides. */
  default: SettingValue | null;
  label: string;
  /** Text under the label: what the setting does, and what it does not. */
  hint: string;
  /** Whether the export of personal data contains it. */
  exported: boolean;
};

/** The values of a setting that is on or off. */
export const onOrOff = { off: false, on: true } as const;
