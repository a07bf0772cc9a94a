import type { ScriptName } from "../fonts/scripts.ts";
import type en from "../../../data/cv/translations/en.json";

type Texts<Key extends string> = Readonly<Record<Key, string>>;

/**
 * Everything that a CV needs to have its headings in one language: a file of `data/cv/translations`. All have the
 * headings, labels and page words that English has.
 */
export type Translation = {
  /** The language's own name, as the choice of languages shows it. */
  name: string;
  direction: "ltr" | "rtl";
  /** Decides the fonts. */
  script: ScriptName;
  /** ISO 3166 code, for languages that are set differently by region. */
  region?: string;
  /** Use the usual headings of CVs in this language: programs that read CVs look for them. */
  headings: Texts<keyof (typeof en)["headings"]>;
  /** Words that only some templates print: titles of the page and of the personal data, and labels of contacts. */
  labels: Texts<keyof (typeof en)["labels"]>;
  page: PageTexts;
  dates: DateTexts;
};

/**
 * Words that a page adds to what the person wrote. `cv` is the title of a document without a name, `pageOf` has
 * {page} and {pages}, `grade` comes before a degree's mark, `contact` is the heading of the contact details, `colon`
 * comes after a label and `comma` between items of a list.
 */
export type PageTexts = Texts<keyof (typeof en)["page"]>;

export type DateTexts = {
  /** Every word or phrase that people type for "present". Pages print the first. Case is ignored. */
  present: readonly string[];
  /** Twelve, as pages print them. */
  longMonths: readonly string[];
  /** Twelve, as pages print them. Short names need not be abbreviated. */
  shortMonths: readonly string[];
  /** Twelve other forms that people type, such as the genitive. They are read and never printed. */
  otherMonths?: readonly string[];
  /** Text between the long name of a month and its year. A space if missing. */
  monthToYear?: string;
  /** Text after the year in languages that put the year first. */
  yearSuffix?: string;
  /**
   * Text between the start and the end. Use a word in languages that run from right to left: programs that read them
   * misplace a dash next to a number.
   */
  startToEnd: string;
  /** Words that people type between the start and the end. Every language reads a dash. */
  rangeWords?: readonly string[];
};
