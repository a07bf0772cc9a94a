import type { CvLook } from "../document/cv-look.ts";
import type { FontFamilyName } from "../fonts/font-families.ts";
import type { ScriptName } from "../fonts/scripts.ts";
import type { PageTexts } from "../translations/translation.ts";
import type { CvLanguage } from "../translations/translations.ts";

/**
 * A CV ready to be drawn: references are resolved, text is cleaned, sections are in order, and nothing is empty.
 * Templates and text exports decide only how it looks.
 */
export type CvPage = {
  language: CvLanguage;
  /** ISO 3166 code, if the language needs one for typesetting. */
  region: string | null;
  direction: "ltr" | "rtl";
  script: ScriptName;
  look: PageLook;
  words: PageTexts;
  /** Never empty. */
  title: string;
  name: Run | null;
  headline: Run | null;
  contacts: PageContact[];
  photo: PagePhoto | null;
  sections: PageSection[];
};

export type PageLook = Omit<CvLook, "accent" | "fonts" | "dateFormat" | "posts"> & {
  /** As #rrggbb. */
  accent: string;
  headingFont: FontFamilyName;
  textFont: FontFamilyName;
};

export type PagePhoto = { type: "jpeg" | "png"; base64: string };

/** A piece of text from one field, with surrounding text that is not part of the field. */
export type Run = {
  /** Never empty. Only paragraphs contain line breaks. */
  text: string;
  /** JSON pointer of its field in the document. */
  at: string;
  before: string;
  after: string;
  /** An http, https or mailto address, normalised as in the URL standard. */
  href: string | null;
  bold?: true;
  italic?: true;
};

/** A contact detail, with a label and an icon for pages that show one. */
export type PageContact = Run & { label: string; icon: ContactIcon };
export type ContactIcon = "email" | "phone" | "place" | "person" | "link";

/** A paragraph (level 0), a bullet (1) or a bullet below another (2) of a long text. Has at least one run. */
export type PageBlock = { level: 0 | 1 | 2; runs: Run[] };

/** Has at least one block, line or entry. The text of a letter is one section, "letter", whose heading has no text. */
export type PageSection = {
  key: string;
  /** The column in templates with two. The template may move an "either" to where there is room. */
  column: "main" | "side" | "either";
  isOnNewPage: boolean;
  heading: Run;
  body: PageBlock[];
  lines: PageLine[];
  entries: PageEntry[];
};

/** A label and its items: "Languages: Python, SQL". At least one of them is not empty. */
export type PageLine = { label: Run[]; items: Run[] };

/** A job, a school, a project. At least one part is not empty. */
export type PageEntry = {
  at: string;
  /**
   * Several posts at one employer are an "employer" without a body, followed by its "post"s. Every other entry is
   * "alone".
   */
  part: "alone" | "employer" | "post";
  isOnNewPage: boolean;
  title: Run[];
  subtitle: Run[];
  dates: Run[];
  link: Run | null;
  body: PageBlock[];
  lines: PageLine[];
};
