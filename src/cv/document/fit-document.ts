import type { CvDocument } from "./cv-document.ts";
import { documentLimits, cutText } from "./document-limits.ts";
import { sectionKinds } from "./section-fields.ts";

/**
 * Cuts a document to its limits: texts at their end, lists after the last row that fits.
 *
 * @returns `isWhole`: whether nothing was cut
 */
export function fitDocument(document: CvDocument): { document: CvDocument; isWhole: boolean } {
  let isWhole = true;
  const most = <Item>(items: readonly Item[], count: number): Item[] => {
    if (items.length > count) isWhole = false;
    return items.slice(0, count);
  };
  const fitRecord = <R extends object>(record: R): R => {
    const fitted = Object.entries(record).map(([name, value]) => {
      if (typeof value !== "string" || name === "photo" || name === "id") return [name, value];
      const text = cutText(value, documentLimits.field);
      if (text !== value) isWhole = false;
      return [name, text];
    });
    return Object.fromEntries(fitted) as R;
  };
  const fitRows = <R extends object>(rows: readonly R[]): R[] =>
    most(rows, documentLimits.rows).map(fitRecord);

  const { personal, sections, custom } = document;
  const isPhotoTooLarge = personal.photo !== null && personal.photo.length > documentLimits.photo;
  if (isPhotoTooLarge) isWhole = false;
  const keptCustom = most(custom, documentLimits.customSections);
  const cut = custom.slice(keptCustom.length).map(({ id }) => `custom:${id}`);
  const fitted = {
    ...document,
    order: document.order.filter((key) => !cut.includes(key)),
    personal: {
      ...fitRecord(personal),
      profiles: fitRows(personal.profiles),
      photo: isPhotoTooLarge ? null : personal.photo,
    },
    sections: Object.fromEntries(
      sectionKinds.map((kind) => [kind, fitRows<object>(sections[kind])]),
    ) as unknown as CvDocument["sections"],
    hidden: most(document.hidden, documentLimits.hidden),
    headings: fitRecord(document.headings),
    layout: { ...document.layout, breaks: most(document.layout.breaks, documentLimits.hidden) },
    translation: document.translation && {
      ...document.translation,
      texts: fitRecord(
        Object.fromEntries(most(Object.entries(document.translation.texts), documentLimits.translated)),
      ),
    },
    custom: keptCustom.map((section) => ({
      ...fitRecord(section),
      rows: fitRows(section.rows),
    })),
  };
  return isWhole ? { document, isWhole } : { document: fitted, isWhole };
}
