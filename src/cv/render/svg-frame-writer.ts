import type { DrawnPage, PaintedShape, Outline, Matrix } from "./svg-frame.ts";

/**
 * Writes pages as SVG for printing, one string per page, sharp at any resolution. Each outline is defined once per
 * page. The parts of a drawn page were parsed strictly (svg-frame-reader.ts), so nothing here has to be escaped.
 *
 * @param idStart prefix of the ids, which must be unique in the document that contains the pages
 */
export function writeSvg(pages: readonly DrawnPage[], idStart: string): string[] {
  return pages.map((page, index) => writePage(page, `${idStart}${index}-`));
}

function writePage({ width, height, marks }: DrawnPage, idStart: string): string {
  const ids = new Map<string, string>();
  const definitions: string[] = [];
  const define = (key: string, write: (id: string) => string): string => {
    const known = ids.get(key);
    if (known !== undefined) return known;
    const id = `${idStart}${ids.size}`;
    ids.set(key, id);
    definitions.push(write(id));
    return id;
  };
  const letter = ({ d }: Outline) => define(d, (id) => `<path id="${id}" d="${d}"/>`);
  const clip = ({ outline, matrix }: PaintedShape["clips"][number]) =>
    define(
      `${outline.d} ${transform(matrix)}`,
      (id) => `<clipPath id="${id}"><path d="${outline.d}" transform="${transform(matrix)}"/></clipPath>`,
    );
  const body = marks.map((mark) => {
    const clips = mark.clips.map((one) => `<g clip-path="url(#${clip(one)})">`);
    return clips.join("") + writeMark(mark, letter) + "</g>".repeat(clips.length);
  });
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${definitions.join("")}</defs>${body.join("")}</svg>`;
}

function writeMark({ matrix, fill, shape }: PaintedShape, letter: (outline: Outline) => string): string {
  const placed = `transform="${transform(matrix)}" fill="${fill}"`;
  if (shape.kind === "letters") {
    const uses = shape.letters.map(
      ({ x, y, outline }) => `<use href="#${letter(outline)}" x="${x}" y="${y}"/>`,
    );
    return `<g ${placed}>${uses.join("")}</g>`;
  }
  if (shape.kind === "picture") {
    return `<image ${placed} href="${shape.address}" width="${shape.width}" height="${shape.height}" preserveAspectRatio="none"/>`;
  }
  const rule = shape.evenOdd ? ' fill-rule="evenodd"' : "";
  const stroke =
    shape.stroke === "none" ? "" : ` stroke="${shape.stroke}" stroke-width="${shape.strokeWidth}"`;
  return `<path ${placed} d="${shape.outline.d}"${rule}${stroke}/>`;
}

const transform = ({ a, b, c, d, e, f }: Matrix): string => `matrix(${[a, b, c, d, e, f].join(" ")})`;
