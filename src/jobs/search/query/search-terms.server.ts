import { searchDescriptions } from "../../../occupations/descriptions/search-descriptions.ts";
import { searchForeignLabels } from "../../../occupations/search-foreign-labels.ts";
import { loadDescriptions } from "../../../occupations/load-descriptions.server.ts";
import type { Vocabulary } from "../../../occupations/vocabulary/vocabulary.ts";
import { foldText } from "../../../text/fold-text.ts";
import { isUnknownTerm } from "./drop-uninformative-terms.ts";
import { findOccupations } from "./find-occupations.ts";
import { isOccupationWord, matchOccupations } from "./match-occupations.ts";
import { isActivityPhrase } from "./activities.ts";
import { isUninformativeWord } from "./uninformative-words.ts";
import { matchOccupationsInSentence } from "./recognise-work.ts";
import { wordsAsTerm, type FindOccupations } from "./make-terms.ts";
import { parseAlternatives, parseKeywords } from "./parse-keywords.ts";
import type { Interpretation } from "./search-query.ts";
import { splitWords } from "./split-words.ts";
import type { Term } from "./term.ts";
import type { UnderstoodText } from "./understand-text.ts";

/**
 * Returns the terms that jobs must and must not have. The required terms come from the keywords, or else from the work that
 * a wish or a description means; then `isGuessed` is true. `topicTerms` may be anywhere in the advert.
 *
 * @param districts words that are looked for in the published location.
 */
export function searchTerms(
  { query, isSentence, workText, wishSearches, topics }: UnderstoodText,
  districts: readonly string[],
  { vocabulary, interpretation }: { vocabulary: Vocabulary; interpretation: Interpretation },
): { required: Term[]; excluded: Term[]; topicTerms: Term[]; isGuessed: boolean } {
  const find: FindOccupations = (words) =>
    query.verbatim
      ? []
      : findOccupations(words, vocabulary, isSentence ? matchOccupationsInSentence : matchOccupations);
  const { required, excluded } = parseKeywords(query.keywords, find);
  const mayDescribe = interpretation === "described" || (interpretation === "usual" && isSentence);
  const guessed =
    wishSearches.length > 0
      ? parseAlternatives(wishSearches, find)
      : mayDescribe
        ? describedTerms(workText, required, vocabulary, {
            isSentence,
            isLastResort: interpretation === "described",
          })
        : [];
  const districtTerms = parseKeywords(districts.join(" ")).required.map((term): Term => ({
    ...term,
    searchedFields: "D",
  }));
  const topicTerms = parseKeywords(
    topics.map((phrases) => phrases.map((one) => `"${one}"`).join(" or ")).join(" "),
  ).required.map((term): Term => ({ ...term, searchedFields: "anywhere" }));
  const isGuessed = guessed.length > 0;
  return {
    required: [...(isGuessed ? guessed : required), ...districtTerms],
    excluded,
    topicTerms,
    isGuessed,
  };
}

/** Returns the work that a sentence describes without naming it: "help people who are old or ill". */
function describedTerms(
  sentence: string,
  terms: readonly Term[],
  vocabulary: Vocabulary,
  { isSentence, isLastResort }: { isSentence: boolean; isLastResort: boolean },
): Term[] {
  const asTerm = (found: readonly { code: string; label: string }[], isWide: boolean) =>
    found.length > 0 ? [describedTerm(terms.flatMap(({ words }) => words).join(" "), found, { isWide })] : [];
  // A field in another language: "segurança da informação". Words in names of occupations are understood without it.
  const isForeign = terms.some(
    (term) => isUnknownTerm(term) && term.words.some((word) => !isOccupationWord(vocabulary, word)),
  );
  const labelled = isLastResort && isForeign ? asTerm(searchForeignLabels(vocabulary, sentence), true) : [];
  if (labelled.length > 0) return labelled;
  // Nouns are no description: "video games" would mean those who translate them.
  if (isLastResort && !isActivityPhrase(sentence)) return [];
  if (terms.length === 0 || terms.some(({ isWork, isSkill, isPhrase }) => isWork || isSkill || isPhrase))
    return [];
  const informative = sentence.split(/\s+/).filter((word) => !isUninformativeWord(foldText(word)));
  const found = searchDescriptions(vocabulary, loadDescriptions(), informative.join(" "));
  return asTerm(found, isSentence);
}

const maxGroups = 2;
const groupDigits = 4;

/**
 * Makes a term of occupations whose descriptions fit the words of a wish. Their jobs need not have the words.
 *
 * @param options `isWide` includes the unit groups of the best.
 */
function describedTerm(
  words: string,
  occupations: readonly { code: string; label: string }[],
  { isWide }: { isWide: boolean },
): Term {
  const codes = occupations.map(({ code }) => code);
  const groups = isWide ? codes.slice(0, maxGroups).map((code) => code.slice(0, groupDigits)) : [];
  return {
    ...wordsAsTerm({ words: splitWords(words), isPhrase: false }),
    occupations: [...new Set([...codes, ...groups])],
    isDescribed: true,
    occupationLabel: occupations[0]?.label ?? null,
    isWork: true,
    searchedFields: "A",
  };
}
