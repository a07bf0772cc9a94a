import type { CvPlace, DrawnPage, DrawnPages, Mark } from "./drawn-pages.ts";
import { readSheets, type Group, type Memory, type Part, type Sheet } from "./read-sheets.ts";
import { multiply, unit, type Matrix } from "./svg-transform.ts";

export type DrawingReader = {
  /** Null where the drawing leans on a part that this reader was never given. */
  read: (svg: string) => DrawnPages | null;
};

/**
 * Reads what Typst draws as SVG: of each page its shapes, letters and pictures, and the places of fields, which are
 * links "cv:/pointer". A drawing is whole, or says of parts of the last one only that they stand where they stood, so
 * that a letter more is read in a fraction of the time that its page would take.
 *
 * Nothing of the source is passed on: numbers, path commands, colours and pictures are read strictly, and all else is
 * left out, so that whatever stands there has no way onto a page.
 */
export function createDrawingReader(): DrawingReader {
  const memory: Memory = { outlines: new Map(), parts: new Map(), letters: new Map() };
  return {
    read(svg) {
      const sheets = readSheets(svg, memory);
      if (!sheets) return null;
      memory.parts = new Map();
      const places: CvPlace[] = [];
      const pages = sheets.map((sheet, index) => layOut(sheet, index + 1, places, memory.parts));
      return { pages, places };
    },
  };
}

/** Puts the parts of a page where they stand on it, and notes their names and the places of fields. */
function layOut(
  { width, height, group: whole }: Sheet,
  page: number,
  places: CvPlace[],
  names: Map<string, Part[]>,
): DrawnPage {
  const marks: Mark[] = [];
  function put(group: Group, around: Matrix, color: string, outer: Mark["clips"]): void {
    if (group.name !== null) names.set(group.name, group.parts);
    if (group.parts.length === 0) return;
    const matrix = multiply(around, group.matrix);
    const fill = group.fill ?? color;
    const clips = group.clip ? [...outer, { outline: group.clip, matrix }] : outer;
    for (const part of group.parts) {
      if ("parts" in part) put(part, matrix, fill, clips);
      else if ("shape" in part) marks.push({ matrix, fill: part.fill ?? fill, clips, shape: part.shape });
      else {
        const [w, h] = [round(part.width * matrix.a), round(part.height * matrix.d)];
        const [x, y] = [round(matrix.e), round(matrix.f)];
        if (w > 0 && h > 0) places.push({ pointer: part.pointer, page, x, y, w, h });
      }
    }
  }
  put(whole, unit, "#000", []);
  return { width, height, marks };
}

const round = (points: number): number => Math.round(points * 100) / 100;
