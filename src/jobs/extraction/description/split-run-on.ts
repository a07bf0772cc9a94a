import { headingPatterns, type SectionTopic } from "../section-patterns.ts";

/** A text of fewer characters is readable as one paragraph, unless it has several headings or labels that touch. */
const minRunOn = 500;
const minHeadings = 2;
/** Sentences that touch are parted from this length on. */
const minSeams = 150;

/** Names that hold a dot and a capital: "Booking.Com", "Vue.Js". */
const dotted = /^(?:Com|Net|Org|Io|Js|Ai|Co|Uk|De|Gov|Edu|Py|Ts)(?![\p{L}])/u;

/** "Solutions.Job": the seam that stripped markup left between two sentences. */
const gluedSentence = /(?<=\p{Ll}{3}[.!?])(?=\p{Lu}\p{Ll})/gu;
/** "EngineerLocation:", the same between two labelled facts. */
const gluedLabel = /(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll}+(?: \p{L}+){0,2}:)/gu;

/** "Boston, MADuration: Full-time": labels of facts that hardly any other word ends with. */
const touchingLabel =
  /(?<=[\p{L}\p{N}).])(?=(?:Duration|Location|Salary|Job (?:Type|Title|Location|Description)|Employment Type|Position Type|Work Type|Start Date|Pay Rate|Compensation|Requirements|Responsibilities|Qualifications|Benefits|Skills|Department|Industry|Experience|Education)[\p{L} ]{0,12}:)(?<!\b(?:Job|Work|Pay|Position))/gu;

/** "bread.ResponsibilitiesCook the lunch": headings that touch the words on both sides. */
const gluedHeading =
  /(?<=\p{Ll}[.!?):]?)(?:(?:Key |Job |Main |Required )?(?:Responsibilities|Requirements|Qualifications|Benefits|Duties|Skills)|Job Description|About (?:Us|You)|What We Offer|What You(?:'ll|’ll| Will) Do)(?=\p{Lu}\p{Ll}|\p{Lu} \p{Ll})/gu;

/** "applications- Analyze": items whose line breaks were lost. */
const gluedItem = /(?<=[\p{L}\p{N}.):])(?=- \p{Lu})/gu;

const topics = Object.values<string>(headingPatterns satisfies Record<SectionTopic, string>).join("|");
/** A heading at the beginning of a sentence, before a colon: "Key responsibilities: lead the team". */
const headingBeforeColon = new RegExp(
  `(?<=^|[.!?:;)•\\n]\\s{0,3})(?:[\\p{L}']+ ){0,2}(?:${topics})[\\p{L} ,&/]{0,24}:`,
  "giu",
);
/** The same with capitals, after an item that no full stop ends: "Clean the ovens Required Skills: baking". */
const capitalsBeforeColon = new RegExp(`(?<=\\s)(?:${topics}):`, "giu");
/** A heading in capitals at the beginning of a sentence: "Key Responsibilities Lead the team". */
const headingInCapitals = new RegExp(`(?<=^|[.!?:;)•\\n]\\s{0,3})(?:${topics})(?= \\p{Lu})`, "giu");

/** True for a line in which labels of facts or headings touch the words before them. */
export const hasTouchingLabels = (line: string): boolean =>
  line.search(touchingLabel) !== -1 || line.search(gluedHeading) !== -1;

/**
 * Splits a text whose lines were joined into lines again: before and after headings that adverts use, and at seams
 * without a space. Returns the text as its only line if it has none.
 *
 * @example splitRunOn("We bake … Key Responsibilities Bake bread. …") // ["We bake …", "Key Responsibilities:", "Bake bread. …"]
 */
export function splitRunOn(line: string): string[] {
  const labels = [...line.matchAll(touchingLabel)];
  const isShort = line.length < minRunOn;
  const glued = [...line.matchAll(gluedHeading)];
  const seams =
    line.length < minSeams
      ? []
      : [...line.matchAll(gluedSentence)].filter(({ index }) => !dotted.test(line.slice(index)));
  const cuts = new Map<number, number>();
  for (const match of line.matchAll(headingBeforeColon)) cuts.set(match.index, match.index + match[0].length);
  if (isShort && cuts.size < minHeadings) {
    if (labels.length === 0 && seams.length === 0 && glued.length === 0) return [line];
    cuts.clear();
  }
  for (const match of glued) cuts.set(match.index, match.index + match[0].length);
  for (const pattern of isShort ? [] : [headingInCapitals, capitalsBeforeColon]) {
    for (const match of line.matchAll(pattern)) {
      if (isTitleCase(match[0])) cuts.set(match.index, match.index + match[0].length);
    }
  }
  const at = new Set([...cuts].flat());
  for (const seam of [...labels, ...seams]) at.add(seam.index);
  for (const seam of line.matchAll(gluedLabel)) at.add(seam.index);
  const items = [...line.matchAll(gluedItem)];
  if (items.length > 2) for (const item of items) at.add(item.index);
  const places = [0, ...[...at].sort((one, other) => one - other), line.length];
  return places
    .slice(1)
    .map((end, index) => {
      const start = places[index] ?? 0;
      const part = line.slice(start, end).trim();
      return cuts.get(start) === end && !part.endsWith(":") ? `${part}:` : part;
    })
    .filter((part) => part !== "");
}

/** "Required Qualifications": at least two words, the long ones with capitals. */
function isTitleCase(words: string): boolean {
  const long = words.split(" ").filter((word) => word.length > 3);
  return words.includes(" ") && long.length > 0 && long.every((word) => /^\p{Lu}/u.test(word));
}
