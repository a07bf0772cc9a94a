import type { LetterLanguage, LetterWishes, Tone } from "../letter.ts";

/**
 * A line of a CV as a part of a sentence.
 *
 * - did: "cut late departures by 11%", a verb in the past, or in German an object and its participle
 * - do: "own the routing service", a verb in the present; in French and Spanish, a verb in its base form
 * - noun: "planning of routes", in German and French with its article: "la gestion d’une équipe"
 * - own: "I built the team", a whole sentence about oneself
 */
export type Clause = {
  form: "did" | "do" | "noun" | "own";
  text: string;
  /** A sentence that the line adds: "Food cost went from 34 % to 28 %." Null for none. */
  more: string | null;
};

/**
 * Something that the advert asks for, as a sentence can name it.
 *
 * - do: a verb in its base form: "plan the routes"
 * - who: what is said of a person: "has trained young cooks"
 * - noun: a noun, in other languages with its article: "die Planung der Touren"
 * - skills: names of skills
 */
export type AskedPhrase = { form: "do" | "who" | "noun" | "skills"; text: string };

/**
 * A title as a sentence may name it.
 *
 * - person: the title of one person: "Software Engineer"
 * - field: a kind of work: "engineering"
 * - other: several roles, or a text that is not known to name a person
 */
export type SpokenTitle = { kind: "person" | "field" | "other"; text: string };

/**
 * Where a piece of work was done. `same`: in the post of the sentence before. `again`: in a post that was named before.
 * `earlier`: in a post before it.
 */
export type Where = "post" | "again" | "place" | "title" | "same" | "earlier" | "project" | "volunteering";

/** The wordings of a sentence. The first is used until the person asks for another. Never empty. */
export type Wordings = readonly [string, ...string[]];

/** A phrase for each tone. `other` is for tones that have none of their own. */
type ByTone<Phrase> = Readonly<Partial<Record<Tone, Phrase>> & { other: Phrase }>;

/** Wordings with places for texts in braces: "Ich wohne in {place}." `{now|then}` chooses by whether a post has ended. */
type Templates = readonly string[];

type AskedTemplates = Readonly<Partial<Record<AskedPhrase["form"], Templates>>>;

/** The set phrases of a language: a file of `data/letters/phrases`. Its README names the places of each phrase. */
export type PhraseFile = {
  /** Follows other words where there is a company, with the space before it: " bei {company}", " firmy {company}". */
  atCompany: string;
  ofCompany: string;
  /** A number of years by its plural category, and small numbers in words. */
  years: Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
  numbers: Readonly<Record<string, string>>;
  /** What the person applies for, within a sentence; `OfAdvert` for a title that names no person. */
  position: string;
  positionOfAdvert: string;
  subject: string;
  subjectOfAdvert: string;
  /** The line of the date, in countries where it names the place. */
  dateLine?: string;
  enclosure?: string;
  greeting: Readonly<Record<"nobody" | "contact" | "ms" | "mr", ByTone<string>>> & { team?: ByTone<string> };
  closing: ByTone<string>;
  closingToNobody?: ByTone<string>;
  apply: ByTone<Templates>;
  /**
   * Sentences about what the advert asks for: with the application, and before further lines of the CV.
   */
  tie?: { open: AskedTemplates; next: AskedTemplates };
  /** A line of a CV as a main clause, for each form that the language can use. */
  told: Readonly<Partial<Record<Clause["form"], Templates>>>;
  where: Readonly<Record<Where, Templates>>;
  /** Offers to do something that the advert names. `list` joins two. */
  wouldDo?: AskedTemplates & { list: string };
  /** Years of the same work, without and with the titles of the posts. */
  experience: Templates;
  experienceAsTitle: Templates;
  degreeHeld?: Templates;
  /** A vocational training, where it is no degree. */
  apprenticeship?: Templates;
  /** A certificate that says what the person is: "I am an ACCA member." */
  certificateOfPerson?: Templates;
  /** Quotation marks for names within a sentence, in languages whose nouns need an article. */
  quoted?: string;
} & Readonly<Record<"close" | "thanks", ByTone<Templates>>> &
  Readonly<
    Record<
      | "postNow"
      | "postInOneYear"
      | "postPast"
      | "skills"
      | "languages"
      | "education"
      | "place"
      | "start"
      | "attached",
      Templates
    >
  >;

export type Texts = Readonly<Record<string, string>>;

/** The phrases of one language, and the ways to fill them. */
export type Phrases = {
  file: PhraseFile;
  fill: (templates: Templates | undefined, texts?: Texts, isNow?: boolean) => Wordings | null;
  /** The texts of a title and a company for the places of a phrase. */
  namesOf: (title: string, company: string) => Texts;
  subject: (title: SpokenTitle, company: string) => string;
  /** "for the position of Data Analyst at Northbeck". */
  position: (title: SpokenTitle, company: string) => string;
  greeting: (tone: Tone, to: Pick<LetterWishes, "contact" | "address"> & { company: string }) => string;
  closing: (tone: Tone, to: { isNamed: boolean; greeting: string }) => string;
  yearsInWords: (years: number) => string;
  language: LetterLanguage;
};

export const forTone = <Phrase>(phrases: ByTone<Phrase>, tone: Tone): Phrase =>
  phrases[tone] ?? phrases.other;
