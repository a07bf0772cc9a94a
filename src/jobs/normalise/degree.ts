import type { Degree, Stated } from "../posting.ts";
import { findStated, type Passage, type Phrase } from "./find-stated.ts";

/** From the lowest: "Bachelor's or Master's degree" asks for a bachelor's. */
const degreePhrases: readonly Phrase<Degree>[] = [
  {
    value: "none",
    pattern:
      /\b(?:no (?:college |university )?degree (?:is )?(?:required|needed|necessary)|high school (?:diploma|graduate|degree|or equivalent)|ged\b|secondary school (?:diploma|certificate))/i,
  },
  {
    value: "vocational",
    pattern:
      /\b(?:associate['’]?s?['’]? degree|tvet|vocational (?:training|diploma|qualification)|(?:college |advanced |level [iv]+ )?diploma (?:in|or)|level (?:iii|iv|3|4) (?:in|certificate|diploma)|abgeschlossene (?:[a-zäöüß]+ )?(?:[a-zäöüß]+)?ausbildung)\b/i,
  },
  {
    value: "bachelor",
    pattern:
      /\b(?:bachelor['’]?s?|bachelors?['’]?|b\.?sc\.?|b\.?s\.?(?=[ ,/](?:in|or|and|degree|ms|m\.s)|\/)|b\.?a\.?(?=\/| (?:in|or|degree)| ?\/)|ba\/bs|bs\/ba|undergraduate degree|first degree|(?:college|university|four[- ]year|4[- ]year) degree|(?<!master['’]?s? )degree in|hochschulabschluss|abgeschlossenes studium)(?![^.\n;]{0,70}\bpreferred)/i,
  },
  {
    value: "master",
    pattern: /\b(?:master['’]?s? (?:degree|of|in)|m\.?sc\.?|m\.?s\.? (?:in|degree|or ph)|mba)\b/i,
  },
  { value: "doctorate", pattern: /\b(?:ph\.?d\.?|doctora(?:te|l degree)|doctoral)\b/i },
];

/** The label of a data set's column for education, which follows its heading. */
const degreeLabels: readonly Phrase<Degree>[] = [
  { value: "none", pattern: /Education\n+(?:not required|none|(?:secondary|high|middle|primary) school)/i },
  { value: "vocational", pattern: /Education\n+(?:diploma|certificate|tvet|vocational)/i },
];

/**
 * Reads the lowest degree that is enough.
 *
 * @param passages the parts of the text to search; by default the whole text
 */
export function readDegree(text: string, passages?: readonly Passage[]): Stated<Degree> | null {
  return (
    findStated(text, "description", degreePhrases, passages) ??
    findStated(text, "description", degreeLabels, passages)
  );
}
