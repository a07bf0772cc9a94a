import { multiply, readTransform, unit, type Matrix } from "./svg-transform.ts";

/** A field on a page, in points from the upper left corner; a field over two lines has two. */
export type CvPlace = { pointer: string; page: number; x: number; y: number; w: number; h: number };

export type SvgPages = {
  /** One SVG element a page, for HTML: shapes and glyphs alone, ids of its own, no style, script or link. */
  pages: string[];
  places: CvPlace[];
};

type DrawnPage = {
  width: string;
  height: string;
  body: string[];
  glyphs: Map<string, string>;
  clips: Map<string, string>;
};

/**
 * Cuts what Typst draws into pages, and takes the places of fields out of its links.
 *
 * Nothing of the source is passed on: every element is written anew out of numbers, path commands, colours and
 * pictures that are read strictly, so that whatever else stands there has no way into a page.
 *
 * @param svg of `compiler.svg`, compiled with `preview`, so that every field is a link "cv:/pointer"
 */
export function readSvgPages(svg: string): SvgPages {
  const glyphs = new Map<string, string>();
  const clips = new Map<string, string>();
  const drawn: DrawnPage[] = [];
  const places: CvPlace[] = [];
  /** For each open group: whether we wrote it, and the matrix around it. */
  const open: { written: boolean; matrix: Matrix }[] = [];
  let matrix = unit;
  let skipped: string | null = null;
  let pointer: string | null = null;
  let clip: string | null = null;

  function openGroup(words: string): void {
    const group = { written: false, matrix };
    open.push(group);
    const width = attribute(words, "data-page-width", number);
    const height = attribute(words, "data-page-height", number);
    if (width !== null && height !== null) {
      drawn.push({ width, height, body: [], glyphs: new Map(), clips: new Map() });
      // A page is drawn from its own corner, not below those before it.
      matrix = unit;
      return;
    }
    const page = drawn.at(-1);
    if (!page) return;
    const transform = attribute(words, "transform", transformShape);
    if (transform !== null) matrix = multiply(matrix, readTransform(transform));
    const clipId = attribute(words, "clip-path", /^url\(#[\w+/-]+\)$/)?.slice(5, -1);
    const written = [
      transform === null || standsStill.test(transform) ? "" : ` transform="${transform}"`,
      paint("fill", attribute(words, "fill", colour)),
      clipId === undefined ? "" : ` clip-path="url(#${idOf(drawn.length, page.clips, clipId)})"`,
    ].join("");
    if (written === "") return;
    group.written = true;
    page.body.push(`<g${written}>`);
  }

  for (const piece of svg.split("<")) {
    if (skipped !== null) {
      if (piece.startsWith(skipped)) skipped = null;
      continue;
    }
    const page = drawn.at(-1);
    if (piece.startsWith("use ")) {
      const [, x, y, id] = glyphUse.exec(piece) ?? [];
      if (page && id !== undefined)
        page.body.push(`<use x="${x}" y="${y}" href="#${idOf(drawn.length, page.glyphs, id)}"/>`);
    } else if (piece.startsWith("/g>")) {
      const group = open.pop();
      if (group?.written) page?.body.push("</g>");
      matrix = group?.matrix ?? unit;
    } else if (piece.startsWith("g ") || piece.startsWith("g>")) {
      openGroup(piece);
    } else if (piece.startsWith("path ")) {
      const d = attribute(piece, "d", pathShape);
      const id = attribute(piece, "id", idShape);
      if (d === null) continue;
      if (clip !== null) clips.set(clip, d);
      else if (id !== null) glyphs.set(id, d);
      else page?.body.push(`<path d="${d}"${paints(piece)}/>`);
    } else if (piece.startsWith("a ")) {
      pointer = attribute(piece, "xlink:href", /^cv:(\/[A-Za-z0-9]+)+$/)?.slice(3) ?? null;
    } else if (piece.startsWith("/a>")) {
      pointer = null;
    } else if (piece.startsWith("rect ") && pointer !== null) {
      const w = round(Number(attribute(piece, "width", number)) * matrix.a);
      const h = round(Number(attribute(piece, "height", number)) * matrix.d);
      const { e, f } = matrix;
      if (w > 0 && h > 0) places.push({ pointer, page: drawn.length, x: round(e), y: round(f), w, h });
    } else if (piece.startsWith("clipPath ")) {
      clip = attribute(piece, "id", idShape);
    } else if (piece.startsWith("/clipPath>")) {
      clip = null;
    } else if (piece.startsWith("image ")) {
      const picture = attribute(piece, "xlink:href", picture64);
      const width = attribute(piece, "width", number);
      const height = attribute(piece, "height", number);
      if (picture !== null && width !== null && height !== null)
        page?.body.push(
          `<image width="${width}" height="${height}" preserveAspectRatio="none" href="${picture}"/>`,
        );
    } else {
      const name = /^(style|foreignObject|script)[\s>]/.exec(piece)?.[1];
      if (name !== undefined) skipped = `/${name}>`;
    }
  }
  return { places, pages: drawn.map((page) => writePage(page, glyphs, clips)) };
}

function writePage(page: DrawnPage, glyphs: Map<string, string>, clips: Map<string, string>): string {
  const definitions = [
    ...[...page.glyphs].map(([id, own]) => `<path id="${own}" d="${glyphs.get(id) ?? ""}"/>`),
    ...[...page.clips].map(
      ([id, own]) => `<clipPath id="${own}"><path d="${clips.get(id) ?? ""}"/></clipPath>`,
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${page.width} ${page.height}"><defs>${definitions.join("")}</defs>${page.body.join("")}</svg>`;
}

/** An id of the page's own, short and the same for the same thing. */
function idOf(page: number, ids: Map<string, string>, id: string): string {
  const known = ids.get(id);
  if (known !== undefined) return known;
  const own = `cv${page}${id.slice(0, 1)}${ids.size.toString(36)}`;
  ids.set(id, own);
  return own;
}

const number = /^-?\d+(\.\d+)?(e-?\d+)?$/;
const colour = /^(none|#[0-9a-f]{6}([0-9a-f]{2})?)$/i;
const idShape = /^[\w+/-]+$/;
const pathShape = /^[MLHVCSQTAZmlhvcsqtaz\d\s.,e-]*$/;
const transformShape = /^(translate|scale|matrix|rotate)\([\d\s.,e-]+\)$/;
const standsStill = /^translate\(-?0(\.0+)?, ?-?0(\.0+)?\)$/;
const picture64 = /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/=]+$/;
const glyphUse = /^use x="(-?\d+(?:\.\d+)?)" y="(-?\d+(?:\.\d+)?)" href="#([\w+/-]+)"\/>/;

/** The value of an attribute, when it has the shape it must have. */
function attribute(words: string, name: string, shape: RegExp): string | null {
  const begin = words.indexOf(` ${name}="`);
  if (begin === -1) return null;
  const from = begin + name.length + 3;
  const end = words.indexOf('"', from);
  const value = end === -1 ? "" : words.slice(from, end);
  return shape.test(value) ? value : null;
}

function paints(words: string): string {
  return [
    paint("fill", attribute(words, "fill", colour)),
    paint("fill-rule", attribute(words, "fill-rule", /^(nonzero|evenodd)$/)),
    paint("stroke", attribute(words, "stroke", colour)),
    paint("stroke-width", attribute(words, "stroke-width", number)),
  ].join("");
}

const paint = (name: string, value: string | null): string => (value === null ? "" : ` ${name}="${value}"`);
const round = (points: number): number => Math.round(points * 100) / 100;
