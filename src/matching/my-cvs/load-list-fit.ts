import type { Owner } from "../../documents/local/local-document.ts";
import type { JobSummary } from "../../jobs/job-summary.ts";
import type { Asked } from "../../jobs/requirements/requirement.ts";
import { readCvFacts, type CvFacts } from "../facts/cv-facts.ts";
import { loadOwnCvs, type OwnCvsContext } from "./my-cvs.ts";
import { matchCv, type Matched } from "../match-cv.ts";
import type { Verdict } from "../verdict.ts";

/** How well the jobs of a list fit one CV. */
export type ListFits = {
  /** The title of the compared CV; null if the person has none. */
  cv: string | null;
  fits: ReadonlyMap<string, ListFit>;
  /** The first results of the search, sorted by fit; null if only a page was compared. */
  order: readonly JobSummary[] | null;
};

type Answer = { jobs?: JobSummary[]; asked: Record<string, Asked[]> };

/**
 * Compares the person's chosen CV with jobs in a list. The CV stays in this browser, which requests the facts of the
 * jobs by their ids, or those of the first results of a search.
 */
export async function loadListFit(
  { ids, search }: { ids: readonly string[]; search: string | null },
  { owner, chosen }: { owner: Owner; chosen: string | null },
  context: OwnCvsContext,
): Promise<ListFits> {
  const cvs = await loadOwnCvs(owner, context);
  const cv = cvs.find(({ id }) => id === chosen) ?? cvs[0];
  if (!cv) return { cv: null, fits: new Map(), order: null };
  const address = search === null ? `/jobs/fit-facts?ids=${ids.join(",")}` : `/jobs/fit-order?${search}`;
  const answer = await context.fetch(address);
  if (!answer.ok) throw new Error(`The facts of jobs: ${answer.status}`);
  const { jobs, asked } = (await answer.json()) as Answer;
  const facts = readCvFacts(cv.document, context.now());
  const fits = new Map(Object.entries(asked).map(([id, one]) => [id, listFit(facts, one)]));
  return { cv: cv.title, fits, order: jobs ? bestFirst(jobs.map(withDates), fits) : null };
}

/** The sort is stable: jobs that fit equally well stay in the order of the search. */
function bestFirst(jobs: readonly JobSummary[], fits: ReadonlyMap<string, ListFit>): JobSummary[] {
  const scoreOf = ({ id }: JobSummary) => fits.get(id)?.score ?? 0;
  return jobs.toSorted((one, other) => scoreOf(other) - scoreOf(one));
}

/** Parses the dates of a job, which JSON sends as text. */
function withDates(job: JobSummary): JobSummary {
  const { firstSeenAt, postedAt, closesAt } = job;
  return {
    ...job,
    firstSeenAt: new Date(firstSeenAt),
    postedAt: postedAt && new Date(postedAt),
    closesAt: closesAt && new Date(closesAt),
  };
}

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
