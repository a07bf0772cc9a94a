import type { CvDocument, RowListKey, Sections } from "./cv-document.ts";
import { inShownLanguage } from "./second-language.ts";
import { personalTexts, sectionKinds } from "./section-fields.ts";

type AnyRow = { id: string } & Record<string, string>;

/**
 * Returns the CV as other people may have it: in one language, without hidden parts, a photo that is not shown, the
 * master of a variant, and what the person said of adverts. Hidden rows and sections stay as empty rows, so that positions in the document stay the same.
 */
export function withoutHidden(whole: CvDocument): CvDocument {
  const document = inShownLanguage(whole);
  const { variant, corrections, ...rest } = document;
  const { personal, sections, custom } = rest;
  const hidden = new Set<string>(document.hidden);
  const isShown = ({ photo, showPhoto }: CvDocument["personal"]) => showPhoto || photo === null;
  if (hidden.size === 0 && isShown(personal) && !variant && !corrections) return document;

  const rowsOf = <Row extends { id: string }>(list: RowListKey, rows: readonly Row[]): Row[] =>
    rows.map((row) => (hidden.has(list) || hidden.has(`${list}/${row.id}`) ? emptied(row) : row));
  const texts = personalTexts.filter((field) => hidden.has(`personal/${field}`));
  return {
    ...rest,
    hidden: [],
    personal: {
      ...personal,
      ...Object.fromEntries(texts.map((field) => [field, ""])),
      ...(hidden.has("summary") ? { summary: "" } : {}),
      profiles: rowsOf("profiles", personal.profiles),
      photo: isShown(personal) ? personal.photo : null,
    },
    sections: Object.fromEntries(
      sectionKinds.map((kind) => [kind, rowsOf<AnyRow>(kind, sections[kind])]),
    ) as unknown as Sections,
    headings: Object.fromEntries(
      Object.entries(document.headings).filter(([section]) => !hidden.has(section)),
    ),
    custom: custom.map((section) => ({
      ...section,
      title: hidden.has(`custom:${section.id}`) ? "" : section.title,
      rows: rowsOf(`custom:${section.id}`, section.rows),
    })),
  };
}

function emptied<Row extends { id: string }>({ id, ...texts }: Row): Row {
  return { id, ...Object.fromEntries(Object.keys(texts).map((field) => [field, ""])) } as Row;
}
