import { multiply, readTransform, unit, type Matrix } from "../../render/svg-transform.ts";

/** A piece of a page: what is painted in one go, and where. */
export type Mark = {
  /** From its own units to points of the page. */
  matrix: Matrix;
  fill: string;
  clips: readonly { d: string; matrix: Matrix }[];
  shape:
    | { kind: "letters"; letters: { x: number; y: number; d: string }[] }
    | { kind: "path"; d: string; evenOdd: boolean; stroke: string; strokeWidth: number }
    | { kind: "picture"; address: string; width: number; height: number };
};

/** From the top of the page, in points. */
export type Band = { top: number; bottom: number };

/** Reads a page that `readSvgPages` wrote into its marks, in the order in which they lie above one another. */
export function readMarks(svg: string): Mark[] {
  const marks: Mark[] = [];
  const outlines = new Map<string, string>();
  type Group = Pick<Mark, "matrix" | "fill" | "clips">;
  let group: Group = { matrix: unit, fill: "#000", clips: [] };
  const around: Group[] = [];
  let letters: { x: number; y: number; d: string }[] | null = null;
  let clip: string | null = null;

  for (const piece of svg.split("<")) {
    if (piece.startsWith("use ")) {
      const [, x = "", y = "", id = ""] = use.exec(piece) ?? [];
      if (!letters) {
        letters = [];
        marks.push({ ...group, shape: { kind: "letters", letters } });
      }
      letters.push({ x: Number(x), y: Number(y), d: outlines.get(id) ?? "" });
      continue;
    }
    letters = null;
    const of = (key: keyof typeof attributes): string | undefined => attributes[key].exec(piece)?.[1];
    if (piece.startsWith("g>") || piece.startsWith("g ")) {
      around.push(group);
      const matrix = multiply(group.matrix, readTransform(of("transform") ?? ""));
      const id = /#([^)]+)/.exec(of("clip-path") ?? "")?.[1];
      const clips = id === undefined ? group.clips : [...group.clips, { d: outlines.get(id) ?? "", matrix }];
      group = { matrix, fill: of("fill") ?? group.fill, clips };
    } else if (piece.startsWith("/g>")) {
      group = around.pop() ?? group;
    } else if (piece.startsWith("clipPath ")) {
      clip = of("id") ?? null;
    } else if (piece.startsWith("/clipPath>")) {
      clip = null;
    } else if (piece.startsWith("path ")) {
      const d = of("d") ?? "";
      const id = clip ?? of("id");
      if (id !== undefined) outlines.set(id, d);
      else {
        const stroke = of("stroke") ?? "none";
        const strokeWidth = Number(of("stroke-width") ?? 1);
        const shape = {
          kind: "path",
          d,
          evenOdd: of("fill-rule") === "evenodd",
          stroke,
          strokeWidth,
        } as const;
        marks.push({ ...group, fill: of("fill") ?? group.fill, shape });
      }
    } else if (piece.startsWith("image ")) {
      const shape = { kind: "picture", address: of("href") ?? "" } as const;
      marks.push({ ...group, shape: { ...shape, width: Number(of("width")), height: Number(of("height")) } });
    }
  }
  return marks;
}

const attributes = {
  id: / id="([^"]*)"/,
  d: / d="([^"]*)"/,
  transform: / transform="([^"]*)"/,
  fill: / fill="([^"]*)"/,
  "fill-rule": / fill-rule="([^"]*)"/,
  stroke: / stroke="([^"]*)"/,
  "stroke-width": / stroke-width="([^"]*)"/,
  "clip-path": / clip-path="([^"]*)"/,
  href: / href="([^"]*)"/,
  width: / width="([^"]*)"/,
  height: / height="([^"]*)"/,
};
const use = /^use x="([^"]*)" y="([^"]*)" href="#([^"]*)"/;

/** No letter reaches further from its line, in units of its font: an em has 1,000 or 2,048. */
const reach = 3_000;

/** How high and low a mark reaches; null for what may be anywhere. */
export function bandOf({ matrix, shape }: Mark): Band | null {
  if (shape.kind !== "letters" || matrix.b !== 0 || matrix.c !== 0) return null;
  const lines = shape.letters.map(({ y }) => matrix.d * y + matrix.f);
  const beyond = Math.abs(matrix.d) * reach;
  return { top: Math.min(...lines) - beyond, bottom: Math.max(...lines) + beyond };
}

/** Everything between the first and the last mark that differ; "none" where none do, "all" where it may be anywhere. */
export function changedBand(before: readonly Mark[], after: readonly Mark[]): Band | "none" | "all" {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && isSame(before[from], after[from])) from += 1;
  let rest = 0;
  while (rest < shorter - from && isSame(before.at(-1 - rest), after.at(-1 - rest))) rest += 1;
  const changed = [...before.slice(from, before.length - rest), ...after.slice(from, after.length - rest)];
  if (changed.length === 0) return "none";
  const bands = changed.map(bandOf);
  if (bands.includes(null)) return "all";
  const known = bands.filter((band) => band !== null);
  return {
    top: Math.min(...known.map(({ top }) => top)),
    bottom: Math.max(...known.map(({ bottom }) => bottom)),
  };
}

function isSame(one: Mark | undefined, other: Mark | undefined): boolean {
  if (!one || !other || one.fill !== other.fill || !isSameMatrix(one.matrix, other.matrix)) return false;
  const { shape } = one;
  const isSameClip =
    one.clips.length === other.clips.length &&
    one.clips.every((clip, at) => {
      const its = other.clips[at];
      return its !== undefined && its.d === clip.d && isSameMatrix(its.matrix, clip.matrix);
    });
  if (!isSameClip) return false;
  if (shape.kind === "letters" && other.shape.kind === "letters") {
    const { letters } = other.shape;
    return (
      letters.length === shape.letters.length &&
      shape.letters.every(({ x, y, d }, at) => {
        const its = letters[at];
        return its !== undefined && its.x === x && its.y === y && its.d === d;
      })
    );
  }
  return JSON.stringify(shape) === JSON.stringify(other.shape);
}

const isSameMatrix = (one: Matrix, other: Matrix): boolean =>
  one.a === other.a &&
  one.b === other.b &&
  one.c === other.c &&
  one.d === other.d &&
  one.e === other.e &&
  one.f === other.f;
