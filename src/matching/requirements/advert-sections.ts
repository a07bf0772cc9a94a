import { headingPatterns, type SectionTopic } from "../../jobs/extraction/section-patterns.ts";

/** The part of a description from `start` to the next heading. The topic is null below a heading that no pattern knows. */
export type AdvertSection = { start: number; topic: SectionTopic | null };

const topics = ["preferred", "required", "duties", "offer", "about"] as const satisfies SectionTopic[];

/** Headings by topic. A heading may have words around it: "Our key requirements for this role:". */
const headings = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${topics.map((topic) => `(?<${topic}>${headingPatterns[topic]})`).join("|")})(?![\\p{L}\\p{N}])`,
  "giu",
);

/** Words of the longest heading that no pattern knows. */
const maxHeading = 4;

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
  return [...sections, ...unknownHeadings(text, sections)].sort((one, other) => one.start - other.start);
}

/** A short line of its own before a list or a paragraph ends the part before it: "Our schools". */
const unknownHeading = /(?<=\n[ \t]*\n)[ \t]*(?=\p{Lu})[^\n.!?;,•*-]{3,40}(?=\n+[ \t]*[\p{L}•*-][^\n]{20})/gu;

function unknownHeadings(text: string, known: readonly AdvertSection[]): AdvertSection[] {
  return [...text.matchAll(unknownHeading)].flatMap(({ 0: line, index }) => {
    const before = text.slice(0, index).trimEnd();
    const lineBefore = before.lastIndexOf("\n") + 1;
    // The first item below a heading is none, and no line that is a heading already.
    const isKnown = known.some(({ start }) => start >= lineBefore && start < index + line.length);
    return isKnown || line.trim().split(" ").length > maxHeading ? [] : [{ start: index, topic: null }];
  });
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
