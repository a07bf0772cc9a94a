import type { CvDocument } from "../document/cv-document.ts";
import type { JsonObject } from "./field-lens.ts";

/** Under this key of a JSON Resume stands what the format has no place for. */
export const extensionKey = "foothold";

/** The schema that what we write keeps to. */
export const schemaAddress = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

/** A text that JSON Resume cannot hold as it was typed: "Spring 2021", or an end date left empty. */
export type TypedText = {
  /** JSON pointer into the document. */
  at: string;
  /** What reading the JSON gives there. Where it gives something else by now, the file was edited and the text is old. */
  reads: string;
  typed: string;
};

export type Extension = Pick<CvDocument, "version" | "language" | "look" | "order" | "custom"> & {
  showPhoto: boolean;
  typed: TypedText[];
};

/** Every text of a document with its JSON pointer. */
export function textsOf({
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

/** Puts a text where a pointer of `textsOf` leads; a pointer that leads nowhere by now is left alone. */
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
