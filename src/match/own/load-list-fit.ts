import type { Owner } from "../../documents/local/local-document.ts";
import type { JobSummary } from "../../jobs/job-summary.ts";
import type { Asked } from "../../jobs/requirements/requirement.ts";
import { readCvFacts } from "../facts/cv-facts.ts";
import { listFit, type ListFit } from "../list-fit.ts";
import { readOwnCvs, type OwnCvsContext } from "./own-cvs.ts";

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
  const cvs = await readOwnCvs(owner, context);
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
