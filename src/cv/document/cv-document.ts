import type { CvLook } from "./cv-look.ts";
import type { customRows } from "../sections/custom-rows.ts";
import type { PersonalField } from "../sections/personal.ts";
import type { profiles } from "../sections/profiles.ts";
import type { SectionField, SectionKind } from "../sections/sections.ts";
import type { CvLanguage } from "../translations/translations.ts";

/**
 * A CV as edited. Every field is text as typed, so that nothing a person writes is lost or silently corrected. Its
 * meaning (a date, an address) is parsed where it is needed. For exchange with other software, CVs are converted to
 * JSON Resume: src/cv/json-resume.
 */
export type CvDocument = {
  /** Grows when stored documents need an upgrade: upgrade-document.ts. A new text field needs none. */
  version: 4;
  /** Language of the headings and of the document. It also sets the direction of the page. */
  language: CvLanguage;
  look: CvLook;
  personal: Personal;
  /** Row ids are unique in a document, so that edits from two tabs can be merged. */
  sections: Sections;
  custom: CustomSection[];
  /** Order on the page: every section key once, including `custom:<id>` for every custom section. */
  order: SectionKey[];
  /** Parts that are kept and edited, but never printed, sent or published. */
  hidden: HiddenKey[];
  /** The headings that the person chose, by section. Others are in the CV's language. */
  headings: Partial<Record<RenamedSection, string>>;
  layout: CvLayout;
  /** The texts in a second language; null if the CV has one language. */
  translation: CvTranslation | null;
  /** Values of an imported JSON Resume that have no field here, by JSON pointer. They are exported unchanged. */
  kept: Record<string, unknown>;
  /**
   * What the person said of things that adverts ask for: src/matching/verdict/corrections.ts. It is never printed, sent or
   * published.
   */
  corrections?: Corrections | undefined;
  /** Set in a CV that was made from another one for one job. It is never printed, sent or published. */
  variant?: Variant | undefined;
};

/** "have": the person has it, whether the CV shows it or not. */
export const correctionChoices = ["have", "not"] as const;
export type Correction = (typeof correctionChoices)[number];
export type Corrections = Readonly<Record<string, Correction>>;

/** Where the person put things on the page. Parts without a choice are where the template puts them. */
export type CvLayout = {
  /** Sections and rows that begin a new page. */
  breaks: (SectionKey | RowKey)[];
  /** The column of sections in templates with two. */
  columns: Partial<Record<SectionKey, Column>>;
  /** Contact details in their order. Others follow in the usual order. */
  contacts: ContactKey[];
};

export type Column = "main" | "side";
/** A contact detail or a profile link: "personal/email", "profiles/k3f9". */
export type ContactKey = `personal/${PersonalField}` | `profiles/${string}`;

/** The texts of a CV in a second language, by the address of each field: src/cv/edit/field-address.ts. */
export type CvTranslation = {
  language: CvLanguage;
  /** Whether pages and files are in the second language. */
  isShown: boolean;
  texts: Record<string, string>;
  /** A fingerprint of the text that each one translates. It tells which texts have changed since: `textFingerprint`. */
  prints: Record<string, string>;
};

/** Where a variant comes from. */
export type Variant = {
  /** Id of the master. */
  master: string;
  /** The master as the variant last took it over, without its photo. Differences from it are the person's changes. */
  base: CvDocument;
  /** The job that it is for. */
  job: VariantJob;
};

export type VariantJob = { id: string; title: string; company: string; path: string };

/** The texts are those of src/cv/sections/personal.ts. */
export type Personal = Record<PersonalField, string> & {
  /** Links to profiles: GitHub, ORCID, … */
  profiles: ProfileRow[];
  /** JPEG or PNG as a data URL. Shown only if `showPhoto` is true. */
  photo: string | null;
  showPhoto: boolean;
};

type Row<Field extends string> = { id: string } & Record<Field, string>;

/** A row of each kind. Its fields are those of src/cv/sections. Lists within a text have one item per line or comma. */
export type SectionRow<Kind extends SectionKind> = Row<SectionField<Kind>>;
export type ProfileRow = Row<keyof typeof profiles.fields>;
export type CustomRow = Row<keyof typeof customRows.fields>;

export type Sections = { [Kind in SectionKind]: SectionRow<Kind>[] };

export type CustomSection = { id: string; title: string; rows: CustomRow[] };

export type CustomKey = `custom:${string}`;
/** The key of a section of the page. The summary is one too, although it is edited under Personal Info. */
export type SectionKey = "summary" | SectionKind | CustomKey;
/** A section whose heading the person may change. Custom sections have a title. */
export type RenamedSection = "summary" | SectionKind;
/** A section, a text of Personal Info, or a row by its list and id: "skills", "personal/phone", "experience/k3f9". */
export type HiddenKey = SectionKey | `personal/${PersonalField}` | RowKey;
export type RowKey = `${RowListKey}/${string}`;
/** A list of rows: the profile links, a section or a custom section. */
export type RowListKey = "profiles" | SectionKind | CustomKey;
