import { findEmployerKind } from "./employer-kinds.ts";

/** Matches a thing to bring to work: "where I can bring my dog". */
const brought =
  /,?\s*(?<!\p{L})(?:where|so) (?:i|you) (?:can|could|may) bring (?:my|your|an?) (\p{L}+)[^,.;]*/iu;
/** Matches conditions that adverts rarely state: "where I can wear jeans". */
const allowed =
  /,?\s*(?<!\p{L})(?:where|so) (?:i|you) (?:can|could|may) (?:wear|park|walk|cycle|sleep|finish|leave|keep|have)(?!\p{L})[^,.;]*/giu;
/** Matches the people whom the work helps: "software that helps teachers". */
const served =
  /(?<!\p{L})(?:that|which|who) (?:helps?|serves?|supports?|is for|are for|benefits?) (?!me|us)([\p{L} ]+)/iu;
/** Matches the users of software or another product: "build software for schools and universities". */
const madeFor =
  /(?<=(?<!\p{L})(?:software|apps?|websites?|games?|tools?|systems?|products?)) for (?:the )?(\p{L}+)(?: (?:and|or) (\p{L}+))?(?=[,.;]| that | who |$)/iu;
const maxWords = 2;
/** The plural names the people: "children" of "children learn", "businesses" of "small businesses". */
const several = /s$|^(?:children|people|women|men)$/i;
/** Matches the topic of the work: "work on speech recognition and AI", "work on search or recommendations". */
const workedOn =
  /(?<!\p{L})work(?:ing)? (?:(?:on|with|in) (\p{L}+ \p{L}+)(?=,| and | or | as |$)|on (\p{L}+) (?:and|or) (\p{L}+)$)/iu;
/** Matches help with moving. */
const relocation =
  /,?(?: and| that| who| which)?(?: will| would)?(?: pays?| helps?)?(?: for| with)? (relocation)(?!\p{L})/iu;
/** Matches a field of study: "I am a computer science student". */
const studied = /(?<!\p{L})(?:i am|i'm|i’m|as)\s+(?:an? )?((?:\p{L}+ ){1,3})student(?!\p{L})/iu;
const stages =
  /^(?:a|an|first|second|third|final|last|year|bachelors?|masters?|phd|undergraduate|graduate|university|college|high|school|international)$/i;
/** Work for students. */
const forStudents =
  /(?<!\p{L})(?:intern(?:ship)?s?|placements?|traineeships?|apprentice(?:ship)?s?)(?!\p{L})/iu;

/** A sentence without its clauses. */
export type MainClause = {
  rest: string;
  /** Phrases that adverts must mention; one of each list is enough. */
  about: readonly (readonly string[])[];
  /** Conditions that adverts rarely state. They are not used. */
  wishedFor: readonly string[];
};

/**
 * Separates the work in a sentence from its clauses: whom it helps, its topic, the field of study and the kind of employer.
 *
 * @param isWork checks whether words name work.
 * @example dropClauses("write software that helps teachers", isWork) // { rest: "write software", about: [["teachers"]], … }
 */
export function dropClauses(sentence: string, isWork: (words: string) => boolean): MainClause {
  const wishedFor: string[] = [];
  const about: (readonly string[])[] = [];
  let rest = sentence.replace(allowed, (clause) => {
    wishedFor.push(clause.trim());
    return " ";
  });
  const [bring, thing = ""] = brought.exec(rest) ?? [];
  if (bring) {
    rest = rest.replace(bring, " ");
    about.push([thing]);
  }
  const [clause, whom = ""] = served.exec(rest) ?? [];
  if (clause && isWork(rest.replace(clause, " "))) {
    rest = rest.replace(clause, " ");
    // A longer clause gives a reason: "people stay healthy".
    const words = whom.trim().split(" ");
    if (words.length <= maxWords) about.push([words.find((word) => several.test(word)) ?? whom.trim()]);
    else wishedFor.push(clause.trim());
  }
  for (const pattern of [madeFor, workedOn, relocation]) {
    const [topic, ...named] = pattern.exec(rest) ?? [];
    const topics = named.filter((one) => one !== undefined);
    // Schools are also where teachers work, but not those who write software for them.
    const isOther = pattern !== madeFor && topics.some(isWork);
    if (!topic || isOther || !isWork(rest.replace(topic, " "))) continue;
    rest = rest.replace(topic, " ");
    about.push(topics);
  }
  const [student, field = ""] = studied.exec(rest) ?? [];
  const words = field.split(" ").filter((word) => word !== "" && !stages.test(word));
  if (student && words.length > 0 && forStudents.test(rest)) {
    rest = rest.replace(student, " ");
    about.push([words.join(" ")]);
  }
  const employer = findEmployerKind(rest);
  if (employer && isWork(employer.rest)) {
    rest = employer.rest;
    about.push(employer.words);
  }
  return { rest: rest.trim(), about, wishedFor };
}
