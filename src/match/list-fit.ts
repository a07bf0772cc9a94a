import type { Asked } from "../jobs/requirements/requirement.ts";
import type { CvFacts } from "./facts/cv-facts.ts";
import { matchCv, type Matched } from "./match-cv.ts";
import type { Verdict } from "./verdict.ts";

/** How well a CV fits a job in a list. `score` orders jobs and is never shown, because it is too rough for a figure. */
export type ListFit = { level: "good" | "partial" | null; score: number };

/** The weight of each kind of requirement. Occupation and skills decide; years and place break ties. */
const weights = { occupation: 4, skill: 4, years: 1, degree: 1, language: 1, place: 1, permit: 0 } as const;

/** The points of a verdict. A fact that the CV does not state costs little. */
const earned: Readonly<Record<Verdict, number>> = { met: 1, partly: 0.5, unknown: 0.4, missing: 0 };

/** Minimum scores of the levels. */
const [goodFrom, partialFrom] = [0.7, 0.5];
/** Minimum number of skills of a job for a good fit. */
const minSkills = 2;

/** Scores how well a CV fits a job by the job's stored facts: title, skills, years, degree and place. */
export function listFit(cv: CvFacts, asked: readonly Asked[]): ListFit {
  const matches = matchCv(cv, asked);
  const kinds = Object.keys(weights) as (keyof typeof weights)[];
  let [sum, of] = [0, 0];
  for (const kind of kinds) {
    const share = shareOf(matches.filter((match) => match.asked.kind === kind));
    if (share === null) continue;
    sum += weights[kind] * share;
    of += weights[kind];
  }
  const score = of === 0 ? 0 : sum / of;
  return { level: levelOf(score, matches), score };
}

function shareOf(matches: readonly Matched[]): number | null {
  if (matches.length === 0) return null;
  return matches.reduce((sum, { verdict }) => sum + earned[verdict], 0) / matches.length;
}

/** Another occupation is never a fit, even if all words agree. */
function levelOf(score: number, matches: readonly Matched[]): ListFit["level"] {
  const isOtherWork = matches.some(
    ({ asked, verdict }) => asked.kind === "occupation" && verdict === "missing",
  );
  if (isOtherWork || score < partialFrom) return null;
  const skills = matches.filter(({ asked }) => asked.kind === "skill").length;
  return score >= goodFrom && skills >= minSkills ? "good" : "partial";
}
