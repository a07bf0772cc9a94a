import {
  multiply,
  identityMatrix,
  type CvPlace,
  type DrawnPage,
  type DrawnPages,
  type PaintedShape,
  type Matrix,
} from "./svg-frame.ts";
import {
  readSheets,
  type SheetGroup,
  type DrawingCache,
  type SheetPart,
  type Sheet,
} from "./svg-frame-parser.ts";

export type DrawingReader = {
  /** Returns null when the drawing refers to a part that this reader does not know. */
  read: (svg: string) => DrawnPages | null;
};

/**
 * Reads Typst's SVG: the shapes, letters and pictures of each page, and the places of fields, which are links
 * "cv:/pointer". A drawing is either complete, or refers to unchanged parts of the previous one. Reading it after a
 * small edit therefore takes a fraction of the time of a whole page.
 *
 * Nothing of the source is passed on. Numbers, path commands, colours and pictures are parsed strictly, and everything
 * else is dropped, so the source cannot inject anything into a page.
 */
export function createDrawingReader(): DrawingReader {
  const memory: DrawingCache = { outlines: new Map(), parts: new Map(), letters: new Map() };
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

/** Computes the position of each part on the page, and collects the parts' names and the places of fields. */
function layOut(
  { width, height, group: whole }: Sheet,
  page: number,
  places: CvPlace[],
  names: Map<string, SheetPart[]>,
): DrawnPage {
  const marks: PaintedShape[] = [];
  function put(group: SheetGroup, around: Matrix, color: string, outer: PaintedShape["clips"]): void {
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
  put(whole, identityMatrix, "#000", []);
  return { width, height, marks };
}

const round = (points: number): number => Math.round(points * 100) / 100;
