import { fromJsonResume } from "../../cv/json-resume/from-json-resume.ts";
import { readPlainText } from "../../cv/read/formats/read-plain-text.ts";
import { readLines } from "../../cv/read/read-lines.ts";
import { advertOf } from "../../jobs/requirements/pasted-advert.ts";
import { compareWithAdvert, type AdvertComparison } from "../compare-with-advert.ts";
import { rowIds } from "../row-ids.ts";

/** Compares the text of a CV with an advert by the rules of the scanner. It runs in a browser, too. */
export function compareTexts(cv: string, advert: string, now: Date): AdvertComparison {
  const { document } = readLines(readPlainText(cv));
  const read = fromJsonResume({ basics: {}, ...document }, rowIds());
  if (!read.ok) throw new Error("The text of the CV gave no JSON Resume");
  return compareWithAdvert(read.document, advertOf(advert), now);
}
