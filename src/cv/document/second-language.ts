import type { CvDocument, CvTranslation, Personal, RowListKey, Sections } from "./cv-document.ts";
import { sectionKinds } from "./section-fields.ts";
import type { FieldSpec } from "../sections/section.ts";
import { customForm, personalForm, profileForm, sectionForms } from "../sections/section-forms.constants.ts";

type AnyRow = { id: string } & Record<string, string>;

/**
 * Returns the CV in the language that its pages and files are in, without the other one. Texts without a translation
 * stay in the first language; headings follow the language by themselves.
 */
export function inShownLanguage(document: CvDocument): CvDocument {
  const { translation, personal, sections, custom } = document;
  if (!translation) return document;
  if (!translation.isShown) return { ...document, translation: null };
  const { texts, language } = translation;
  const rowsOf = (list: RowListKey, rows: readonly AnyRow[]) =>
    rows.map((row) => translated(row, `${list}/${row.id}`, namesOf(translatedFields(list)), texts));
  return {
    ...document,
    language,
    translation: null,
    personal: {
      ...translated(personal, "personal", namesOf(translatedPersonal), texts),
      profiles: rowsOf("profiles", personal.profiles) as Personal["profiles"],
    },
    sections: Object.fromEntries(
      sectionKinds.map((kind) => [kind, rowsOf(kind, sections[kind])]),
    ) as unknown as Sections,
    headings: Object.fromEntries(
      Object.keys(document.headings).flatMap((section) => {
        const text = texts[`heading/${section}`];
        return text === undefined ? [] : [[section, text]];
      }),
    ),
    custom: custom.map((section) => ({
      ...section,
      title: texts[`custom:${section.id}/title`] ?? section.title,
      rows: rowsOf(`custom:${section.id}`, section.rows) as typeof section.rows,
    })),
  };
}

function translated<Texts extends object>(
  of: Texts,
  at: string,
  fields: readonly string[],
  texts: CvTranslation["texts"],
): Texts {
  const there = fields.filter((field) => texts[`${at}/${field}`] !== undefined);
  if (there.length === 0) return of;
  return { ...of, ...Object.fromEntries(there.map((field) => [field, texts[`${at}/${field}`]])) };
}

const namesOf = (fields: readonly { field: string }[]): string[] => fields.map(({ field }) => field);

/** Dates follow the language by themselves, and addresses are the same in every language. */
const notTranslated: readonly FieldSpec["kind"][] = ["start", "end", "date", "email", "tel", "url"];
const isTranslated = ({ kind }: FieldSpec): boolean => !notTranslated.includes(kind);

/** The texts of Personal Info that have a translation. */
export const translatedPersonal = personalForm.filter(isTranslated);

/** The fields of a list's rows that have a translation. */
export function translatedFields(list: RowListKey): FieldSpec[] {
  const form =
    list === "profiles"
      ? profileForm
      : list.startsWith("custom:")
        ? customForm
        : sectionForms[list as keyof typeof sectionForms];
  return form.fields.filter(isTranslated);
}

/**
 * A fingerprint of a text (FNV-1a, 32 bits). Two texts that differ have the same fingerprint once in four thousand million
 * pairs.
 */
export function textFingerprint(text: string): string {
  let print = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) print = Math.imul(print ^ text.charCodeAt(at), 0x01000193);
  return (print >>> 0).toString(36);
}
