import type { CvSection } from "./sections/split-sections.ts";
import { lineText, type TextLine } from "./text-line.ts";

/** Languages by their script, for scripts in which no heading is known. */
const ofScripts = {
  Armenian: "Armenian",
  Bengali: "Bengali",
  Georgian: "Georgian",
  Gujarati: "Gujarati",
  Gurmukhi: "Punjabi",
  Kannada: "Kannada",
  Khmer: "Khmer",
  Lao: "Lao",
  Malayalam: "Malayalam",
  Myanmar: "Burmese",
  Oriya: "Odia",
  Sinhala: "Sinhala",
  Tamil: "Tamil",
  Telugu: "Telugu",
} as const;

/** A shorter text is a card rather than a CV. */
const leastLetters = 120;

/** Says that a file has no heading that is known. `language` is its English name, or null if the script does not tell. */
export type UnreadLanguage = { language: string | null };

/** Returns null if a heading is known, or if the text is short. */
export function findUnreadLanguage(
  sections: readonly CvSection[],
  lines: readonly TextLine[],
): UnreadLanguage | null {
  if (sections.some(({ name }) => name !== "top" && name !== "other")) return null;
  const text = lines.map(lineText).join(" ");
  const letters = countMatches(text, /\p{L}/gu);
  if (letters < leastLetters) return null;
  const found = Object.entries(ofScripts).find(
    ([script]) => countMatches(text, new RegExp(`\\p{Script=${script}}`, "gu")) > letters / 3,
  );
  return { language: found?.[1] ?? null };
}

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
