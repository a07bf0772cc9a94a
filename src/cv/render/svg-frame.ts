/** The parsed pages of a drawing, ready to be painted. */
export type DrawnPages = { pages: DrawnPage[]; places: CvPlace[] };

/** Width and height in points. Marks are in painting order, the lowest first. */
export type DrawnPage = { width: number; height: number; marks: readonly PaintedShape[] };

/**
 * A field on a page (from 1), in points from the upper left corner. A field that spans two lines has two places. The pointer
 * of a long text ends in the number of its paragraph or bullet: "/sections/experience/0/description/2".
 */
export type CvPlace = { pointer: string; page: number; x: number; y: number; w: number; h: number };

/** A piece of a page that is painted in one go, and its position. */
export type PaintedShape = {
  /** From the units of the shape to points of the page. */
  matrix: Matrix;
  fill: string;
  clips: readonly { outline: Outline; matrix: Matrix }[];
  /** The same object until the engine redraws it. */
  shape: Shape;
};

export type Shape =
  | { kind: "letters"; letters: readonly { x: number; y: number; outline: Outline }[] }
  | { kind: "path"; outline: Outline; evenOdd: boolean; stroke: string; strokeWidth: number }
  | { kind: "picture"; address: string; width: number; height: number };

/** Path commands as in SVG, with their lowest and highest coordinate in their own units. */
export type Outline = { d: string; least: number; most: number };

/** The values of SVG's matrix(a b c d e f). */
export type Matrix = { a: number; b: number; c: number; d: number; e: number; f: number };

export const identityMatrix: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** Reads one translate, scale, rotate or matrix. Returns the identity for anything else. */
export function readTransform(text: string): Matrix {
  const [, kind, list = ""] = /^(\w+)\((.*)\)$/.exec(text) ?? [];
  const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = list
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  if (kind === "translate") return { ...identityMatrix, e: a, f: b ?? 0 };
  if (kind === "scale") return { ...identityMatrix, a, d: b ?? a };
  if (kind === "rotate") {
    const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    return { ...identityMatrix, a: cos, b: sin, c: -sin, d: cos };
  }
  return kind === "matrix" ? { a, b: b ?? 0, c, d, e, f } : identityMatrix;
}

/** Applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return {
    a: outer.a * inner.a + outer.c * inner.b,
    b: outer.b * inner.a + outer.d * inner.b,
    c: outer.a * inner.c + outer.c * inner.d,
    d: outer.b * inner.c + outer.d * inner.d,
    e: outer.a * inner.e + outer.c * inner.f + outer.e,
    f: outer.b * inner.e + outer.d * inner.f + outer.f,
  };
}
