import type { LetterFile } from "../letter-file.ts";

export type StoredLetter = LetterFile & {
  /** Grows with each save and never repeats. */
  revision: number;
  /** ISO 8601. */
  changedAt: string;
};

export type StoredLetterListing = Pick<StoredLetter, "id" | "title" | "revision" | "changedAt">;

/** Limits for one account. */
export const letterLimits = { letters: 200, bytes: 10_000_000 } as const;

/** Bytes of the largest letter with its versions that the site accepts. */
export const largestLetter = 900_000;
