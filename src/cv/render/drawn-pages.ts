import type { Matrix } from "./svg-transform.ts";

/** The parsed pages of a drawing, ready to be painted. */
export type DrawnPages = { pages: DrawnPage[]; places: CvPlace[] };

/** Width and height in points. Marks are in painting order, the lowest first. */
export type DrawnPage = { width: number; height: number; marks: readonly PaintedShape[] };

/** A field on a page (from 1), in points from the upper left corner. A field that spans two lines has two places. */
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
