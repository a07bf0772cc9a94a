import type { Shift, Stated } from "../posting.ts";
import { findStated, type Passage, type Phrase } from "./find-stated.ts";

const shifts: readonly Phrase<Shift>[] = [
  {
    value: "rotating",
    pattern:
      /\b(?:rotating|rotational|rotation|alternating|swing|variable) shifts?\b|\bshift rotation|\b(?:work|working) in shifts\b|\bschichtdienst|\bwechselschicht|\b(?:24\/7|any|all) shifts?\b/i,
  },
  {
    value: "night",
    pattern: /\b(?:night|overnight|graveyard|third|3rd) shifts?\b|\bnachtschicht|\bnight work\b/i,
  },
  { value: "evening", pattern: /\b(?:evening|second|2nd|afternoon|late) shifts?\b/i },
  {
    value: "weekend",
    pattern: /\bweekend shifts?\b|\bwork (?:on )?weekends\b|\bweekends? (?:work )?(?:is |are )?required/i,
  },
  { value: "day", pattern: /\b(?:day|first|1st|morning|early) shifts?\b/i },
];

/** The phrases, unless they are denied: "keine Nachtschicht". */
const shiftPhrases = shifts.map(({ value, pattern: { source } }) => ({
  value,
  pattern: new RegExp(`(?<!\\b(?:no|not|without|keine?|ohne)\\s)(?:${source})`, "i"),
}));

/**
 * Reads the shift.
 *
 * @param passages the parts of the text to search; by default the whole text
 */
export function readShift(text: string, passages?: readonly Passage[]): Stated<Shift> | null {
  const about = passages?.filter((passage) => /shift|schicht|weekend|night/i.test(passage.text));
  return findStated(text, "description", shiftPhrases, about);
}
