import { stopWords } from "../../../text/stop-words.ts";
import { genericWords } from "../../../occupations/words/title-words.ts";
import { conceptsOf } from "./concepts.ts";
import { isUnknownTerm } from "./drop-uninformative-terms.ts";
import { isSentenceWord } from "./sentence-words.ts";
import { isUninformativeWord } from "./uninformative-words.ts";
import type { RequiredLexemes } from "./required-lexemes.ts";
import { occupationLexeme, subMajorGroups } from "./occupation-lexemes.ts";
import type { KnownWords } from "./look-up-words.server.ts";
import type { Term } from "./term.ts";
import type { UnderstoodSearch } from "./understand-search.server.ts";
import {
  and,
  anyAlternative,
  anyFormLiteral,
  exclusionLiterals,
  lexemeLiteral,
  occupationLiteral,
  or,
  synonymLiteral,
  skillLiteral,
  wordLiteral,
} from "./term-literals.ts";

/** Unit groups of ISCO with this last digit have occupations that fit nowhere else, and little in common. */
const isResidualGroup = (group: string) => group.endsWith("9");
const groupDigits = 4;

/**
 * Returns the lexemes of similar jobs, the most similar first. They have the occupation of a search in other words, or a wider,
 * narrower or sibling one, or else some of its words; they have its place in any case.
 */
export function similarLexemes({
  terms,
  excluded,
  known,
  company,
}: Pick<UnderstoodSearch, "terms" | "excluded" | "known" | "company">): RequiredLexemes[] {
  const search = exclusionLiterals(excluded, known);
  const places = terms
    .filter(({ searchedFields }) => searchedFields === "D")
    .map((term) => anyFormLiteral(term, known, "D", true));
  const others = terms.filter(({ searchedFields }) => searchedFields !== "D");
  const inHead = (head: readonly string[]): RequiredLexemes => ({
    head: [...head, ...places],
    search,
    exactTitle: null,
  });
  if (others.length === 0) return [];
  if (company) return [inHead(company.words.map((word) => wordLiteral(word, known, "C")))];
  const occupations = others.filter((term) => term.occupations.length > 0);
  if (occupations.length > 0) {
    const ofEach = (literal: (term: Term) => string) =>
      inHead(occupations.map((term) => anyAlternative(term, (one) => literal({ ...one, alternatives: [] }))));
    return [
      ofEach((term) => similarOccupationLiteral(term, known, false)),
      ofEach((term) => {
        const similar = similarOccupationLiteral(term, known, true);
        return term.wider ? or([similar, widerLiteral(term, term.wider, known)]) : similar;
      }),
      ...(occupations.every((term) => fieldOfName(term).length > 0)
        ? [ofEach((term) => fieldLiteral(term, known))]
        : []),
    ];
  }
  const telling = others.every(isUninformativeTerm)
    ? others
    : others.filter((term) => !isUninformativeTerm(term));
  const longer = inHead(telling.map((term) => anyFormLiteral(term, known, "A")));
  if (telling.length < 2) return [longer];
  return [longer, inHead([or(telling.map((term) => synonymLiteral(term, known)))])];
}

/** Checks for words that say nothing about the work: "working". */
const isUninformativeTerm = (term: Term): boolean =>
  isUnknownTerm(term) &&
  term.words.every((word) => isSentenceWord(word) || isUninformativeWord(word) || stopWords.has(word));

/** Matches an occupation, and if allowed also other occupations of its unit group that have the typed skills. */
function similarOccupationLiteral(term: Term, known: KnownWords, allowsUnitGroup: boolean): string {
  if (term.occupations.length === 0) return synonymLiteral(term, known);
  const codes = allowsUnitGroup ? term.occupations.map((code) => code.slice(0, groupDigits)) : [];
  const groups = [...new Set(codes)].filter((group) => !isResidualGroup(group));
  const skills = term.skills.map((skill) => skillLiteral(skill));
  return or([
    occupationLiteral(term, known),
    ...(term.words.length > 1 ? [and(term.words.map((word) => wordLiteral(word, known, "A")))] : []),
    ...groups.map((group) => and([lexemeLiteral(occupationLexeme(group), ""), ...skills])),
  ]);
}

/** Returns the words of a name without those that say nothing of the work: "HR" of "HR assistant". */
const fieldOfName = ({ words }: Term): string[] => words.filter((word) => !genericWords.has(word));

/** Matches titles of the field that a name is about: other jobs in HR, in the warehouse or in the kitchen. */
function fieldLiteral(term: Term, known: KnownWords): string {
  const words = fieldOfName(term);
  return synonymLiteral({ ...term, words, concepts: conceptsOf(words), occupations: [] }, known, "A");
}

/** Matches a wider occupation, or titles with the noun of the name unless they are linked to an occupation of other work. */
function widerLiteral({ occupations }: Term, wider: Term, known: KnownWords): string {
  if (wider.occupations.length > 0) return similarOccupationLiteral(wider, known, false);
  const similar = [...subMajorGroups(occupations)].map((group) =>
    lexemeLiteral(occupationLexeme(group), "*"),
  );
  return and([
    synonymLiteral(wider, known, "A"),
    or([...similar, `!${lexemeLiteral(occupationLexeme(""), "*")}`]),
  ]);
}
