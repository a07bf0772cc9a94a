import { listRequirements } from "./list-requirements.ts";
import type { Requirement } from "./requirement.ts";

/** The text of an advert. The title is empty if it is not known. */
export type PastedAdvert = { title: string; text: string };

/** An advert with what it asks for. */
export type ComparedAdvert = PastedAdvert & { requirements: readonly Requirement[] };

/** Characters; the rest of a longer advert is not read. */
export const longestAdvert = 20_000;
const longestTitle = 90;

/** Reads a pasted advert: a short first line is its title. */
export function advertOf(pasted: string): PastedAdvert {
  const lines = pasted.slice(0, longestAdvert).split("\n");
  const at = lines.findIndex((line) => line.trim() !== "");
  const first = (lines[at] ?? "").replace(/^#+\s*/, "").trim();
  const isTitle = first !== "" && first.length <= longestTitle && !/[.:!?]$/.test(first);
  return { title: isTitle ? first : "", text: lines.slice(isTitle ? at + 1 : 0).join("\n") };
}

/** Lists what a text asks for, in a browser: without the other names of its occupation, and without a place. */
export function requirementsOf(advert: PastedAdvert): Requirement[] {
  return listRequirements({ ...advert, names: [], related: [], tags: [], place: null });
}
