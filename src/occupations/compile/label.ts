import type { Language } from "../words/language.ts";

/** A name of an occupation, before it is indexed. */
export type Label = {
  /** Position of its occupation in the list of concepts. */
  concept: number;
  language: Language;
  text: string;
  /** The number of its publisher in `sources`. */
  source: number;
};

/** An occupation of ESCO. */
export type Concept = { id: string; name: string; code: string };
