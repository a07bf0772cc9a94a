import type { JsonObject } from "../../platform/json/json-object.ts";
import type { CvDocument } from "../document/cv-document.ts";

/** The schema of the files that we write. */
export const schemaAddress = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

/** A text that JSON Resume cannot represent as typed: "Spring 2021", or an empty end date. */
export type TypedText = {
  /** JSON pointer into the document. */
  at: string;
  /**
   * The text that reading the JSON gave there. If it now gives another, the file was edited and `typed` is outdated.
   */
  reads: string;
  typed: string;
};

export type Extension = Pick<
  CvDocument,
  "version" | "language" | "look" | "order" | "hidden" | "headings" | "layout" | "translation" | "custom"
> & {
  showPhoto: boolean;
  typed: TypedText[];
};

/** Maps the JSON pointer of every text of a document to the text. */
export function documentTexts({
  personal,
  sections,
}: Pick<CvDocument, "personal" | "sections">): Map<string, string> {
  const texts = new Map<string, string>();
  const add = (at: string, row: Record<string, unknown>) => {
    for (const [field, value] of Object.entries(row)) {
      if (typeof value === "string" && field !== "id" && field !== "photo")
        texts.set(`${at}/${field}`, value);
    }
  };
  add("/personal", personal);
  for (const [index, profile] of personal.profiles.entries()) add(`/personal/profiles/${index}`, profile);
  for (const [kind, rows] of Object.entries(sections)) {
    for (const [index, row] of rows.entries()) add(`/sections/${kind}/${index}`, row);
  }
  return texts;
}

/** Writes a text at a pointer from `documentTexts`. Does nothing if the pointer no longer exists. */
export function putText(document: CvDocument, at: string, typed: string): void {
  const path = at.split("/").slice(1);
  const field = path.pop() ?? "";
  let target: unknown = document;
  for (const step of path) {
    if (typeof target !== "object" || target === null || !Object.hasOwn(target, step)) return;
    target = (target as JsonObject)[step];
  }
  if (typeof target === "object" && target !== null && typeof (target as JsonObject)[field] === "string")
    (target as JsonObject)[field] = typed;
}
