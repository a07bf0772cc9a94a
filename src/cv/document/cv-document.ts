import type { CvLook } from "./cv-look.ts";
import type { CvLanguage } from "../translations/translations.ts";

/**
 * A CV as it is edited. Every field is text as it was typed, so that nothing a person writes is lost or put right
 * behind their back; what it means (a date, an address) is read where it is needed. JSON Resume is its form for the
 * outside: src/cv/json-resume.
 */
export type CvDocument = {
  version: 1;
  /** Language of the headings and of the document: it also decides the direction of the page. */
  language: CvLanguage;
  look: CvLook;
  personal: Personal;
  /** Row ids are unique in a document, so that edits of two tabs can be told apart and merged. */
  sections: Sections;
  custom: CustomSection[];
  /** Order on the page: every section kind once, and `custom:<id>` of every custom section. */
  order: SectionKey[];
  /** What an imported JSON Resume held that has no place here, by JSON pointer: goes out again as it came. */
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
  /** Further addresses of one's own: GitHub, ORCID, … */
  profiles: ProfileRow[];
  /** Paragraphs, divided by an empty line. */
  summary: string;
  /** JPEG or PNG as a data address; shown only where `showPhoto` says so. */
  photo: string | null;
  showPhoto: boolean;
};

type Row<Field extends string> = { id: string } & Record<Field, string>;

export type ProfileRow = Row<"network" | "username" | "url">;

/** Dates are MM/YYYY, YYYY or, for an end, Present. `description` is one achievement a line. */
export type ExperienceRow = Row<
  "company" | "position" | "location" | "url" | "startDate" | "endDate" | "summary" | "description"
>;
export type EducationRow = Row<
  "institution" | "degree" | "field" | "url" | "startDate" | "endDate" | "score" | "courses"
>;
/** `keywords` are divided by commas. */
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
/** The summary is a section of the page too, although one writes it under Personal Info. */
export type SectionKey = "summary" | SectionKind | CustomKey;
