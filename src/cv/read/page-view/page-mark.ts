import type { FilePlace } from "../file-page.ts";

/** A part of a page with what the reader made of it. */
export type PageMark = FilePlace & {
  /** Text that was read surely, text to check, or text in no field. */
  tone: "sure" | "check" | "unplaced";
  /** Describes the part to people who do not see it: "Company, position: please check". */
  label: string;
  /** Address of the field or finding that it belongs to: "#field-work-0-name". */
  href: string;
  /** Whether it belongs to the field that the person looks at. */
  isHere?: boolean;
};

/** How far a mark reaches around its letters, in points. */
const margin = 2;

/** The box of a mark in percent of its page, with space for letters that reach below the line. */
export function boxInPercent(
  { box: [x, y, width, height] }: Pick<FilePlace, "box">,
  page: { width: number; height: number },
): { left: string; top: string; width: string; height: string } {
  const percent = (length: number, of: number) => `${Math.round((length / of) * 10_000) / 100}%`;
  const descent = Math.min(height, 12) * 0.25;
  return {
    left: percent(x - margin, page.width),
    top: percent(y - margin / 2, page.height),
    width: percent(width + 2 * margin, page.width),
    height: percent(height + descent + margin / 2, page.height),
  };
}
