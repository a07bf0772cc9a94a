import type { LetterWishes, Tone } from "../letter.ts";

/**
 * A line of a CV as a part of a sentence.
 *
 * - did: "cut late departures by 11%", a verb in the past
 * - do: "own the routing service", a verb in the present
 * - to: "plan the routes", a verb in its base form, about past work
 * - noun: "planning of routes"
 * - own: "I built the team", a whole sentence about oneself
 */
export type Clause = { form: "did" | "do" | "to" | "noun" | "own"; text: string };

/**
 * A title as a sentence may name it.
 *
 * - person: the title of one person: "Software Engineer"
 * - field: a kind of work: "engineering"
 * - other: several roles, or a text that is not known to name a person
 */
export type SpokenTitle = { kind: "person" | "field" | "other"; text: string };

/** The relation of a piece of work to the one in the sentence before. `same`: the same post. */
export type Relation = "first" | "same" | "earlier" | "other";

export type ToldEvidence = {
  clause: Clause;
  relation: Relation;
  isNow: boolean;
  /** Empty for a project, and for a post whose title names no person. */
  title: string;
  /** The employer, project or organisation. Empty for a post without an employer, which has a title. */
  place: string;
  is: "post" | "project" | "volunteering";
  /** The sentence begins a paragraph, so it names the place again. */
  isFirst: boolean;
  /** An earlier post with the employer of the sentence before. */
  isSameCompany: boolean;
  /**
   * The sentence directly follows a sentence about the later post, so "before that" is clear. No other post, words of
   * the advert or end of a paragraph lies between them.
   */
  isNext: boolean;
};

export type Education = {
  degree: string;
  field: string;
  institution: string;
  /** The studies are over, and the degree is named. */
  isHeld: boolean;
};

/** The wordings of a sentence. The first is used until the person asks for another. Never empty. */
export type Wordings = readonly [string, ...string[]];

/** The set phrases of one language. Company and title may be any text, so they are never inflected. */
export type Phrases = {
  subject: (title: string, company: string) => string;
  greeting: (tone: Tone, to: Pick<LetterWishes, "contact" | "address"> & { company: string }) => string;
  closing: (tone: Tone, isNamed: boolean) => string;
  /** Names the job that the letter is about. `company` may be empty. */
  apply: (tone: Tone, title: string, company: string) => Wordings;
  /** The subject and the first sentence for a title that names no person, such as "Engineering" or several roles. */
  subjectOfAdvert: (title: string, company: string) => string;
  applyToAdvert: (tone: Tone, title: SpokenTitle, company: string) => Wordings;
  /** A quotation of the advert about the work, for letters that begin with the company. */
  duty: (duty: { quote: string } | { clause: Clause }, title: string) => Wordings | null;
  /** Names skills that the advert asks for, as one list. */
  ask: (skills: string) => Wordings;
  /** Introduces the points. */
  points: (tone: Tone) => Wordings;
  told: (told: ToldEvidence) => Wordings;
  postNow: (title: string, company: string, since: number) => Wordings;
  postPast: (title: string, company: string, from: number, to: number) => Wordings;
  /** `years` is at least 1. `titles` are one or two titles as a list; empty for more. */
  years: (years: number, titles: string) => Wordings;
  /** `isMore`: other skills have been named before. */
  skills: (skills: string, isMore: boolean) => Wordings;
  languages: (list: string) => Wordings;
  education: (education: Education) => Wordings | null;
  certificate: (name: string, issuer: string) => Wordings;
  place: (place: string) => Wordings;
  start: (day: string) => Wordings;
  attached: (tone: Tone) => Wordings;
  close: (tone: Tone) => Wordings;
  /** The close with a duty of the advert, for languages whose verbs fit into it: "plan the routes". */
  closeWith?: (duty: string) => Wordings;
  thanks: (tone: Tone) => Wordings;
};
