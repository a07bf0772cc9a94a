import type { Matrix } from "./svg-transform.ts";

/** What an engine drew, read and ready to be painted. */
export type DrawnPages = { pages: DrawnPage[]; places: CvPlace[] };

/** Width and height in points; marks in the order in which they lie above one another. */
export type DrawnPage = { width: number; height: number; marks: readonly Mark[] };

/** A field on a page (from 1), in points from the upper left corner; a field over two lines has two. */
export type CvPlace = { pointer: string; page: number; x: number; y: number; w: number; h: number };

/** A piece of a page: what is painted in one go, and where. */
export type Mark = {
  /** From the shape's own units to points of the page. */
  matrix: Matrix;
  fill: string;
  clips: readonly { outline: Outline; matrix: Matrix }[];
  /** The same object as long as the engine does not draw it anew. */
  shape: Shape;
};

export type Shape =
  | { kind: "letters"; letters: readonly { x: number; y: number; outline: Outline }[] }
  | { kind: "path"; outline: Outline; evenOdd: boolean; stroke: string; strokeWidth: number }
  | { kind: "picture"; address: string; width: number; height: number };

/** Path commands as in SVG, and how high and low they reach in their own units. */
export type Outline = { d: string; least: number; most: number };
