import { requirementList, type ModelBasis } from "../../ai/model-request.ts";
import type { CvDocument } from "../../cv/document/cv-document.ts";
import { textWithoutContacts } from "../../cv/export/to-text.ts";
import type { LetterAdvert } from "../letter-advert.ts";
import type { Letter } from "../letter.ts";
import { phraseLabels } from "../phrases/phrase-labels.ts";

/** The texts that a language model may base its answer about a letter on. */
export function modelBasis(letter: Letter, advert: LetterAdvert, cv: CvDocument | null): ModelBasis {
  const { job, choices } = letter;
  return {
    cv: cv ? textWithoutContacts(cv) : "",
    context: [
      `${advert.job.title}, ${advert.job.company}`,
      ...advert.requirements.map(({ line }) => line.text),
      ...advert.duties,
    ].join("\n"),
    requirements: requirementList(letter.asked),
    where: `Cover letter in ${phraseLabels[choices.language]} for ${job.title}, ${job.company}, about ${choices.length} words, ${choices.tone}`,
  };
}
