import { topicAt, type AdvertSection } from "./advert-sections.ts";
import type { Importance } from "./requirement.ts";
import { conditionPattern, wishPattern } from "../../jobs/extraction/section-patterns.ts";

/** The employer teaches it: "smears (we train)", "helpful but we teach it". */
const isTaught =
  /\bwe(?:'ll| will)? (?:can |also )?(?:train|teach)\b|\b(?:full )?training (?:is |will be )?(?:given|provided)\b|\bwird angelernt\b|\bformation assurée\b/iu;

/** Ends a clause: "Python is required; Go is a plus" has two. */
const clauseEnd = /[.;•\n]\s|\n|, but |, while |, (?=ideally|preferably|idealerweise)/;

/**
 * Returns how important the advert calls the words from `start` to `end`. The same clause decides, else the section.
 * Null in the introduction and in parts about the employer or what it offers, where things are not asked for.
 */
export function importanceAt(
  text: string,
  sections: readonly AdvertSection[],
  [start, end]: readonly [number, number],
): Importance | null {
  const topic = topicAt(sections, start);
  if (topic === "offer" || topic === "about") return null;
  const before =
    text
      .slice(Math.max(0, start - 160), start)
      .split(clauseEnd)
      .at(-1) ?? "";
  const after = text.slice(end, end + 120).split(clauseEnd)[0] ?? "";
  const clause = `${before}${text.slice(start, end)}${after}`;
  if (isTaught.test(partAround(before, text.slice(start, end), after))) return "preferred";
  if (wishPattern.test(clause))
    return isConditionInList(before, text.slice(start, end), after) ? "required" : "preferred";
  if (topic === "preferred" || topic === "required") return topic;
  if (conditionPattern.test(clause)) return "required";
  const isIntroduction =
    topic === null && sections.some((one) => one.topic !== "offer" && one.topic !== "about");
  return isIntroduction ? null : "mentioned";
}

/** "Go, Docker and Ansible are a plus" is a wish for all of them. */
const severalAre = /\b(?:are|sind|sont|son|sono|zijn|são|są)\b/iu;

const partAround = (before: string, named: string, after: string): string =>
  `${before.split(",").at(-1) ?? ""}${named}${after.split(",")[0] ?? ""}`;

/** "Fluent German, English is a plus": the condition is in the same part of the list, and the wish in another. */
function isConditionInList(before: string, named: string, after: string): boolean {
  const part = partAround(before, named, after);
  const isOfAll = severalAre.test(after);
  return !isOfAll && conditionPattern.test(part) && !wishPattern.test(`${before}${part}`);
}
