import { citations } from "../citations.ts";
import { findingPlaceOf } from "../judge-lines.ts";
import { emptyLine } from "../words/cliches.ts";
import { toSentences } from "../text-lines.ts";
import type { FindingPlace, ScoreRule } from "../score-rule.ts";

const privatePattern =
  /\b(?:marital status|married|single,|date of birth|born on|d\.?o\.?b\.?:|religio(?:n|us views)\s*:|gender\s*:|sex\s*:|number of children|children\s*:|social security|passport (?:no|number)|national insurance|height\s*:|weight\s*:|political (?:party|views|affiliation)|health\s*:)/i;
/** Lines that a reader does not need, in English: elsewhere some of them are customary. */
export const privateRules: readonly ScoreRule[] = [
  {
    id: "private-details",
    level: "suggested",
    part: "contact",
    weight: 3,
    title: "Private details that no employer needs",
    detail: "Leave out age, family, religion and numbers of documents. They can only be held against you.",
    citation: citations.openLearn,
    knows: "en",
    after: "extent",
    judge: ({ contents: { document, lines } }) => {
      const shown = (["birthDate", "nationality", "maritalStatus"] as const).filter(
        (field) => document.personal[field].trim() !== "",
      );
      const places: FindingPlace[] = [
        ...shown.map((field) => ({ pointer: `/personal/${field}`, quote: document.personal[field] })),
        ...lines.filter(({ text }) => privatePattern.test(text)).map(findingPlaceOf),
      ];
      return { share: places.length === 0 ? 1 : 0, places };
    },
  },
  {
    id: "empty-phrases",
    level: "suggested",
    part: "wording",
    weight: 3,
    title: "A line that says nothing about you",
    detail:
      "Leave out “References available on request” and what you want from an employer. Say what you offer.",
    citation: citations.harvard,
    knows: "en",
    after: "extent",
    judge: ({ contents: { lines, letters } }) => {
      if (letters === 0) return null;
      const places = lines.flatMap(({ text, pointer }) =>
        toSentences(text)
          .filter((sentence) => emptyLine.test(sentence))
          .map((quote) => ({ pointer, quote })),
      );
      return { share: places.length === 0 ? 1 : 0, places };
    },
  },
];
