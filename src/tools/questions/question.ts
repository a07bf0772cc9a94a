/** The kinds of question, in the order of the page, with what each is about. */
export const questionKinds = [
  { key: "behavioural", label: "Behavioural", about: "examples from your past" },
  { key: "technical", label: "Technical", about: "by the skills and tasks of the work" },
  { key: "role", label: "The role", about: "how you would do this job" },
  { key: "company", label: "The company", about: "what you know about the employer" },
  { key: "motivation", label: "Motivation", about: "why this, why now" },
  { key: "difficult", label: "Difficult", about: "good to prepare" },
] as const;
export type QuestionKind = (typeof questionKinds)[number]["key"];

/** One question of the bank, or one made for a skill of an advert. */
export type Question = {
  /** Stays the same while the words do. */
  id: string;
  kind: QuestionKind;
  text: string;
  /** Why it is asked. */
  why: string;
  /** The qualities that a good answer shows. */
  good: string;
  /** An answer as a person would tell it; null if none is written yet. */
  answer: string | null;
  /** The skill of the advert that it is about; null for others. */
  skill: string | null;
  /** The line of the advert that it is about. */
  line?: string;
};

/** Questions for one kind of work. `groups` are ISCO-08 groups or ESCO codes; empty for questions of every job. */
export type QuestionSet = { label: string; groups: readonly string[]; questions: readonly Question[] };
