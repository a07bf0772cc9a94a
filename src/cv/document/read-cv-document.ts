import * as z from "zod";
import type { CvDocument, SectionKey, SectionKind } from "./cv-document.ts";
import { languageNames } from "../translations/form-words.constants.ts";
import { documentLimits } from "./document-limits.ts";
import { readLook } from "./read-look.ts";
import { customRowFields, profileFields, rowFields, sectionKinds } from "./section-fields.ts";
import { stripPhoto } from "./strip-photo.ts";

export type CvDocumentReading =
  | { ok: true; document: CvDocument }
  /** @property problem why the input is not a document, as "sections.skills.0.name: …"; contains none of its content */
  | { ok: false; problem: string };

const field = z.string().max(documentLimits.field).default("");
const id = z.string().min(1).max(100);
const rowOf = (names: readonly string[]) =>
  z.object({ id, ...Object.fromEntries(names.map((name) => [name, field])) });
const rowsOf = (names: readonly string[]) => z.array(rowOf(names)).max(documentLimits.rows).default([]);
const oneOf = <T extends string>(names: Record<T, unknown> | readonly T[]) =>
  z.enum((Array.isArray(names) ? names : Object.keys(names)) as [T, ...T[]]);

const schema = z.object({
  version: z.literal(1),
  language: oneOf(languageNames),
  look: z.unknown().transform(readLook),
  personal: z.object({
    fullName: field,
    headline: field,
    email: field,
    phone: field,
    location: field,
    linkedIn: field,
    portfolio: field,
    profiles: rowsOf(profileFields),
    summary: field,
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
  kept: z.record(z.string().max(1_000), z.unknown()).default({}),
});

/**
 * Reads a document from an outside source: a browser, a file or a database. Drops unknown fields, leaves missing ones
 * empty, puts every section into the order once, and strips the metadata of the photo. Never throws.
 */
export function readCvDocument(input: unknown): CvDocumentReading {
  const read = schema.safeParse(input);
  if (!read.success) {
    const issue = read.error.issues[0];
    return { ok: false, problem: `${issue?.path.join(".") ?? ""}: ${issue?.code ?? "not a document"}` };
  }
  const { order, ...document } = read.data as unknown as CvDocument;
  return { ok: true, document: { ...document, order: completeOrder(order, document.custom) } };
}

function completeOrder(order: readonly string[], custom: CvDocument["custom"]): SectionKey[] {
  const known: SectionKey[] = [
    "summary",
    ...(sectionKinds satisfies SectionKind[]),
    ...custom.map((section) => `custom:${section.id}` as const),
  ];
  const given = order.filter((key): key is SectionKey => (known as string[]).includes(key));
  return [...new Set([...given, ...known])];
}
