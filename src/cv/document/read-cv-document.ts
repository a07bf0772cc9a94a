import * as z from "zod";
import { correctionChoices, type CvDocument, type Variant } from "./cv-document.ts";
import { languageNames } from "../translations/form-words.constants.ts";
import { documentLimits } from "./document-limits.ts";
import { normaliseSectionOrder } from "./document-order.ts";
import { customRowFields, personalTexts, profileFields, rowFields, sectionKinds } from "./section-fields.ts";
import { readLook } from "./cv-look.ts";
import { stripPhoto } from "./strip-photo.ts";
import { documentVersion, upgradeDocument } from "./upgrade-document.ts";

type CvDocumentResult =
  | { ok: true; document: CvDocument }
  /** @property problem why the input is not a document, as "sections.skills.0.name: …"; contains none of its content */
  | { ok: false; problem: string };

const text = z.string().max(documentLimits.field);
const field = text.default("");
const id = z.string().min(1).max(100);
const rowOf = (names: readonly string[]) =>
  z.object({ id, ...Object.fromEntries(names.map((name) => [name, field])) });
const rowsOf = (names: readonly string[]) => z.array(rowOf(names)).max(documentLimits.rows).default([]);

const partKey = z.string().max(250);
const translated = z
  .record(z.string().max(300), text)
  .refine((texts) => Object.keys(texts).length <= documentLimits.translated)
  .default({});

const schema = z.object({
  version: z.literal(documentVersion),
  language: z.enum(Object.keys(languageNames)),
  look: z.unknown().transform(readLook),
  personal: z.object({
    ...Object.fromEntries(personalTexts.map((name) => [name, field])),
    profiles: rowsOf(profileFields),
    photo: z
      .string()
      .max(documentLimits.photo)
      .startsWith("data:image/")
      .transform(stripPhoto)
      .nullable()
      .default(null),
    showPhoto: z.boolean().default(false),
  }),
  sections: z.object(Object.fromEntries(sectionKinds.map((kind) => [kind, rowsOf(rowFields(kind))]))),
  custom: z
    .array(z.object({ id, title: field, rows: rowsOf(customRowFields) }))
    .max(documentLimits.customSections)
    .default([]),
  order: z.array(z.string().max(120)).max(200).default([]),
  hidden: z.array(z.string().max(250)).max(documentLimits.hidden).default([]),
  headings: z
    .object(Object.fromEntries(["summary", ...sectionKinds].map((key) => [key, text.optional()])))
    .default({}),
  layout: z
    .object({
      breaks: z.array(partKey).max(documentLimits.hidden).default([]),
      columns: z.record(partKey, z.enum(["main", "side"])).default({}),
      contacts: z.array(partKey).max(documentLimits.rows).default([]),
    })
    .default({ breaks: [], columns: {}, contacts: [] }),
  translation: z
    .object({
      language: z.enum(Object.keys(languageNames)),
      isShown: z.boolean().default(false),
      texts: translated,
      prints: translated,
    })
    .nullable()
    .default(null),
  kept: z.record(z.string().max(1_000), z.unknown()).default({}),
  corrections: z
    .record(z.string().max(300), z.enum(correctionChoices))
    .refine((said) => Object.keys(said).length <= documentLimits.corrections)
    .optional(),
});

const variantSchema = z.object({
  master: id,
  base: z.unknown(),
  job: z.object({
    id,
    title: z.string().max(500),
    company: z.string().max(500),
    path: z.string().max(500).startsWith("/jobs/"),
  }),
});

/**
 * Reads a document from an outside source: a browser, a file or a database. Drops unknown fields, leaves missing ones
 * empty, puts every section into the order once, and strips the metadata of the photo. Never throws.
 */
export function readCvDocument(input: unknown): CvDocumentResult {
  const read = schema.safeParse(upgradeDocument(input));
  if (!read.success) {
    const issue = read.error.issues[0];
    return { ok: false, problem: `${issue?.path.join(".") ?? ""}: ${issue?.code ?? "not a document"}` };
  }
  const { order, ...document } = read.data as unknown as CvDocument;
  const variant = readVariant(input);
  return {
    ok: true,
    document: {
      ...document,
      order: [...normaliseSectionOrder(order, document.custom)],
      ...(variant && { variant }),
    },
  };
}

/** Reads the origin of a variant. A CV whose origin cannot be read stays a CV of its own. */
function readVariant(input: unknown): Variant | null {
  const read = variantSchema.safeParse((input as { variant?: unknown } | null)?.variant);
  if (!read.success) return null;
  const { master, base, job } = read.data;
  const reading = readCvDocument({ ...(base as object), variant: undefined });
  return reading.ok ? { master, base: reading.document, job } : null;
}
