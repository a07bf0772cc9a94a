import type { CvDocument } from "../cv/document/cv-document.ts";
import type { LetterAdvert } from "./letter-advert.ts";
import type { Letter } from "./letter.ts";

/** A letter as it is stored, in a browser or an account. */
export type LetterDocument = {
  letter: Letter;
  /** The advert, so that the letter can be written again. */
  advert: LetterAdvert;
  /** The CV without its photo, if it is no document of its own: it was pasted or sent as a file. */
  cv?: CvDocument | undefined;
};

/** Maximum bytes of a request with a letter. */
export const largestLetter = 900_000;

/** Names a letter after its job. */
export function letterTitle({ job }: Pick<Letter, "job">): string {
  return [job.title, job.company]
    .filter((text) => text !== "")
    .join(", ")
    .slice(0, 200);
}
