import type { CvDocument } from "../../cv/document/cv-document.ts";
import { textWithoutContacts } from "../../cv/export/to-text.ts";
import type { LetterAdvert } from "../letter-advert.ts";

/** The lines of the CV and the advert that a language model may base its answer on. */
export function modelBasis(advert: LetterAdvert, cv: CvDocument | null): { cv: string; context: string } {
  return {
    cv: cv ? textWithoutContacts(cv) : "",
    context: [
      `${advert.job.title}, ${advert.job.company}`,
      ...advert.requirements.map(({ line }) => line.text),
      ...advert.duties,
    ].join("\n"),
  };
}
