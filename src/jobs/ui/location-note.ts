import type { UnderstoodLocation } from "../search/query/understand-search.server.ts";

/** Explains how the location field was understood; null when there is nothing to explain. */
export function locationNote({ labels, remote, isBoth, unknown }: UnderstoodLocation): string | null {
  const places = labels.join(" or ") + (remote ? (isBoth ? ", remote" : " or remote") : "");
  // "Remote" by itself is unambiguous.
  const known = labels.length > 0 ? `Place understood as ${places}.` : null;
  const words = unknown.map((word) => `“${word}”`).join(", ");
  const rest =
    unknown.length > 0
      ? `We know no place called ${words}, so we looked for it in the words of the listing.`
      : null;
  return [known, rest].filter(Boolean).join(" ") || null;
}
