import type { Asked } from "../jobs/requirements/requirement.ts";
import type { CvFacts } from "./facts/cv-facts.ts";
import {
  judgeDegree,
  judgeLanguage,
  judgePermit,
  judgePlace,
  judgeSkill,
  judgeYears,
} from "./criteria/judge-requirements.ts";
import { judgeOccupation } from "./criteria/judge-occupation.ts";
import type { Judgement } from "./verdict.ts";

/** A requirement with the verdict on the CV and its proof. */
export type Matched<One extends Asked = Asked> = { asked: One } & Judgement;

/**
 * Compares a CV with everything that an advert asks for. The result depends on nothing else, so it is the same in a
 * browser and on the server.
 */
export function matchCv<One extends Asked>(cv: CvFacts, requirements: readonly One[]): Matched<One>[] {
  const occupation = requirements.find(
    (one): one is Extract<One, { kind: "occupation" }> => one.kind === "occupation",
  );
  return requirements.map((asked) => ({ asked, ...judge(asked, cv, occupation) }));
}

function judge(
  asked: Asked,
  cv: CvFacts,
  occupation: Extract<Asked, { kind: "occupation" }> | undefined,
): Judgement {
  switch (asked.kind) {
    case "occupation":
      return judgeOccupation(asked, cv);
    case "skill":
      return judgeSkill(asked, cv);
    case "language":
      return judgeLanguage(asked, cv);
    case "years":
      return judgeYears(asked, cv, occupation);
    case "degree":
      return judgeDegree(asked, cv);
    case "place":
      return judgePlace(asked, cv);
    case "line":
      return { verdict: "unknown", lines: [], note: "Not compared. Check this line yourself." };
    default:
      return judgePermit(asked, cv);
  }
}
