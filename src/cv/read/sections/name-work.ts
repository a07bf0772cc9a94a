import { findPeriods } from "../../../text/periods.ts";
import { lineText } from "../text-line.ts";
import { sectionOfHeading } from "./section-of-heading.ts";
import type { CvSection } from "./split-sections.ts";

/**
 * Takes the section with the most periods for the work, if no heading says where the work is: people head it
 * "Appointments" or "Kitchens".
 */
export function nameWork(sections: readonly CvSection[]): CvSection[] {
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
