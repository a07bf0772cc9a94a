import { headingPatterns, type SectionTopic } from "../extraction/section-patterns.ts";

/** The part of a description from `start` to the next heading. */
export type AdvertSection = { start: number; topic: SectionTopic };

const topics = ["preferred", "required", "duties", "offer", "about"] as const satisfies SectionTopic[];

/** Headings by topic. A heading may have words around it: "Our key requirements for this role:". */
const headings = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${topics.map((topic) => `(?<${topic}>${headingPatterns[topic]})`).join("|")})(?![\\p{L}\\p{N}])`,
  "giu",
);

/** Characters of a heading's line that are not the words of its topic. */
const maxAround = 36;

/**
 * Splits a description by the headings that say what follows. Headings are lines of their own, or words before a
 * colon, because many sources join all lines into one.
 */
export function advertSections(text: string): AdvertSection[] {
  const sections: AdvertSection[] = [];
  for (const match of text.replaceAll("’", "'").matchAll(headings)) {
    if (!isHeading(text, match.index, match.index + match[0].length)) continue;
    const topic = topics.find((one) => match.groups?.[one] !== undefined);
    if (topic) sections.push({ start: match.index, topic });
  }
  return sections;
}

/** Returns the topic at a position; null before the first heading. */
export function topicAt(sections: readonly AdvertSection[], position: number): SectionTopic | null {
  return sections.findLast(({ start }) => start <= position)?.topic ?? null;
}

function isHeading(text: string, start: number, end: number): boolean {
  const before = /[^\n]*$/.exec(text.slice(Math.max(0, start - 200), start))?.[0] ?? "";
  const after = /^[^\n]*/.exec(text.slice(end, end + 200))?.[0] ?? "";
  const lead = /[^.;!?:•]*$/.exec(before)?.[0] ?? "";
  const isBegin = lead.trim().length <= 16;
  const hasColon = /^[^.;!?:\n]{0,30}(?::|\.\.\.|…)/.test(after);
  if (hasColon && isBegin) return true;
  const isLine = before.length <= maxAround && after.length <= maxAround && !/[.;,]\s*$/.test(after);
  if (isLine) return /^[\s\p{P}\p{S}\p{N}]*(?:[\p{L}']+\s){0,3}$/u.test(before) && !/[,]/.test(before);
  return lead.trim() === "" && isTitleCase(text.slice(start, end)) && /^ \p{Lu}/u.test(after);
}

/** "Required Qualifications": at least two words, all with capitals. */
function isTitleCase(words: string): boolean {
  const all = words.split(" ").filter((word) => word.length > 3);
  return all.length > 1 && all.every((word) => /^\p{Lu}/u.test(word));
}
