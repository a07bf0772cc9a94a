import { findEmployerKind } from "./employer-kinds.ts";
import { findInterests } from "./interests.ts";
import { isFiller } from "./parse-keywords.ts";
import { isSentenceWord } from "./sentence-words.ts";

/** Matches a thing to bring to work: "where I can bring my dog". */
const thingToBring =
  /,?\s*(?<!\p{L})(?:where|so) (?:i|you) (?:can|could|may) bring (?:my|your|an?) (\p{L}+)[^,.;]*/iu;
/** Matches conditions that adverts rarely state: "where I can wear jeans", "with a laptop". */
const rareCondition =
  /,?\s*(?<!\p{L})(?:where|so) (?:i|you) (?:can|could|may) (?:wear|park|walk|cycle|sleep|finish|leave|keep|have)(?!\p{L})[^,.;]*|(?<!\p{L})(?:with|and) (?:an?|my)(?: own)? (?:laptop|computer|pc|smartphone)(?=\s*(?:$|[,.;?!]| and | or ))|(?<!\p{L})for (?:an? )?(?:us|american|european|british|foreign|international|overseas) (?:compan(?:y|ies)|employers?|clients?)(?!\p{L})/giu;
/** Matches the person who looks for work: "for a former developer who doesn't want to code anymore". */
const applicant =
  /(?<!\p{L})(?:for|as) (?:an? )?(?:former|ex|retired|experienced|qualified|motivated|career[ -]changing)[ -]\p{L}+(?: \p{L}+)?(?: (?:who|that) [^,.;]*)?$/iu;
/** Matches the people whom the work helps: "software that helps teachers". */
const beneficiaries =
  /(?<!\p{L})(?:that|which|who) (?:helps?|serves?|supports?|is for|are for|benefits?) (?!me|us)([\p{L} ]+)/iu;
/** Matches the users of software or another product: "build software for schools and universities". */
const productUsers =
  /(?<=(?<!\p{L})(?:software|apps?|websites?|games?|tools?|systems?|products?)) for (?:the )?(\p{L}+)(?: (?:and|or) (\p{L}+))?(?=[,.;]| that | who |$)/iu;
const maxWords = 2;
/** Matches a plural, which names the people: "children" of "children learn", "businesses" of "small businesses". */
const plural = /s$|^(?:children|people|women|men)$/i;
/** Matches the topic of the work: "work on speech recognition and AI", "work on search or recommendations". */
const workTopic =
  /(?<!\p{L})work(?:ing)? (?:(?:on|with|in) (\p{L}+ \p{L}+)(?=,| and | or | as |$)|on (\p{L}+) (?:and|or) (\p{L}+)$)/iu;
/** Matches help with moving. */
const relocation =
  /,?(?: and| that| who| which)?(?: will| would)?(?: pays?| helps?)?(?: for| with)? (relocation)(?!\p{L})/iu;
/** Matches a field of study: "I am a computer science student". */
const fieldOfStudy = /(?<!\p{L})(?:i am|i'm|i’m|as)\s+(?:an? )?((?:\p{L}+ ){1,3})student(?!\p{L})/iu;
const stageOfStudy =
  /^(?:a|an|first|second|third|final|last|year|bachelors?|masters?|phd|undergraduate|graduate|university|college|high|school|international)$/i;

/** A sentence without its clauses. */
export type MainClause = {
  rest: string;
  /** Topics that adverts must mention, each as a list of phrases of which one is enough. */
  topics: readonly (readonly string[])[];
  /** Conditions that adverts rarely state. They are not used. */
  optionalConditions: readonly string[];
};

/**
 * Separates the work in a sentence from its clauses: whom it helps, its topic, the field of study and the kind of employer.
 *
 * @param isWork checks whether words name work.
 * @param isForStudents true for a search for internships and the like, where a field of study is the topic.
 * @example dropClauses("write software that helps teachers", isWork, false) // { rest: "write software", topics: [["teachers"]], … }
 */
export function dropClauses(
  sentence: string,
  isWork: (words: string) => boolean,
  isForStudents: boolean,
): MainClause {
  const optionalConditions: string[] = [];
  const topics: (readonly string[])[] = [];
  let rest = sentence.replace(rareCondition, (clause) => {
    optionalConditions.push(clause.trim());
    return " ";
  });
  const [who = ""] = applicant.exec(rest) ?? [];
  if (who !== "" && saysSomething(rest.replace(who, " "))) {
    rest = rest.replace(who, " ");
    optionalConditions.push(who.trim());
  }
  const [bring, thing = ""] = thingToBring.exec(rest) ?? [];
  if (bring) {
    rest = rest.replace(bring, " ");
    topics.push([thing]);
  }
  const [clause, whom = ""] = beneficiaries.exec(rest) ?? [];
  // Interests, such as the climate, are topics of their own.
  if (clause && isWork(rest.replace(clause, " ")) && findInterests(clause).searches.length === 0) {
    rest = rest.replace(clause, " ");
    // A longer clause gives a reason: "people stay healthy".
    const words = whom.trim().split(" ");
    if (words.length <= maxWords) topics.push([words.find((word) => plural.test(word)) ?? whom.trim()]);
    else optionalConditions.push(clause.trim());
  }
  for (const pattern of [productUsers, workTopic, relocation]) {
    const [topic, ...named] = pattern.exec(rest) ?? [];
    const phrases = named.filter((one) => one !== undefined);
    // Schools are also where teachers work, but not those who write software for them.
    const isOther = pattern !== productUsers && phrases.some(isWork);
    if (!topic || isOther || !isWork(rest.replace(topic, " "))) continue;
    rest = rest.replace(topic, " ");
    topics.push(phrases);
  }
  const [student, field = ""] = fieldOfStudy.exec(rest) ?? [];
  const words = field.split(" ").filter((word) => word !== "" && !stageOfStudy.test(word));
  if (student && words.length > 0 && isForStudents) {
    rest = rest.replace(student, " ");
    topics.push([words.join(" ")]);
  }
  const employer = findEmployerKind(rest);
  if (employer && isWork(employer.rest)) {
    rest = employer.rest;
    topics.push(employer.words);
  }
  return { rest: rest.trim(), topics, optionalConditions };
}

/** Checks for words that do not only make the sentence. */
function saysSomething(rest: string): boolean {
  const words = rest.toLowerCase().split(/\s+/).filter(Boolean);
  return words.some((word) => !isFiller(word) && !isSentenceWord(word));
}
