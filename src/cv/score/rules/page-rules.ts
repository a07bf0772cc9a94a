import { citations } from "../citations.ts";
import type { CvContents } from "../cv-contents.ts";
import { scoreFaults } from "../judge-lines.ts";
import type { ScoreRule } from "../score-rule.ts";
import { thinJobs } from "../thin-jobs.ts";

/** Letters of a CV: one with fewer, about a hundred words, says too little. */
const minLetters = 480;
/** Words of a CV that are no longer read. */
const [maxWords, farTooMany] = [1_100, 2_500];
/** Shares of a page that has text: of a last page that is nearly empty, and of an only page that is. */
const [minFilled, minOnlyFilled] = [0.25, 0.5];
/** Words of a summary that says enough. */
const longSummary = 25;
const end = [{ pointer: "/sections/experience/0/description", quote: null }];

/** The thinnest part of a CV, and what to write there. */
function whereToSayMore(contents: CvContents): { pointer: string; advice: string } {
  const { jobs, summary } = contents;
  const [newest] = jobs;
  if (!newest)
    return {
      pointer: "/sections/experience/0/description",
      advice: "Say what you did, paid or not, and where.",
    };
  const thin = thinJobs(contents);
  const [thinnest] = thin;
  if (thin.includes(newest))
    return {
      pointer: `${newest.pointer}/description`,
      advice: `Say more about your ${jobs.length > 1 ? "newest " : ""}work.`,
    };
  if (thinnest)
    return { pointer: `${thinnest.pointer}/description`, advice: "Say more about your earlier work." };
  const advice = "Say in the summary what you do and what you are good at.";
  if (summary.flatMap(({ words }) => words).length < longSummary)
    return { pointer: "/personal/summary", advice };
  return { pointer: "/sections/skills/0/name", advice: "Name more of your skills, tools and training." };
}

/** How much there is, and how it is set on the pages. */
export const pageRules: readonly ScoreRule[] = [
  {
    id: "extent",
    level: "missing",
    part: "pages",
    weight: 6,
    title: "Too little text",
    detail: "An employer cannot judge you by so few words. Say more about your newest work.",
    citation: citations.nationalCareers,
    judge: ({ contents, pages }) => {
      const isEmpty = pages !== null && pages.pages === 1 && pages.lastPageFilled < minOnlyFilled;
      const { pointer, advice } = whereToSayMore(contents);
      return {
        share: Math.min(1, contents.letters / minLetters),
        places: [{ pointer, quote: null }],
        detail: `${isEmpty ? "Most of the page is empty." : "An employer cannot judge you by so few words."} ${advice}`,
      };
    },
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
    level: "fatal",
    part: "file",
    weight: 25,
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
