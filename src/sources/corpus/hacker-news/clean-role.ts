import { type IsCity, placesIn } from "./places-in.ts";

/** Words about people who should not write: "No recruiters", "no agencies please". */
const refusal = /^(?:sorry,? )?(?:no|not|without|don['’]t)\b/i;
/** The line above a comment, which some posts were copied with: "1 point by someone 21 days ago". */
export const commentHeader =
  /^(?:\d+ points? by )?\S{1,30} (?:\d+|an?) (?:minute|hour|day|week|month|year)s? ago\b/i;
const state =
  "(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADL]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])";
/** "Portland, OR, San Francisco, CA " before a role. */
const leadingPlaces = new RegExp(
  `^(?:(?:(?:\\p{Lu}[\\p{L}.'’]+ ?){1,3}, ?)?${state}[,;/ ]+)+(?=\\p{Lu}\\p{L}+ )`,
  "u",
);

/** Returns a role without refusals, the places before it and brackets that are cut off; null if nothing is left. */
export function cleanRole(role: string, isCity: IsCity): string | null {
  const parts = role
    .replace(leadingPlaces, "")
    .split(/,\s+(?![^(]*\))/)
    .filter((part) => !refusal.test(part.trim()));
  const words = withoutCutBracket(parts.join(", "))
    .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, "")
    .trim();
  if (!/\p{L}{2}/u.test(words) || commentHeader.test(words)) return null;
  const { places, rest } = placesIn(words, isCity);
  return places.length > 0 && !/\p{L}/u.test(rest) ? null : words;
}

/** "Product Manager (German language" → "Product Manager" */
function withoutCutBracket(text: string): string {
  let depth = 0;
  let open = -1;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === "(" && depth++ === 0) open = at;
    else if (sign === ")") depth = Math.max(0, depth - 1);
  }
  if (depth > 0) return text.slice(0, open).trimEnd();
  return text.includes("(") ? text : text.replaceAll(")", "");
}
