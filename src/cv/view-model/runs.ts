import { splitItems } from "../document/split-list.ts";
import { cleanLine } from "./clean-text.ts";
import type { PageLine, Run } from "./cv-page.ts";
import { readLink } from "../../text/read-link.ts";

/** The text of a field as one line. Returns an empty list when there is no text. */
export function toRuns(text: string, at: string): Run[] {
  const clean = cleanLine(text);
  return clean === "" ? [] : [plainRun(clean, at)];
}

/** An address, as a link if `readLink` allows it. */
export function toLinkRun(text: string, at: string): Run | null {
  const clean = cleanLine(text);
  return clean === "" ? null : { ...plainRun(clean, at), ...readLink(clean) };
}

/** The items of a list, split by `splitItems` and joined with `comma`. */
export function toItems(text: string, at: string, comma: string): Run[] {
  return splitItems(text)
    .map(cleanLine)
    .filter((item) => item !== "")
    .map((item, index) => ({ ...plainRun(item, at), before: index === 0 ? "" : comma }));
}

/** Joins the non-empty parts with a separator. */
export function joinRuns(parts: Run[][], between: string): Run[] {
  const [first = [], ...rest] = parts.filter((part) => part.length > 0);
  return [
    ...first,
    ...rest.flatMap((part) =>
      part.map((run, index) => (index === 0 ? { ...run, before: between + run.before } : run)),
    ),
  ];
}

/** Wraps non-empty runs in two strings: " (", ")". */
export function wrapRuns(runs: Run[], before: string, after: string): Run[] {
  return runs.map((run, index) => ({
    ...run,
    before: index === 0 ? before + run.before : run.before,
    after: index === runs.length - 1 ? run.after + after : run.after,
  }));
}

/** A line with or without a label, or none when there are no items. */
export function labelledLine(label: string | null, items: Run[]): PageLine[] {
  const at = items[0]?.at;
  return at === undefined ? [] : [{ label: label === null ? [] : [plainRun(label, at)], items }];
}

function plainRun(text: string, at: string): Run {
  return { text, at, before: "", after: "", href: null };
}
