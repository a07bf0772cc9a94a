import type { Language } from "../words/language.ts";

/** A name of an occupation, before it is indexed. */
export type Label = {
  /** Number of the concept. */
  concept: number;
  language: Language;
  text: string;
  /** The number of its publisher in `sources`. */
  source: number;
};

/** An occupation of ESCO. */
export type Concept = { id: string; name: string; code: string };
