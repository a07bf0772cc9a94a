import type { CvDocument } from "../document/cv-document.ts";
import type { CvPlace } from "../render/drawn-pages.ts";
import type { MissingCharacters } from "../render/without-missing.ts";
import { drawnFacts } from "./drawn-facts.ts";
import { scoreCv, type CvScore } from "./score-cv.ts";

type Drawn = {
  pages: readonly { width: number; height: number }[];
  places: readonly CvPlace[];
  missing: readonly MissingCharacters[];
};

let last: { document: CvDocument; drawn: Drawn | null; score: CvScore } | null = null;

/**
 * Scores a CV with the pages of its last drawing, if there is one. The last score is remembered, because several parts of
 * the page show it.
 */
export function scoreDrawnCv(document: CvDocument, drawn: Drawn | null): CvScore {
  if (last && last.document === document && last.drawn === drawn) return last.score;
  const pages = drawn && drawn.pages.length > 0 ? drawnFacts(drawn.pages, drawn.places, drawn.missing) : null;
  const score = scoreCv(document, { pages });
  last = { document, drawn, score };
  return score;
}
