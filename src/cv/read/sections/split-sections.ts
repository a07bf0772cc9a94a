import { findPeriods } from "../../../text/periods.ts";
import { namesLanguages } from "./language-names.ts";
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
  const found = lines.map((line, index) => headingOf(line, styleOf(line), lines[index + 1]));
  for (const [index, line] of lines.entries()) if (found[index]) headed.add(line.column);
  const sections: CvSection[] = [{ name: "top", heading: null, lines: [] }];
  let column = lines[0]?.column ?? 0;
  let hasNamed = false;
  for (const [index, line] of lines.entries()) {
    const own = found[index] ?? null;
    // Large text before the first known heading is the name, the person's title or the title of the document.
    const isTitle = !hasNamed && (isOnTop(line, lines) || !styleOf(line).isLarge);
    const heading = own?.name === "other" && isTitle ? null : own;
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
  return nameWork(sections);
}

/** Whether a line is one of the first two. */
const isOnTop = (line: TextLine, lines: readonly TextLine[]): boolean =>
  line === lines[0] || line === lines[1];

/** A heading of another style in a table, with its text beside it: "Languages" within a section of skills. */
function isBeside(line: TextLine, name: SectionName, next: TextLine | undefined): boolean {
  if (!next || next.page !== line.page || next.y !== line.y || next.column !== line.column) return false;
  return name === "languages" ? namesLanguages(next) : name !== "skills";
}

type Heading = { name: SectionName; rest: TextLine["cells"] };

function headingOf(
  line: TextLine,
  style: ReturnType<typeof headingStyle>,
  next: TextLine | undefined,
): Heading | null {
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
  if (name) return style.accepts(line) || isBeside(line, name, next) ? { name, rest: [] } : null;
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

/**
 * Takes the section with the most periods for the work, if no heading says where the work is: people head it
 * "Appointments" or "Kitchens".
 */
function nameWork(sections: readonly CvSection[]): CvSection[] {
  if (sections.some(({ name, lines }) => name === "experience" && lines.length > 0)) return [...sections];
  const most = Math.max(0, ...sections.map(periodsIn));
  const work = most > 0 ? sections.find((section) => periodsIn(section) === most) : undefined;
  return sections.map((section) =>
    section === work ? { ...section, name: "experience" as const } : section,
  );
}

/** The number of lines with a start and an end, in a section whose heading is unknown. */
function periodsIn({ name, heading, lines }: CvSection): number {
  if (name !== "other" || !heading || sectionOfHeading(lineText(heading)) !== null) return 0;
  return lines.filter((line) => findPeriods(lineText(line)).some(({ isSingle }) => !isSingle)).length;
}
