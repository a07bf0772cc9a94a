import type { CvPage } from "../view-model/cv-page.ts";
import type { Run } from "../sections/row-view.ts";
import { isLeftToRight } from "../view-model/clean-text.ts";

export type TypstRun = Run & {
  /** The text in pieces, if some of its words need care. */
  pieces?: TypstPiece[];
  /** Set if the text has a word that may be too long for a line. */
  long?: true;
  /** Set on a right-to-left page for numbers and addresses, which keep their own direction. */
  ltr?: true;
};

/** Lines may break between two pieces, but not within one. */
type TypstPiece = {
  text: string;
  kept: boolean;
  /** Set if the piece is a word that may break between syllables, as its language does, with a hyphen. */
  syllables?: true;
};

export type SplitRun = (run: Run) => TypstRun;

/** Returns the function that prepares the runs of a page for a template. */
export function splitRun({ direction, script }: Pick<CvPage, "direction" | "script">): SplitRun {
  const split = (run: Run) => breakable(run, script === "latin");
  return direction === "rtl" ? (run) => isolated(run, split(run)) : split;
}

// Scripts without spaces can break between any two letters.
const unbroken = String.raw`[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]`;
const longWord = `${unbroken}{30,}`;
/** Poppler drops a hyphen at the end of a line, so words with hyphens stay whole. So do a number and its percent sign. */
const keptWord = String.raw`[\p{sc=Latin}\d]+(?:[-–][\p{sc=Latin}\d]+)+|\d[\d.,]* %`;
const careful = new RegExp(`(?<long>${longWord})|${keptWord}`, "gu");

/**
 * Whether a long text without spaces is a word that its language breaks between syllables. In other texts, no syllables
 * might be found.
 */
function isWord(text: string): boolean {
  const letters = text.normalize("NFD").replaceAll(/[\p{P}\p{M}]/gu, "");
  return (
    /^\p{sc=Latin}{20,80}$/u.test(letters) && !/[^aeiouy]{10}/iu.test(letters) && !/[-/_.@]\p{L}/u.test(text)
  );
}

/**
 * Addresses break after a slash or a question mark, other texts without spaces after twelve letters. Marks stay with their letters. No
 * piece ends in a hyphen: poppler drops one at the end of a line.
 */
const bite = /(?:[^/?&]\p{M}*){1,12}(?<!-)[/?&]*|[/?&]+|-+/gu;
const part = /(?:[^/?&]\p{M}*)+[/?&]*|[/?&]+/gu;

function breakable(run: Run, hasSyllables: boolean): TypstRun {
  if (run.text.search(careful) === -1) return run;
  const pieces: TypstPiece[] = [];
  let end = 0;
  let isLong = false;
  for (const match of run.text.matchAll(careful)) {
    const [word] = match;
    pieces.push({ text: run.text.slice(end, match.index), kept: false });
    if (match.groups?.["long"] === undefined) pieces.push({ text: word, kept: true });
    else if (hasSyllables && isWord(word)) pieces.push({ text: word, kept: false, syllables: true });
    else {
      isLong = true;
      const bites = (word.match(part) ?? [word]).flatMap((one) =>
        one.length > 30 ? (one.match(bite) ?? [one]) : [one],
      );
      pieces.push(...bites.map((text) => ({ text, kept: true })));
    }
    end = match.index + word.length;
  }
  pieces.push({ text: run.text.slice(end), kept: false });
  const all = pieces.filter(({ text }) => text !== "");
  return { ...run, pieces: all, ...(isLong ? { long: true } : {}) };
}

/** Otherwise "+1 303 555 0142" would be shown as "0142 555 303 1+" in right-to-left text. */
function isolated(run: Run, cut: TypstRun): TypstRun {
  return isLeftToRight(run.text) && run.text.length <= 60 ? { ...cut, ltr: true } : cut;
}
