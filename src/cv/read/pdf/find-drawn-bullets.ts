import { OPS } from "unpdf/pdfjs";

/** The middle of a small drawn shape, in points from the upper left corner: the sign of a list item. */
export type DrawnBullet = { x: number; y: number };

type Operators = { fnArray: readonly number[]; argsArray: readonly unknown[] };

/** Points; the sides of a list sign. */
const [smallest, largest] = [1, 8];

/** Finds the dots and squares that a page draws in place of characters. `view` turns its lengths into points. */
export function findDrawnBullets({ fnArray, argsArray }: Operators, view: readonly number[]): DrawnBullet[] {
  const marks: DrawnBullet[] = [];
  let matrix = [...view];
  const saved: number[][] = [];
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index] as readonly unknown[] | null;
    if (operator === OPS.save) saved.push(matrix);
    else if (operator === OPS.restore) matrix = saved.pop() ?? matrix;
    else if (operator === OPS.transform) matrix = multiplyMatrices(matrix, args as number[]);
    else if (operator === OPS.constructPath) {
      const box = args?.[2] as ArrayLike<number> | null | undefined;
      const mark = box && box.length === 4 ? markIn(Array.from(box), matrix) : null;
      if (mark) marks.push(mark);
    }
  }
  return marks;
}

function markIn(
  [left = 0, top = 0, right = 0, bottom = 0]: readonly number[],
  matrix: readonly number[],
): DrawnBullet | null {
  const [x1, y1] = place(matrix, left, top);
  const [x2, y2] = place(matrix, right, bottom);
  const [width, height] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
  const isSign =
    width >= smallest &&
    width <= largest &&
    height >= smallest &&
    height <= largest &&
    width / height < 2 &&
    height / width < 2;
  return isSign ? { x: (x1 + x2) / 2, y: (y1 + y2) / 2 } : null;
}

const place = (
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[],
  x: number,
  y: number,
): [number, number] => [a * x + c * y + e, b * x + d * y + f];

/** Multiplies two transformations of a PDF. */
export function multiplyMatrices(m: readonly number[], n: readonly number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = n;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
