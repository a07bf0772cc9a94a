import type { Contact, CvPage } from "../../view-model/cv-page.ts";
import { wordLooks } from "./word-looks.ts";

/** The mean width of a letter in em. */
const letterWidth = 0.5;

/**
 * Divides the contacts into lines of about equal length, so that no line ends or begins with a separator. Widths are
 * estimated, because Word sets the text only later.
 *
 * @param width of a line in em
 */
export function contactLines({ contacts, look }: CvPage, width: number): Contact[][] {
  const { separator, labels } = wordLooks[look.template].head;
  const most = width / letterWidth;
  const lengths = contacts.map(
    (run) => run.before.length + run.text.length + separator.length + (labels ? 10 : 0),
  );
  const whole = lengths.reduce((sum, length) => sum + length, -separator.length);
  const count = Math.ceil(whole / most);
  const share = Math.min(most, (whole / count) * 1.15);
  const lines: Contact[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const [index, run] of contacts.entries()) {
    const length = lengths[index] ?? 0;
    if (used + length - separator.length > (lines.length < count ? share : most)) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(run);
    used += length;
  }
  return lines;
}
