import type { FilePage } from "../../cv/read/file-page.ts";
import type { PageMark } from "../../cv/read/page-view/page-mark.ts";
import type { CvScore } from "../../cv/score/score-cv.ts";
import type { AdvertComparison } from "../compare-with-advert.ts";
import type { ShownField } from "./read-fields.ts";
import type { ScanDifference } from "./scan-difference.ts";

/** The data for the page of a scan. It exists only in the response. */
export type ScanResult = {
  /** The name of the file; empty for pasted text. */
  name: string;
  score: CvScore;
  /** The fields that an applicant-tracking system would store. */
  fields: ShownField[];
  /** Text that is in no field. */
  unplaced: string[];
  pages: FilePage[];
  marks: PageMark[];
  advert: AdvertComparison | null;
  /** The difference from the previous scan; null for the first. */
  difference: ScanDifference | null;
};
