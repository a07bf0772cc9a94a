import { readTransform, identityMatrix, type Outline, type Shape, type Matrix } from "./svg-frame.ts";

// The accepted values of attributes. An attribute with any other value is treated as absent.

const number = /^-?\d+(\.\d+)?(e-?\d+)?$/;

/** #rgb, #rgba, #rrggbb or #rrggbbaa. */
const colour = /^(none|#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8}))$/i;

const idPattern = /^[\w+/-]+$/;

const pathShape = /^[MLHVCSQTAZmlhvcsqtaz\d\s.,e-]+$/;

const transformShape = /^(translate|scale|matrix|rotate)\([\d\s.,e-]+\)$/;

const picture64 = /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/=]+$/;

const glyphUse = /<use x="(-?\d+(?:\.\d+)?)"(?: y="(-?\d+(?:\.\d+)?)")? href="#([\w+/-]+)"\/>/g;

export type SheetGroup = {
  /** The engine's name for the content of the group. Equal names mean equal content. */
  name: string | null;
  matrix: Matrix;
  fill: string | null;
  clip: Outline | null;
  parts: SheetPart[];
};
export type SheetPart =
  | SheetGroup
  | { shape: Shape; fill: string | null }
  | { pointer: string; width: number; height: number };
/** A page as nested groups, as the engine writes it. */
export type Sheet = { width: number; height: number; group: SheetGroup };

/** Collects letters and clips. They are defined apart from their use: before it, after it, or in an earlier drawing. */
function readOutlines(pieces: readonly string[], outlines: Map<string, Outline>): void {
  let clip: string | null = null;
  for (const piece of pieces) {
    if (piece.startsWith("clipPath ")) clip = attribute(piece, "id", idPattern);
    else if (piece.startsWith("/clipPath>")) clip = null;
    else if (piece.startsWith("path ")) {
      const id = clip ?? attribute(piece, "id", idPattern);
      const d = id === null ? null : attribute(piece, "d", pathShape);
      // Copied, because a substring would keep the whole text in memory.
      if (id !== null && d !== null && outlines.get(id)?.d !== d)
        outlines.set(id, outlineOf(structuredClone(d)));
    }
  }
}

/** The state that a reader keeps between drawings. */
export type DrawingCache = {
  outlines: Map<string, Outline>;
  /** Parts of the last drawing by the engine's names for them. */
  parts: Map<string, SheetPart[]>;
  /** Letters of the last drawing by their source text, because most of a page does not change. */
  letters: Map<string, SheetPart[]>;
};

/** @returns null when the drawing refers to a part that is not in memory */
export function readSheets(svg: string, memory: DrawingCache): Sheet[] | null {
  const pieces = svg.split(beginning);
  const { outlines } = memory;
  readOutlines(pieces, outlines);
  const letters = new Map<string, SheetPart[]>();
  const sheets: Sheet[] = [];
  const open: SheetGroup[] = [];
  /** The current group, or null outside pages. */
  let group: SheetGroup | null = null;
  let pointer: string | null = null;
  let skipped: string | null = null;
  let isClip = false;

  for (const [at, piece] of pieces.entries()) {
    if (skipped !== null) {
      if (piece.startsWith(skipped)) skipped = null;
      continue;
    }
    if (piece.startsWith("g ") || piece.startsWith("g>")) {
      const uses = piece.indexOf("<use ");
      const opened = readGroup(uses === -1 ? piece : piece.slice(0, uses), outlines);
      const width = attribute(piece, "data-page-width", number);
      const height = attribute(piece, "data-page-height", number);
      if (width !== null && height !== null) {
        // Each page is drawn from its own corner. The engine puts it below the pages before it.
        opened.matrix = identityMatrix;
        sheets.push({ width: Number(width), height: Number(height), group: opened });
      } else group?.parts.push(opened);
      const isKept = attribute(piece, "data-reuse-from", idPattern) === opened.name;
      if (opened.name !== null && isKept && pieces[at + 1]?.startsWith("/g>")) {
        const parts = memory.parts.get(opened.name);
        if (!parts) return null;
        opened.parts = parts;
      }
      if (uses !== -1) {
        const run = piece.slice(uses);
        const parts = letters.get(run) ?? memory.letters.get(run) ?? readLetters(run, outlines);
        letters.set(run, parts);
        opened.parts.push(...parts);
      }
      open.push(opened);
      group = sheets.length > 0 ? opened : null;
    } else if (piece.startsWith("/g>")) {
      open.pop();
      group = sheets.length > 0 ? (open.at(-1) ?? null) : null;
    } else if (piece.startsWith("path ")) {
      if (group && !isClip) group.parts.push(...readPath(piece));
    } else if (piece.startsWith("a ")) {
      pointer = attribute(piece, "xlink:href", /^cv:(\/[A-Za-z0-9]+)+$/)?.slice(3) ?? null;
    } else if (piece.startsWith("/a>")) {
      pointer = null;
    } else if (piece.startsWith("rect ") && pointer !== null) {
      const width = Number(attribute(piece, "width", number));
      const height = Number(attribute(piece, "height", number));
      group?.parts.push({ pointer, width, height });
    } else if (piece.startsWith("image ")) {
      group?.parts.push(...readPicture(piece));
    } else if (piece.startsWith("clipPath ")) {
      isClip = true;
    } else if (piece.startsWith("/clipPath>")) {
      isClip = false;
    } else {
      const tag = /^(style|foreignObject|script)[\s>]/.exec(piece)?.[1];
      if (tag !== undefined) skipped = `/${tag}>`;
    }
  }
  memory.letters = letters;
  return sheets;
}

function readLetters(run: string, outlines: ReadonlyMap<string, Outline>): SheetPart[] {
  const letters = [...run.matchAll(glyphUse)].map(([, x, y = "0", id = ""]) => ({
    x: Number(x),
    y: Number(y),
    outline: outlines.get(id) ?? nothing,
  }));
  return letters.length === 0 ? [] : [{ shape: { kind: "letters", letters }, fill: null }];
}

function readGroup(piece: string, outlines: ReadonlyMap<string, Outline>): SheetGroup {
  const transform = attribute(piece, "transform", transformShape);
  const clip = attribute(piece, "clip-path", /^url\(#[\w+/-]+\)$/)?.slice(5, -1);
  return {
    name: attribute(piece, "data-tid", idPattern),
    matrix: transform === null ? identityMatrix : readTransform(transform),
    fill: attribute(piece, "fill", colour),
    clip: clip === undefined ? null : (outlines.get(clip) ?? nothing),
    parts: [],
  };
}

function readPath(piece: string): SheetPart[] {
  const d = attribute(piece, "d", pathShape);
  if (d === null || attribute(piece, "id", idPattern) !== null) return [];
  const shape = {
    kind: "path",
    outline: outlineOf(d),
    evenOdd: attribute(piece, "fill-rule", /^(nonzero|evenodd)$/) === "evenodd",
    stroke: attribute(piece, "stroke", colour) ?? "none",
    strokeWidth: Number(attribute(piece, "stroke-width", number) ?? 1),
  } as const;
  return [{ shape, fill: attribute(piece, "fill", colour) }];
}

function readPicture(piece: string): SheetPart[] {
  const address = attribute(piece, "xlink:href", picture64);
  const width = attribute(piece, "width", number);
  const height = attribute(piece, "height", number);
  if (address === null || width === null || height === null) return [];
  const shape = { kind: "picture", address, width: Number(width), height: Number(height) } as const;
  return [{ shape, fill: null }];
}

const nothing: Outline = { d: "", least: 0, most: 0 };

/** A curve lies within its control points, so the extremes of all points bound it. */
function outlineOf(d: string): Outline {
  const heights = [...d.matchAll(pathPoint)].map(([, , y]) => Number(y));
  const isPoints = !/[hvaHVA]|[a-z]/.test(d) && heights.length > 0;
  return {
    d,
    least: isPoints ? Math.min(...heights) : -Infinity,
    most: isPoints ? Math.max(...heights) : Infinity,
  };
}

/** Matches the start of every element except the letters of a group, which are read together. */
const beginning = /<(?!use )/;
const pathPoint = /(-?[\d.]+)[\s,]+(-?[\d.]+)/g;

/** Returns the value of an attribute if it matches `shape`. */
function attribute(words: string, name: string, shape: RegExp): string | null {
  const begin = words.indexOf(` ${name}="`);
  if (begin === -1) return null;
  const from = begin + name.length + 3;
  const end = words.indexOf('"', from);
  const value = end === -1 ? "" : words.slice(from, end);
  return shape.test(value) ? value : null;
}
