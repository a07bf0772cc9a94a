/** How somebody wants their account. */
export type Settings = {
  /** Null: never chosen, so each device decides. */
  theme: "light" | "dark" | null;
  density: "comfortable" | "compact" | null;
  /** What the site writes about: replies, reminders, news of the account that can wait. */
  emailNotifications: boolean;
  jobAlerts: boolean;
  marketing: boolean;
  publicProfile: boolean;
  /** Whether pages they open are counted. */
  analytics: boolean;
};

/** What holds until something is chosen. */
export const defaultSettings: Settings = {
  theme: null,
  density: null,
  emailNotifications: true,
  jobAlerts: true,
  marketing: false,
  publicProfile: false,
  analytics: true,
};
