import type { CvPlace } from "../render/svg-frame.ts";
import type { MissingCharacters } from "../render/without-missing.ts";
import type { PageFacts } from "./file-facts.ts";
import type { CvDocument } from "../document/cv-document.ts";
import { scoreCv, type CvScore } from "./score-cv.ts";

type PageSize = { width: number; height: number };

/** Share of the smaller text that another may cover: boxes are a little higher than their letters. */
const maxCovered = 0.5;

/**
 * Judges the drawn pages by the places of the fields.
 *
 * @param missing characters that the fonts lack, by field
 */
export function drawnFacts(
  pages: readonly PageSize[],
  places: readonly CvPlace[],
  missing: readonly MissingCharacters[] = [],
): PageFacts {
  const last = pages.length;
  const height = pages.at(-1)?.height ?? 1;
  const lowest = places
    .filter(({ page }) => page === last)
    .reduce((most, { y, h }) => Math.max(most, y + h), 0);
  return {
    pages: pages.length,
    lastPageFilled: Math.min(1, lowest / height),
    stranded: stranded(places),
    overlapping: overlapping(places),
    missing: missing.flatMap(({ at, characters }) =>
      Array.from(characters, (character) => ({ character, pointer: at })),
    ),
  };
}

const heads = ["company", "position", "name", "institution", "degree", "organisation", "title", "startDate"];

/** Headings on an earlier page than their text, and heads of entries apart from theirs. */
function stranded(places: readonly CvPlace[]): string[] {
  const pagesOf = (fits: (pointer: string) => boolean) =>
    places.filter(({ pointer }) => fits(pointer)).map(({ page }) => page);
  const pointers = [...new Set(places.map(({ pointer }) => pointer))];
  const headings = pointers.filter((pointer) => /^\/(?:sections|headings)\/[^/]+$/.test(pointer));
  const rows = new Set(
    pointers.flatMap((pointer) => /^\/sections\/[^/]+\/\d+(?=\/)/.exec(pointer)?.[0] ?? []),
  );
  const isApart = (above: number[], below: number[]) =>
    above.length > 0 && below.length > 0 && Math.max(...above) < Math.min(...below);
  return [
    ...headings.filter((heading) => {
      const section = heading.replace("/headings/", "/sections/");
      return isApart(
        pagesOf((pointer) => pointer === heading),
        pagesOf((pointer) => pointer.startsWith(`${section}/`)),
      );
    }),
    ...[...rows].filter((row) => {
      const isHead = (pointer: string) => heads.some((field) => pointer === `${row}/${field}`);
      return isApart(
        pagesOf(isHead),
        pagesOf((pointer) => pointer.startsWith(`${row}/`) && !isHead(pointer)),
      );
    }),
  ];
}

/** Returns the fields that are mostly covered by another one. */
function overlapping(places: readonly CvPlace[]): string[] {
  const found = places.filter((place, index) =>
    places.some((other, at) => {
      if (at <= index || other.page !== place.page || other.pointer === place.pointer) return false;
      const width = Math.min(place.x + place.w, other.x + other.w) - Math.max(place.x, other.x);
      const height = Math.min(place.y + place.h, other.y + other.h) - Math.max(place.y, other.y);
      if (width <= 1 || height <= 1) return false;
      return width * height > maxCovered * Math.min(place.w * place.h, other.w * other.h);
    }),
  );
  return [...new Set(found.map(({ pointer }) => pointer))];
}

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
