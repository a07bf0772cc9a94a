import type { PaintedShape, Shape, Matrix } from "../../render/svg-frame.ts";

/** A horizontal band of a page, in points from the top. */
export type Band = { top: number; bottom: number };

/** Returns the vertical extent of a mark. */
export function bandOf({ matrix, shape }: PaintedShape): Band {
  // A rotated mark may be anywhere. No mark of a CV is rotated.
  if (matrix.b !== 0 || matrix.c !== 0) return { top: -Infinity, bottom: Infinity };
  const { least, most } = reachOf(shape);
  const [one, other] = [matrix.d * least + matrix.f, matrix.d * most + matrix.f];
  return { top: Math.min(one, other), bottom: Math.max(one, other) };
}

/** Returns the band that covers all marks from the first to the last that differ, or null if none do. */
export function dirtyRegion(before: readonly PaintedShape[], after: readonly PaintedShape[]): Band | null {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && isSame(before[from], after[from])) from += 1;
  let rest = 0;
  while (rest < shorter - from && isSame(before.at(-1 - rest), after.at(-1 - rest))) rest += 1;
  const changed = [...before.slice(from, before.length - rest), ...after.slice(from, after.length - rest)];
  if (changed.length === 0) return null;
  const bands = changed.map(bandOf);
  return {
    top: Math.min(...bands.map(({ top }) => top)),
    bottom: Math.max(...bands.map(({ bottom }) => bottom)),
  };
}

/** Vertical extent of a shape, in its own units. */
type Reach = { least: number; most: number };
const reaches = new WeakMap<Shape, Reach>();

function reachOf(shape: Shape): Reach {
  const known = reaches.get(shape);
  if (known) return known;
  const reach = measure(shape);
  reaches.set(shape, reach);
  return reach;
}

function measure(shape: Shape): Reach {
  if (shape.kind === "picture") return { least: 0, most: shape.height };
  if (shape.kind === "path") {
    const beyond = shape.stroke === "none" ? 0 : shape.strokeWidth;
    return { least: shape.outline.least - beyond, most: shape.outline.most + beyond };
  }
  return {
    least: Math.min(...shape.letters.map(({ y, outline }) => y + outline.least)),
    most: Math.max(...shape.letters.map(({ y, outline }) => y + outline.most)),
  };
}

function isSame(one: PaintedShape | undefined, other: PaintedShape | undefined): boolean {
  if (!one || !other || one.fill !== other.fill || !isSameMatrix(one.matrix, other.matrix)) return false;
  return (
    one.clips.length === other.clips.length &&
    one.clips.every((clip, at) => {
      const its = other.clips[at];
      return its !== undefined && its.outline.d === clip.outline.d && isSameMatrix(its.matrix, clip.matrix);
    }) &&
    isSameShape(one.shape, other.shape)
  );
}

function isSameShape(one: Shape, other: Shape): boolean {
  if (one === other) return true;
  if (one.kind !== "letters" || other.kind !== "letters")
    return JSON.stringify(one) === JSON.stringify(other);
  return (
    one.letters.length === other.letters.length &&
    one.letters.every(({ x, y, outline }, at) => {
      const its = other.letters[at];
      return its !== undefined && its.x === x && its.y === y && its.outline.d === outline.d;
    })
  );
}

const isSameMatrix = (one: Matrix, other: Matrix): boolean =>
  one.a === other.a &&
  one.b === other.b &&
  one.c === other.c &&
  one.d === other.d &&
  one.e === other.e &&
  one.f === other.f;
