import { splitList } from "../document/split-list.ts";
import { cleanLine, cleanText } from "./clean-text.ts";
import type { PageLine, Run } from "./cv-page.ts";
import { readLink } from "./read-link.ts";

/** The text of a field in one line; empty when there is none. */
export function toRuns(text: string, at: string): Run[] {
  const clean = cleanLine(text);
  return clean === "" ? [] : [plainRun(clean, at)];
}

/** An address, linked where it may be. */
export function toLinkRun(text: string, at: string): Run | null {
  const clean = cleanLine(text);
  return clean === "" ? null : { ...plainRun(clean, at), ...readLink(clean) };
}

/** Paragraphs, divided by an empty line; single line breaks stay. */
export function toParagraphs(text: string, at: string): Run[] {
  return cleanText(text)
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => plainRun(paragraph, at));
}

/** A bullet a line, without the mark that people type or paste before it. */
export function toBullets(text: string, at: string): Run[] {
  return cleanText(text)
    .split("\n")
    .map((line) => line.replace(/^([•‣▪◦●○■·–—*-]\s+)+/u, "").trim())
    .filter((line) => line !== "" && !/^[•‣▪◦●○■·–—*-]$/u.test(line))
    .map((line) => plainRun(line, at));
}

/** The items of a list as `splitList` divides them, with `comma` between. */
export function toItems(text: string, at: string, comma: string): Run[] {
  return splitList(cleanText(text)).map((item, index) => ({
    ...plainRun(item, at),
    before: index === 0 ? "" : comma,
  }));
}

/** Joins what there is, with something between. */
export function joinRuns(parts: Run[][], between: string): Run[] {
  const [first = [], ...rest] = parts.filter((part) => part.length > 0);
  return [
    ...first,
    ...rest.flatMap((part) =>
      part.map((run, index) => (index === 0 ? { ...run, before: between + run.before } : run)),
    ),
  ];
}

/** Puts something around what there is: " (", ")". */
export function wrapRuns(runs: Run[], before: string, after: string): Run[] {
  return runs.map((run, index) => ({
    ...run,
    before: index === 0 ? before + run.before : run.before,
    after: index === runs.length - 1 ? run.after + after : run.after,
  }));
}

/** A labelled line, if it has anything to label. */
export function labelledLine(label: string, items: Run[]): PageLine[] {
  const at = items[0]?.at;
  return at === undefined ? [] : [{ label: [plainRun(label, at)], items }];
}

function plainRun(text: string, at: string): Run {
  return { text, at, before: "", after: "", href: null };
}
