import type { Asked } from "../requirements/requirement.ts";
import type { CvFacts } from "../evidence/cv-facts.ts";
import {
  judgeDegree,
  judgeLanguage,
  judgeLine,
  judgePermit,
  judgePlace,
  judgeSkill,
  judgeYears,
} from "./judge-requirements.ts";
import { withCorrection, type Corrected } from "./corrections.ts";
import { judgeOccupation } from "./judge-occupation.ts";
import type { Judgement } from "./verdict.ts";

/** A requirement with the verdict on the CV and its proof. */
export type Matched<One extends Asked = Asked> = { asked: One } & Judgement & Corrected;

/**
 * Compares a CV with everything that an advert asks for. The result depends on nothing else, so it is the same in a
 * browser and on the server.
 */
export function matchCv<One extends Asked>(cv: CvFacts, requirements: readonly One[]): Matched<One>[] {
  const occupation = requirements.find(
    (one): one is Extract<One, { kind: "occupation" }> => one.kind === "occupation",
  );
  return requirements.map((asked) =>
    withCorrection<Matched<One>>({ asked, ...unlessOpen(judge(asked, cv, occupation)) }, cv.corrections),
  );
}

/** A course or an examination that is not finished. */
const notFinished =
  /\b(?:in progress|ongoing|expected|studying for|working towards|pursuing|laufend|voraussichtlich|prüfung im|en cours|en curso|w trakcie)\b/iu;

/** What a person is still studying for meets a requirement partly. */
function unlessOpen(judgement: Judgement): Judgement {
  const [line] = judgement.lines;
  const isOpen =
    judgement.verdict === "met" &&
    (line?.list === "education" || line?.list === "certificates") &&
    notFinished.test(line.text);
  return isOpen
    ? { ...judgement, verdict: "partly", note: "Your CV says that it is not finished." }
    : judgement;
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
      return judgeLine(asked, cv);
    default:
      return judgePermit(asked, cv);
  }
}
