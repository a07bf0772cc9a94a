import type { CvDocument } from "../document/cv-document.ts";
import { withoutHidden } from "../document/without-hidden.ts";
import { completenessRules, completenessVersion, type FindingLevel } from "./completeness-rules.ts";

export type CompletenessFinding = {
  /** Id of the rule. */
  id: string;
  level: FindingLevel;
  title: string;
  detail: string;
  /** Points that fixing it adds to the score. The score and all findings' points add up to 100, apart from rounding. */
  points: number;
  /** JSON pointer into the document. */
  pointer: string;
};

export type Completeness = {
  /** 0 to 100. It is 100 only without findings. */
  score: number;
  version: string;
  /** Worst first. */
  findings: CompletenessFinding[];
};

const levels: readonly FindingLevel[] = ["fatal", "major", "missing", "suggested"];

/**
 * Scores how much of the expected content a CV has: earned points as a share of applicable points. Deterministic: the
 * same document always has the same score. It does not judge the quality of the text or predict the result of any
 * employer's software.
 */
export function scoreCompleteness(document: CvDocument): Completeness {
  const shown = withoutHidden(document);
  const checked = completenessRules.flatMap((rule) => {
    const found = rule.check(shown);
    return found === null ? [] : [{ rule, ...found }];
  });
  const applicable = checked.reduce((sum, { rule }) => sum + rule.weight, 0);
  const earned = checked.reduce((sum, { rule, share }) => sum + rule.weight * share, 0);
  const findings = checked
    .filter(({ share }) => share < 1)
    .map(({ rule, share, at }) => ({
      id: rule.id,
      level: rule.level,
      title: rule.title,
      detail: rule.detail,
      points: Math.max(1, Math.round((100 * rule.weight * (1 - share)) / applicable)),
      pointer: at,
    }))
    .toSorted(
      (one, other) => levels.indexOf(one.level) - levels.indexOf(other.level) || other.points - one.points,
    );
  const score = Math.round((100 * earned) / applicable);
  return { score: findings.length > 0 ? Math.min(99, score) : score, version: completenessVersion, findings };
}
