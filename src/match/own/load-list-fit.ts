import type { Owner } from "../../cv/local/local-cv.ts";
import type { JobSummary } from "../../jobs/job-summary.ts";
import type { Asked } from "../../jobs/requirements/requirement.ts";
import { readCvFacts } from "../facts/cv-facts.ts";
import { listFit, type ListFit } from "../list-fit.ts";
import { readOwnCvs, type OwnWorld } from "./own-cvs.ts";

/** The fits of jobs in a list with one CV. */
export type ListFits = {
  /** The CV compared with; null if the person has none. */
  cv: string | null;
  fits: ReadonlyMap<string, ListFit>;
  /** The first results of the search, those that fit best first; null if only the fits of a page were asked for. */
  order: readonly JobSummary[] | null;
};

type Answer = { jobs?: JobSummary[]; asked: Record<string, Asked[]> };

/**
 * Compares the person's chosen CV with jobs in a list. The CV stays in this browser: it asks for the facts of the jobs,
 * by their ids, or for those of the first results of a search.
 */
export async function loadListFit(
  { ids, search }: { ids: readonly string[]; search: string | null },
  { owner, chosen }: { owner: Owner; chosen: string | null },
  world: OwnWorld,
): Promise<ListFits> {
  const cvs = await readOwnCvs(owner, world);
  const cv = cvs.find(({ id }) => id === chosen) ?? cvs[0];
  if (!cv) return { cv: null, fits: new Map(), order: null };
  const address = search === null ? `/jobs/fit-facts?ids=${ids.join(",")}` : `/jobs/fit-order?${search}`;
  const answer = await world.fetch(address);
  if (!answer.ok) throw new Error(`The facts of jobs: ${answer.status}`);
  const { jobs, asked } = (await answer.json()) as Answer;
  const facts = readCvFacts(cv.document, world.now());
  const fits = new Map(Object.entries(asked).map(([id, one]) => [id, listFit(facts, one)]));
  return { cv: cv.title, fits, order: jobs ? bestFirst(jobs.map(withDates), fits) : null };
}

/** The sort is stable: jobs that fit equally well stay in the order of the search. */
function bestFirst(jobs: readonly JobSummary[], fits: ReadonlyMap<string, ListFit>): JobSummary[] {
  const scoreOf = ({ id }: JobSummary) => fits.get(id)?.score ?? 0;
  return jobs.toSorted((one, other) => scoreOf(other) - scoreOf(one));
}

/** JSON has no dates. */
function withDates(job: JobSummary): JobSummary {
  const { firstSeenAt, postedAt } = job;
  return { ...job, firstSeenAt: new Date(firstSeenAt), postedAt: postedAt && new Date(postedAt) };
}
