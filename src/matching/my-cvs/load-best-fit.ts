import type { Owner } from "../../documents/local/local-document.ts";
import type { JobSummary } from "../../jobs/job-summary.ts";
import { readCvFacts, type CvFacts } from "../evidence/cv-facts.ts";
import { cvWork, readOccupationCodes } from "./cv-work.ts";
import type { Requirement } from "../requirements/requirement.ts";
import { matchCv } from "../verdict/match-cv.ts";
import { overallFit, type OverallFit } from "../verdict/overall-fit.ts";
import { loadOwnCvs, type OwnCvsContext } from "./my-cvs.ts";

/** The jobs of the whole index that fit a CV, best first. Jobs that fit poorly are left out. */
export type BestFit = {
  /** The title of the compared CV. */
  cv: string;
  order: readonly JobSummary[];
  fits: ReadonlyMap<string, OverallFit>;
  compared: number;
  /** How many there were to compare. More than `compared` if the site was too busy. */
  of: number;
};

export type BestFitOutcome =
  | { ok: true; best: BestFit }
  /** "no-work": no title in the CV is the name of an occupation. */
  | { ok: false; reason: "no-cv" | "no-work" };

/** Jobs of one request: a page. */
const portion = 20;

type Options = {
  owner: Owner;
  chosen: string | null;
  signal: AbortSignal;
  /** Told after every portion. */
  onProgress: (compared: number, of: number) => void;
};

/**
 * Compares the person's CV with the open jobs of their work, those of a search. The site is told the codes of their occupations, their
 * level and where they live, and answers with the ids of at most 500 jobs. The comparison is made here, a portion after the other.
 *
 * @param search the address of the search
 */
export async function loadBestFit(
  search: string,
  { owner, chosen, signal, onProgress }: Options,
  context: OwnCvsContext,
): Promise<BestFitOutcome> {
  const cvs = await loadOwnCvs(owner, context);
  const cv = cvs.find(({ id }) => id === chosen) ?? cvs[0];
  if (!cv) return { ok: false, reason: "no-cv" };
  const facts = readCvFacts(cv.document, context.now());
  const names = await context.fetch(
    `/jobs/occupation-names?language=${encodeURIComponent(cv.document.language)}`,
    { signal },
  );
  if (!names.ok) throw new Error(`The names of occupations: ${names.status}`);
  const { codes, level } = cvWork(facts, readOccupationCodes(await names.text()));
  if (codes.length === 0) return { ok: false, reason: "no-work" };
  const body = new URLSearchParams({ codes: codes.join(","), level: level ?? "", place: facts.location });
  const answer = await context.fetch(`/jobs/fit-candidates?${search}`, { method: "POST", body, signal });
  if (!answer.ok) throw new Error(`Jobs to compare: ${answer.status}`);
  const { ids } = (await answer.json()) as { ids: string[] };
  const fits = new Map<string, OverallFit>();
  const jobs: JobSummary[] = [];
  onProgress(0, ids.length);
  for (let at = 0; at < ids.length; at += portion) {
    const some = ids.slice(at, at + portion);
    // oxlint-disable-next-line no-await-in-loop -- one request at a time leaves the site to others
    const read = await context.fetch(`/jobs/fit-facts?rows=yes&ids=${some.join(",")}`, { signal });
    // The site is busy: what was compared is ordered.
    if (!read.ok) break;
    // oxlint-disable-next-line no-await-in-loop -- the same
    const { asked, jobs: rows } = (await read.json()) as Answer;
    // oxlint-disable-next-line no-await-in-loop -- the same
    await compare(facts, asked, fits);
    jobs.push(...rows);
    onProgress(Math.min(at + portion, ids.length), ids.length);
  }
  if (ids.length > 0 && fits.size === 0) throw new Error("No job could be compared");
  return {
    ok: true,
    best: { cv: cv.title, order: bestFirst(jobs, fits), fits, compared: fits.size, of: ids.length },
  };
}

type Answer = { jobs: JobSummary[]; asked: Record<string, Requirement[]> };

/** Lets the page answer clicks after every comparison, which takes a few milliseconds. */
async function compare(facts: CvFacts, asked: Answer["asked"], fits: Map<string, OverallFit>): Promise<void> {
  for (const [id, one] of Object.entries(asked)) {
    fits.set(id, overallFit(matchCv(facts, one)));
    // oxlint-disable-next-line no-await-in-loop -- the point is to wait
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Levels are ranges of the score, so no job stands above one with a better level. */
function bestFirst(jobs: readonly JobSummary[], fits: ReadonlyMap<string, OverallFit>): JobSummary[] {
  const scoreOf = ({ id }: JobSummary) => fits.get(id)?.score ?? 0;
  const isFit = ({ id }: JobSummary) => (fits.get(id)?.level ?? "poor") !== "poor";
  return jobs
    .filter(isFit)
    .toSorted((one, other) => scoreOf(other) - scoreOf(one))
    .map(withDates);
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
