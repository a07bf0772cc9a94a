import type { CustomRow, ProfileRow, SectionKind, Sections } from "./cv-document.ts";

/** The fields of a row of each kind, in the order of the form. The types ensure that none is missing or extra. */
type FieldsOf<R> = { [K in Exclude<keyof R, "id">]: true };

const fields: { [K in SectionKind]: FieldsOf<Sections[K][number]> } = {
  experience: {
    company: true,
    position: true,
    location: true,
    url: true,
    startDate: true,
    endDate: true,
    summary: true,
    description: true,
  },
  education: {
    institution: true,
    degree: true,
    field: true,
    url: true,
    startDate: true,
    endDate: true,
    score: true,
    courses: true,
  },
  skills: { name: true, level: true, keywords: true },
  projects: {
    name: true,
    role: true,
    organisation: true,
    url: true,
    startDate: true,
    endDate: true,
    summary: true,
    description: true,
    keywords: true,
  },
  certificates: { name: true, issuer: true, date: true, url: true },
  languages: { language: true, fluency: true },
  volunteering: {
    organisation: true,
    position: true,
    url: true,
    startDate: true,
    endDate: true,
    summary: true,
    description: true,
  },
  awards: { title: true, awarder: true, date: true, summary: true },
  publications: { name: true, publisher: true, date: true, url: true, summary: true },
  interests: { name: true, keywords: true },
  references: { name: true, reference: true },
};

const custom: FieldsOf<CustomRow> = {
  title: true,
  subtitle: true,
  url: true,
  startDate: true,
  endDate: true,
  description: true,
};

const profile: FieldsOf<ProfileRow> = { network: true, username: true, url: true };

/** Every kind of section that has rows, in the order in which a new CV shows them. */
export const sectionKinds = Object.keys(fields) as SectionKind[];

/** Field names of a section's rows, without the id. */
export function rowFields<K extends SectionKind>(kind: K): Exclude<keyof Sections[K][number], "id">[] {
  return Object.keys(fields[kind]) as Exclude<keyof Sections[K][number], "id">[];
}

export const customRowFields = Object.keys(custom) as (keyof typeof custom)[];
export const profileFields = Object.keys(profile) as (keyof typeof profile)[];
