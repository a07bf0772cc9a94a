import type { Settings } from "./settings.ts";

export const settingsTabs = ["preferences", "notifications", "privacy"] as const;
export type SettingsTab = (typeof settingsTabs)[number];

export const tabLabels: Record<SettingsTab, string> = {
  preferences: "Preferences",
  notifications: "Notifications",
  privacy: "Privacy",
};

export type ToggleName = keyof typeof toggles;

export type Toggle = {
  tab: SettingsTab;
  label: string;
  /** What it does, and what it does not. */
  about: string;
  isOn: (settings: Settings) => boolean;
  /** What changes when somebody turns it on or off. */
  turn: (on: boolean) => Partial<Settings>;
  /** Whether nobody has chosen yet, so that "off" only means "not on". */
  isOpen?: (settings: Settings) => boolean;
};

/** Every switch of the settings, in the order in which they stand. */
export const toggles = {
  darkMode: {
    tab: "preferences",
    label: "Dark mode",
    about: "Follows your system until you choose.",
    isOn: ({ theme }) => theme === "dark",
    isOpen: ({ theme }) => theme === null,
    turn: (on) => ({ theme: on ? "dark" : "light" }),
  },
  compactView: {
    tab: "preferences",
    label: "Compact view",
    about: "Fits about twice as many jobs on a screen.",
    isOn: ({ density }) => density === "compact",
    isOpen: ({ density }) => density === null,
    turn: (on) => ({ density: on ? "compact" : "comfortable" }),
  },
  emailNotifications: {
    tab: "notifications",
    label: "Email notifications",
    about:
      "A welcome when your account is ready, and the address of your CV when you begin to show it. What you ask for, and warnings about your account, always come.",
    isOn: ({ emailNotifications }) => emailNotifications,
    turn: (on) => ({ emailNotifications: on }),
  },
  jobAlerts: {
    tab: "notifications",
    label: "Job alerts",
    about: "New openings that match a saved search. Searches cannot be saved yet, so none is sent so far.",
    isOn: ({ jobAlerts }) => jobAlerts,
    turn: (on) => ({ jobAlerts: on }),
  },
  marketing: {
    tab: "notifications",
    label: "Marketing communications",
    about: "News about this site. None has been sent so far; nothing comes unless this is on.",
    isOn: ({ marketing }) => marketing,
    turn: (on) => ({ marketing: on }),
  },
  publicProfile: {
    tab: "privacy",
    label: "Public profile",
    about:
      "A page with your name and a CV you choose, for anyone with the link. Off, its address answers nobody.",
    isOn: ({ publicProfile }) => publicProfile,
    turn: (on) => ({ publicProfile: on }),
  },
  analytics: {
    tab: "privacy",
    label: "Analytics tracking",
    about:
      "Counts of pages opened, kept on our own server for 30 days, without cookies and without you: a page and a day, nothing else. Off, yours are left out. A browser that sends Global Privacy Control is never counted.",
    isOn: ({ analytics }) => analytics,
    turn: (on) => ({ analytics: on }),
  },
} as const satisfies Record<string, Toggle>;

/** The tab an address names; the first for anything else. */
export function settingsTab(value: unknown): SettingsTab {
  return settingsTabs.find((tab) => tab === value) ?? "preferences";
}

/** Where a tab stands. */
export function tabPath(tab: SettingsTab): string {
  return tab === "preferences" ? "/settings" : `/settings?tab=${tab}`;
}

export function togglesOf(tab: SettingsTab): { name: ToggleName; toggle: Toggle }[] {
  return Object.entries(toggles)
    .filter(([, toggle]) => toggle.tab === tab)
    .map(([name, toggle]) => ({ name: name as ToggleName, toggle }));
}
