/** How often the new jobs of a saved search are mailed. */
export const frequencies = ["at-once", "daily", "weekly", "off"] as const;
export type Frequency = (typeof frequencies)[number];

export const frequencyLabels: Record<Frequency, string> = {
  "at-once": "At once",
  daily: "Each morning",
  weekly: "Each Monday",
  off: "No mail",
};
