import type { CvDocument } from "../document/cv-document.ts";
import { completenessRules, completenessVersion, type FindingLevel } from "./completeness-rules.ts";

export type CompletenessFinding = {
  /** Of the rule. */
  id: string;
  level: FindingLevel;
  title: string;
  detail: string;
  /** What mending it would add to the score; the findings' points and the score come to 100, up to rounding. */
  points: number;
  /** JSON pointer into the document. */
  pointer: string;
};

export type Completeness = {
  /** 0 to 100, and 100 only where nothing is found. */
  score: number;
  version: string;
  /** Worst first. */
  findings: CompletenessFinding[];
};

const levels: readonly FindingLevel[] = ["fatal", "major", "missing", "suggested"];

/**
 * How much of what a reader expects is there: earned of applicable points. Deterministic: the same document has the
 * same score, always. It does not judge how good the text is, and says nothing of any employer's software.
 */
export function scoreCompleteness(document: CvDocument): Completeness {
  const checked = completenessRules.flatMap((rule) => {
    const found = rule.check(document);
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
