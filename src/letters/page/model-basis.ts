import { textWithoutContacts } from "../../cv/export/text-without-contacts.ts";
import type { OpenLetter } from "./use-letter-workspace.ts";

/** The lines of the CV and the advert that a language model may base its answer on. */
export function modelBasis({ file: { advert }, document }: OpenLetter): { cv: string; context: string } {
  return {
    cv: document ? textWithoutContacts(document) : "",
    context: [
      `${advert.job.title}, ${advert.job.company}`,
      ...advert.requirements.map(({ line }) => line.text),
      ...advert.duties,
    ].join("\n"),
  };
}
