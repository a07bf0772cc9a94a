import type { CvLook } from "./cv-look.ts";
import type { CvLanguage } from "../translations/translations.ts";

/**
 * A CV as edited. Every field is text as typed, so that nothing a person writes is lost or silently corrected. Its
 * meaning (a date, an address) is parsed where it is needed. For exchange with other software, CVs are converted to
 * JSON Resume: src/cv/json-resume.
 */
export type CvDocument = {
  version: 1;
  /** Language of the headings and of the document. It also sets the direction of the page. */
  language: CvLanguage;
  look: CvLook;
  personal: Personal;
  /** Row ids are unique in a document, so that edits from two tabs can be merged. */
  sections: Sections;
  custom: CustomSection[];
  /** Order on the page: every section key once, including `custom:<id>` for every custom section. */
  order: SectionKey[];
  /** Values of an imported JSON Resume that have no field here, by JSON pointer. They are exported unchanged. */
  kept: Record<string, unknown>;
};

export type Personal = {
  fullName: string;
  headline: string;
  email: string;
  phone: string;
  location: string;
  linkedIn: string;
  portfolio: string;
  /** Links to profiles: GitHub, ORCID, … */
  profiles: ProfileRow[];
  /** Paragraphs, separated by an empty line. */
  summary: string;
  /** JPEG or PNG as a data URL. Shown only if `showPhoto` is true. */
  photo: string | null;
  showPhoto: boolean;
};

type Row<Field extends string> = { id: string } & Record<Field, string>;

export type ProfileRow = Row<"network" | "username" | "url">;

/** Dates are MM/YYYY, YYYY or, for an end date, Present. `description` has one achievement per line. */
export type ExperienceRow = Row<
  "company" | "position" | "location" | "url" | "startDate" | "endDate" | "summary" | "description"
>;
export type EducationRow = Row<
  "institution" | "degree" | "field" | "url" | "startDate" | "endDate" | "score" | "courses"
>;
/** `keywords` are separated by commas. */
export type SkillRow = Row<"name" | "level" | "keywords">;
export type ProjectRow = Row<
  "name" | "role" | "organisation" | "url" | "startDate" | "endDate" | "summary" | "description" | "keywords"
>;
export type CertificateRow = Row<"name" | "issuer" | "date" | "url">;
export type LanguageRow = Row<"language" | "fluency">;
export type VolunteeringRow = Row<
  "organisation" | "position" | "url" | "startDate" | "endDate" | "summary" | "description"
>;
export type AwardRow = Row<"title" | "awarder" | "date" | "summary">;
export type PublicationRow = Row<"name" | "publisher" | "date" | "url" | "summary">;
export type InterestRow = Row<"name" | "keywords">;
export type ReferenceRow = Row<"name" | "reference">;

export type Sections = {
  experience: ExperienceRow[];
  education: EducationRow[];
  skills: SkillRow[];
  projects: ProjectRow[];
  certificates: CertificateRow[];
  languages: LanguageRow[];
  volunteering: VolunteeringRow[];
  awards: AwardRow[];
  publications: PublicationRow[];
  interests: InterestRow[];
  references: ReferenceRow[];
};

export type SectionKind = keyof Sections;

export type CustomSection = { id: string; title: string; rows: CustomRow[] };
export type CustomRow = Row<"title" | "subtitle" | "url" | "startDate" | "endDate" | "description">;

export type CustomKey = `custom:${string}`;
/** The key of a section of the page. The summary is one too, although it is edited under Personal Info. */
export type SectionKey = "summary" | SectionKind | CustomKey;
