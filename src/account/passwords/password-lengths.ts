/** Limits in characters, approximately as people count them. */
export const passwordLengths = { min: 10, max: 128 } as const;
