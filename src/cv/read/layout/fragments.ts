import type { PdfRun } from "../pdf/lost-ligatures.ts";
import { joinAccents } from "../normalise-text.ts";
import type { TextRun } from "../text-line.ts";

/** Text of one line without wide space in it. */
export type Fragment = {
  text: string;
  runs: TextRun[];
  x: number;
  right: number;
  y: number;
  size: number;
  bold: boolean;
  isRtl: boolean;
  /** Drawn signs at its start, which are not text. */
  signs: number;
  /** The width of the page if x is measured from its right edge. */
  fromRight?: number;
};

/** Fragments with the same baseline, from left to right. */
export type Row = Fragment[];

/** A gap wider than this many letter heights separates two fragments. */
const wideGap = 0.9;
/** A smaller gap separates text of a margin from text that begins where other lines do. */
const marginGap = 0.45;
/** Lines that begin at the same place. */
const minAligned = 3;

/** Joins the runs of a page to rows of fragments, from top to bottom. */
export function toRows(runs: readonly PdfRun[]): Row[] {
  const lines: PdfRun[][] = [];
  for (const run of runs.toSorted((a, b) => a.y - b.y)) {
    // A line of two columns may have two baselines. All of a text must join it, if its first run did.
    const line = lines.findLast((one) => {
      const last = one.at(-1);
      return last && Math.abs(last.y - run.y) < 0.35 * lineSize(last.size, run.size);
    });
    if (line) line.push(run);
    else lines.push([run]);
  }
  const sorted = lines.map((line) => line.toSorted((a, b) => a.x - b.x));
  const edges = edgesOf(sorted);
  return sorted
    .map((line) => splitLine(line, edges))
    .filter((row) => row.length > 0)
    .sort((a, b) => (a[0]?.y ?? 0) - (b[0]?.y ?? 0));
}

/** Text much larger than its neighbour, such as a name next to an address, is not in its line. */
function lineSize(one: number, other: number): number {
  const [small, large] = one < other ? [one, other] : [other, one];
  return large > 1.6 * small ? small : large;
}

/** The places where several lines begin. */
function edgesOf(lines: readonly (readonly PdfRun[])[]): number[] {
  const starts = lines.flatMap((line) => line.find(({ text }) => text.trim() !== "")?.x ?? []);
  return [...new Set(starts)].filter(
    (x) => starts.filter((one) => Math.abs(one - x) < 1).length >= minAligned,
  );
}

function splitLine(line: readonly PdfRun[], edges: readonly number[]): Row {
  const groups: PdfRun[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  let isAfterIcon = false;
  for (const run of line) {
    if (run.text === "") {
      // An icon separates its neighbours: the text before it from the text that it names.
      isAfterIcon = true;
      continue;
    }
    const last = groups.at(-1);
    const gap = run.x - right;
    const isAligned =
      gap > marginGap * run.size && run.text.trim() !== "" && edges.some((x) => Math.abs(x - run.x) < 1);
    if (last && gap < wideGap * run.size && !isAfterIcon && !isAligned) last.push(run);
    else groups.push([run]);
    isAfterIcon = false;
    right = Math.max(right, run.x + run.width);
  }
  return groups.map(toFragment).filter(({ text, signs }) => text !== "" || signs > 0);
}

function toFragment(all: readonly PdfRun[]): Fragment {
  const group = all.filter(({ isSign }) => !isSign);
  const isRtl =
    group.filter((run) => run.isRtl).length * 2 > group.filter(({ text }) => /\p{L}/u.test(text)).length;
  const ordered = isRtl ? fromRight(group) : group;
  const runs: TextRun[] = [];
  let last: PdfRun | null = null;
  for (const run of ordered) {
    const gap = last === null ? 0 : run.x > last.x ? run.x - last.x - last.width : last.x - run.x - run.width;
    // Addresses have no spaces, although fonts can leave some.
    const isInAddress = /\S:\/\/\S*$/.test(runs.at(-1)?.text ?? "") && /^[/?#]/.test(run.text);
    const space = last !== null && gap > 0.12 * run.size && !isInAddress ? " " : "";
    const previous = runs.at(-1);
    if (previous && previous.bold === run.bold && previous.italic === run.italic)
      previous.text += space + run.text;
    else runs.push({ text: space + run.text, bold: run.bold, italic: run.italic });
    last = run;
  }
  for (const run of runs) run.text = joinAccents(run.text);
  if (isRtl) turnBrackets(runs);
  const text = runs
    .map((run) => run.text)
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();
  const letters = group.map(({ text: one }) => one.length);
  const bold = group.reduce((sum, run, at) => sum + (run.bold ? (letters[at] ?? 0) : 0), 0);
  const sum = letters.reduce((total, one) => total + one, 0);
  return {
    text,
    runs: runs.length === 1 ? [{ ...(runs[0] ?? { bold: false, italic: false }), text }] : runs,
    x: Math.min(...all.map(({ x }) => x)),
    right: Math.max(...all.map(({ x, width }) => x + width)),
    y: all[0]?.y ?? 0,
    size: Math.max(...all.map(({ size }) => size)),
    bold: bold * 2 > sum,
    isRtl,
    signs: all.length - group.length,
  };
}

const isLeftToRight = (run: PdfRun): boolean => !run.isRtl && /[\p{L}\p{N}]/u.test(run.text);

/** Programs write brackets of right-to-left text as they look: ")…(". */
function turnBrackets(runs: TextRun[]): void {
  const open = runs.findIndex(({ text }) => text.includes("("));
  const closed = runs.findIndex(({ text }) => text.includes(")"));
  if (open < 0 || closed < 0 || closed > open) return;
  const first = runs[closed];
  if (closed === open && first && first.text.indexOf(")") > first.text.indexOf("(")) return;
  for (const run of runs) run.text = run.text.replaceAll(/[()]/g, (sign) => (sign === "(" ? ")" : "("));
}

/** Right-to-left text begins at the right; consecutive left-to-right pieces keep their order. */
function fromRight(group: readonly PdfRun[]): PdfRun[] {
  const ordered: PdfRun[] = [];
  let fromLeft: PdfRun[] = [];
  const sorted = group.toSorted((a, b) => b.x - a.x);
  for (const [index, run] of sorted.entries()) {
    // A full stop or a hyphen within an address or a number belongs to it.
    const next = sorted[index + 1];
    const isWithin =
      fromLeft.length > 0 && next !== undefined && isLeftToRight(next) && /^[^\s|]+$/u.test(run.text);
    if (run.isRtl || (!isLeftToRight(run) && !isWithin)) {
      ordered.push(...fromLeft, run);
      fromLeft = [];
    } else fromLeft.unshift(run);
  }
  return [...ordered, ...fromLeft];
}
