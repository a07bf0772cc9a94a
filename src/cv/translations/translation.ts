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
};

/**
 * Words that a page adds to what the person wrote. `cv` is the title of a document without a name, `pageOf` has
 * {page} and {pages}, `grade` comes before a degree's mark, `contact` is the heading of the contact details, `colon`
 * comes after a label and `comma` between items of a list.
 */
export type PageTexts = Texts<keyof (typeof en)["page"]>;
