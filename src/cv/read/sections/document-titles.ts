import titles from "../../../../data/cv/reading/document-titles.json" with { type: "json" };
import { foldForComparing } from "../normalise-text.ts";

const compact = (text: string): string => foldForComparing(text).replaceAll(" ", "");
const known = new Set(titles.map(compact));

/** Whether a text is the title of the document, also with its letters set apart: "L E B E N S L A U F". */
export const isDocumentTitle = (text: string): boolean => known.has(compact(text));
