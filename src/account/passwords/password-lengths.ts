/** In characters, as a person counts them to a first approximation. */
export const passwordLengths = { min: 10, max: 128 } as const;
