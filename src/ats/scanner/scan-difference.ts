import type { CvScore } from "../../cv/score/score-cv.ts";

/** The data of a scan that the form sends with the next one. It has no words of the CV. */
export type ScanMemory = { version: string; score: number; ids: string[] };

export type ScanDifference = {
  before: number;
  /** False if the rules have changed since, so that the scores cannot be compared. */
  isSameVersion: boolean;
  /** Titles of the findings that are no longer found, and of new ones. */
  mended: string[];
  appeared: string[];
};

/** Writes the data that the next scan is compared with. */
export function writeScanMemory({ version, score, findings }: CvScore): string {
  return JSON.stringify({ version, score, ids: findings.map(({ id }) => id) } satisfies ScanMemory);
}
