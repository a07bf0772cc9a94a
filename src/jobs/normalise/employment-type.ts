import type { JobType } from "../posting.ts";
import { labelWords, titleWords } from "./employment-type-words.ts";
import type { Said } from "./employment-type-words.ts";
import { plainLine } from "./plain-line.ts";
import { wholeWords } from "./whole-words.ts";

/** Of several types, the one that matters most to a job seeker wins. */
const precedence: readonly Said[] = [
  "internship",
  "freelance",
  "contract",
  "full-time",
  "part-time",
  "permanent",
];

/**
 * Reads the job type from the published labels and the title, and keeps the published words to explain it.
 *
 * - Internship, then freelance, then contract win over hours: "Contract, full-time" is a contract.
 * - Of full-time and part-time together, full-time wins: the job suits both, and most people filter for full-time.
 * - Permanent alone ("CDI", "Regular") counts as full-time; "Permanent, part-time" is part-time.
 * - The title adds internship, freelance and contract to any label, and hours only where labels say none.
 *
 * @example readEmploymentType(["Permanent, full-time"], "Data Engineer") // { type: "full-time", rawType: "Permanent, full-time" }
 */
export function readEmploymentType(
  labels: string[],
  title: string,
): { type: JobType | null; rawType: string | null } {
  const rawType = plainLine(labels.join(", "), 120) || null;
  const said = new Set<Said>(labels.flatMap((label) => whatLabelSays(label)));
  const saysHours = said.has("full-time") || said.has("part-time");
  for (const [meaning, pattern] of titlePatterns) {
    if (!(saysHours && (meaning === "full-time" || meaning === "part-time")) && pattern.test(title))
      said.add(meaning);
  }
  const decided = precedence.find((meaning) => said.has(meaning));
  return { type: decided === "permanent" ? "full-time" : (decided ?? null), rawType };
}

const labelPatterns = precedence.map((meaning) => [meaning, wholeWords(labelWords[meaning])] as const);
const titlePatterns = precedence.flatMap((meaning) => {
  const words = titleWords[meaning];
  return words === undefined ? [] : [[meaning, wholeWords(words)] as const];
});

function whatLabelSays(label: string): Said[] {
  const plain = label
    .slice(0, 200)
    .replace(/([a-z])([A-Z])/g, "$1 $2") // "FullTime"
    .replace(/_/g, " ")
    .replace(/\bfulltime\b/gi, "full-time")
    .replace(/\bnon[- ]?contract\w*/gi, "")
    // "contract type: …" and "employment contract" name the field, not the value
    .replace(/\bcontract (?:type|length|duration)\b|\b(?:employment|labou?r) contract\b/gi, "");
  return labelPatterns.filter(([, pattern]) => pattern.test(plain)).map(([meaning]) => meaning);
}
