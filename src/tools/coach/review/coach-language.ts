/** The four parts of an answer that tells a story. */
export const starParts = ["situation", "task", "action", "result"] as const;
export type StarPart = (typeof starParts)[number];

/**
 * What a question asks for: something that happened, a reason for wanting the job, a claim about oneself, a way of
 * doing something, or a fact or opinion. Only a story has a situation, a task, an action and a result.
 */
export type AnswerKind = "story" | "motive" | "claim" | "method" | "other";

/** Words that the rules look for in answers of one language. Patterns ignore case and match anywhere in a sentence. */
export type CoachLanguage = {
  /** BCP 47, for the browser's speech functions. */
  code: string;
  name: string;
  /** How each kind of question is put. The first pattern that matches decides; without one the kind is "other". */
  kinds: readonly (readonly [AnswerKind, RegExp])[];
  /** A sentence that says where, when or what was going on. */
  situation: RegExp;
  /** A sentence that says what had to be done, or whose it was. */
  task: RegExp;
  /** Sentences that also say what had to be done, if the question is about a task that nobody gave. */
  ownTasks: readonly { question: RegExp; task: RegExp }[];
  /** A step that the person or the group took, and one of the person alone. */
  action: RegExp;
  ownAction: RegExp;
  /** A step around the problem: it was avoided or given away. */
  avoided: RegExp;
  /** A sentence that states a result. It counts only after an action. */
  result: RegExp;
  /** A result that counts in a story without an action. */
  ending: RegExp;
  /** Something that a group reached: "we closed in five days". */
  reached: RegExp;
  /** A sentence after the last step that is no result: a feeling, or how hard it was. */
  aside: RegExp;
  /** What somebody said in the middle of a story. It is no result there. */
  reported: RegExp;
  /** A result that could be anybody's: "it went well". */
  vague: RegExp;
  /** A sentence about the past. */
  past: RegExp;
  /** A statement about what the person does in general. It is not part of a story. */
  general: RegExp;
  /** Words about the employer, and about what the person would do there. */
  employer: RegExp;
  forward: RegExp;
  /** Years in a kind of work, or what the person has done so far. */
  experience: RegExp;
  /** What follows from a strength or is done about a weakness. */
  consequence: RegExp;
  /** A step that the person takes or would take. Global. */
  step: RegExp;
  /** An order, a condition or a reason in a method. */
  order: RegExp;
  reason: RegExp;
  /** Phrases that every interviewer has heard. */
  cliche: RegExp;
  /** Words that make an answer sound unsure. Global. */
  hedges: RegExp;
  fillers: readonly Filler[];
  /** A figure in digits or words. Words that are often used without counting, such as "one", are left out. */
  figure: RegExp;
  /** A day, a month, a season, a year or a distance in time. */
  time: RegExp;
  /** Words that have a capital letter without being a name. */
  notNames: RegExp;
  self: RegExp;
  group: RegExp;
  /** Where speech without full stops is cut into sentences. */
  breaks: RegExp;
};

/** A word that fills a pause. `pattern` is global and matches only where the word fills one. */
export type Filler = { word: string; pattern: RegExp };
