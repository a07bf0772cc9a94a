import type { Stated } from "../posting.ts";
import { findStated, type Passage, type Phrase } from "./find-stated.ts";

const visaPhrases: readonly Phrase<boolean>[] = [
  {
    value: false,
    pattern:
      /\b(?:(?:no|not|cannot|can['’]?t|unable to|don['’]?t|won['’]?t|without)(?: [\p{L}']+){0,5} (?:visas?|h-?1b)?[ -]?(?:sponsor\w*(?! for an? export)|visas?\b)|not [^.\n]{0,90}(?:need|require)[^.\n]{0,40} sponsorship|sponsorship (?:is|will|can)(?: not|['’]t)(?! unavailable)|(?:isn['’]t|not) (?:able|available) (?:to|for) sponsor\w*|visa sponsorship:? no(?:t available)?\b|no (?:visas?|h-?1b)\b)/iu,
  },
  {
    value: true,
    pattern:
      /\b(?:(?:visas?|h-?1b|work permit|immigration) (?:sponsorship|support|assistance|transfers?|help|welcome|provided|available)|(?:we|will|can|do|able to|happy to|offer\w*|provid\w*) (?:[\p{L}']+ ){0,3}?sponsor(?:ship)? ?(?:(?:your |for )?(?:an? )?(?:visas?|h-?1b|work permit)|(?=[.,;|\n]|$))|sponsor(?:s|ing)? (?:work )?visas?|visas? sponsor\w*|visa ok)|(?:^|[|,/] ?)(?:visa|h-?1b)(?= ?[,|/]|$)/imu,
  },
];

/**
 * Reads whether the employer sponsors a visa.
 *
 * @param passages the parts of the text to search; by default the whole text
 */
export function readVisa(text: string, passages?: readonly Passage[]): Stated<boolean> | null {
  const about = passages?.filter((passage) => /visa|sponsor|h-?1b|permit/i.test(passage.text));
  return findStated(text, "description", visaPhrases, about);
}
