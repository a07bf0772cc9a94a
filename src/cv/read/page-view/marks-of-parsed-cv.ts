import type { ParsedCv } from "../read-lines.ts";
import type { PageMark } from "./page-mark.ts";

/** Values below this confidence are shown as values to check. */
export const sureConfidence = 0.7;

type Naming = {
  /** The name of a value by its JSON pointer: "/work/0/name" → "Company". */
  nameOf: (pointer: string) => string;
  hrefOf: (pointer: string) => string;
  /** Address of a text in no field, by its number. */
  unplacedHref: (index: number) => string;
};

/** The marks of a reading. Values of one place share a mark, which leads to the first of them that is to be checked. */
export function marksOfParsedCv(
  { confidence, places, unplaced }: Pick<ParsedCv, "confidence" | "places" | "unplaced">,
  { nameOf, hrefOf, unplacedHref }: Naming,
): PageMark[] {
  const groups = new Map<string, { place: ParsedCv["places"][string]; pointers: string[] }>();
  for (const [pointer, place] of Object.entries(places)) {
    const key = `${place.page} ${place.box.join(" ")}`;
    const group = groups.get(key) ?? { place, pointers: [] };
    group.pointers.push(pointer);
    groups.set(key, group);
  }
  const read = [...groups.values()].map(({ place, pointers }): PageMark => {
    const doubtful = pointers.find((pointer) => (confidence[pointer] ?? 0) < sureConfidence);
    const names = [...new Set(pointers.map(nameOf))].join(", ");
    return {
      ...place,
      tone: doubtful === undefined ? "sure" : "check",
      label: `${names}: ${doubtful === undefined ? "read surely" : "please check"}`,
      href: hrefOf(doubtful ?? pointers[0] ?? ""),
    };
  });
  const left = unplaced.map(({ text, page, box }, index): PageMark => ({
    page,
    box,
    tone: "unplaced",
    label: `${text}: in no field`,
    href: unplacedHref(index),
  }));
  const taken = new Set(read.map(({ page, box }) => `${page} ${box.join(" ")}`));
  return [...read, ...left.filter(({ page, box }) => !taken.has(`${page} ${box.join(" ")}`))];
}
