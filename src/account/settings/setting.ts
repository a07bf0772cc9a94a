export const settingGroups = ["preferences", "notifications", "privacy"] as const;
/** A tab of the settings page. */
export type SettingGroup = (typeof settingGroups)[number];

type SwitchValue = string | boolean;

/** One setting: a control on the settings page, a key in the stored JSON, and a line in the export. */
type AnySetting = {
  group: SettingGroup;
  /** The heading above it on its tab. */
  section: string;
  label: string;
  /** Text under the label: what the setting does, and what it does not. */
  hint: string;
  /** Whether the export of personal data contains it. */
  exported: boolean;
};

export type SwitchSetting = AnySetting & {
  /** The two values that the switch chooses between. No other value is stored or read. */
  values: { off: SwitchValue; on: SwitchValue };
  /** The value until the person chooses one. Null means no default: each device decides. */
  default: SwitchValue | null;
};

/** A setting with a list of values. Until one is chosen, each device decides. */
export type ChoiceSetting = AnySetting & {
  isValue: (value: string) => boolean;
  default: null;
};

export type Setting = SwitchSetting | ChoiceSetting;

/** The values of a setting that is on or off. */
export const onOrOff = { off: false, on: true } as const;
