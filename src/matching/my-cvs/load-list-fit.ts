import type { Owner } from "../../documents/local/local-document.ts";
import type { JobSummary } from "../../jobs/job-summary.ts";
import type { Requirement } from "../requirements/requirement.ts";
import { readCvFacts } from "../evidence/cv-facts.ts";
import { loadOwnCvs, type OwnCvsContext } from "./my-cvs.ts";
import { matchCv } from "../verdict/match-cv.ts";
import { overallFit, type OverallFit } from "../verdict/overall-fit.ts";

/** How well the jobs of a list fit one CV. */
export type ListFits = {
  /** The title of the compared CV; null if the person has none. */
  cv: string | null;
  fits: ReadonlyMap<string, OverallFit>;
  /** The first results of the search, sorted by fit; null if only a page was compared. */
  order: readonly JobSummary[] | null;
};

type Answer = { jobs?: JobSummary[]; asked: Record<string, Requirement[]> };

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
  const fits = new Map(Object.entries(asked).map(([id, one]) => [id, overallFit(matchCv(facts, one))]));
  return { cv: cv.title, fits, order: jobs ? bestFirst(jobs.map(withDates), fits) : null };
}

/** The sort is stable: jobs that fit equally well stay in the order of the search. */
function bestFirst(jobs: readonly JobSummary[], fits: ReadonlyMap<string, OverallFit>): JobSummary[] {
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
