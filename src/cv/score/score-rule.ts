import type { Citation } from "./citations.ts";
import type { CvContents } from "./cv-contents.ts";
import type { FileFacts, PageFacts } from "./file-facts.ts";

/**
 * How serious a finding is, the worst first: "fatal" stops a CV from being read. After the quality levels of Textkernel.
 */
export const findingLevels = ["fatal", "major", "missing", "suggested"] as const;
export type FindingLevel = (typeof findingLevels)[number];

/** The parts of the score, in the order in which they are shown. */
export const scoreParts = {
  contact: "Contact details",
  sections: "Sections and dates",
  results: "Results, not duties",
  wording: "Wording",
  pages: "Length and pages",
  file: "Can be read",
} as const;
export type ScorePart = keyof typeof scoreParts;

/** The input of the rules. `pages` is null if unknown; its rules then do not apply. */
export type JudgedCv = { contents: CvContents; pages: PageFacts | null; file: FileFacts };

/** A place that a finding is about: a JSON pointer into the CV document, and the words concerned, if any. */
export type FindingPlace = { pointer: string; quote: string | null };

/** The share of a rule that a CV earns, from 0 to 1, and the places where it loses the rest, most important first. */
export type RuleScore = {
  share: number;
  places: FindingPlace[];
  /** In place of those of the rule, where this CV needs others. */
  level?: FindingLevel;
  detail?: string;
};

export type ScoreRule = {
  /** Never changes: scores are compared by it. */
  id: string;
  level: FindingLevel;
  part: ScorePart;
  /**
   * Points of the rule. The score is the share of the points of all rules that apply. A rule of the part "file" has no
   * points of its own: it takes this percentage off the whole score.
   */
  weight: number;
  /** The finding and how to mend it, for the person. */
  title: string;
  detail: string;
  citation: Citation;
  /** The language whose words the rule knows; it does not apply to CVs in others. Without it, it applies to all. */
  knows?: "en";
  /**
   * The rule that says whether there is enough to judge. A CV earns at most the share of that rule: text that is not
   * there is not well written. So writing a missing part never lowers the score.
   */
  after?: string;
  /** Whether a CV without it is never "Ready to send": a share of 0 keeps the score below 80. */
  isEssential?: true;
  /** Returns null if there is nothing to judge. The share is then that of the rule `after`; without one, none applies. */
  judge: (cv: JudgedCv) => RuleScore | null;
};
