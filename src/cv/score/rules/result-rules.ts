import { citations } from "../citations.ts";
import type { CvContents, CvStatement, Post } from "../cv-contents.ts";
import { scoreMean, findingPlaceOf } from "../judge-lines.ts";
import { isMeasured } from "../measured.ts";
import type { FindingPlace, ScoreRule } from "../score-rule.ts";
import { areLinesSpread, recentPosts, tellingLines, thinJobs } from "../thin-jobs.ts";
import { templateLine } from "../words/empty-lines.ts";
import { resultWords } from "../words/result-words.ts";
import { dutyStart, takingPart } from "../words/verbs.ts";

/** Statements about work that a CV should have, and how many of one post count. */
const [enoughLines, maxOfPost] = [6, 6];
/** With so few lines in all, a CV says next to nothing. */
const farTooFewLines = 3;
/** The share that a CV earns with no statement that has a result, with one, two, three and four. */
const shareOfResults = [0, 0.4, 0.7, 0.9, 1];
const enoughResults = shareOfResults.length - 1;
/**
 * 0 for a line that surely begins with a duty. A list cannot know the verbs of all trades, so any other line counts as
 * one that says what someone did.
 */
const verbShare = ({ text }: CvStatement): number =>
  dutyStart.test(text) || (takingPart.test(text) && !isMeasured(text)) ? 0 : 1;

/** Whether a line has a figure or says what changed, how often or how well. */
const hasResult = ({ text }: CvStatement, language: CvContents["language"]): boolean =>
  isMeasured(text, language) || (!dutyStart.test(text) && resultWords[language].test(text));

const descriptionOf = ({ pointer, role, employer }: Post): FindingPlace => ({
  pointer: `${pointer}/description`,
  quote: role || employer,
});

/** Rules about results that the person achieved. */
export const resultRules: readonly ScoreRule[] = [
  {
    id: "achievements",
    level: "suggested",
    part: "results",
    weight: 12,
    title: "Your work says too little about what you did",
    detail: "Write three or four lines for the newest job and two or three for each of the others.",
    citation: citations.nationalCareers,
    after: "experience",
    judge: ({ contents }) => {
      const { posts, jobs } = contents;
      if (posts.length === 0) return null;
      const counts = posts.map(tellingLines);
      const lines = counts.reduce((sum, own) => sum + Math.min(own, maxOfPost), 0);
      // One line less is enough if they are well distributed.
      const isEnough = lines === enoughLines - 1 && areLinesSpread(contents);
      const places = thinJobs(contents).map(descriptionOf);
      return {
        share: isEnough ? 1 : Math.min(1, lines / enoughLines),
        places,
        ...(lines <= farTooFewLines && { level: "major" }),
        ...(jobs.length === 1 && { detail: "Write five or six lines about your job: it is the only one." }),
      };
    },
  },
  {
    id: "results",
    level: "suggested",
    part: "results",
    weight: 24,
    title: "Too few results",
    detail:
      "Say how many, how much, how often or how fast: “Trained eleven nurses”, “Cut waiting times by 20 %”. Four lines with a result are enough.",
    citation: citations.harvard,
    after: "experience",
    judge: ({ contents }) => {
      const { statements, posts, language } = contents;
      if (posts.length === 0) return null;
      const told = statements.filter(({ isRepeated }) => !isRepeated);
      const results = told.filter((line) => hasResult(line, language)).length;
      const recent = recentPosts(contents);
      const lacking = recent.flatMap(({ lines }) => lines).filter((line) => !hasResult(line, language));
      // Sentences are often about the employer, and very short lines are key words.
      const listed = lacking.filter(
        ({ text, words, isSentence }) => !isSentence && words.length >= 3 && !templateLine.test(text),
      );
      const without = (listed.length > 0 ? listed : lacking).map(findingPlaceOf);
      // Where half of the lines have a result, the CV needs more lines, which the rule "achievements" says.
      const areMany = results > 0 && results >= told.length / 2;
      const places = without.length > 0 ? without : (recent.length > 0 ? recent : posts).map(descriptionOf);
      return {
        share: shareOfResults[Math.min(results, enoughResults)] ?? 1,
        places: areMany ? [] : places,
        ...(results === 0 && { level: "major" }),
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
