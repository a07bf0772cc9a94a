import type { CvDocument } from "../../src/cv/document/cv-document.ts";
import { sectionKinds } from "../../src/cv/document/section-fields.ts";

/**
 * Removes differences that do not count after export and import: row ids are new in every reading, and the form always
 * has its first rows.
 */
export function comparableCv({ sections, personal, hidden, layout, translation, ...rest }: CvDocument) {
  const written = (rows: readonly { id: string }[]) =>
    rows.filter((row) => Object.entries(row).some(([field, text]) => field !== "id" && text !== ""));
  const bare = (rows: readonly { id: string }[]) => written(rows).map((row) => ({ ...row, id: "" }));
  const lists = { profiles: written(personal.profiles), ...mapKinds((kind) => written(sections[kind])) };
  /** The key of a part with the place of its row; none for a row that is empty. */
  const byPlace = (key: string): string[] => {
    const [list = "", row, ...field] = key.split("/");
    const rows = (lists as Record<string, { id: string }[]>)[list];
    if (row === undefined || !rows) return [key];
    const place = rows.findIndex(({ id }) => id === row);
    return place === -1 ? [] : [[list, place, ...field].join("/")];
  };
  const textsByPlace = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).flatMap(([at, text]) => byPlace(at).map((one) => [one, text])));
  return {
    ...rest,
    hidden: hidden.flatMap(byPlace).toSorted(),
    layout: {
      ...layout,
      breaks: layout.breaks.flatMap(byPlace).toSorted(),
      contacts: layout.contacts.flatMap(byPlace),
    },
    translation: translation && {
      ...translation,
      texts: textsByPlace(translation.texts),
      prints: textsByPlace(translation.prints),
    },
    personal: { ...personal, profiles: bare(personal.profiles) },
    sections: mapKinds((kind) => bare(sections[kind])),
  };
}

function mapKinds<To>(to: (kind: (typeof sectionKinds)[number]) => To): Record<string, To> {
  return Object.fromEntries(sectionKinds.map((kind) => [kind, to(kind)]));
}
