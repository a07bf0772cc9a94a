import activities from "../../../../data/jobs/activities.json" with { type: "json" };
import { foldText } from "../../../text/fold-text.ts";
import { stemWord } from "../../../text/stem-word.ts";
import { stopWords } from "../../../text/stop-words.ts";
import { withoutWishVerbs } from "./interests.ts";
import { isSentenceWord } from "./sentence-words.ts";
import { isUninformativeWord } from "./uninformative-words.ts";

/** A phrase that begins with a verb. Names of areas of work, such as "marketing manager", and verbs that are also nouns are left out. */
const activity =
  /^(?:to )?(?!(?:accounting|banking|building|catering|engineering|learning|manufacturing|marketing|networking|nursing|processing|purchasing|spring|string|trading) )(?:\p{L}{3,}ing|fix|repair|drive|clean|teach|sell|build|make|write|draw|sew|bake|serve|deliver|carry|wash|translate) /iu;

/** Checks for a phrase that says what somebody does at work: "fixing cars", but not "video games". */
export const isActivityPhrase = (words: string): boolean => activity.test(words.trim());

/** Words that make no difference to an activity. */
const particles = /^(?:the|a|an|my|to|with|in|of|on|for|and|at|small|local|compan(?:y|ies)|business(?:es)?)$/;

/** Returns the stems of the words, with a space before and after each. */
export function stemsOf(text: string): string {
  const words = foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !particles.test(word));
  return ` ${words.map((word) => stemWord(word, "en")).join(" ")} `;
}

/** The things of all lines as stems, the longest first, so that "art gallery" is found before "art". */
const activityTerms = activities
  .flatMap(({ things, searches, counts }, line) =>
    things.split("; ").map((thing) => ({
      stems: stemsOf(thing),
      searches: searches.split("; "),
      line,
      weight: counts === "with others" ? 0.5 : 1,
      isOnlyAlone: counts === "alone",
    })),
  )
  .sort((a, b) => b.stems.length - a.stems.length);

/**
 * Finds the activities and things in a sentence, and its other words as stems. `others` are the lines that count only without
 * another one.
 */
function findActivityTerms(sentence: string): {
  terms: typeof activityTerms;
  others: typeof activityTerms;
  rest: string;
} {
  let rest = stemsOf(sentence);
  const found = activityTerms.filter(({ stems }) => {
    const isFound = rest.includes(stems);
    if (isFound) rest = rest.replace(stems, " | ");
    return isFound;
  });
  const terms = found.filter(({ isOnlyAlone }) => !isOnlyAlone);
  return terms.some(({ weight }) => weight >= 1)
    ? { terms, others: found.filter(({ isOnlyAlone }) => isOnlyAlone), rest }
    : { terms: found, others: [], rest };
}

/** Searches whose score is less than this share of the best are left out. */
const minShareOfBest = 0.6;

/**
 * Returns searches for the work that a sentence means by activities and things, the best first. One of them is enough.
 * Empty if the sentence means no certain work.
 *
 * @param options `hasAll` returns none if a word is in no line of the table: "fix computers" has all, "factory in Kality" does not.
 * @example searchesForActivities("I own a motorbike and can deliver things") // ["delivery driver", "courier", …]
 */
export function searchesForActivities(sentence: string, { hasAll = false } = {}): readonly string[] {
  const { terms, others, rest } = findActivityTerms(sentence.replace(/-["\p{L}]+/gu, " "));
  const lines = new Map(terms.map((term) => [term.line, term]));
  const total = [...lines.values()].reduce((sum, { weight }) => sum + weight, 0);
  if (total < 1 || (hasAll && /\p{L}/u.test(rest))) return [];
  const scores = new Map<string, number>();
  for (const { searches, weight } of lines.values())
    for (const search of searches) scores.set(search, (scores.get(search) ?? 0) + weight);
  // Who cooks in a restaurant is a cook rather than a baker.
  for (const search of new Set(others.flatMap(({ searches }) => searches))) {
    const score = scores.get(search);
    if (score !== undefined) scores.set(search, score + 1);
  }
  const best = Math.max(...scores.values());
  return [...scores]
    .filter(([, score]) => score >= best * minShareOfBest)
    .sort(([, a], [, b]) => b - a)
    .map(([search]) => search);
}

/** Verbs and adverbs of wishes, which say nothing about the work next to an activity: "check invoices". */
const verbs: ReadonlySet<string> = new Set(
  `across after again always answer anymore apart around before bring build buy call carry catch change check choose collect
  count deliver drive earn edit enter ever explain find fix give grow handle install keep lead lend load look manage measure
  never open organise organize own pack plan play prepare present print protect pull push raise read record repair run save
  sell send serve show solve sort speak stack study take teach test trade understand wash wear`.split(/\s+/),
);

/** Checks for a word that may say what the work is about: "fraud", but not "really" or "computing". */
const isDetail = (word: string): boolean =>
  word.length >= 4 &&
  /^\p{L}+$/u.test(word) &&
  !word.endsWith("ing") &&
  !isUninformativeWord(word) &&
  !stopWords.has(word) &&
  !isSentenceWord(word) &&
  !particles.test(word) &&
  !verbs.has(word);

/** Returns the words that say more about the work than a wish does, folded. */
export function detailsIn(rest: string): string[] {
  const words = foldText(withoutWishVerbs(rest)).split(/[^\p{L}\p{N}-]+/u);
  return [...new Set(words)].filter(isDetail);
}

/**
 * Returns the words of a sentence that its activities leave over, and which say more about the work. Folded.
 *
 * @example detailsBesideActivities("I want to find fraud by analysing data") // ["fraud"]
 */
export function detailsBesideActivities(sentence: string): string[] {
  const { rest } = findActivityTerms(sentence);
  return detailsIn(sentence).filter((word) => rest.includes(stemsOf(word)));
}

/** Checks for an activity or a thing of the table. Some are also names of occupations: "printer". */
export function isActivity(words: string): boolean {
  const stems = stemsOf(words);
  return activityTerms.some((term) => term.stems === stems);
}

const selling =
  /(?:^|\s)sell(?:ing)?\s+((?:\p{L}+\s?){1,2}?)(?:\s+(?:(?:in|at)\s+(?:an?|the)\s+(?:shop|store|boutique|market)|(?:to|for)\s+(?:\p{L}+\s?){1,3}))?$/iu;
/** The last word of titles such as "selling agent", which are no wishes. */
const sellerTitle =
  /(?:agent|assistant|associate|consultant|director|executive|lead|manager|officer|partner|person|rep|representative|specialist)s?$/iu;

/**
 * Returns the product that somebody wants to sell; null for other words and for titles such as "selling agent". Also null
 * for products whose sellers have a title of their own: estate agents sell houses.
 *
 * @example soldProduct("selling books") // "books"
 */
export function soldProduct(words: string): string | null {
  const [whole = "", thing = ""] = selling.exec(words.trim()) ?? [];
  const things = thing.split(" ").filter((word) => word !== "" && !isUninformativeWord(foldText(word)));
  const hasOwnTitle = activityTerms.some(
    ({ stems }) => /^ sell ./.test(stems) && stemsOf(whole).includes(stems),
  );
  return things.length > 0 && !hasOwnTitle && !sellerTitle.test(thing.trim()) ? things.join(" ") : null;
}

const teaching =
  /(?:^|\s)(?:teach(?:ing)?|tutor(?:ing)?)\s+(?:(?:people|kids|children|students|pupils|adults|teenagers|beginners|others)\s+(?:(?:how\s+)?to\s+|in\s+|about\s+)?)?((?:\p{L}+\s?){1,2}?)(?:\s+to\s+(?!code|cook|drive|read|write)(?:\p{L}+\s?){1,3})?$/iu;
/** Words after "teaching" that are no subjects: titles such as "teaching assistant", people, places and forms. */
const noSubject =
  /^(?:a|an|and|as|at|by|for|from|in|me|my|on|or|others|the|to|us|with)(?!\p{L})|(?:adults|aides?|artists?|assistants?|associates?|beginners|children|classes|college|consultants?|coordinators?|courses|fellows?|hospitals?|jobs?|kids|lessons|nurses?|officers?|online|people|positions?|professors?|pupils|roles?|schools?|staff|students|teenagers|university|work)$/iu;

/**
 * Returns the subject that somebody wants to teach; null for other words and for titles such as "teaching assistant".
 *
 * @example taughtSubject("teaching kids to code") // "code"
 */
export function taughtSubject(words: string): string | null {
  const subject = teaching.exec(words.trim())?.[1]?.trim() ?? "";
  return subject === "" || noSubject.test(subject) ? null : subject;
}
