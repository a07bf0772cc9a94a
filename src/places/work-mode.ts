export const workModes = ["on-site", "hybrid", "remote"] as const;
export type WorkMode = (typeof workModes)[number];
