import { stopWords } from "../../../text/stop-words.ts";
import { isUnknownTerm } from "./drop-uninformative-terms.ts";
import { isSentenceWord } from "./sentence-words.ts";
import { isUninformativeWord } from "./uninformative-words.ts";
import { modifierLiterals, type RequiredLexemes } from "./required-lexemes.ts";
import { occupationLexeme, subMajorGroups } from "./occupation-lexemes.ts";
import type { KnownWords } from "./look-up-words.server.ts";
import type { Term } from "./term.ts";
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
 * Returns the lexemes of partial matches. They must have the occupations of a search, or else its rarest word, and its place.
 *
 * @param excluded terms that the job must not have.
 * @param options `isLoose` allows a wider occupation, such as any cleaner for an office cleaner, or any of the words.
 *   `allowsUnitGroup` allows other occupations of the unit group.
 */
export function partialMatchLexemes(
  terms: readonly Term[],
  excluded: readonly Term[],
  known: KnownWords,
  { isLoose, allowsUnitGroup }: { isLoose: boolean; allowsUnitGroup: boolean },
): RequiredLexemes {
  const places = terms.filter(({ searchedFields }) => searchedFields === "D");
  if (places.length > 0 && places.length < terms.length) {
    const others = partialMatchLexemes(
      terms.filter(({ searchedFields }) => searchedFields !== "D"),
      excluded,
      known,
      { isLoose, allowsUnitGroup },
    );
    return {
      ...others,
      head: [...others.head, ...places.map((term) => anyFormLiteral(term, known, "D", true))],
    };
  }
  const exclusions = exclusionLiterals(excluded, known);
  const occupations = terms.filter((term) => term.occupations.length > 0);
  if (occupations.length > 0) {
    const head = occupations.map((term) =>
      anyAlternative(term, (one) => {
        const similar = similarOccupationLiteral({ ...one, alternatives: [] }, known, allowsUnitGroup);
        return isLoose && one.wider ? or([similar, widerLiteral(one, one.wider, known)]) : similar;
      }),
    );
    const modifiers = isLoose ? [] : occupations.flatMap((term) => modifierLiterals(term, known));
    return { head, search: [...modifiers, ...exclusions] };
  }
  const telling = terms.every(isUninformativeTerm)
    ? terms
    : terms.filter((term) => !isUninformativeTerm(term));
  const [deciding] = telling.toSorted((a, b) => rarity(a, known) - rarity(b, known));
  if (!deciding) return { head: [], search: exclusions };
  if (isLoose || rarity(deciding, known) === unknownRarity)
    return { head: [or(telling.map((term) => synonymLiteral(term, known)))], search: exclusions };
  const isInHead = jobsWith(deciding, known) > 0;
  return isInHead
    ? { head: [anyFormLiteral(deciding, known, "", true)], search: exclusions }
    : { head: [], search: [anyFormLiteral(deciding, known), ...exclusions] };
}

/** Checks for words that say nothing about the work: "working". */
export const isUninformativeTerm = (term: Term): boolean =>
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
    ...(term.isSkill && allowsUnitGroup ? [anyFormLiteral(term, known, "AB", true)] : []),
    ...groups.map((group) => and([lexemeLiteral(occupationLexeme(group), ""), ...skills])),
  ]);
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

/** The rarity of a term that no advert has. It does not decide. */
const unknownRarity = Number.POSITIVE_INFINITY;

const jobsWith = (term: Term, known: KnownWords): number =>
  Math.min(
    ...term.words.map((word) => Math.max(known.get(word)?.jobs ?? 0, known.get(word)?.startingWithJobs ?? 0)),
  );

function rarity(term: Term, known: KnownWords): number {
  const isKnown = term.concepts.length > 0 || term.words.every((word) => known.get(word)?.isIndexed ?? false);
  return isKnown ? jobsWith(term, known) : unknownRarity;
}
