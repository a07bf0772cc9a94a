import type { Corrections } from "../../cv/document/cv-document.ts";
import type { Owner } from "../../documents/local/local-document.ts";
import type { Requirement } from "../requirements/requirement.ts";
import { readCvFacts } from "../evidence/cv-facts.ts";
import { matchCv, type Matched } from "../verdict/match-cv.ts";
import { loadOwnCvs, type OwnCvsContext } from "./my-cvs.ts";

/** How well one of a person's CVs fits a job. `matches` is in the order of the advert's requirements. */
export type CvFit = {
  id: string;
  title: string;
  matches: readonly Matched<Requirement>[];
  corrections: Corrections;
};

/** Compares every CV of the person with a job. The CVs stay in this browser; only the requirements are fetched. */
export async function loadJobFit(jobId: string, owner: Owner, context: OwnCvsContext): Promise<CvFit[]> {
  const cvs = await loadOwnCvs(owner, context);
  if (cvs.length === 0) return [];
  const now = context.now();
  const requirements = await fetchRequirements(jobId, context);
  return cvs.map(({ id, title, document }) => ({
    id,
    title,
    matches: matchCv(readCvFacts(document, now), requirements),
    corrections: document.corrections ?? {},
  }));
}

async function fetchRequirements(
  jobId: string,
  { fetch }: Pick<OwnCvsContext, "fetch">,
): Promise<Requirement[]> {
  const answer = await fetch(`/jobs/requirements/${encodeURIComponent(jobId)}`);
  if (!answer.ok) throw new Error(`The requirements of a job: ${answer.status}`);
  return (await answer.json()) as Requirement[];
}
