import type { ContactIcon } from "../../view-model/cv-page.ts";
import { writePng } from "./write-png.ts";

type Point = readonly [x: number, y: number];
/** Lines from point to point, in em. */
type Path = readonly Point[];

/** Points on a round line, from its start to its end. */
const shares = Array.from({ length: 25 }, (_, index) => index / 24);

/** The icons of src/cv/render/templates/kit/icons.typ as lines, 1 em wide and about 0.75 em high. */
const iconShapes: Readonly<Record<ContactIcon, readonly Path[]>> = {
  email: [
    rectangle(0, 0, 1, 0.72),
    [
      [0.06, 0.1],
      [0.5, 0.42],
      [0.94, 0.1],
    ],
  ],
  phone: [
    rectangle(0.28, 0, 0.46, 0.76),
    [
      [0.44, 0.61],
      [0.58, 0.61],
    ],
  ],
  place: [
    [
      ...curve([0.5, 0.78], [0.32, 0.52], [0.2, 0.42], [0.2, 0.27]),
      ...curve([0.2, 0.27], [0.2, 0.1], [0.33, -0.03], [0.5, -0.03]),
      ...curve([0.5, -0.03], [0.67, -0.03], [0.8, 0.1], [0.8, 0.27]),
      ...curve([0.8, 0.27], [0.8, 0.42], [0.68, 0.52], [0.5, 0.78]),
    ],
    ellipse(0.5, 0.26, 0.06, 0.06),
  ],
  person: [ellipse(0.5, 0.15, 0.17, 0.17), curve([0.14, 0.76], [0.16, 0.34], [0.84, 0.34], [0.86, 0.76])],
  link: [
    ellipse(0.5, 0.36, 0.38, 0.38),
    ellipse(0.5, 0.36, 0.16, 0.38),
    [
      [0.12, 0.36],
      [0.88, 0.36],
    ],
  ],
};

function rectangle(x: number, y: number, width: number, height: number): Path {
  const [right, bottom] = [x + width, y + height];
  return [
    [x, y],
    [right, y],
    [right, bottom],
    [x, bottom],
    [x, y],
  ];
}

function ellipse(x: number, y: number, rx: number, ry: number): Path {
  return shares.map((share) => {
    const angle = share * 2 * Math.PI;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
}

/** A cubic Bézier curve. */
function curve(from: Point, first: Point, second: Point, to: Point): Path {
  const at = (share: number, axis: 0 | 1) => {
    const rest = 1 - share;
    return (
      rest ** 3 * from[axis] +
      3 * rest ** 2 * share * first[axis] +
      3 * rest * share ** 2 * second[axis] +
      share ** 3 * to[axis]
    );
  };
  return shares.map((share) => [at(share, 0), at(share, 1)]);
}

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

function distanceToLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
}
