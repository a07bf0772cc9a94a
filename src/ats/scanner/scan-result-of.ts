import type { CvDocument } from "../../cv/document/cv-document.ts";
import type { PageMark } from "../../cv/read/page-view/page-mark.ts";
import type { ParsedCv } from "../../cv/read/read-lines.ts";
import { placeInFile } from "../../cv/score/place-in-file.ts";
import type { CvScore } from "../../cv/score/score-cv.ts";
import { compareWithAdvert } from "../compare-with-advert.ts";
import type { Advert } from "../../jobs/requirements/pasted-advert.ts";
import { readFields } from "./read-fields.ts";
import { compareScans } from "./compare-scans.ts";
import type { ScanResult } from "./scan-result.ts";

type Scanned = { name: string; document: CvDocument; score: CvScore; reading: ParsedCv | null };
type With = { advert: Advert | null; before: string; now: Date };

const maxMarksOfRule = 6;
const maxUnplaced = 30;

/** Builds the data for the page of a scan. */
export function scanResultOf(
  { name, document, score, reading }: Scanned,
  { advert, before, now }: With,
): ScanResult {
  return {
    name,
    score,
    fields: readFields(document),
    unplaced: (reading?.unplaced ?? []).slice(0, maxUnplaced).map(({ text }) => text),
    pages: reading?.pages ?? [],
    marks: reading ? marksOf(score, reading) : [],
    advert: advert && compareWithAdvert(document, advert, now),
    difference: compareScans(before, score),
  };
}

/** Makes a mark for each place of a finding. A line with several findings links to the worst. */
function marksOf({ findings }: CvScore, reading: ParsedCv): PageMark[] {
  const marks = new Map<string, PageMark>();
  for (const { id, title, places } of findings) {
    for (const one of places.slice(0, maxMarksOfRule)) {
      const place = one.quote === null ? null : placeInFile(one, reading);
      if (!place) continue;
      const key = `${place.page} ${place.box.join(" ")}`;
      const known = marks.get(key);
      if (known) known.label += `; ${title}`;
      else marks.set(key, { ...place, tone: "check", label: title, href: `#finding-${id}` });
    }
  }
  return [...marks.values()];
}
