import { createContext } from "react";

export type ModelAccess = {
  /** The host of the operator's language model. */
  host: string;
  /** The advert that a CV is tailored to, as text; empty elsewhere. */
  advert: string;
  /** What the advert asks for and what the CV shows of it, as `requirementList` writes it; empty elsewhere. */
  requirements: string;
  fetch: typeof fetch;
};

/** Null on a site without a language model, which then hides all of its controls. */
export const ModelContext = createContext<ModelAccess | null>(null);
