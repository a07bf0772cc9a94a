import { foldText } from "../../text/fold-text.ts";

/**
 * Chooses the name of an occupation that people use: of its labels, the one that most adverts have as their title.
 * Without one, the preferred name.
 *
 * @param labels folded
 * @param titles of adverts, with how often each occurs
 * @example occupationTitle("nurse responsible for general care", ["registered nurse"], new Map([["Registered Nurse", 9]]))
 * // "Registered nurse"
 */
export function occupationTitle(
  preferred: string,
  labels: readonly string[],
  titles: ReadonlyMap<string, number>,
): string {
  const wanted = new Set(labels);
  const counts = new Map<string, { title: string; most: number; all: number }>();
  for (const [title, times] of titles) {
    const folded = foldText(title);
    if (!wanted.has(folded)) continue;
    const known = counts.get(folded) ?? { title, most: 0, all: 0 };
    known.all += times;
    if (times > known.most) Object.assign(known, { title, most: times });
    counts.set(folded, known);
  }
  const [best] = [...counts.values()].sort((one, other) => other.all - one.all);
  return sentenceCase(best?.title ?? preferred);
}

/** "Registered Nurse" → "Registered nurse"; "HR Manager", "DevOps Engineer" → "HR manager", "DevOps engineer". */
function sentenceCase(title: string): string {
  const words = title
    .split(" ")
    .map((word) => (/\p{Lu}.*\p{Lu}|\p{N}/u.test(word) ? word : word.toLowerCase()));
  const text = words.join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
