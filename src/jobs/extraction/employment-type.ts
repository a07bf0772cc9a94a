import type { Evidence, JobType, Stated } from "../posting.ts";
import { readTypesFromText } from "./employment-type-in-text.ts";
import { spellOutHours } from "./both-hours.ts";
import { eastAsianPatterns, labelPatterns, titlePatterns } from "./employment-type-patterns.ts";
import type { LabelledJobType } from "./employment-type-patterns.ts";
import { fieldEvidence } from "./evidence.ts";
import { findStated, type Phrase } from "./find-stated.ts";
import { plainLine } from "./plain-line.ts";
import { wholeWordPattern } from "./whole-word-pattern.ts";

/** Within one alternative ("Contract, full-time"), the kind of contract matters more to a job seeker than the hours. */
const withinOne: readonly JobType[] = ["internship", "freelance", "contract", "full-time", "part-time"];
/** Between alternatives ("Contract or permanent"), the widest comes first. */
const betweenSeveral: readonly JobType[] = ["full-time", "part-time", "freelance", "contract", "internship"];

export type EmploymentTypes = {
  /** Every type the posting is open to; the first is the one to show. */
  types: JobType[];
  /** The published labels, kept to explain the type. */
  rawType: string | null;
  /** Null when there are no types. */
  evidence: Evidence | null;
};

/**
 * Reads the job types from the published labels and the title, or else from the description.
 *
 * - One label that names a contract and hours is one job: "Contract, full-time" is a contract. "Or", "/" and separate
 *   labels are alternatives: "Contract or permanent" is open to both, and full-time comes first.
 * - Permanent alone ("CDI") counts as full-time; "Permanent, part-time" is part-time. "Regular" says nothing about hours.
 * - A title that says internship, freelance or contract decides; it adds hours only where labels say none.
 *
 * @example readEmploymentTypes(["Contract or permanent"], "Data Engineer", "").types // ["full-time", "contract"]
 */
export function readEmploymentTypes(labels: string[], title: string, text: string): EmploymentTypes {
  const rawType = plainLine(labels.join(", "), 120) || null;
  const said = labels.flatMap(alternativesOf).map(meaningsOf);
  const titled = findTitleTypes(spellOutHours(title), said.flat());
  const titleSaysHours = titled.some(({ value }) => isHours(value));
  const alternatives = said
    .map((meanings) => typesOf(meanings, titleSaysHours))
    .filter(({ length }) => length > 0);
  const stated = alternatives.flat();
  const first = titled.map(({ value }) => value).filter((type) => !isHours(type));
  const firsts = new Set(alternatives.flatMap((types) => types[0] ?? []));
  const types = inOrder([
    ...first,
    ...(firsts.size > 1 ? betweenSeveral.filter((type) => firsts.has(type)) : firsts),
    ...inOrder(titled.map(({ value }) => value)),
    ...withinOne.filter((type) => stated.includes(type)),
  ]);
  if (types.length > 0) {
    const isTitled = titled.some(({ value }) => value === types[0]) || rawType === null;
    const evidence = isTitled ? (titled[0]?.evidence ?? null) : fieldEvidence("employmentTypes", rawType);
    return { types, rawType, evidence };
  }
  const told = readTypesFromText(text);
  const toldFirst = told[0];
  return { types: told.map(({ value }) => value), rawType, evidence: toldFirst?.evidence ?? null };
}

const isHours = (type: LabelledJobType) => type === "full-time" || type === "part-time";
const inOrder = (types: readonly JobType[]): JobType[] => [...new Set(types)];

const wholeLabelPatterns = [...withinOne, "permanent" as const].map(
  (meaning) => [meaning, wholeWordPattern(labelPatterns[meaning])] as const,
);
const titlePhrases = withinOne.flatMap((value): Phrase<JobType>[] => {
  const words = titlePatterns[value];
  const eastAsian = { value, pattern: eastAsianPatterns[value] };
  return words === undefined ? [eastAsian] : [{ value, pattern: wholeWordPattern(words) }, eastAsian];
});

/** The title adds hours only where labels say none. */
function findTitleTypes(title: string, said: readonly LabelledJobType[]): Stated<JobType>[] {
  const saysHours = said.some(isHours);
  const isPermanent = said.includes("permanent");
  return (
    titlePhrases
      // In "Recruiter, Technology Contract" of a permanent job, the contract is what the work is about.
      .filter(({ value }) => !(saysHours && isHours(value)) && !(isPermanent && value === "contract"))
      .flatMap((phrase) => findStated(title, "title", [phrase]) ?? [])
  );
}

/** "Contract or permanent", "Full-time / Part-time", "CDI | CDD" */
function alternativesOf(label: string): string[] {
  const words = label
    .slice(0, 200)
    .replace(/([a-z])([A-Z])/g, "$1 $2") // "FullTime"
    .replace(/_/g, " ");
  const plain = spellOutHours(words)
    .replace(/\bfulltime\b/gi, "full-time")
    .replace(/\bnon[- ]?contract\w*/gi, "")
    // "contract type: …" and "employment contract" name the field, not the value
    .replace(/\bcontract (?:type|length|duration)\b|\b(?:employment|labou?r) contract\b/gi, "");
  // "P/T", "m/w" and the like are one word
  return plain.split(/\s+(?:or|oder|ou|lub)\s+|(?<![/\s]\p{L}|^\p{L})\s*[/|]\s*(?!\p{L}(?!\p{L}))|[、，]/iu);
}

function meaningsOf(alternative: string): LabelledJobType[] {
  const words = alternative.trim();
  return wholeLabelPatterns
    .filter(
      ([meaning, pattern]) =>
        pattern.test(words) || (meaning !== "permanent" && eastAsianPatterns[meaning].test(words)),
    )
    .map(([meaning]) => meaning);
}

/** Permanent alone means full-time, unless the title says other hours. */
function typesOf(said: readonly LabelledJobType[], titleSaysHours: boolean): JobType[] {
  const types = withinOne.filter((type) => said.includes(type));
  return types.length === 0 && said.includes("permanent") && !titleSaysHours ? ["full-time"] : types;
}
