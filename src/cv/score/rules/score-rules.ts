import type { ScoreRule } from "../score-rule.ts";
import { contactRules } from "./contact-rules.ts";
import { dateRules } from "./date-rules.ts";
import { fileRules } from "./file-rules.ts";
import { formRules } from "./form-rules.ts";
import { pageRules } from "./page-rules.ts";
import { privateRules } from "./private-rules.ts";
import { resultRules } from "./result-rules.ts";
import { sectionRules } from "./section-rules.ts";
import { skillRules } from "./skill-rules.ts";
import { wordingRules } from "./wording-rules.ts";

/** Increase it with every change of a rule or of its words. Every score names it. */
export const scoreVersion = "cv-score 5";

/** All rules. docs/cv-score.md lists them. */
export const scoreRules: readonly ScoreRule[] = [
  ...contactRules,
  ...privateRules,
  ...sectionRules,
  ...dateRules,
  ...skillRules,
  ...resultRules,
  ...wordingRules,
  ...formRules,
  ...pageRules,
  ...fileRules,
];
