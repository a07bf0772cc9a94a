import misspellings from "../../../../data/cv/score/misspellings.json" with { type: "json" };
import { citations } from "../citations.ts";
import type { CvStatement } from "../cv-contents.ts";
import { scoreFaults, scoreMean, findingPlaceOf } from "../judge-lines.ts";
import { baseVerbs } from "../words/verbs.ts";
import { vaguePattern, cliches, templateLine } from "../words/cliches.ts";
import type { FindingPlace, ScoreRule } from "../score-rule.ts";

/** The right words for frequent English misspellings. */
const rightWords: ReadonlyMap<string, string> = new Map(Object.entries(misspellings));

/** The places of the matches of a pattern, each with the words found. */
const placesOf = (lines: readonly CvStatement[], pattern: RegExp): FindingPlace[] =>
  lines.flatMap(({ text, pointer }) => [...text.matchAll(pattern)].map(([quote]) => ({ pointer, quote })));

/** Parts of a life after which "my" is no fault: "during my degree". */
const ownStudies =
  /\b(?:beside|besides|alongside|during|while|for|as part of|in|throughout|after|before|with|next to) my (?:own |final[- ]year |first |second |third |bachelor['’]?s?|master['’]?s?|undergraduate |part-time )*(?:degree|studies|study|course|apprenticeship|bachelor['’]?s?|master['’]?s?|ba|bsc|ma|msc|mba|thesis|dissertation|phd|doctorate|a-levels|year|training|placement|internship|school|college|university|gap year|sabbatical)\b/gi;
const ownFirst =
  /(?<![\p{L}\p{N}])(?:(?<!(?:\p{Lu}\p{Ll}+|phase|part|level|class|type|grade|tier|stage|group|category) )I(?=\s+\p{Ll}|\s*,\s*\p{Ll})|I['’](?:m|ve|d|ll)|[Mm]y(?= \p{Ll})|me|[Mm]yself)(?![\p{L}\p{N}/&-])/u;

/** How the lines are written. */
export const wordingRules: readonly ScoreRule[] = [
  {
    id: "placeholders",
    level: "fatal",
    part: "wording",
    weight: 10,
    title: "Text of a template is still there",
    detail: "Replace it by your own words or delete it.",
    citation: citations.greenhouse,
    after: "extent",
    judge: ({ contents: { lines, words } }) =>
      words === 0
        ? null
        : scoreFaults(1, lines.filter(({ text }) => templateLine.test(text)).map(findingPlaceOf)),
  },
  {
    id: "spelling",
    level: "major",
    part: "wording",
    weight: 8,
    title: "Words that are spelled wrong",
    detail: "Readers take them as a sign of how you work. Have someone else read the CV, too.",
    citation: citations.harvard,
    knows: "en",
    after: "extent",
    judge: ({ contents: { lines, words } }) =>
      words === 0
        ? null
        : scoreFaults(
            4,
            lines.flatMap(({ words: own, pointer }) =>
              own.flatMap((word, index) => {
                const right = rightWords.get(word);
                if (right !== undefined) return [{ pointer, quote: word }];
                const isTwice =
                  word === own[index - 1] && /^(?:the|and|of|to|in|for|with|a|is|on)$/.test(word);
                return isTwice ? [{ pointer, quote: `${word} ${word}` }] : [];
              }),
            ),
          ),
  },
  {
    id: "worn-phrases",
    level: "suggested",
    part: "wording",
    weight: 5,
    title: "Phrases that everybody uses",
    detail: "Delete them, or write what happened that shows it.",
    citation: citations.harvard,
    knows: "en",
    after: "extent",
    judge: ({ contents: { lines, words } }) =>
      words === 0 ? null : scoreFaults(5, placesOf(lines, cliches)),
  },
  {
    id: "vague-words",
    level: "suggested",
    part: "wording",
    weight: 4,
    title: "Words that leave open what is meant",
    detail: "Name it: not “various tools” but which, not “etc.” but what.",
    citation: citations.harvard,
    knows: "en",
    after: "extent",
    judge: ({ contents: { lines, words } }) =>
      words === 0 ? null : scoreFaults(5, placesOf(lines, vaguePattern)),
  },
  {
    id: "first-person",
    level: "suggested",
    part: "wording",
    weight: 3,
    title: "Lines with “I” or “my”",
    detail: "Leave the pronoun out and begin with the verb. Everyone knows whom the CV is about.",
    citation: citations.harvard,
    knows: "en",
    after: "achievements",
    judge: ({ contents: { statements } }) =>
      scoreMean(statements, ({ text }) => (ownFirst.test(text.replaceAll(ownStudies, " ")) ? 0 : 1)),
  },
  {
    id: "tense",
    level: "suggested",
    part: "wording",
    weight: 2,
    title: "A past job in the present tense",
    detail: "Write “Managed” for a job that has ended and “Manage” only for one that goes on.",
    citation: citations.harvard,
    knows: "en",
    after: "achievements",
    judge: ({ contents: { posts } }) => {
      const written = posts.flatMap((post) =>
        post.lines.map((line) => ({
          line,
          isPast: post.kind === "experience" && !line.isSentence && post.months.last !== null,
        })),
      );
      const past = new Set(written.filter(({ isPast }) => isPast).map(({ line }) => line));
      return scoreMean(
        written.map(({ line }) => line),
        (line) => (past.has(line) && isPresent(line.words) ? 0 : 1),
      );
    },
  },
];

/** Verbs whose base form is also a noun or a past form. */
const ambiguous = new Set(
  "found set cut put run lead use order test plan report program design market process research model support work care file head host map record review service survey track trade train update budget engineer architect campaign coach nurse pilot balance check document experiment mentor pack load measure draft cook host interview direct open clean clear complete double triple secure edit author study sell win weld wire pick mix produce influence increase decrease boost purchase score shape sort fix form close file finance issue supply hire scale secure cover cut".split(
    " ",
  ),
);

/** Words after a verb that a noun does not have after it. */
const objectStart = /^(?:the|a|an|all|our|its|their|new|up|every|each|both|\d.*)$/;

function isPresent([word = "", next = ""]: readonly string[]): boolean {
  if (ambiguous.has(word)) return false;
  if (baseVerbs.has(word)) return true;
  const base = word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : "";
  return baseVerbs.has(base) && !ambiguous.has(base) && objectStart.test(next);
}
