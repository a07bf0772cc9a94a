import type { Degree, Stated } from "../posting.ts";
import { quote } from "./evidence.ts";
import { findStated, type Passage, type Phrase } from "./find-stated.ts";
import { isInPreferredSection, wishBefore } from "./preferred-section.ts";

/** From the lowest: "Bachelor's or Master's degree" asks for a bachelor's. */
const degreePhrases: readonly Phrase<Degree>[] = [
  {
    value: "none",
    pattern:
      /\b(?:no (?:college |university )?degree (?:is )?(?:required|needed|necessary)|high school (?:diploma|graduate|degree|or equivalent)|ged\b|secondary school (?:diploma|certificate))/gi,
  },
  {
    value: "vocational",
    pattern:
      /\b(?:associate['’]?s?['’]? degree|tvet|vocational (?:training|diploma|qualification)|(?:college |advanced |level [iv]+ )?diploma (?:in|or)|level (?:iii|iv|3|4) (?:in|certificate|diploma)|abgeschlossene (?:[a-zäöüß]+ )?(?:[a-zäöüß]+)?ausbildung)\b/gi,
  },
  {
    value: "bachelor",
    pattern:
      /\b(?:bachelor['’]?s?|bachelors?['’]?|b\.?sc\.?(?!\p{L})|b\.?s\.?(?=[ ,/]{1,3}(?:in|or|and|with|plus|degree|required|ms|m\.s|computer|electrical)\b|\/| ?\+ ?\d)|b\.?a\.?(?=\/| (?:in|or|with|plus|degree)\b| ?\/| ?\+ ?\d)|ba\/bs|bs\/ba|undergraduate degree|first degree|(?:college|university|four[- ]year|4[- ]year) degree|(?<!(?:master['’]?s?|m\.?[as]\.?|ph\.?d\.?|doctora(?:l|te)|advanced|graduate|associate['’]?s?|vocational|high) )degree in|hochschulabschluss|(?<!duale[sn]? )(?:hochschul|universitäts)?studium (?:der|des|im|in)\b|abgeschlossene[sn]? (?:[\p{L}()-]+[ -])?(?:[\p{L}()-]*)studium|licenciatura|titulación universitaria|grado universitario|wykształcenie wyższe|bac ?\+ ?3)/giu,
  },
  {
    value: "master",
    pattern:
      /\b(?:master['’]?s? (?:degree|of|in)|m\.?sc\.?(?!\p{L})|m\.?s\.?(?: (?:in|degree)\b| or ph| ?\/ ?ph| ?\+ ?\d| with \d)|m\.?a\.? degree|mba(?!\p{L})|(?:advanced|graduate) degree in|diplôme d['’]ingénieur|bac ?\+ ?5)/giu,
  },
  { value: "doctorate", pattern: /\b(?:ph\.?d\.?|doctora(?:te|l degree)|doctoral)\b/gi },
];

/** The label of a data set's column for education, which follows its heading. */
const degreeLabels: readonly Phrase<Degree>[] = [
  { value: "none", pattern: /Education\n+(?:not required|none|(?:secondary|high|middle|primary) school)/i },
  { value: "vocational", pattern: /Education\n+(?:diploma|certificate|tvet|vocational)/i },
];

/** "Bachelor's degree in Law (preferred)", but not "Bachelor's degree required, master's preferred" */
const preferredAfter = /^(?:(?!required|must|minimum|master|mba|ph\.?d)[^.\n;(*•●])*(?:\(\s*)?\bpreferred\b/i;
/** What the employer pays for: "Programs range from high school completion to bachelor's degrees." */
const benefitBefore =
  /\b(?:programs?|courses?) rang\w+ from\b[^.\n]*$|\b(?:tuition|continuing education)\b[^.\n]*$/i;

/**
 * Reads the lowest degree that is enough. Degrees that are only preferred are left out.
 *
 * @param passages the parts of the text to search; by default the whole text
 */
export function readDegree(
  text: string,
  passages: readonly Passage[] = [{ start: 0, text }],
): Stated<Degree> | null {
  for (const { value, pattern } of degreePhrases) {
    for (const passage of passages) {
      for (const match of passage.text.matchAll(pattern)) {
        const start = passage.start + match.index;
        const end = start + match[0].length;
        const before = text.slice(Math.max(0, start - 100), start);
        const isWish =
          preferredAfter.test(text.slice(end, end + 90)) ||
          wishBefore.test(before) ||
          isInPreferredSection(text, start);
        if (isWish || benefitBefore.test(before)) continue;
        return { value, evidence: quote("description", text, start, end) };
      }
    }
  }
  return findStated(text, "description", degreeLabels, passages);
}
