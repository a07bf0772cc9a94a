import type { PageBlock, PageEntry, PageLine, Run } from "../sections/row-view.ts";
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

/** A contact detail, with a label and an icon for pages that show one. */
export type PageContact = Run & { label: string; icon: ContactIcon };
export type ContactIcon = "email" | "phone" | "place" | "person" | "link";

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
