const modeOnly =
  /^(?:(?:fully|100%|100 %)\s*)?(?:hybrid|remote|on-?\s?site|in-?\s?office|in-person|office|flexible|anywhere|distributed|work from home|wfh|home[- ]?based|multiple(?: locations)?|various(?: locations)?|n\/?a|tbd|-)$/iu;

/** Maximum characters read of a place. The rest of a longer text is ignored. */
const longestText = 2000;

/** Splits a text into one entry per office: "Denver, CO; New York, NY | Remote" has three. Commas belong to a place. */
export function splitPlaces(text: string | null): string[] {
  if (text === null) return [];
  const entries = text
    .slice(0, longestText)
    .split(/\s*[;|•\n]\s*|\s+\/\s+/u)
    .map(tidyPlace)
    .filter((entry) => entry !== "");
  return [...new Set(entries)];
}

/** True when the text is a work mode and not a place: "Hybrid", "Remote", "Multiple locations". */
export function isModeOnly(place: string): boolean {
  return modeOnly.test(place.trim());
}

/** Joins parts to one place, without blanks and duplicates: "Adelaide, South Australia, Australia". */
export function joinPlace(parts: readonly (string | null)[]): string | null {
  const kept: string[] = [];
  for (const part of parts) {
    const last = kept.at(-1)?.toLowerCase();
    if (part !== null && part.toLowerCase() !== last) kept.push(part);
  }
  return kept.length === 0 ? null : kept.join(", ");
}

/** "Adelaide, Adelaide, South Australia, " → "Adelaide, South Australia" */
function tidyPlace(place: string): string {
  const parts = place.split(",").map((part) => part.trim());
  return joinPlace(parts.map((part) => (part === "" ? null : part))) ?? "";
}

/** Returns the work mode inside a longer label: "Onsite - Full Time" → "Onsite". */
export function workModeIn(label: string): string | null {
  return /\b(?:on[- ]?site|hybrid|remote)\b/iu.exec(label)?.[0] ?? null;
}
