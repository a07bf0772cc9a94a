import nurse from "../../../data/cv/samples/nurse.json" with { type: "json" };
import type { CvDocument } from "../document/cv-document.ts";
import { fromJsonResume } from "../json-resume/from-json-resume.ts";

let rows = 0;

function readSample(): CvDocument {
  const reading = fromJsonResume(nurse, () => `sample-${(rows += 1)}`);
  if (!reading.ok) throw new Error("The first sample is not a CV");
  return reading.document;
}

/**
 * The sample that an empty page and the designs show, in the look of the CV. It is never a part of the person's CV. It
 * is read during the build, so the browser loads no reader of files for it.
 */
export const emptySample: CvDocument = readSample();
