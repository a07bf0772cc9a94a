import type { FilePage } from "../../cv/read/file-page.ts";
import type { PageMark } from "../../cv/read/page-view/page-mark.ts";
import type { CvScore } from "../../cv/score/score-cv.ts";
import type { Requirement } from "../../matching/requirements/requirement.ts";
import type { Matched } from "../../matching/verdict/match-cv.ts";
import type { CvDocument } from "../../cv/document/cv-document.ts";

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
  advert: { title: string; matches: Matched<Requirement>[] } | null;
  /** The difference from the previous scan; null for the first. */
  difference: ScanDifference | null;
};

/** The data of a scan that the form sends with the next one. It has no words of the CV. */
export type ScanMemory = { version: string; score: number; ids: string[] };

export type ScanDifference = {
  before: number;
  /** False if the rules have changed since, so that the scores cannot be compared. */
  isSameVersion: boolean;
  /** Titles of the findings that are no longer found, and of new ones. */
  mended: string[];
  appeared: string[];
};

/** Writes the data that the next scan is compared with. */
export function writeScanMemory({ version, score, findings }: CvScore): string {
  return JSON.stringify({ version, score, ids: findings.map(({ id }) => id) } satisfies ScanMemory);
}

export type ShownField = { label: string; value: string; isMissing: boolean };

const maxJobs = 5;
const maxStudies = 3;

/** Lists the fields of a CV as an applicant-tracking system stores them. Missing fields are listed, too. */
export function readFields({ personal, sections }: CvDocument): ShownField[] {
  const jobs = sections.experience.filter(({ company, position }) => company + position !== "");
  const studies = sections.education.filter(({ institution, degree }) => institution + degree !== "");
  const skills = sections.skills.flatMap(({ name, keywords }) => (keywords === "" ? name : keywords));
  return [
    field("Name", personal.fullName),
    field("Email", personal.email),
    field("Phone", personal.phone),
    field("Place", personal.location),
    ...(jobs.length === 0 ? [field("Work", "")] : []),
    ...jobs
      .slice(0, maxJobs)
      .flatMap(({ company, position, startDate, endDate }, index) => [
        field(index === 0 ? "Newest job" : "Earlier job", [position, company].filter(Boolean).join(", ")),
        field("Dates", startDate === "" ? "" : [startDate, endDate].filter(Boolean).join(" – ")),
      ]),
    ...(studies.length === 0 ? [field("Education", "")] : []),
    ...studies
      .slice(0, maxStudies)
      .map(({ degree, field: area, institution }) =>
        field(
          "Education",
          [[degree, area].filter(Boolean).join(" "), institution].filter(Boolean).join(", "),
        ),
      ),
    field("Skills", skills.filter((skill) => skill !== "").join(", ")),
  ];
}

const field = (label: string, value: string): ShownField => ({
  label,
  value: value.trim(),
  isMissing: value.trim() === "",
});
