import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CvDocument } from "../../src/cv/document/cv-document.ts";
import { readCvDocument } from "../../src/cv/document/read-cv-document.ts";
import { samplePhoto } from "../support/sample-photo.ts";

/** Invented people, each with something that is hard to set. */
export const matrixPeople = {
  nurse: "a photo",
  graduate: "a photo, German",
  accountant: "Arabic",
  "quality-engineer": "Japanese",
  "software-engineer": "three pages",
  "long-names": "a name of 45 letters, ten links, very long and very short fields",
} as const;

export type MatrixPerson = keyof typeof matrixPeople;
export const matrixNames = Object.keys(matrixPeople) as MatrixPerson[];

/** Reads the CV of a person in tests/fixtures/cvs. */
export function matrixPerson(name: MatrixPerson): CvDocument {
  const path = join(import.meta.dirname, "../fixtures/cvs", `${name}.json`);
  const result = readCvDocument(JSON.parse(readFileSync(path, "utf8")));
  if (!result.ok) throw new Error(result.problem);
  const { document } = result;
  const photo = document.personal.showPhoto ? samplePhoto(300, 400) : null;
  return { ...document, personal: { ...document.personal, photo } };
}
