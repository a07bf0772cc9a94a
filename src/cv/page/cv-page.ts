import type { CvLook, TemplateName } from "../document/cv-look.ts";
import type { ScriptName } from "../fonts/scripts.ts";
import type { PageWords } from "../translations/translation.ts";
import type { CvLanguage } from "../translations/translations.ts";

/**
 * A CV as it is shown: everything resolved, cleaned and in order, nothing empty. Templates and text exports draw it
 * and decide nothing but looks.
 */
export type CvPage = {
  language: CvLanguage;
  /** ISO 3166 code, where the language needs one to be set right. */
  region: string | null;
  direction: "ltr" | "rtl";
  script: ScriptName;
  look: PageLook;
  words: PageWords;
  /** Never empty. */
  title: string;
  name: Run | null;
  headline: Run | null;
  contacts: Run[];
  photo: PagePhoto | null;
  sections: PageSection[];
};

export type PageLook = {
  template: TemplateName;
  /** As #rrggbb. */
  accent: string;
  headingFont: string;
  textFont: string;
  density: CvLook["density"];
  pageSize: CvLook["pageSize"];
};

export type PagePhoto = { type: "jpeg" | "png"; base64: string };

/** A piece of text out of one field, with what stands around it without belonging to it. */
export type Run = {
  /** Never empty. Line breaks only in paragraphs. */
  text: string;
  /** JSON pointer of its field in the document. */
  at: string;
  before: string;
  after: string;
  /** http, https or mailto, as the URL standard writes it. */
  href: string | null;
};

/** Has at least one paragraph, line or entry. */
export type PageSection = {
  key: string;
  heading: Run;
  paragraphs: Run[];
  lines: PageLine[];
  entries: PageEntry[];
};

/** "Languages: Python, SQL": a label, or none, and what it labels. One of both is not empty. */
export type PageLine = { label: Run[]; items: Run[] };

/** A job, a school, a project. At least one part is not empty. */
export type PageEntry = {
  at: string;
  title: Run[];
  subtitle: Run[];
  dates: Run[];
  link: Run | null;
  paragraphs: Run[];
  bullets: Run[];
  lines: PageLine[];
};
