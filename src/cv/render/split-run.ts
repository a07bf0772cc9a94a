import type { CvPage, Run } from "../view-model/cv-page.ts";
import { isLeftToRight } from "../view-model/is-left-to-right.ts";

export type TypstRun = Run & {
  /** Parts between which a line may break, of a text with a word that is too long for a line. */
  pieces?: string[];
  /** Set on a right-to-left page for numbers and addresses, which keep their own direction. */
  ltr?: true;
};

export type SplitRun = (run: Run) => TypstRun;

/** Returns the function that prepares the runs of a page for a template. */
export function splitRun(direction: CvPage["direction"]): SplitRun {
  return direction === "rtl" ? isolated : breakable;
}

// Scripts without spaces can break between any two letters.
const unbroken = String.raw`[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]`;
const longWord = new RegExp(`${unbroken}{30,}`, "gu");
/**
 * Addresses break after a slash or a question mark, other words after twelve letters. Marks stay with
 * their letters. No piece ends in a hyphen: poppler drops one at the end of a line.
 */
const bite = /(?:[^/?&]\p{M}*){1,12}(?<!-)[/?&]*|[/?&]+|-+/gu;
const piece = /(?:[^/?&]\p{M}*)+[/?&]*|[/?&]+/gu;

/** Splits text with a long word into pieces between which a line may break. */
function breakable(run: Run): TypstRun {
  if (run.text.search(longWord) === -1) return run;
  const pieces: string[] = [];
  let end = 0;
  for (const match of run.text.matchAll(longWord)) {
    const parts = (match[0].match(piece) ?? [match[0]]).flatMap((part) =>
      part.length > 30 ? (part.match(bite) ?? [part]) : [part],
    );
    pieces.push(run.text.slice(end, match.index) + (parts[0] ?? ""), ...parts.slice(1));
    end = match.index + match[0].length;
  }
  pieces.push(run.text.slice(end));
  return { ...run, pieces: pieces.filter((one) => one !== "") };
}

/** Otherwise "+1 303 555 0142" would be shown as "0142 555 303 1+" in right-to-left text. */
function isolated(run: Run): TypstRun {
  const cut = breakable(run);
  return isLeftToRight(run.text) && run.text.length <= 60 ? { ...cut, ltr: true } : cut;
}
