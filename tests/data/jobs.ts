import * as z from "zod";
import { languages } from "../../src/occupations/words/language.ts";
import { conditions } from "../../src/jobs/extraction/condition-words.ts";
import { folded, list, text, type TableSchema } from "./table-schema.ts";

/** A skill and its other spellings. A sign before a spelling says when it counts. */
const skills: TableSchema = {
  row: list(text.regex(/^[\^*~@=]?[^^*~@=]/)),
  sorted: [],
};

export const jobs: Record<string, TableSchema> = {
  "jobs/areas-of-work.json": { row: folded, sorted: [] },
  "jobs/condition-words.json": {
    row: z.strictObject({
      condition: z.enum(conditions),
      ...Object.fromEntries(languages.map((language) => [language, list(folded).optional()])),
      notBefore: list(folded).optional(),
      notAfter: list(folded).optional(),
    }),
    sorted: ["condition"],
  },
  "jobs/everyday-phrases.json": {
    row: z.strictObject({
      things: list(),
      searches: list(),
      counts: z.enum(["alone", "with others", "before others"]).optional(),
    }),
    // Of two equally long phrases, the first is found.
    sorted: "as is",
    unique: ["things"],
  },
  "jobs/sample-jobs.json": {
    row: z.strictObject({
      externalId: z.string().regex(/^sample-[a-z-]+$/),
      title: text,
      company: text,
      location: text,
      type: text,
      workMode: text,
      payText: text,
      daysAgo: z.int().min(0).max(30),
      about: text,
      tasks: z.array(text).min(1),
      asks: z.array(text).min(1),
      tags: z.array(text).min(1),
    }),
    sorted: "as is",
    unique: ["externalId"],
  },
  "jobs/skills/business.json": skills,
  "jobs/skills/care-and-teaching.json": skills,
  "jobs/skills/data-and-design.json": skills,
  "jobs/skills/languages-and-licences.json": skills,
  "jobs/skills/software.json": skills,
  "jobs/skills/trades-and-service.json": skills,
  "jobs/sentence-words.json": {
    row: z.strictObject({ word: text, only: z.literal("sentences").optional() }),
    sorted: ["word"],
  },
  "jobs/synonyms.json": {
    row: list(folded).refine((row) => row.includes("; "), "has one word only"),
    sorted: [],
  },
  "jobs/uninformative-words.json": {
    row: z.strictObject({ word: folded, job: list(z.enum(languages)).optional() }),
    sorted: ["word"],
    unique: ["word"],
  },
  "jobs/words-not-places.json": { row: folded, sorted: [] },
};
