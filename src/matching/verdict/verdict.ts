import type { Asked } from "../requirements/requirement.ts";
import type { CvFacts } from "../evidence/cv-facts.ts";
import type { CvLine } from "../evidence/cv-line.ts";

/** Whether a CV shows what an advert asks for. "unknown" means that the CV says neither yes nor no. */
export const verdicts = ["met", "partly", "missing", "unknown"] as const;
export type Verdict = (typeof verdicts)[number];

export type Judgement = {
  verdict: Verdict;
  /** The lines of the CV that prove the verdict, the best proof first. */
  lines: readonly CvLine[];
  /** The reason, for people; empty if the lines say it. */
  note: string;
};

/** Compares one kind of requirement with a CV. */
export type Judge<Kind extends Asked["kind"]> = (
  asked: Extract<Asked, { kind: Kind }>,
  cv: CvFacts,
) => Judgement;
