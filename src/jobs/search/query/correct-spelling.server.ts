import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import { linkOccupations } from "../../../occupations/link-occupations.ts";
import { loadVocabulary } from "../../../occupations/load-vocabulary.server.ts";
import type { Gazetteer } from "../../../places/gazetteer.server.ts";
import { understandLocation } from "../../../places/understand-location.ts";
import { editDistance } from "../../../text/edit-distance.ts";
import { nearSpellings, typoCost, soundAlikes } from "../../../text/spelling/near-words.ts";
import { stemWord } from "../../../text/stem-word.ts";
import { foldText } from "../../../text/fold-text.ts";
import { findSkills } from "../../extraction/skills/find-skills.ts";
import { findTypedFilters } from "./find-typed-filters.ts";
import { isUnknownWord, isOccupationWord, matchOccupations } from "./match-occupations.ts";
import type { KnownWord } from "./look-up-words.server.ts";
import type { UnderstoodSearch } from "./understand-search.server.ts";

/** The probable correction of a word. */
export type Correction = {
  word: string;
  /** True when no other word is nearly as likely. */
  isSure: boolean;
};

/** Shorter words differ from too many others, and longer ones are no words. */
const [minLength, maxLength] = [4, 20];
/** Words of a search that are corrected. The rest of a pasted text is taken as it is. */
const maxCorrected = 6;
/** Words from this length may have two slips. */
const minLengthForTwoEdits = 7;
/** Adverts may share a typing error: "grapics". */
const maxTypoJobs = 2;
/** A word in this many adverts may be their typing error, if a near word is this many times as common. */
const maxRareJobs = 25;
const minJobsRatio = 40;
/** The name of an occupation needs to be only this many times as common. */
const minJobsRatioOfOccupation = 4;
/** A common word and the name of an occupation are likelier by this much; a lead of this much is sure. */
const [gainPerTenfold, gainOfOccupation, minLead] = [0.15, 0.6, 0.25];

/** A place of this many people is known. Small towns are often a slip away from a word. */
const minPopulation = 20_000;

type Candidate = { word: string; jobs: number };
type ScoredCandidate = Candidate & { cost: number };

/**
 * Finds the words that were meant by words of a search that the index does not know, or hardly knows. Names of
 * occupations, skills and places are not corrected, nor is a search for a company.
 */
export async function correctSpelling(
  db: Database,
  { terms, known, company }: Pick<UnderstoodSearch, "terms" | "known" | "company">,
  gazetteer: Gazetteer,
): Promise<Map<string, Correction>> {
  const corrections = new Map<string, Correction>();
  if (company) return corrections;
  // The words of a name in another language are known together: "secrétaire médicale".
  const mayBeTypos = terms.filter(
    (term) => !term.isPhrase && term.searchedFields !== "D" && !isOccupationName(term.words.join(" ")),
  );
  const words = mayBeTypos.flatMap((term) => term.words);
  const current = [...words];
  const candidates = new Map<string, Candidate[]>();
  for (const word of new Set(words)) {
    const entry = known.get(word);
    if (candidates.size === maxCorrected) break;
    if (entry && mayBeTypo(entry) && !isName(word, gazetteer))
      candidates.set(word, await candidatesFor(db, word));
  }
  // The second time, each word has corrected neighbours: "marketting manger".
  for (let round = 0; round < 2; round++) {
    for (const [at, word] of words.entries()) {
      const entry = known.get(word);
      const rated = candidates.get(word);
      const isPartOfName = (other: string) =>
        !isUnknownWord(loadVocabulary(), other) && namesWorkWithNeighbour(current, at, other);
      const correction = entry && rated && correct(entry, rated, isPartOfName);
      if (!correction) continue;
      corrections.set(word, correction);
      current[at] = correction.word;
    }
    if (corrections.size === 0 || words.length === 1) break;
  }
  return corrections;
}

/** @param isPartOfName checks whether a word would name an occupation, alone or with its neighbours. */
function correct(
  { word, jobs, isIndexed }: KnownWord,
  candidates: readonly Candidate[],
  isPartOfName: (word: string) => boolean,
): Correction | null {
  const rated = candidates
    .filter((one) => stemWord(one.word, "en") !== stemWord(word, "en"))
    .filter((one) => one.jobs >= jobs * (isOccupation([one.word]) ? minJobsRatioOfOccupation : minJobsRatio))
    .map((one) => ({ ...one, cost: costOf(one, word, isPartOfName(one.word)) }))
    .sort((a, b) => a.cost - b.cost || b.jobs - a.jobs);
  const [best] = rated;
  if (!best) return null;
  const makesName = isPartOfName(best.word);
  // A word that adverts use may be meant, unless the correction makes a name of an occupation.
  if (jobs > 0 && !makesName && (word.length < minLengthForTwoEdits || jobs > 2)) return null;
  // A long word that only descriptions have is rarely meant if a name of work is one slip away: "enginer".
  const isNearName =
    jobs === 0 &&
    word.length >= minLengthForTwoEdits &&
    isOneSlipAway(best.word, word) &&
    isOccupationWord(loadVocabulary(), best.word);
  // "Berater" and "counter" are in names of occupations, so they are no errors unless the correction makes a name.
  const isError = makesName || ((!isIndexed || isNearName) && !isInNamesOfOccupations(word));
  return { word: best.word, isSure: isError && leadOf(rated) >= minLead };
}

/**
 * Checks whether names of occupations in any language have exactly this word. One name is not enough, since the published
 * names have typing errors: "agricultural research enginer".
 */
const isInNamesOfOccupations = (word: string): boolean =>
  linkOccupations(loadVocabulary(), word).filter(({ matched }) =>
    foldText(matched ?? "")
      .split(/[^\p{L}\p{N}]+/u)
      .includes(word),
  ).length > 1;

const isOccupation = (words: readonly string[]): boolean =>
  matchOccupations(loadVocabulary(), words.join(" ")).length > 0;

/** Checks for the name of an occupation. A foreign label that only resembles the words does not count. */
const isOccupationName = (words: string): boolean =>
  matchOccupations(loadVocabulary(), words).some(({ matched }) => foldText(matched ?? "") === words);

/** Checks for the name of an occupation, a skill, a place or a filter: "evenings". */
function isName(word: string, gazetteer: Gazetteer): boolean {
  return (
    isOccupationName(word) ||
    findSkills(word).length > 0 ||
    findTypedFilters(word, loadVocabulary()).rest === "" ||
    understandLocation(word, gazetteer).places.some(({ population }) => population >= minPopulation)
  );
}

function mayBeTypo({ word, jobs, startingWithJobs }: KnownWord): boolean {
  const isBeginning = jobs === 0 && startingWithJobs > maxTypoJobs;
  const isWord = word.length >= minLength && word.length <= maxLength;
  return isWord && !/\d/.test(word) && jobs <= maxRareJobs && !isBeginning;
}

/** Returns the indexed words that are one slip away; for long words without any, those that are two away. */
async function candidatesFor(db: Database, word: string): Promise<Candidate[]> {
  // A join avoids the index of parts of words, as in `lookUpWords`.
  const near = await sql<Candidate>`
    select word, jobs from unnest(${[...new Set([...nearSpellings(word), ...soundAlikes(word)])]}::text[]) as near (word)
    join search_words using (word)`.execute(db);
  // Some words of names of occupations are only in descriptions: "registered" of "registered nurse".
  // A rare word that no name has is a typing error itself: "trafic".
  const found = near.rows.filter(({ word: other, jobs }) =>
    jobs > 0
      ? jobs > maxTypoJobs || !isUnknownWord(loadVocabulary(), other)
      : isOccupationWord(loadVocabulary(), other),
  );
  // "Geology" is in names of occupations, so it is not "biology".
  const isRight = isOccupationWord(loadVocabulary(), word);
  if (found.some(({ jobs }) => jobs > 0) || word.length < minLengthForTwoEdits || isRight) return found;
  const similar = await sql<Candidate>`
    select word, jobs from search_words
    where word % ${word} and jobs > 0 and length(word) between ${word.length - 2}::int and ${word.length + 2}::int
    order by similarity(word, ${word}) desc, jobs desc limit 40`.execute(db);
  return [...found, ...similar.rows.filter((row) => editDistance(word, row.word, 2) <= 2)];
}

const isOneSlipAway = (word: string, typed: string): boolean =>
  soundAlikes(typed).includes(word) || editDistance(typed, word, 2) <= 1;

function costOf({ word, jobs }: Candidate, typed: string, makesOccupation: boolean): number {
  const cost = isOneSlipAway(word, typed) ? Math.min(typoCost(typed, word), 1.6) : 2;
  return cost - gainPerTenfold * Math.log10(jobs + 1) - (makesOccupation ? gainOfOccupation : 0);
}

/** Checks whether a word names an occupation, alone or with the word next to it, or with it a skill: "machine learning". */
function namesWorkWithNeighbour(words: readonly string[], at: number, word: string): boolean {
  const [before, after] = [words[at - 1], words[at + 1]];
  if (before === undefined && after === undefined) return isOccupation([word]);
  const pairs = [before === undefined ? [] : [before, word], after === undefined ? [] : [word, after]];
  return pairs.some((pair) => pair.length > 0 && (isOccupation(pair) || isSkill(pair.join(" "))));
}

const isSkill = (name: string): boolean =>
  findSkills(name).some(({ start, end }) => start === 0 && end === name.length);

function leadOf([best, next]: readonly ScoredCandidate[]): number {
  // Forms of one word are one candidate.
  if (!best || !next || next.word.startsWith(best.word) || best.word.startsWith(next.word)) return 1;
  return next.cost - best.cost;
}
