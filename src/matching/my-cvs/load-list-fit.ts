import type { Owner } from "../../documents/local/local-document.ts";
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
};

/**
 * Compares the person's chosen CV with jobs in a list. The CV stays in this browser, which requests the requirements of the
 * jobs by their ids.
 */
export async function loadListFit(
  ids: readonly string[],
  { owner, chosen }: { owner: Owner; chosen: string | null },
  context: OwnCvsContext,
): Promise<ListFits> {
  const cvs = await loadOwnCvs(owner, context);
  const cv = cvs.find(({ id }) => id === chosen) ?? cvs[0];
  if (!cv) return { cv: null, fits: new Map() };
  const answer = await context.fetch(`/jobs/fit-facts?ids=${ids.join(",")}`);
  if (!answer.ok) throw new Error(`The requirements of jobs: ${answer.status}`);
  const { asked } = (await answer.json()) as { asked: Record<string, Requirement[]> };
  const facts = readCvFacts(cv.document, context.now());
  const fits = new Map(Object.entries(asked).map(([id, one]) => [id, overallFit(matchCv(facts, one))]));
  return { cv: cv.title, fits };
}
