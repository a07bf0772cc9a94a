import type { CvDocument } from "../../src/cv/document/cv-document.ts";
import { sectionKinds } from "../../src/cv/document/section-fields.ts";

/**
 * Removes differences that do not count after export and import: row ids are new in every reading, and the form always
 * has its first rows.
 */
export function comparableCv({ sections, personal, hidden, ...rest }: CvDocument) {
  const written = (rows: readonly { id: string }[]) =>
    rows.filter((row) => Object.entries(row).some(([field, text]) => field !== "id" && text !== ""));
  const bare = (rows: readonly { id: string }[]) => written(rows).map((row) => ({ ...row, id: "" }));
  const lists = { profiles: written(personal.profiles), ...mapKinds((kind) => written(sections[kind])) };
  const byPlace = hidden.map((key) => {
    const [list = "", row] = key.split("/");
    const rows = (lists as Record<string, { id: string }[]>)[list];
    return row === undefined || !rows ? key : `${list}/${rows.findIndex(({ id }) => id === row)}`;
  });
  return {
    ...rest,
    hidden: byPlace.toSorted(),
    personal: { ...personal, profiles: bare(personal.profiles) },
    sections: mapKinds((kind) => bare(sections[kind])),
  };
}

function mapKinds<To>(to: (kind: (typeof sectionKinds)[number]) => To): Record<string, To> {
  return Object.fromEntries(sectionKinds.map((kind) => [kind, to(kind)]));
}
