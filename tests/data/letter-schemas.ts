import * as z from "zod";
import { sortedTable, sortedTexts, text } from "./text-lists.ts";

/** A phrase with no other places in braces than these. */
const phrase = (...places: readonly string[]) =>
  z.string().superRefine((written, context) => {
    if (/ {2}|^$/.test(written)) context.addIssue("is empty or has two spaces in a row");
    for (const [place, name = ""] of written.matchAll(/\{([^{}|]*)\}/gu))
      if (!places.includes(name)) context.addIssue(`has no text for ${place}`);
    if (/[{}]/.test(written.replaceAll(/\{[^{}]+\}/gu, "")))
      context.addIssue("has a brace without its other");
  });
const wordings = (...places: readonly string[]) => z.array(phrase(...places)).min(1);
const byTone = <Phrase extends z.ZodType>(one: Phrase) =>
  z.strictObject({ plain: one.optional(), warm: one.optional(), formal: one.optional(), other: one });

const ofJob = ["title", "company", "atCompany", "ofCompany", "ofTitle", "aTitle"];
const ofPost = ["title", "ofTitle", "aTitle", "company"];

const shared = {
  atCompany: phrase("company"),
  ofCompany: z.union([z.literal(""), phrase("company")]),
  years: z.strictObject({
    one: phrase("number").optional(),
    few: phrase("number").optional(),
    other: phrase("number"),
  }),
  numbers: z.strictObject(
    Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`${index + 2}`, text])),
  ),
  subject: phrase(...ofJob),
  subjectOfAdvert: phrase(...ofJob),
  greeting: z.strictObject({
    nobody: byTone(phrase()),
    team: byTone(phrase("company")).optional(),
    contact: byTone(phrase("contact")),
    ms: byTone(phrase("contact", "lastName")),
    mr: byTone(phrase("contact", "lastName")),
  }),
  apply: byTone(wordings(...ofJob)),
  applyToAdvert: byTone(wordings("opening", ...ofJob)),
  quote: wordings("quote", "title"),
  ask: wordings("skills"),
  points: byTone(wordings()),
  postNow: wordings(...ofPost, "since"),
  postInOneYear: wordings(...ofPost, "from"),
  postPast: wordings(...ofPost, "from", "to"),
  experience: wordings("years"),
  experienceAsTitle: wordings("years", "title", "aTitle"),
  skills: wordings("skills"),
  languages: wordings("languages"),
  certificate: wordings("certificate"),
  place: wordings("place"),
  start: wordings("day"),
  close: byTone(wordings()),
  thanks: byTone(wordings()),
};
const ofRegion = { closing: byTone(phrase()), attached: wordings() };

const places = ["text", "title", "place", "asTitle", "atPlace", "atPlaceOrAsTitle"];
const told = {
  project: wordings(...places),
  volunteering: wordings(...places),
  same: wordings(...places),
  earlier: wordings(...places),
  post: wordings(...places),
};
const language = z.strictObject({
  ...shared,
  ...ofRegion,
  asTitle: phrase("title", "ofTitle"),
  told: z.strictObject(told),
  toldAsDeed: z
    .strictObject({
      ...told,
      postWithoutTitle: wordings("text", "place"),
      postWithoutCompany: wordings("text", "title"),
    })
    .optional(),
  education: wordings("studies"),
});
const english = z.strictObject({
  ...shared,
  duty: wordings("duty"),
  moreSkills: wordings("skills"),
  closeWithDuty: wordings("duty"),
  education: wordings("aDegree", "institution"),
  degreeHeld: wordings("aDegree", "institution"),
});

export const letterSchemas = {
  "data/letters/irregular-verbs.json": sortedTable(text),
  "data/letters/{nouns-with-article,title-words,verbs,verbs-or-nouns}.json": sortedTexts,
  "data/letters/phrases/en.json": english,
  "data/letters/phrases/en-*.json": z.strictObject({
    ...ofRegion,
    closingToNobody: byTone(phrase()).optional(),
  }),
  "data/letters/phrases/{de,es,fr,nl,pl,pt}.json": language,
};
