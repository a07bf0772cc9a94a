import type { Judge } from "../verdict.ts";

/** Words for little knowledge of a language: "A2", "Basics", "Grundkenntnisse". */
const basics =
  /\b(?:a1|a2|basics?|beginner|elementary|limited|grund\w*|anfänger\w*|notions|débutant\w*|básic[oa]|elementare|podstaw\w*|grundläggande)\b/iu;

/** The language of the CV counts as known, too. */
export const judgeLanguage: Judge<"language"> = ({ languages }, cv) => {
  const lines = languages.flatMap((language) => cv.skills.get(language) ?? []);
  const good = lines.filter(({ text }) => !basics.test(text));
  if (good.length > 0) return { verdict: "met", lines: good.slice(0, 1), note: "" };
  if (languages.includes(nameOf(cv.language)))
    return { verdict: "met", lines: [], note: `The CV is written in ${nameOf(cv.language)}.` };
  if (lines.length > 0)
    return { verdict: "partly", lines: lines.slice(0, 1), note: "Your CV says that you know a little." };
  return cv.hasLanguages
    ? { verdict: "missing", lines: [], note: "Your CV lists other languages." }
    : { verdict: "unknown", lines: [], note: "Your CV lists no languages." };
};

const names = new Intl.DisplayNames("en", { type: "language" });

function nameOf(code: string): string {
  return names.of(code) ?? code;
}
