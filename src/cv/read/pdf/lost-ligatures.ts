/** A piece of text as the file places it. `y` is the baseline, from the top of the page. */
export type PdfRun = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  bold: boolean;
  italic: boolean;
  isRtl: boolean;
  /** A drawn shape that is not text. */
  isSign?: boolean;
};

/** Some PDFs have a character without a meaning in place of "fi" and "fl". */
// oxlint-disable-next-line no-control-regex -- files contain it
const lost = /^\u0000+$/u;
// oxlint-disable-next-line no-control-regex -- files contain it
const lostInText = /(?<=\p{L})\u0000(?=\p{Ll})|(?<![\p{L}\p{N}])\u0000(?=\p{Ll}{2})/gu;

/** Returns the ligature that a text continues: "ow" after "fl", "eld" after "fi". */
function ligatureBefore(text: string): string {
  return /^(?:[aiouy]|e(?![dlr]))/iu.test(text) ? "fl" : "fi";
}

/** Restores lost ligatures within a text. */
export function restoreInText(text: string): string {
  return text.replaceAll(lostInText, (_, at: number) => ligatureBefore(text.slice(at + 1)));
}

/** Whether a piece of text is nothing but a lost character. */
export const isLostLigature = (text: string): boolean => lost.test(text);

/** Restores ligatures that are pieces of their own: as wide as two letters, and with a letter right after them. */
export function restoreLigatures(runs: readonly PdfRun[], lostRuns: ReadonlySet<PdfRun>): PdfRun[] {
  return runs.map((run, index) => {
    const next = runs[index + 1];
    if (!lostRuns.has(run) || !next) return run;
    const isTouching = Math.abs(next.x - run.x - run.width) < 0.1 * run.size && Math.abs(next.y - run.y) < 1;
    const isLigature =
      run.width > 0.35 * run.size && run.width < 0.8 * run.size && /^\p{Ll}/u.test(next.text);
    return isTouching && isLigature ? { ...run, text: ligatureBefore(next.text) } : run;
  });
}

/**
 * Puts the alef of a lam-alef ligature after its lam. Browsers write it without a width before the run that it ends: "إ",
 * "ال" is "الإ".
 */
export function joinAlefs(runs: readonly PdfRun[]): PdfRun[] {
  return runs.flatMap((run, at) => {
    const [before, next] = [runs[at - 1], runs[at + 1]];
    if (isAlefOf(run, next)) return [];
    return isAlefOf(before, run) ? [{ ...run, text: run.text + (before?.text ?? "") }] : [run];
  });
}

const isAlefOf = (alef: PdfRun | undefined, lam: PdfRun | undefined): boolean =>
  alef?.width === 0 &&
  /^[أإآا]$/u.test(alef.text) &&
  lam?.text.endsWith("ل") === true &&
  alef.x === lam.x &&
  alef.y === lam.y;
