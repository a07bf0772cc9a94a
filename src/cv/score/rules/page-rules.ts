import { citations } from "../citations.ts";
import { scoreFaults } from "../judge-lines.ts";
import type { ScoreRule } from "../score-rule.ts";

/** Words of a CV: one with fewer says too little, one with more is not read. */
const [minWords, maxWords, farTooMany] = [100, 1_100, 2_500];
const minFilled = 0.25;
const end = [{ pointer: "/sections/experience/0/description", quote: null }];

/** How much there is, and how it is set on the pages. */
export const pageRules: readonly ScoreRule[] = [
  {
    id: "extent",
    level: "missing",
    part: "pages",
    weight: 6,
    title: "Too little text",
    detail: "Fewer than 100 words leave most of a page empty. Say more about your newest work.",
    citation: citations.nationalCareers,
    judge: ({ contents: { words } }) => ({
      share: Math.min(1, words / minWords),
      places: end,
    }),
  },
  {
    id: "too-long",
    level: "suggested",
    part: "pages",
    weight: 2,
    title: "Too much text",
    detail: "More than 1,100 words do not fit on two pages. Say less about your oldest work.",
    citation: citations.nationalCareers,
    after: "extent",
    judge: ({ contents: { words } }) => ({
      share: Math.min(1, Math.max(0, 1 - (words - maxWords) / (farTooMany - maxWords))),
      places: end,
    }),
  },
  {
    id: "page-count",
    level: "suggested",
    part: "pages",
    weight: 3,
    title: "More than two pages",
    detail: "Shorten the oldest jobs first. Academic CVs may be longer.",
    citation: citations.nationalCareers,
    judge: ({ pages, contents }) => {
      if (pages === null) return null;
      const isAcademic = contents.document.sections.publications.length >= 3;
      const tooMany = Math.max(0, pages.pages - (isAcademic ? 6 : 2));
      return { share: Math.max(0, 1 - tooMany / 2), places: tooMany > 0 ? end : [] };
    },
  },
  {
    id: "last-page",
    level: "suggested",
    part: "pages",
    weight: 2,
    title: "The last page is nearly empty",
    detail:
      "Shorten a few lines, or set type and margins a little smaller, so that it fits on one page less.",
    citation: citations.nationalCareers,
    judge: ({ pages }) => {
      if (pages === null) return null;
      const isEmpty = pages.pages > 1 && pages.lastPageFilled < minFilled;
      return { share: isEmpty ? pages.lastPageFilled / minFilled : 1, places: isEmpty ? end : [] };
    },
  },
  {
    id: "stranded",
    level: "suggested",
    part: "pages",
    weight: 2,
    title: "A heading is on another page than its text",
    detail: "Change the space between the parts, or shorten a line above.",
    citation: citations.own,
    judge: ({ pages }) =>
      pages &&
      scoreFaults(
        2,
        pages.stranded.map((pointer) => ({ pointer, quote: null })),
      ),
  },
  {
    id: "overlapping",
    level: "major",
    part: "pages",
    weight: 3,
    title: "Text is on top of other text",
    detail: "Shorten the text, or choose another template.",
    citation: citations.own,
    judge: ({ pages }) =>
      pages &&
      scoreFaults(
        1,
        pages.overlapping.map((pointer) => ({ pointer, quote: null })),
      ),
  },
  {
    id: "missing-characters",
    level: "major",
    part: "pages",
    weight: 3,
    title: "Characters that the page cannot show",
    detail: "Write them in another way, or leave them out.",
    citation: citations.own,
    judge: ({ pages }) =>
      pages &&
      scoreFaults(
        3,
        pages.missing.map(({ character, pointer }) => ({ pointer, quote: character })),
      ),
  },
];
