import headingSynonyms from "../../../../data/cv/reading/section-headings.json" with { type: "json" };
import type { SectionKind } from "../../sections/sections.ts";
import { foldForComparing } from "../normalise-text.ts";
import { translations } from "../../translations/translations.ts";

export type SectionName = SectionKind | "summary" | "contact" | "courses" | "other";

/** Sections by the folded headings of `translations`, and by others that people use in the fourteen languages. */
const names = new Map<string, SectionName>();
for (const [name, words] of Object.entries(headingSynonyms) as [SectionName, readonly string[]][]) {
  for (const word of words) names.set(foldHeading(word), name);
}
for (const { headings, page } of Object.values(translations)) {
  for (const [kind, heading] of Object.entries(headings))
    names.set(foldHeading(heading), kind as SectionName);
  names.set(foldHeading(page.contact), "contact");
}
/** Headings of several words whose letters were set apart, so that their spaces are lost: "ABOUTME". */
const spaceless = new Map([...names].map(([words, name]) => [words.replaceAll(" ", ""), name] as const));
/** Words that carry a heading of several: "Selected professional experience". */
const carriers = [...names].filter(
  ([word]) => word.length >= 5 || /[^\p{Script=Latin}\p{P}\s\d]/u.test(word),
);

/** Returns the section that a heading begins, or null for other text. */
export function sectionOfHeading(text: string): SectionName | null {
  if (text.length > 60 || /[.,;!?]$/.test(text)) return null;
  const folded = foldHeading(text);
  return names.get(folded) ?? spaceless.get(folded) ?? null;
}

/** Returns the section for text that looks like a heading, by the first known words in it. */
export function sectionWithinHeading(text: string): SectionName | null {
  const exact = sectionOfHeading(text);
  if (exact || text.length > 45) return exact;
  const folded = ` ${foldHeading(text)} `;
  const within = carriers
    .map(([word, name]) => ({ at: folded.indexOf(` ${word} `), length: word.length, name }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.length - a.length);
  return within[0]?.name ?? null;
}

function foldHeading(text: string): string {
  return foldForComparing(text.replaceAll(/[&/+,·|]/g, " "))
    .replaceAll(/^[\divx]+[.)]\s+/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
