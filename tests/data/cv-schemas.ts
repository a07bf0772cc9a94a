import * as z from "zod";
import { scripts } from "../../src/cv/fonts/scripts.ts";
import { translations } from "../../src/cv/translations/translations.ts";
import type { SectionName } from "../../src/cv/read/sections/section-of-heading.ts";
import { sectionKinds } from "../../src/cv/document/section-fields.ts";
import { sortedTable, sortedTexts, text } from "./text-lists.ts";

const { headings, labels, page } = translations.en;
const likeEnglish = (words: Readonly<Record<string, string>>) =>
  z.strictObject(Object.fromEntries(Object.keys(words).map((key) => [key, text])));
/** A text that may begin or end with a space: ": ". */
const sign = z.string().min(1);

const translation = z.strictObject({
  name: text,
  direction: z.enum(["ltr", "rtl"]),
  script: z.enum(Object.keys(scripts)),
  region: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  headings: likeEnglish(headings),
  labels: likeEnglish(labels),
  page: likeEnglish(page).extend({ colon: sign, comma: sign }),
});

const day = z.string().regex(/^\d{4}(?:-\d\d){0,2}$/);
const period = { startDate: day.optional(), endDate: day.optional() };
const highlights = z.array(text).optional();

/** JSON Resume with what samples have of it, and the look of the page. */
const sample = z.strictObject({
  basics: z.strictObject({
    name: text,
    label: text,
    email: z.email(),
    phone: text,
    url: z.url().optional(),
    location: z.strictObject({ city: text, region: text }),
    summary: text,
  }),
  work: z.array(z.strictObject({ name: text, position: text, location: text, ...period, highlights })),
  volunteer: z
    .array(z.strictObject({ organization: text, position: text, ...period, highlights }))
    .optional(),
  education: z.array(
    z.strictObject({
      institution: text,
      studyType: text.optional(),
      area: text.optional(),
      ...period,
      score: text.optional(),
      courses: z.array(text).optional(),
    }),
  ),
  projects: z
    .array(
      z.strictObject({
        name: text,
        description: text.optional(),
        url: z.url().optional(),
        roles: z.array(text).optional(),
        ...period,
        highlights,
      }),
    )
    .optional(),
  certificates: z
    .array(
      z.strictObject({ name: text, issuer: text.optional(), date: day.optional(), url: z.url().optional() }),
    )
    .optional(),
  awards: z.array(z.strictObject({ title: text, awarder: text.optional(), date: day.optional() })).optional(),
  skills: z.array(z.strictObject({ name: text, level: text.optional(), keywords: z.array(text).optional() })),
  languages: z.array(z.strictObject({ language: text, fluency: text })).optional(),
  interests: z.array(z.strictObject({ name: text, keywords: z.array(text).optional() })).optional(),
  references: z.array(z.strictObject({ name: text, reference: text.optional() })).optional(),
  foothold: z.strictObject({ look: z.record(z.string(), z.unknown()), order: z.array(text).optional() }),
});

const sections: readonly SectionName[] = ["summary", "contact", ...sectionKinds, "courses", "other"];

export const cvSchemas = {
  "data/cv/reading/labels.json": z.record(text, sortedTexts),
  "data/cv/reading/section-headings.json": z.strictObject(
    Object.fromEntries(sections.map((name) => [name, sortedTexts])),
  ),
  "data/cv/reading/{degrees,document-titles,institutions,organisations,roles}.json": sortedTexts,
  "data/cv/samples/*.json": sample,
  "data/cv/score/citations.json": z.record(text, z.strictObject({ source: text, url: z.url() })),
  "data/cv/score/misspellings.json": sortedTable(text),
  "data/cv/score/{cliches,irregular-past-forms,not-past-forms,towns,verbs-of-achievement}.json": sortedTexts,
  "data/cv/translations/*.json": translation,
};
