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

const ofTitle = ["title", "ofTitle", "aTitle"];
const ofJob = [...ofTitle, "company", "atCompany", "ofCompany"];
const ofPost = [...ofTitle, "place", "atPlace", "AtPlace"];

const asked = (...places: readonly string[]) => {
  const some = wordings("asked", ...places).optional();
  return { do: some, who: some, noun: some, skills: some };
};
const told = wordings("text", "deText").optional();
const where = wordings(...ofPost);

const language = z.strictObject({
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
  position: phrase(...ofJob),
  positionOfAdvert: phrase("inField", ...ofJob),
  subject: phrase(...ofJob),
  subjectOfAdvert: phrase(...ofJob),
  dateLine: phrase("place", "day").optional(),
  enclosure: phrase().optional(),
  greeting: z.strictObject({
    nobody: byTone(phrase()),
    team: byTone(phrase("company")).optional(),
    contact: byTone(phrase("contact")),
    ms: byTone(phrase("contact", "lastName")),
    mr: byTone(phrase("contact", "lastName")),
  }),
  apply: byTone(wordings("position")),
  tie: z
    .strictObject({
      open: z.strictObject(asked("position")),
      next: z.strictObject(asked("told", "deAsked")),
    })
    .optional(),
  told: z.strictObject({ did: told, do: told, noun: told, own: told }),
  where: z.strictObject({
    post: where,
    again: where,
    place: where,
    title: where,
    same: where,
    earlier: where,
    project: where,
    volunteering: where,
  }),
  wouldDo: z.strictObject({ ...asked("deAsked"), list: z.string() }).optional(),
  postNow: wordings(...ofPost, "since"),
  postInOneYear: wordings(...ofPost, "from"),
  postPast: wordings(...ofPost, "from", "to"),
  experience: wordings("years"),
  experienceAsTitle: wordings("years", ...ofTitle),
  skills: wordings("skills"),
  languages: wordings("languages"),
  education: wordings("studies", "institution"),
  degreeHeld: wordings("studies").optional(),
  apprenticeship: wordings("studies", "institution").optional(),
  certificateOfPerson: wordings("certificate").optional(),
  quoted: phrase("text").optional(),
  place: wordings("place"),
  start: wordings("day"),
  close: byTone(wordings()),
  thanks: byTone(wordings()),
});
const ofRegion = { closing: byTone(phrase("greeted")), attached: wordings() };

const listed = z.record(text, z.array(text).min(1));

export const letterSchemas = {
  "data/letters/irregular-verbs.json": sortedTable(text),
  "data/letters/{french-participles,nouns-with-article,title-words,verbs,verbs-or-nouns}.json": sortedTexts,
  "data/letters/{employers,nouns-of-work}.json": z.record(text, listed),
  "data/letters/objects-german.json": listed,
  "data/letters/phrases/en.json": language,
  "data/letters/phrases/en-*.json": z.strictObject({
    ...ofRegion,
    closingToNobody: byTone(phrase()).optional(),
  }),
  "data/letters/phrases/{de,es,fr,nl,pl,pt}.json": language.extend(ofRegion),
};
