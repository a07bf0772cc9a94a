import { modifiersOf, type RequiredWords } from "./asked-words.ts";
import { occupationLexeme } from "./occupation-lexemes.ts";
import type { Term } from "./parse-keywords.ts";
import {
  and,
  eitherOf,
  found,
  lexemeOf,
  named,
  or,
  said,
  skillLiteral,
  typed,
  whole,
  type Known,
} from "./term-literals.ts";

/** Groups of ISCO for occupations that fit nowhere else have little in common. */
const isLeftOver = (group: string) => group.endsWith("9");
const groupDigits = 4;

/**
 * Requires of a job only what decides whether it is similar: the occupations of a search, or else its rarest word, and its
 * place.
 *
 * @param excluded terms that the job must not have.
 * @param options `isLoose` allows a wider occupation, such as any cleaner for an office cleaner, or any of the words.
 *   `hasOthers` allows other occupations of the unit group.
 */
export function nearly(
  terms: readonly Term[],
  excluded: readonly Term[],
  known: Known,
  { isLoose, hasOthers }: { isLoose: boolean; hasOthers: boolean },
): RequiredWords {
  const places = terms.filter(({ only }) => only === "D");
  if (places.length > 0 && places.length < terms.length) {
    const others = nearly(
      terms.filter(({ only }) => only !== "D"),
      excluded,
      known,
      { isLoose, hasOthers },
    );
    return { ...others, head: [...others.head, ...places.map((term) => found(term, known, "D", true))] };
  }
  const without = excluded.map((term) => `!${typed(term, known)}`);
  const occupations = terms.filter((term) => term.occupations.length > 0);
  if (occupations.length > 0) {
    const head = occupations.map((term) =>
      eitherOf(term, (one) => {
        const near = nearOccupation({ ...one, alternatives: [] }, known, hasOthers);
        return isLoose && one.wider ? or([near, nearOccupation(one.wider, known, false)]) : near;
      }),
    );
    const any = or(terms.map((term) => said(term, known)));
    const modifiers = isLoose ? [] : occupations.flatMap((term) => modifiersOf(term, known));
    return { head, search: [...modifiers, ...(without.length > 0 ? [and([any, ...without])] : [])] };
  }
  const [deciding] = terms.toSorted((a, b) => rarity(a, known) - rarity(b, known));
  if (!deciding) return { head: [], search: without };
  if (isLoose || rarity(deciding, known) === missing)
    return { head: [or(terms.map((term) => said(term, known)))], search: without };
  const isInHead = jobsWith(deciding, known) > 0;
  return isInHead
    ? { head: [found(deciding, known, "", true)], search: without }
    : { head: [], search: [and([found(deciding, known), ...without])] };
}

/** Queries an occupation in the words that were typed, or another occupation of its unit group that has its skills. */
function nearOccupation(term: Term, known: Known, hasOthers: boolean): string {
  if (term.occupations.length === 0) return said(term, known);
  const codes = hasOthers ? term.occupations.map((code) => code.slice(0, groupDigits)) : [];
  const groups = [...new Set(codes)].filter((group) => !isLeftOver(group));
  const skills = term.skills.map((skill) => skillLiteral(skill));
  return or([
    named(term, known),
    ...(term.words.length > 1 ? [and(term.words.map((word) => whole(word, known, "A")))] : []),
    ...(term.isSkill && hasOthers ? [found(term, known, "AB", true)] : []),
    ...groups.map((group) => and([lexemeOf(occupationLexeme(group), ""), ...skills])),
  ]);
}

/** A word that no advert has decides nothing. */
const missing = Number.POSITIVE_INFINITY;

const jobsWith = (term: Term, known: Known): number =>
  Math.min(
    ...term.words.map((word) => Math.max(known.get(word)?.jobs ?? 0, known.get(word)?.beginningJobs ?? 0)),
  );

function rarity(term: Term, known: Known): number {
  const isKnown = term.concepts.length > 0 || term.words.every((word) => known.get(word)?.isIndexed ?? false);
  return isKnown ? jobsWith(term, known) : missing;
}
