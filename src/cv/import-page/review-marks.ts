import type { FieldAddress } from "../edit/field-address.ts";
import type { ReviewField, ReviewGroup } from "../import/review-groups.ts";
import { sureConfidence } from "../read/page-view/marks-of-parsed-cv.ts";
import type { PageMark } from "../read/page-view/page-mark.ts";
import type { FilePlace } from "../read/file-page.ts";
import { readField } from "../edit/set-field.ts";
import type { CvReview } from "./review-context.ts";

export type Counts = { sure: number; check: number; unplaced: number };

/** Whether the person should look at a text before it is saved. */
export function isToCheck({ address, reading }: ReviewField, confirmed: ReadonlySet<FieldAddress>): boolean {
  return reading !== null && reading.confidence < sureConfidence && !confirmed.has(address);
}

export function countFields(
  groups: readonly ReviewGroup[],
  { document, confirmed, unplaced }: Pick<CvReview, "document" | "confirmed" | "unplaced">,
): Counts {
  const written = groups
    .flatMap(({ fields }) => fields)
    .filter(({ address }) => readField(document, address).trim() !== "");
  const check = written.filter((field) => isToCheck(field, confirmed)).length;
  return { sure: written.length - check, check, unplaced: unplaced.length };
}

type Shown = { groups: readonly ReviewGroup[] } & Pick<CvReview, "confirmed" | "unplaced" | "here">;

/** A mark for each place of the page, which leads to the first of its texts that is to be checked. */
export function marksOfReview({ groups, confirmed, unplaced, here }: Shown): PageMark[] {
  const keyOf = ({ page, box }: FilePlace) => `${page} ${box.join(" ")}`;
  const places = new Map<string, { place: FilePlace; fields: ReviewField[] }>();
  for (const field of groups.flatMap((group) => group.fields)) {
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
