import * as z from "zod";
import type { Reading } from "../documents/account/account-kind.ts";
import { readLook } from "../cv/document/cv-look.ts";
import { readCvDocument } from "../cv/document/read-cv-document.ts";
import { importances } from "../matching/requirements/requirement.ts";
import { verdicts } from "../matching/verdict/verdict.ts";
import { letterLanguages, lengths, tones, type Letter } from "./letter.ts";
import type { LetterDocument } from "./letter-document.ts";

const text = (most: number) => z.string().max(most);
const line = text(500);

const source = z.object({ from: z.enum(["cv", "advert", "you"]), text: text(3_000), where: line });

const sentence = z.object({
  id: line,
  text: text(3_000),
  sources: z.array(source).max(60),
  answers: z.array(z.int().min(0)).max(200),
  isYours: z.boolean(),
});

const choices = z.object({
  tone: z.enum(tones),
  length: z.literal(lengths),
  language: z.enum(letterLanguages),
  contact: line,
  address: z.enum(["", "ms", "mr"]),
  reason: text(2_000),
  startDate: line,
  variants: z.record(line, z.int().min(0)),
  leftOut: z.array(line).max(200),
});

const job = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .nullable(),
  title: line,
  company: line,
  path: line.nullable(),
  closesAt: line.nullable().optional(),
});

const letter = z.object({
  version: z.literal(1),
  choices,
  look: z.unknown().transform(readLook),
  sender: z.object({ name: line, headline: line, email: line, phone: line, place: line }),
  job,
  cv: z.object({ id: line.nullable(), title: line }),
  date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  subject: line,
  greeting: line,
  paragraphs: z
    .array(z.object({ kind: z.enum(["text", "point"]), sentences: z.array(sentence).max(60) }))
    .max(60),
  closing: line,
  asked: z
    .array(z.object({ words: line, line: line, importance: z.enum(importances), verdict: z.enum(verdicts) }))
    .max(200),
  isNamesOnly: z.boolean(),
});

const document = z.object({
  letter,
  // The requirements are only compared with a CV in the person's own browser.
  advert: z.object({
    job,
    language: line.nullable(),
    requirements: z.array(z.looseObject({ kind: line })).max(200),
    duties: z.array(line).max(20),
    topics: z.array(line).max(100).optional(),
    denied: z.array(line).max(100).optional(),
  }),
  cv: z.unknown().optional(),
});

/** Reads a letter that a browser sent; null for anything else. */
export function readLetter(value: unknown): Letter | null {
  const read = letter.safeParse(value);
  return read.success ? read.data : null;
}

/** Checks a letter with its advert and its CV. */
export function readLetterDocument(value: unknown): Reading<LetterDocument> {
  const read = document.safeParse(value);
  if (!read.success) return { ok: false, problem: "This is no letter." };
  const { cv: sentCv, ...sent } = read.data as unknown as LetterDocument;
  if (sentCv === undefined) return { ok: true, document: sent };
  const cv = readCvDocument(sentCv);
  return cv.ok ? { ok: true, document: { ...sent, cv: cv.document } } : cv;
}
