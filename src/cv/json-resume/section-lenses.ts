import type { ProfileRow, SectionKind, Sections } from "../document/cv-document.ts";
import { date, endDate, list, text, type FieldLens } from "./field-lens.ts";

export type RowLens<Field extends string> = Record<Field, FieldLens>;
type LensOf<R> = RowLens<Exclude<keyof R, "id"> & string>;

const start = date("startDate");

/** The JSON Resume 1.3 property of each section, and its field mapping. `company` and `website` are of version 0. */
export const sectionLenses: {
  [K in SectionKind]: { property: string; fields: LensOf<Sections[K][number]> };
} = {
  experience: {
    property: "work",
    fields: {
      company: text("name", ["company"]),
      position: text("position"),
      location: text("location"),
      url: text("url", ["website"]),
      startDate: start,
      endDate,
      summary: text("summary"),
      description: list("highlights", "\n"),
    },
  },
  education: {
    property: "education",
    fields: {
      institution: text("institution"),
      degree: text("studyType"),
      field: text("area"),
      url: text("url", ["website"]),
      startDate: start,
      endDate,
      score: text("score", ["gpa"]),
      courses: list("courses", "\n"),
    },
  },
  skills: {
    property: "skills",
    fields: { name: text("name"), level: text("level"), keywords: list("keywords", ", ") },
  },
  projects: {
    property: "projects",
    fields: {
      name: text("name"),
      role: list("roles", ", "),
      organisation: text("entity"),
      url: text("url", ["website"]),
      startDate: start,
      endDate,
      summary: text("description"),
      description: list("highlights", "\n"),
      keywords: list("keywords", ", "),
    },
  },
  certificates: {
    property: "certificates",
    fields: { name: text("name"), issuer: text("issuer"), date: date("date"), url: text("url") },
  },
  languages: {
    property: "languages",
    fields: { language: text("language"), fluency: text("fluency") },
  },
  volunteering: {
    property: "volunteer",
    fields: {
      organisation: text("organization"),
      position: text("position"),
      url: text("url", ["website"]),
      startDate: start,
      endDate,
      summary: text("summary"),
      description: list("highlights", "\n"),
    },
  },
  awards: {
    property: "awards",
    fields: { title: text("title"), awarder: text("awarder"), date: date("date"), summary: text("summary") },
  },
  publications: {
    property: "publications",
    fields: {
      name: text("name"),
      publisher: text("publisher"),
      date: date("releaseDate"),
      url: text("url", ["website"]),
      summary: text("summary"),
    },
  },
  interests: {
    property: "interests",
    fields: { name: text("name"), keywords: list("keywords", ", ") },
  },
  references: {
    property: "references",
    fields: { name: text("name"), reference: text("reference") },
  },
};

export const profileLens: LensOf<ProfileRow> = {
  network: text("network"),
  username: text("username"),
  url: text("url"),
};
