import { findEmployerKind } from "./employer-kinds.ts";

/** What somebody wants to bring: "where I can bring my dog". */
const brought =
  /,?\s*(?<!\p{L})(?:where|so) (?:i|you) (?:can|could|may) bring (?:my|your|an?) (\p{L}+)[^,.;]*/iu;
/** What a job allows besides the work. Adverts hardly say it: "where I can wear jeans". */
const allowed =
  /,?\s*(?<!\p{L})(?:where|so) (?:i|you) (?:can|could|may) (?:wear|park|walk|cycle|sleep|finish|leave|keep|have)(?!\p{L})[^,.;]*/giu;
/** Whom the work is for: "software that helps teachers". */
const served =
  /(?<!\p{L})(?:that|which|who) (?:helps?|serves?|supports?|is for|are for|benefits?) (?!me|us)([\p{L} ]+)/iu;
const mostWords = 2;
/** Of "children learn" and "small businesses", the plural says who it is. */
const several = /s$|^(?:children|people|women|men)$/i;
/** What the work is on, next to other work: "work on speech recognition and AI". */
const workedOn = /(?<!\p{L})work(?:ing)? (?:on|with|in) (\p{L}+ \p{L}+)(?=,| and | or | as |$)/iu;
/** What somebody studies: "I am a computer science student". */
const studied = /(?<!\p{L})(?:i am|i'm|i’m|as)\s+(?:an? )?((?:\p{L}+ ){1,3})student(?!\p{L})/iu;
const stages =
  /^(?:a|an|first|second|third|final|last|year|bachelors?|masters?|phd|undergraduate|graduate|university|college|high|school|international)$/i;
/** Work that is offered to students of a field. */
const forStudents =
  /(?<!\p{L})(?:intern(?:ship)?s?|placements?|traineeships?|apprentice(?:ship)?s?)(?!\p{L})/iu;

/** A sentence without its clauses. */
export type MainClause = {
  rest: string;
  /** What adverts must mention, phrases of which one is enough: whom the work is for, a field of study, a kind of employer. */
  about: readonly (readonly string[])[];
  /** Conditions that adverts hardly state. They are not used. */
  wishedFor: readonly string[];
};

/**
 * Separates what a sentence says of the work from who it is for, who offers it and what else the job allows.
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
    // Longer clauses tell why: "people stay healthy".
    const words = whom.trim().split(" ");
    if (words.length <= mostWords) about.push([words.find((word) => several.test(word)) ?? whom.trim()]);
    else wishedFor.push(clause.trim());
  }
  const [on, topic = ""] = workedOn.exec(rest) ?? [];
  if (on && !isWork(topic) && isWork(rest.replace(on, " "))) {
    rest = rest.replace(on, " ");
    about.push([topic]);
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
