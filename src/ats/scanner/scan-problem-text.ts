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
  "unknown-site": "We cannot read a job at this address. Paste the text of the advert instead.",
  "not-listed": "This board does not list the job any more. Paste the text of the advert instead.",
  "no-answer":
    "The site did not answer, or does not let us read it. Paste the text of the advert, or try again later.",
  off: "This site does not read other sites at present. Paste the text of the advert instead.",
} as const;

export type AdvertProblem = keyof typeof advertProblems;
