import type { AdvertLine } from "./requirement.ts";

/** Characters of the longest quotation. */
const longest = 220;

/** Quotes the line or sentence of a text around the words from `start` to `end`. */
export function advertLine(
  from: AdvertLine["from"],
  text: string,
  [start, end]: readonly [number, number],
): AdvertLine {
  const before = text.slice(Math.max(0, start - longest), start);
  const after = text.slice(end, end + longest);
  const lead = before.split(/\n|•|(?<=[.!?;])\s/).at(-1) ?? "";
  const rest = /^(?:(?![.!?;]\s)[^\n•])*[.!?]?/.exec(after)?.[0] ?? "";
  const sides = longest - (end - start);
  const shownLead = cutLeft(lead.trimStart(), Math.max(sides / 2, sides - rest.length));
  const shownRest = cutRight(rest.trimEnd(), Math.max(sides / 2, sides - shownLead.length));
  const begin = shownLead.length;
  return {
    from,
    text: `${shownLead}${text.slice(start, end)}${shownRest}`,
    marked: [begin, begin + (end - start)],
  };
}

function cutLeft(text: string, most: number): string {
  if (text.length <= most) return text;
  return `… ${text.slice(-most).replace(/^\S*\s/, "")}`;
}

function cutRight(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/\s\S*$/, "")} …`;
}
