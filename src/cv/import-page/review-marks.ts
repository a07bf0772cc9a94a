import type { FieldAddress } from "../edit/field-address.ts";
import { fieldsOf, type ReviewEntry, type ReviewField } from "../import/review-groups.ts";
import type { PageMark } from "../read/page-view/page-mark.ts";
import type { FilePlace } from "../read/file-page.ts";
import { readField } from "../edit/set-field.ts";
import type { CvReview } from "./use-review.ts";

/** Values below this confidence are shown as values to check. */
const sureConfidence = 0.7;

/** `check` counts entries, the others count texts. */
export type Counts = { sure: number; check: number; unplaced: number };

/** Whether the person should look at a text before it is saved. */
export function isToCheck({ address, reading }: ReviewField, confirmed: ReadonlySet<FieldAddress>): boolean {
  return reading !== null && reading.confidence < sureConfidence && !confirmed.has(address);
}

export const hasDoubt = ({ fields }: ReviewEntry, confirmed: ReadonlySet<FieldAddress>): boolean =>
  fields.some((field) => isToCheck(field, confirmed));

export function countFields({
  groups,
  document,
  confirmed,
  unplaced,
}: Pick<CvReview, "groups" | "document" | "confirmed" | "unplaced">): Counts {
  const sure = fieldsOf(groups).filter(
    (field) => !isToCheck(field, confirmed) && readField(document, field.address).trim() !== "",
  );
  const check = groups.flatMap(({ entries }) => entries).filter((entry) => hasDoubt(entry, confirmed));
  return { sure: sure.length, check: check.length, unplaced: unplaced.length };
}

/** A mark for each place of the page, which leads to the first of its texts that is to be checked. */
export function marksOfReview({
  groups,
  confirmed,
  unplaced,
  here,
}: Pick<CvReview, "groups" | "confirmed" | "unplaced" | "here">): PageMark[] {
  const keyOf = ({ page, box }: FilePlace) => `${page} ${box.join(" ")}`;
  const places = new Map<string, { place: FilePlace; fields: ReviewField[] }>();
  for (const field of fieldsOf(groups)) {
    for (const place of field.reading?.places ?? []) {
      const entry = places.get(keyOf(place)) ?? { place, fields: [] };
      if (!entry.fields.includes(field)) entry.fields.push(field);
      places.set(keyOf(place), entry);
    }
  }
  const read = [...places.values()].map(({ place, fields }): PageMark => {
    const doubtful = fields.find((field) => isToCheck(field, confirmed));
    const names = [...new Set(fields.map(({ spec }) => spec.label))].join(", ");
    const to = doubtful ?? fields[0];
    return {
      ...place,
      tone: doubtful ? "check" : "sure",
      label: `${names}: ${doubtful ? "please check" : "read surely"}`,
      href: `#${encodeURIComponent(to?.address ?? "")}`,
      ...(fields.some(({ address }) => address === here) ? { isHere: true } : {}),
    };
  });
  const unplacedMarks = unplaced
    .filter((text) => !places.has(keyOf(text)))
    .map(({ text, page, box, index }): PageMark => ({
      page,
      box,
      tone: "unplaced",
      label: `“${text}”: in no field`,
      href: `#unplaced-${index}`,
      ...(here === `unplaced-${index}` ? { isHere: true } : {}),
    }));
  return [...read, ...unplacedMarks];
}
