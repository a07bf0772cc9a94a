import type { PageContact, CvPage } from "../../view-model/cv-page.ts";
import { wordLooks } from "./word-looks.ts";

/** The mean width of a letter in em. */
const letterWidth = 0.5;

type Division = { cost: number; lines: PageContact[][] };

/**
 * Divides the contacts into as few lines as possible, of about equal length, so that no line ends or begins with a
 * separator. Widths are estimated, because Word sets the text only later.
 *
 * @param width of a line in em
 */
export function contactLines({ contacts, look }: CvPage, width: number): PageContact[][] {
  const { separator, labels } = wordLooks[look.template].head;
  const extra = look.contacts === "icons" ? 3 : labels ? 10 : 0;
  const most = width / letterWidth;
  const lengths = contacts.map((run) => run.before.length + run.text.length + separator.length + extra);
  // The best divisions of no contact, the last one, the last two and so on, as in the templates (kit/lines.typ).
  const best: Division[] = [{ cost: 0, lines: [] }];
  for (let first = contacts.length - 1; first >= 0; first -= 1) {
    let choice: Division | null = null;
    let used = -separator.length;
    for (let last = first; last < contacts.length; last += 1) {
      used += lengths[last] ?? 0;
      if (last > first && used > most) break;
      const rest = best[contacts.length - 1 - last] ?? { cost: 0, lines: [] };
      const cost = rest.cost + 100 + Math.max(0, 1 - used / most) ** 2;
      if (!choice || cost < choice.cost)
        choice = { cost, lines: [contacts.slice(first, last + 1), ...rest.lines] };
    }
    if (choice) best.push(choice);
  }
  return best.at(-1)?.lines ?? [];
}
