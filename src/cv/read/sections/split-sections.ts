import { cellText, lineText, type TextLine } from "../text-line.ts";
import { headingStyle, isCapitals } from "./heading-style.ts";
import { sectionOfHeading, sectionWithinHeading, type SectionName } from "./section-of-heading.ts";

/** `top` has the lines before the first heading of a column: the name and often contact details. */
export type CvSection = { name: SectionName | "top"; heading: TextLine | null; lines: TextLine[] };

/** Splits lines at headings. Text of a column without headings belongs to the section before. */
export function splitSections(lines: readonly TextLine[]): CvSection[] {
  const whole = headingStyle(lines);
  const columns = new Map(
    [...new Set(lines.map(({ column }) => column))].map((column) => [
      column,
      headingStyle(lines.filter((line) => line.column === column)),
    ]),
  );
  // A sidebar can have smaller headings than the main column.
  const styleOf = (line: TextLine) => {
    const own = columns.get(line.column);
    return own?.isKnown ? own : whole;
  };
  const headed = new Set<number>();
  for (const line of lines) if (headingOf(line, styleOf(line))) headed.add(line.column);
  const sections: CvSection[] = [{ name: "top", heading: null, lines: [] }];
  let column = lines[0]?.column ?? 0;
  let hasNamed = false;
  for (const line of lines) {
    const found = headingOf(line, styleOf(line));
    // Large text before the first known heading is the name, the person's title or the title of the document.
    const isTitle = !hasNamed && (isOnTop(line, lines) || !styleOf(line).isLarge);
    const heading = found?.name === "other" && isTitle ? null : found;
    if (line.column !== column && !heading && headed.has(line.column))
      sections.push({ name: "top", heading: null, lines: [] });
    column = line.column;
    if (!heading) {
      sections.at(-1)?.lines.push(line);
      continue;
    }
    hasNamed = true;
    const rest = heading.rest.length > 0 ? [{ ...line, cells: heading.rest, bold: false, level: 0 }] : [];
    sections.push({ name: heading.name, heading: line, lines: rest });
  }
  return sections;
}

/** Whether a line is one of the first two. */
const isOnTop = (line: TextLine, lines: readonly TextLine[]): boolean =>
  line === lines[0] || line === lines[1];

type Heading = { name: SectionName; rest: TextLine["cells"] };

function headingOf(line: TextLine, style: ReturnType<typeof headingStyle>): Heading | null {
  const [first, ...others] = line.cells;
  if (!first || line.bullet) return null;
  const text = others.length === 0 ? lineText(line) : cellText(first);
  const name = sectionOfHeading(text);
  if (name && others.length > 0) {
    // A heading next to its text.
    const isSet =
      style.fits(line) || isCapitals(text) || first.every(({ bold }) => bold) || style.isBeside(line);
    return isSet ? { name, rest: others } : null;
  }
  if (others.length > 0) return null;
  if (name) return style.accepts(line) ? { name, rest: [] } : null;
  const inline = /^([^:：]{3,30})[:：]\s+\S/u.exec(text);
  const label = inline?.[1];
  if (label && isCapitals(label) && sectionOfHeading(label)) {
    const [run, ...runs] = first;
    const after = run ? run.text.replace(/^[^:：]*[:：]\s*/u, "") : "";
    const rest = [...(run && after !== "" ? [{ ...run, text: after }] : []), ...runs];
    return { name: sectionOfHeading(label) ?? "other", rest: [rest] };
  }
  if (!style.isDistinct || !style.fits(line) || text.length > 50) return null;
  return { name: sectionWithinHeading(text) ?? "other", rest: [] };
}
