/** How somebody wants their account. */
export type Settings = {
  /** Null: never chosen, so each device decides. */
  theme: "light" | "dark" | null;
  density: "comfortable" | "compact" | null;
  /** The welcome, and word of what becomes of what somebody keeps here. */
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
