import type { Degree } from "../../jobs/posting.ts";
import type { CvLine } from "./cv-line.ts";

/** From the highest: "BSc and MSc" is a master's. Names of degrees in the languages of CVs. */
// prettier-ignore
const patterns: readonly [Degree, RegExp][] = [
  ["doctorate", /\b(?:ph\.? ?d|d\.? ?phil|doctor(?:ate|al)?\b|dr\. ?(?:rer|phil|med|ing|iur|-ing)|promotion|doctorat|doctorado|dottorato|doktor\w*|doutoramento|doutorado)/iu],
  ["master", /\b(?:master['’]?s?\b|m\.? ?sc\b|m\.? ?a\b|m\.? ?eng\b|m\.? ?ed\b|m\.? ?res\b|mba\b|m\.? ?phil\b|ll\.? ?m\b|magister|diplom(?!a)\w*|dipl\.|staatsexamen|m[áa]ster|ma[îi]trise|laurea magistrale|mestrado|mgr\b|civilingenjör|postgraduate|pg ?cert|pg ?dip)/iu],
  ["bachelor", /\b(?:bachelor['’]?s?\b|b\.? ?sc\b|b\.? ?a\b|b\.? ?eng\b|b\.? ?ed\b|b\.? ?s\b|bba\b|ll\.? ?b\b|bfa\b|licence\b|licenciatura|laurea|grado\b|kandidat\w*|inżynier|licencjat|hons\b|bacharel\w*|undergraduate|degree\b)/iu],
  ["vocational", /\b(?:ausbildung|diploma|hnd\b|hnc\b|btec|nvq|svq|apprentice\w*|associate|foundation degree|bts\b|dut\b|cap\b|formación profesional|meister\w*|gesell\w*|techniker\w*|technik\b|mbo\b|city (?:and|&) guilds|level [345]\b|certificate|kauf(?:mann|frau)|vocational)/iu],
  ["none", /\b(?:gcse|a[- ]levels?|high school|secondary school|abitur|baccalauréat|bachillerato|matura|ged\b)/iu],
];

export type CvDegree = { degree: Degree | null; line: CvLine };

/** Returns the highest degree of a CV; null without any education. `degree` is null if no entry names one. */
export function cvDegree(lines: readonly CvLine[]): CvDegree | null {
  const names = lines.filter(({ list, where }) => list === "education" && !where.includes(":"));
  for (const [degree, pattern] of patterns) {
    const line = names.find(({ text }) => pattern.test(text));
    if (line) return { degree, line };
  }
  const [first] = names;
  return first ? { degree: null, line: first } : null;
}
