import { citations } from "../citations.ts";
import type { CvContents, CvStatement, Post } from "../cv-contents.ts";
import { isMeasured } from "../measured.ts";
import { scoreMean, findingPlaceOf } from "../judge-lines.ts";
import { dutyStart, outcome, takingPart } from "../words/verbs.ts";
import type { ScoreRule } from "../score-rule.ts";

/** Statements about work that a CV should have, and how many of one post count. */
const [enoughLines, maxOfPost] = [6, 6];
/** Lines of a post that says enough. */
const fewLines = 4;
/** Statements with a figure, or with what changed, that a CV should have. */
const enoughResults = 5;

/**
 * 0 for a line that surely begins with a duty. A list cannot know the verbs of all trades, so any other line counts as
 * one that says what someone did.
 */
const verbShare = ({ text }: CvStatement): number =>
  dutyStart.test(text) || (takingPart.test(text) && !isMeasured(text)) ? 0 : 1;

const tellingLines = ({ lines }: Post): number =>
  lines.filter(({ words, isRepeated }) => !isRepeated && words.length >= 3).length;

/** 1 for a line with a figure, a half for one that says what changed. */
function resultShare({ text }: CvStatement, language: CvContents["language"]): number {
  if (isMeasured(text, language)) return 1;
  return language === "en" && outcome.test(text) ? 0.5 : 0;
}

/** Rules about results that the person achieved. */
export const resultRules: readonly ScoreRule[] = [
  {
    id: "achievements",
    level: "major",
    part: "results",
    weight: 12,
    title: "Your work says too little about what you did",
    detail:
      "Write three or four lines for the newest job and two or three for each of the others: six in all.",
    citation: citations.nationalCareers,
    after: "experience",
    judge: ({ contents: { posts } }) => {
      if (posts.length === 0) return null;
      const counted = posts.map((post) => ({ post, lines: tellingLines(post) }));
      const lines = counted.reduce((sum, one) => sum + Math.min(one.lines, maxOfPost), 0);
      return {
        share: Math.min(1, lines / enoughLines),
        places: counted
          .filter(({ lines: own }) => own < fewLines || counted.length === 1)
          .toSorted((one, other) => one.lines - other.lines)
          .map(({ post: { pointer, role, employer } }) => ({
            pointer: `${pointer}/description`,
            quote: role || employer,
          })),
      };
    },
  },
  {
    id: "results",
    level: "major",
    part: "results",
    weight: 24,
    title: "Too few results",
    detail:
      "Say how many, how much, how often or how fast: “Trained eleven nurses”, “Cut waiting times by 20 %”. Five lines with a figure are enough.",
    citation: citations.harvard,
    after: "experience",
    judge: ({ contents: { statements, posts, language } }) => {
      if (posts.length === 0) return null;
      const judged = statements.map((line) => ({ line, share: resultShare(line, language) }));
      const results = judged.reduce((sum, { line, share }) => sum + (line.isRepeated ? 0 : share), 0);
      const without = judged.filter(({ share }) => share < 1).map(({ line }) => findingPlaceOf(line));
      return {
        share: Math.min(1, results / enoughResults),
        // Where two lines of three have a result, the CV needs more lines, which the rule "achievements" says.
        places:
          statements.length > 0
            ? results >= (statements.length * 2) / 3
              ? []
              : without
            : posts.map(({ pointer, role }) => ({ pointer: `${pointer}/description`, quote: role })),
      };
    },
  },
  {
    id: "verbs",
    level: "major",
    part: "results",
    weight: 10,
    title: "Lines that do not begin with what you did",
    detail:
      "Begin with what you did: “Led”, “Built”, “Cared for”. “Responsible for” says what you should have done.",
    citation: citations.nationalCareers,
    knows: "en",
    after: "achievements",
    judge: ({ contents: { statements } }) =>
      scoreMean(
        statements.filter(({ isSentence, words }) => !isSentence && words.length > 1),
        verbShare,
      ) ?? scoreMean(statements, verbShare),
  },
];
