import { readStatedConditions } from "../extraction/stated-conditions.ts";
import { readYears } from "../extraction/years-of-experience.ts";
import { listRequirements } from "./list-requirements.ts";
import type { Requirement } from "./requirement.ts";

/** The text of an advert. The title is empty if it is not known. */
export type Advert = { title: string; text: string };

/** Characters; the rest of a longer advert is not read. */
export const longestAdvert = 20_000;
const longestTitle = 90;

/** Reads a pasted advert: a short first line is its title. */
export function advertOf(pasted: string): Advert {
  const lines = pasted.slice(0, longestAdvert).split("\n");
  const at = lines.findIndex((line) => line.trim() !== "");
  const first = (lines[at] ?? "").replace(/^#+\s*/, "").trim();
  const isTitle = first !== "" && first.length <= longestTitle && !/[.:!?]$/.test(first);
  return { title: isTitle ? first : "", text: lines.slice(isTitle ? at + 1 : 0).join("\n") };
}

/** Lists what an advert asks for, each with the line that says so. A place is left to the person. */
export function requirementsOf({ title, text }: Advert): Requirement[] {
  const { degree } = readStatedConditions(text);
  const years = readYears(text);
  const facts = {
    title,
    descriptionText: text,
    skills: [],
    years: years?.value ?? null,
    degree: degree?.value ?? null,
    visa: null,
    evidence: { ...(years && { years: years.evidence }), ...(degree && { degree: degree.evidence }) },
    places: [],
    remoteCountries: [],
    workMode: null,
    locationText: null,
    rawLocation: null,
  };
  return listRequirements(facts, { occupationNames: [] }).filter(
    (one) => one.kind !== "permit" && (one.kind !== "occupation" || title !== ""),
  );
}
