import { browserEnv } from "../../platform/browser/browser-env.ts";
import type { CvDocument } from "../document/cv-document.ts";
import { fromJsonResume } from "../json-resume/from-json-resume.ts";
import { samples } from "./samples.ts";

/** Gives a CV without text the words of a sample, in the look of the CV. */
export type FillEmpty = (empty: Pick<CvDocument, "look" | "language">) => CvDocument;

/** Loads the sample that an empty page and the designs show. It is never a part of the person's CV. */
export async function loadEmptySample(): Promise<FillEmpty> {
  const [nurse] = samples;
  const reading = nurse ? fromJsonResume(await nurse.load(), browserEnv.newId) : null;
  if (!reading?.ok) throw new Error("The first sample is not a CV");
  return ({ look, language }) => ({ ...reading.document, look, language });
}
