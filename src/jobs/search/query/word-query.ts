import { compoundWords } from "../../../text/compound-words.ts";
import { quoteLexeme } from "../../../text/quote-lexeme.ts";
import { stemWord } from "../../../text/stem-word.ts";
import { occupationLexeme } from "./occupation-lexemes.ts";
import type { Term } from "./parse-keywords.ts";
import type { KnownWord } from "./look-up-words.server.ts";

/** Words that a job must have, as literals for `::tsquery`, all of which must match. */
export type RequiredWords = {
  /** In title, occupation, skills, company or place. */
  head: readonly string[];
  /** Anywhere. */
  search: readonly string[];
};

/** The keyword field as text-search queries, which are literals for `::tsquery`. */
export type WordQuery = {
  /** The jobs that are what was asked for. */
  asked: RequiredWords;
  /** The jobs that have all the words anywhere, in any form, including longer words that contain them. Rarest first. */
  anywhere: readonly string[];
  /** All terms as typed, in the company's name. */
  inCompany: string;
  /** Each pair of adjacent typed words, adjacent in the title. */
  pairs: string[];
  /** Any of the terms. Partial matches are found and ranked by this. */
  any: string;
  /** Each term by itself, for scoring how many of them a job has, and where. */
  terms: TermQuery[];
};

/** One term in each combination of form and field that affects the score. */
export type TermQuery = {
  /** Number of typed words. */
  words: number;
  /** Rare terms weigh more than common ones. Above 0, below 1. */
  weight: number;
  /** As typed, in the title. */
  typedInTitle: string;
  /** As typed or as a synonym, in the title. */
  inTitle: string;
  /** A title that names the occupation in any words. */
  occupation: string;
  /** As typed or as a synonym, in title, company or place. */
  inNames: string;
  /** As typed or as a synonym, in any field of the head; an occupation in the title, also a narrower one. */
  anywhere: string;
  /** In any form, including longer words, in the title. */
  partInTitle: string;
  /** In any form, including longer words, in the company's name. */
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

/** Queries a word by every lexeme it is indexed by: its English stem and its stems in other languages. */
function whole(word: string, known: Known, mark = ""): string {
  const lexemes = [stemWord(word, "en"), ...(known.get(word)?.foreign ?? [])];
  return or([...new Set(lexemes)].map((lexeme) => quoteLexeme(lexeme) + colon(mark)));
}

/** Queries a term as typed. */
function typed(term: Term, known: Known, mark = ""): string {
  const words = term.words.map((word) => whole(word, known, mark));
  const together = term.isPhrase ? beside(words) : and(withCompounds(term.words, words, mark));
  return term.joined ? or([together, whole(term.joined, known, mark)]) : together;
}

/** Replaces two words by "both, or their compound": "dev ops engineer" is also "devops engineer". */
function withCompounds(typedWords: readonly string[], queries: readonly string[], mark: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < queries.length; at++) {
    const compound = compoundWords.get(`${typedWords[at]} ${typedWords[at + 1]}`);
    const both = queries.slice(at, at + 2);
    if (compound === undefined) parts.push(queries[at] ?? "");
    else {
      parts.push(or([and(both), quoteLexeme(stemWord(compound, "en")) + colon(mark)]));
      at += 1;
    }
  }
  return parts;
}

/** Queries a term as typed, by its synonyms or by its occupation, which includes narrower ones where no field is given. */
function said(term: Term, known: Known, mark = ""): string {
  const lexemes = [...term.concepts, ...term.occupations.map(occupationLexeme)];
  return or([typed(term, known, mark), ...lexemes.map((lexeme) => quoteLexeme(lexeme) + colon(mark))]);
}

/** Queries an occupation: its words in the title, or a title that names it or a narrower one in other words. */
function named(term: Term, known: Known): string {
  const lexemes = term.occupations.map((code) => quoteLexeme(occupationLexeme(code)));
  const isIndexed = term.words.every((word) => (known.get(word)?.jobs ?? 0) > 0);
  return or([
    // Parts of words would bring "cookie" to a cook. They help only with words that are in no title: "scriptwri".
    isIndexed ? typed(term, known, "A") : found({ ...term, concepts: [] }, known, "A"),
    ...term.concepts.map((concept) => `${quoteLexeme(concept)}:A`),
    ...lexemes,
  ]);
}

/** Queries a term in any form that counts as a match. */
function found(term: Term, known: Known, mark = ""): string {
  if (term.isPhrase) return typed(term, known, mark);
  const words = term.words.map((word) => {
    const entry = known.get(word);
    // Lists the longer words from the dictionary, because a prefix in the query would read all its matches to the end.
    const longer = [...(entry?.beginnings ?? []), ...(entry?.insides ?? [])].map((one) =>
      stemWord(one, "en"),
    );
    const stem = stemWord(word, "en");
    const others = new Set(longer.filter((one) => one !== stem).map((one) => quoteLexeme(one) + colon(mark)));
    return or([whole(word, known, mark), ...others]);
  });
  const together = [
    ...(term.joined ? [whole(term.joined, known, mark)] : []),
    ...(term.alias.length > 0 ? [and(term.alias.map((word) => whole(word, known, mark || "AB")))] : []),
  ];
  return or([and(words), ...together, ...term.concepts.map((concept) => quoteLexeme(concept) + colon(mark))]);
}

/**
 * Compiles terms to queries. Returns null without terms.
 *
 * @param excluded terms that the job must not contain as whole words, anywhere.
 * @param company words of the terms that are the name of a company.
 */
export function wordQuery(
  terms: readonly Term[],
  excluded: readonly Term[],
  known: Known,
  company: readonly string[] = [],
): WordQuery | null {
  if (terms.length === 0) return null;
  const without = excluded.map((term) => `!${typed(term, known)}`);
  const words = terms.flatMap((term) => term.words);
  const rarestFirst = terms.toSorted((a, b) => rarestOf(a, known) - rarestOf(b, known));
  // Exclusions are combined with a term, because by themselves they would make the index scan everything.
  const anywhere = rarestFirst.map((term, index) =>
    and([
      term.occupations.length > 0 ? said(term, known) : found(term, known),
      ...(index === 0 ? without : []),
    ]),
  );
  return {
    asked: askedWords(rarestFirst, without, known, company),
    anywhere,
    inCompany: and(terms.map((term) => typed(term, known, "C"))),
    pairs: words
      .slice(1)
      .map((word, index) => beside([whole(words[index] ?? "", known, "A"), whole(word, known, "A")])),
    any: and([or(terms.map((term) => said(term, known))), ...without]),
    terms: terms.map((term) => termQuery(term, known)),
  };
}

/** Areas of work. As a skill, nearly every advert has one of them: an accountant with "sales" is no sales job. */
const areas =
  /^(?:sales|selling|marketing|accounting|accountancy|bookkeeping|finance|hr|human resources|recruitment|customer (?:service|support|care)|administration|management|teaching|nursing|security|engineering|design|logistics|procurement|driving|cleaning|cooking|research|education|healthcare|retail|hospitality|construction|legal|it)$/;

/** A name of work is looked for in title, company and place, a skill also among the skills. */
function fieldsOf({ words, concepts, isSkill, isPhrase }: Term): string {
  const isWork = areas.test(words.join(" ")) || (concepts.length > 0 && !isSkill);
  return isWork && !isPhrase ? "ACD" : "";
}

/** Words that are about the job only if they are in its title. In a description, they are about others: "reports to a senior". */
const rankWords =
  /^(?:senior|sr|junior|jr|lead|head|chief|principal|staff|graduate|trainee|intern|internship|apprentice|apprenticeship|director|manager)$/;

/**
 * Requires that all terms say what the job is. When the search names an occupation, that is enough, and the other terms
 * may be anywhere. A skill in the name of the occupation must be there, too: "java developer" is no other developer.
 */
function askedWords(
  terms: readonly Term[],
  without: readonly string[],
  known: Known,
  company: readonly string[],
): RequiredWords {
  const isCompany = (term: Term) => term.words.every((word) => company.includes(word));
  const about = terms.filter((term) => !isCompany(term));
  const occupations = about.filter((term) => term.occupations.length > 0);
  const others = about.filter((term) => term.occupations.length === 0);
  const isElsewhere = (term: Term) =>
    occupations.length > 0 ? !isRank(term) && !term.isSkill : isInNoHead(term, known);
  const head = [
    ...company.map((word) => whole(word, known, "C")),
    ...occupations.map((term) => named(term, known)),
    ...occupations.flatMap((term) => term.skills).map((word) => whole(word, known)),
    ...others
      .filter((term) => !isElsewhere(term))
      .map((term) =>
        occupations.length > 0 && isRank(term) ? said(term, known, "A") : found(term, known, fieldsOf(term)),
      ),
  ];
  const elsewhere = others.filter(isElsewhere).map((term) => found(term, known));
  // Words that are in no title, skill, company or place mean the rest of the search only if there is a rest.
  if (head.length === 0) return requiredWords(elsewhere, [], terms, without, known);
  return requiredWords(head, elsewhere, terms, without, known);
}

function requiredWords(
  head: string[],
  elsewhere: string[],
  terms: readonly Term[],
  without: readonly string[],
  known: Known,
): RequiredWords {
  const [rarest, ...rest] = elsewhere;
  const first = rarest ?? (without.length > 0 ? or(terms.map((term) => found(term, known))) : null);
  return { head, search: first === null ? [] : [and([first, ...without]), ...rest] };
}

const isRank = (term: Term): boolean => term.words.every((word) => rankWords.test(word));
const isInNoHead = (term: Term, known: Known): boolean =>
  term.concepts.length === 0 &&
  term.words.some(
    (word) => (known.get(word)?.jobs ?? 0) === 0 && (known.get(word)?.beginningJobs ?? 0) === 0,
  );

const rarestOf = (term: Term, known: Known): number =>
  Math.min(...term.words.map((word) => known.get(word)?.jobs ?? 0));

function termQuery(term: Term, known: Known): TermQuery {
  return {
    words: term.words.length,
    weight: 1 / Math.log(10 + rarestOf(term, known)),
    typedInTitle: typed(term, known, "A"),
    inTitle: said({ ...term, occupations: [] }, known, "A"),
    occupation: said(term, known, "A"),
    inNames: said(term, known, "ACD"),
    anywhere: term.occupations.length > 0 ? named(term, known) : said(term, known),
    partInTitle: found(term, known, "A"),
    partInCompany: found(term, known, "C"),
  };
}

/** Builds a query for jobs without the excluded terms, for searches without required terms. */
export function withoutQuery(excluded: readonly Term[]): string | null {
  return excluded.length === 0 ? null : and(excluded.map((term) => `!${typed(term, new Map())}`));
}
