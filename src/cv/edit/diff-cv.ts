import type { CvDocument, Personal, Sections } from "../document/cv-document.ts";

/** A CV without what is the same in others: whole fields of the person, whole sections. */
export type CvPatch = Partial<Omit<CvDocument, "personal" | "sections">> & {
  personal: Partial<Personal>;
  sections: Partial<Sections>;
};

/**
 * Gives what takes out of a CV the part that is not the same in all of these. A key changes one text, so it is small
 * whatever else stands in the CV, a photo for one.
 */
export function diffCv(states: readonly CvDocument[]): (document: CvDocument) => CvPatch {
  const [whole, personal, sections] = [
    differingKeys(states).filter((key) => key !== "personal" && key !== "sections"),
    differingKeys(states.map((state) => state.personal)),
    differingKeys(states.map((state) => state.sections)),
  ];
  return (document) => ({
    ...only(document, whole),
    personal: only(document.personal, personal),
    sections: only(document.sections, sections),
  });
}

/**
 * Makes a CV of a part again. What it lacks comes from `whole`, so that merging two such parts into `whole` changes
 * nothing of it.
 */
export function completed(part: CvPatch, whole: CvDocument): CvDocument {
  return {
    ...whole,
    ...part,
    personal: { ...whole.personal, ...part.personal },
    sections: { ...whole.sections, ...part.sections },
  };
}

function differingKeys<Record extends object>(states: readonly Record[]): (keyof Record)[] {
  const keys = [...new Set(states.flatMap((state) => Object.keys(state) as (keyof Record)[]))];
  return keys.filter((key) => states.some((state) => state[key] !== states[0]?.[key]));
}

function only<Record extends object>(record: Record, keys: readonly (keyof Record)[]): Partial<Record> {
  return Object.fromEntries(keys.map((key) => [key, record[key]])) as Partial<Record>;
}
