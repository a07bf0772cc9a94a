import type { CvDocument } from "../document/cv-document.ts";
import { readContents } from "./cv-contents.ts";
import type { FileFacts, PageFacts } from "./file-facts.ts";
import { scoreRules, scoreVersion } from "./rules/score-rules.ts";
import {
  findingLevels,
  scoreParts,
  type FindingLevel,
  type FindingPlace,
  type JudgedCv,
  type RuleScore,
  type ScorePart,
  type ScoreRule,
} from "./score-rule.ts";
import { twoColumns } from "../document/cv-look.ts";
import { defaultShape } from "../read/file-shape.ts";

export type ScoreFinding = {
  /** Id of the rule. */
  id: string;
  level: FindingLevel;
  part: ScorePart;
  title: string;
  detail: string;
  /** Points that the score gains if only this is mended; at least 1. */
  points: number;
  source: string;
  /** At least one. The first is the most important. */
  places: FindingPlace[];
};

export type CvScore = {
  version: string;
  /** 0 to 100. It is 100 only without findings. */
  score: number;
  /** Earned and possible points of each part. The sum of the others is multiplied by the share of "file". */
  parts: { part: ScorePart; earned: number; most: number }[];
  /** Worst first. */
  findings: ScoreFinding[];
};

/** `judgement` is null if there is nothing to judge yet. */
type Judged = { rule: ScoreRule; judgement: RuleScore | null };

/**
 * Scores a CV by the rules: earned points as a share of applicable points, times what the file leaves readable. The
 * same CV has the same score on every machine. It says nothing about the result of any employer's software.
 *
 * @param file the file that the CV was read from; without it, the PDF that this site makes of the CV
 */
export function scoreCv(
  document: CvDocument,
  { pages = null, file = pdfFacts(document) }: { pages?: PageFacts | null; file?: FileFacts } = {},
): CvScore {
  const cv: JudgedCv = { contents: readContents(document), pages, file };
  const judged = scoreRules
    .filter(({ knows }) => knows === undefined || cv.contents.language === knows)
    .map((rule) => ({ rule, judgement: rule.judge(cv) }))
    .filter(({ rule, judgement }) => judgement !== null || rule.after !== undefined);
  const exact = exactScore(judged);
  const findings = judged
    .flatMap(({ rule, judgement }): ScoreFinding[] => {
      if (judgement === null || judgement.share >= 1 || judgement.places.length === 0) return [];
      const { id, part, title, citation } = rule;
      const { level = rule.level, detail = rule.detail, places } = judgement;
      const points = Math.max(1, Math.round(exactScore(judged, id) - exact));
      return [{ id, level, part, title, detail, points, source: citation.source, places }];
    })
    .toSorted(
      (one, other) =>
        findingLevels.indexOf(one.level) - findingLevels.indexOf(other.level) ||
        other.points - one.points ||
        (one.id < other.id ? -1 : 1),
    );
  const score = Math.round(exact);
  return {
    version: scoreVersion,
    score: findings.length > 0 ? Math.min(99, score) : score,
    parts: partsOf(judged),
    findings,
  };
}

/** The highest score of a CV that lacks something essential: one below "Ready to send". */
const mostWithoutEssential = 79;

/** @param mended id of a rule that counts as kept */
function exactScore(judged: readonly Judged[], mended?: string): number {
  const shares = sharesOf(judged, mended);
  const shareOf = ({ id }: ScoreRule) => shares.get(id) ?? 0;
  const rules = judged.map(({ rule }) => rule);
  const pointed = rules.filter(({ part }) => part !== "file");
  const earned = sum(pointed, (rule) => rule.weight * shareOf(rule));
  const readable = readableShare(
    rules.filter(({ part }) => part === "file"),
    shareOf,
  );
  const score = (100 * earned * readable) / sum(pointed, ({ weight }) => weight);
  const lacksEssential = judged.some(
    ({ rule, judgement }) => rule.isEssential && rule.id !== mended && judgement?.share === 0,
  );
  return lacksEssential ? Math.min(mostWithoutEssential, score) : score;
}

/** The share of each rule, by id: its own times that of the rule that it waits for. */
function sharesOf(judged: readonly Judged[], mended?: string): Map<string, number> {
  const byId = new Map(judged.map((one) => [one.rule.id, one]));
  const shares = new Map<string, number>();
  const shareOf = (id: string): number => {
    const known = shares.get(id);
    if (known !== undefined) return known;
    const one = byId.get(id);
    const own = id === mended ? 1 : (one?.judgement?.share ?? 1);
    const share = one?.rule.after === undefined ? own : own * shareOf(one.rule.after);
    shares.set(id, share);
    return share;
  };
  for (const { rule } of judged) shareOf(rule.id);
  return shares;
}

function partsOf(judged: readonly Judged[]): CvScore["parts"] {
  const shares = sharesOf(judged);
  const shareOf = ({ id }: ScoreRule) => shares.get(id) ?? 0;
  const rules = judged.map(({ rule }) => rule);
  const applicable = sum(
    rules.filter(({ part }) => part !== "file"),
    ({ weight }) => weight,
  );
  return (Object.keys(scoreParts) as ScorePart[])
    .map((part) => {
      const own = rules.filter((rule) => rule.part === part);
      const scale = 100 / applicable;
      if (part === "file")
        return {
          part,
          most: own.length > 0 ? 100 : 0,
          earned: Math.round(100 * readableShare(own, shareOf)),
        };
      return {
        part,
        most: Math.round(scale * sum(own, ({ weight }) => weight)),
        earned: Math.round(scale * sum(own, (rule) => rule.weight * shareOf(rule))),
      };
    })
    .filter(({ most }) => most > 0);
}

/** The share of a file that the rules of the file leave readable. */
function readableShare(rules: readonly ScoreRule[], shareOf: (rule: ScoreRule) => number): number {
  return rules.reduce((product, rule) => product * (1 - (rule.weight / 100) * (1 - shareOf(rule))), 1);
}

function sum<Item>(items: readonly Item[], amount: (item: Item) => number): number {
  return items.reduce((total, item) => total + amount(item), 0);
}

/** Facts of the PDF that this site makes of a CV, as a scan of that file finds them. */
export function pdfFacts({ look, personal }: CvDocument): FileFacts {
  return {
    ...defaultShape,
    hasColumns: twoColumns.includes(look.template),
    hasPictures: personal.showPhoto && Boolean(personal.photo),
    size: 0,
    unplacedShare: 0,
  };
}
