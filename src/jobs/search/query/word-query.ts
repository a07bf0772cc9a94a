import { quoteLexeme } from "../../../text/quote-lexeme.ts";
import { stemWord } from "../../../text/stem-word.ts";
import type { Term } from "./group-terms.ts";
import type { KnownWord } from "./look-up-words.server.ts";

/** The keyword field as text-search queries: literals for `::tsquery`. */
export type WordQuery = {
  /**
   * Each term, in any of its spellings, as the beginning or part of words: what counts as found has all of them. The
   * rarest first.
   */
  wide: string[];
  /** Every term as typed, in the company's name. */
  inCompany: string;
  /** Each two words that were typed side by side, side by side in the title. */
  pairs: string[];
  /** Any of the terms: what partial matches are found and ranked by. */
  any: string;
  /** Each term by itself: how many of them a job has, and where. */
  terms: TermQuery[];
};

/** One term, in the forms and fields that make a difference to how well a job answers. */
export type TermQuery = {
  /** Typed words. */
  words: number;
  /** How telling it is: a rare term more than a common one. Above 0, below 1. */
  weight: number;
  /** As typed, in the title. */
  typedInTitle: string;
  /** As typed or in other words, in the title. */
  inTitle: string;
  /** As typed or in other words, in title, company or place. */
  inNames: string;
  /** As typed or in other words, in any field of the head. */
  anywhere: string;
  /** As a beginning or part of words, in the title. */
  partInTitle: string;
  /** As a beginning or part of words, in the company's name. */
  partInCompany: string;
};

const colon = (mark: string): string => (mark ? `:${mark}` : "");
const or = (parts: readonly string[]): string =>
  parts.length === 1 ? (parts[0] ?? "") : `(${parts.join(" | ")})`;
const and = (parts: readonly string[]): string =>
  parts.length === 1 ? (parts[0] ?? "") : `(${parts.join(" & ")})`;
const beside = (parts: readonly string[]): string =>
  parts.length === 1 ? (parts[0] ?? "") : `(${parts.join(" <-> ")})`;

type Known = ReadonlyMap<string, KnownWord>;

/** The word itself, under every lexeme it is indexed by: its English stem, and its stems in other languages. */
function whole(word: string, known: Known, mark = ""): string {
  const lexemes = [stemWord(word, "en"), ...(known.get(word)?.foreign ?? [])];
  return or([...new Set(lexemes)].map((lexeme) => quoteLexeme(lexeme) + colon(mark)));
}

/** The term as typed. */
function typed(term: Term, known: Known, mark = ""): string {
  const words = term.words.map((word) => whole(word, known, mark));
  const together = term.isPhrase ? beside(words) : and(words);
  return term.joined ? or([together, whole(term.joined, known, mark)]) : together;
}

/** The term as typed or in other words. */
function said(term: Term, known: Known, mark = ""): string {
  return or([
    typed(term, known, mark),
    ...term.concepts.map((concept) => quoteLexeme(concept) + colon(mark)),
  ]);
}

/** The term in any form that counts as found. */
function found(term: Term, known: Known, mark = ""): string {
  if (term.isPhrase) return typed(term, known, mark);
  const words = term.words.map((word) => {
    const entry = known.get(word);
    // Spelled out from the dictionary: a prefix in the query itself would read every entry it matches to the end.
    const longer = [...(entry?.beginnings ?? []), ...(entry?.insides ?? [])].map((one) =>
      stemWord(one, "en"),
    );
    const stem = stemWord(word, "en");
    const others = new Set(longer.filter((one) => one !== stem).map((one) => quoteLexeme(one) + colon(mark)));
    return or([whole(word, known, mark), ...others]);
  });
  const together = term.joined ? [whole(term.joined, known, mark)] : [];
  return or([and(words), ...together, ...term.concepts.map((concept) => quoteLexeme(concept) + colon(mark))]);
}

/**
 * Compiles terms to queries. Null when there is nothing to look for.
 *
 * @param excluded terms the job must not have as whole words, anywhere.
 */
export function wordQuery(terms: readonly Term[], excluded: readonly Term[], known: Known): WordQuery | null {
  if (terms.length === 0) return null;
  const without = excluded.map((term) => `!${typed(term, known)}`);
  const words = terms.flatMap((term) => term.words);
  const rarestFirst = terms.toSorted((a, b) => rarestOf(a, known) - rarestOf(b, known));
  return {
    // Beside a term, because the index would have to go through everything for what is to be left out.
    wide: rarestFirst.map((term, index) => and([found(term, known), ...(index === 0 ? without : [])])),
    inCompany: and(terms.map((term) => typed(term, known, "C"))),
    pairs: words
      .slice(1)
      .map((word, index) => beside([whole(words[index] ?? "", known, "A"), whole(word, known, "A")])),
    any: and([or(terms.map((term) => said(term, known))), ...without]),
    terms: terms.map((term) => termQuery(term, known)),
  };
}

const rarestOf = (term: Term, known: Known): number =>
  Math.min(...term.words.map((word) => known.get(word)?.jobs ?? 0));

function termQuery(term: Term, known: Known): TermQuery {
  return {
    words: term.words.length,
    weight: 1 / Math.log(10 + rarestOf(term, known)),
    typedInTitle: typed(term, known, "A"),
    inTitle: said(term, known, "A"),
    inNames: said(term, known, "ACD"),
    anywhere: said(term, known),
    partInTitle: found(term, known, "A"),
    partInCompany: found(term, known, "C"),
  };
}

/** A query for jobs without the excluded terms, when nothing is required. */
export function withoutQuery(excluded: readonly Term[]): string | null {
  return excluded.length === 0 ? null : and(excluded.map((term) => `!${typed(term, new Map())}`));
}
