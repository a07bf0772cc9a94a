import { twoColumns } from "../document/cv-look.ts";
import type { CvDocument } from "../document/cv-document.ts";
import { defaultShape } from "../read/file-shape.ts";
import type { FileFacts } from "./file-facts.ts";

/** Facts of the PDF that this site makes of a CV, as a scan of that file finds them. */
export function pdfFacts({ look, personal }: CvDocument): FileFacts {
  return {
    ...defaultShape,
    hasColumns: twoColumns.includes(look.template),
    hasPictures: personal.showPhoto && Boolean(personal.photo),
    size: 0,
    unplacedShare: 0,
  };
}
