import type { ContactIcon } from "../../view-model/cv-page.ts";
import { iconShapes } from "./icon-shapes.ts";
import { writePng } from "./write-png.ts";

/** The box around every icon, in em. */
const box = { left: -0.05, top: -0.1, width: 1.1, height: 0.9 };
const strokeWidth = 0.075;
const pixelsPerEm = 48;
const width = Math.round(box.width * pixelsPerEm);
const height = Math.round(box.height * pixelsPerEm);

/** The size of a drawn icon in em. */
export const iconSize = { width: box.width, height: box.height };

/**
 * Draws an icon as a PNG with a transparent background. Word shows no vector format in every version.
 *
 * @param colour "rrggbb"
 */
export function drawIcon(icon: ContactIcon, colour: string): Uint8Array {
  const channels = [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const alphas = drawnAlphas.get(icon) ?? drawAlphas(icon);
  drawnAlphas.set(icon, alphas);
  const pixels = new Uint8Array(alphas.length * 4);
  for (const [at, alpha] of alphas.entries()) pixels.set([...channels, alpha], at * 4);
  return writePng({ width, height, pixels });
}

/** Drawn icons, without their colour. They take most of the time of a Word file. */
const drawnAlphas = new Map<ContactIcon, Uint8Array>();

/** How much of each pixel the lines of an icon cover, of 255. */
function drawAlphas(icon: ContactIcon): Uint8Array {
  const lines = iconShapes[icon].flatMap((path) =>
    path.slice(1).map((end, index) => ({ start: path[index] ?? end, end })),
  );
  return Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const point = [box.left + (x + 0.5) / pixelsPerEm, box.top + (y + 0.5) / pixelsPerEm] as const;
    const distance = Math.min(...lines.map(({ start, end }) => distanceToLine(point, start, end)));
    const cover = Math.min(1, Math.max(0, (strokeWidth / 2 - distance) * pixelsPerEm + 0.5));
    return Math.round(cover * 255);
  });
}

type Point = readonly [x: number, y: number];

function distanceToLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
}
