/** The four parts of an answer that tells a story. */
export const starParts = ["situation", "task", "action", "result"] as const;
export type StarPart = (typeof starParts)[number];

/** Words that the rules look for in answers of one language. Patterns ignore case and match anywhere in a sentence. */
export type CoachLanguage = {
  /** BCP 47, for the browser's speech functions. */
  code: string;
  name: string;
  /** A question that asks for something that happened. */
  story: RegExp;
  /** A sentence that says where, when or what was going on. */
  situation: RegExp;
  /** A sentence that says what had to be done. */
  task: RegExp;
  /** A step that the person or the group took. */
  action: RegExp;
  /** A sentence that states a result. It counts only after an action. */
  result: RegExp;
  /** A sentence about the past. */
  past: RegExp;
  /** A statement about what the person does in general. It is not part of a story. */
  general: RegExp;
  fillers: readonly Filler[];
  /** A figure in digits or words. Words that are often used without counting, such as "one", are left out. */
  figure: RegExp;
  /** A day, a month, a season or a year. */
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
