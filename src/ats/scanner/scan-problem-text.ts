import { refusals, type FileRefusal } from "../../cv/read/refusals.ts";

/** The reasons why there is no result, in words for the person. */
const others = {
  "no-cv": "Choose a file, or paste the text of your CV.",
  "too-often": "You have scanned a lot in the last minute. Wait a minute and scan again.",
  busy: "Too many CVs are being scanned. Wait a few seconds and scan again.",
} as const;

export type ScanProblem = FileRefusal | keyof typeof others;

export function scanProblemText(problem: ScanProblem): string {
  return problem in others ? others[problem as keyof typeof others] : refusals[problem as FileRefusal];
}

/** The reasons why an advert was not read. */
export const advertProblems = {
  "unknown-site":
    "This is not the address of a job on this site or on a board that it reads. Paste the text of the advert instead.",
  "not-listed": "This board does not list the job any more. Paste the text of the advert instead.",
  "no-answer": "The board did not answer. Paste the text of the advert, or try again later.",
} as const;

export type AdvertProblem = keyof typeof advertProblems;
