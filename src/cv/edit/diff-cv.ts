import type { CvDocument, Personal, Sections } from "../document/cv-document.ts";

/** The parts of a CV that differ from other states: whole personal fields and whole sections. */
export type CvPatch = Partial<Omit<CvDocument, "personal" | "sections">> & {
  personal: Partial<Personal>;
  sections: Partial<Sections>;
};

/**
 * Returns a function that extracts from a CV the parts that differ between these states. A keystroke changes one text,
 * so the patch is small even if the CV contains, say, a photo.
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
 * Completes a patch to a full CV. Missing parts come from `whole`, so merging two completed patches into `whole` leaves
 * those parts unchanged.
 */
export function applyPatch(part: CvPatch, whole: CvDocument): CvDocument {
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
