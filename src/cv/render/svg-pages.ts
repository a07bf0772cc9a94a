import { multiply, readTransform, unit, type Matrix } from "./svg-transform.ts";

/** A field on a page, in points from the upper left corner; a field over two lines has two. */
export type CvPlace = { pointer: string; page: number; x: number; y: number; w: number; h: number };

export type SvgPages = {
  /** One SVG element a page, for HTML: shapes and glyphs alone, ids of its own, no style, script or link. */
  pages: string[];
  places: CvPlace[];
};

/** What is drawn of an element: its opening tag as we write it, null for a group that does nothing. */
type Open = { name: string; closes: boolean; matrix: Matrix };

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
  const drawn: { width: number; height: number; body: string[]; uses: Set<string>; clips: Set<string> }[] =
    [];
  const places: CvPlace[] = [];
  const open: Open[] = [];
  let matrix = unit;
  let skipped: string | null = null;
  let pointer: string | null = null;
  let clip: string | null = null;

  for (const [, closing, name = "", words = "", alone] of svg.matchAll(tag)) {
    if (skipped !== null) {
      if (closing && name === skipped) skipped = null;
      continue;
    }
    const page = drawn.at(-1);
    if (closing) {
      if (name === "a") pointer = null;
      if (name === "clipPath") clip = null;
      if (name !== "g") continue;
      const last = open.pop();
      if (last?.closes) page?.body.push("</g>");
      matrix = last?.matrix ?? unit;
      continue;
    }
    const attributes = readAttributes(words);
    const at = (attribute: string, shape: RegExp) => {
      const value = attributes.get(attribute);
      return value !== undefined && shape.test(value) ? value : null;
    };
    if (name === "style" || name === "foreignObject" || name === "script") {
      if (!alone) skipped = name;
    } else if (name === "g") {
      const width = at("data-page-width", number);
      const height = at("data-page-height", number);
      open.push({ name, closes: false, matrix });
      if (width !== null && height !== null) {
        drawn.push({ width: +width, height: +height, body: [], uses: new Set(), clips: new Set() });
        // A page is drawn from its own corner, not below those before it.
        matrix = unit;
      } else if (page) {
        const transform = at("transform", transformShape);
        const clipId = /^url\(#([\w+/-]+)\)$/.exec(attributes.get("clip-path") ?? "")?.[1];
        if (transform !== null) matrix = multiply(matrix, readTransform(transform));
        if (clipId !== undefined) page.clips.add(clipId);
        const written = [
          transform === null || /^translate\(-?0(\.0+)?, ?-?0(\.0+)?\)$/.test(transform)
            ? ""
            : ` transform="${transform}"`,
          paint("fill", at("fill", colour)),
          clipId === undefined ? "" : ` clip-path="url(#${idOn(drawn.length, clipId)})"`,
        ].join("");
        const last = open.at(-1);
        if (written !== "" && last) {
          last.closes = true;
          page.body.push(`<g${written}>`);
        }
        if (alone) open.pop();
      } else if (alone) open.pop();
    } else if (name === "clipPath") {
      clip = attributes.get("id") ?? null;
    } else if (name === "path") {
      const d = at("d", pathShape);
      const id = at("id", idShape);
      if (d === null) continue;
      if (clip !== null) clips.set(clip, d);
      else if (id !== null && attributes.get("class") === "outline_glyph") glyphs.set(id, d);
      else page?.body.push(`<path d="${d}"${paintOf(at)}/>`);
    } else if (name === "use") {
      const id = at("href", /^#[\w+/-]+$/)?.slice(1);
      if (id === undefined || !page) continue;
      page.uses.add(id);
      page.body.push(
        `<use x="${at("x", number) ?? 0}" y="${at("y", number) ?? 0}" href="#${idOn(drawn.length, id)}"/>`,
      );
    } else if (name === "image") {
      const picture = at("xlink:href", pictureShape) ?? at("href", pictureShape);
      const [width, height] = [at("width", number), at("height", number)];
      if (picture === null || width === null || height === null) continue;
      page?.body.push(
        `<image width="${width}" height="${height}" preserveAspectRatio="none" href="${picture}"/>`,
      );
    } else if (name === "a") {
      pointer = /^cv:((?:\/[A-Za-z0-9]+)+)$/.exec(attributes.get("xlink:href") ?? "")?.[1] ?? null;
    } else if (name === "rect" && pointer !== null && page) {
      const [w, h] = [Number(at("width", number)), Number(at("height", number))];
      const { a, d, e, f } = matrix;
      if (w > 0 && h > 0)
        places.push({
          pointer,
          page: drawn.length,
          x: round(e),
          y: round(f),
          w: round(w * a),
          h: round(h * d),
        });
    }
  }

  return { places, pages: drawn.map((page, index) => writePage(page, index + 1, glyphs, clips)) };
}

function writePage(
  page: { width: number; height: number; body: string[]; uses: Set<string>; clips: Set<string> },
  number: number,
  glyphs: Map<string, string>,
  clips: Map<string, string>,
): string {
  const definitions = [
    ...[...page.uses].map((id) => `<path id="${idOn(number, id)}" d="${glyphs.get(id) ?? ""}"/>`),
    ...[...page.clips].map(
      (id) => `<clipPath id="${idOn(number, id)}"><path d="${clips.get(id) ?? ""}"/></clipPath>`,
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${page.width} ${page.height}"><defs>${definitions.join("")}</defs>${page.body.join("")}</svg>`;
}

const tag = /<(\/?)([A-Za-z][\w:]*)((?:\s+[\w:-]+\s*=\s*"[^"]*")*)\s*(\/?)>/g;

function readAttributes(words: string): Map<string, string> {
  return new Map(
    [...words.matchAll(/([\w:-]+)\s*=\s*"([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

const number = /^-?\d+(\.\d+)?(e-?\d+)?$/;
const colour = /^(none|#[0-9a-f]{6}([0-9a-f]{2})?)$/i;
const idShape = /^[\w+/-]+$/;
const pathShape = /^[MLHVCSQTAZmlhvcsqtaz\d\s.,e-]*$/;
const transformShape = /^(translate|scale|matrix|rotate)\([\d\s.,e-]+\)$/;
const pictureShape = /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/=]+$/;

function paintOf(at: (attribute: string, shape: RegExp) => string | null): string {
  return [
    paint("fill", at("fill", colour)),
    paint("fill-rule", at("fill-rule", /^(nonzero|evenodd)$/)),
    paint("stroke", at("stroke", colour)),
    paint("stroke-width", at("stroke-width", number)),
  ].join("");
}

const paint = (name: string, value: string | null): string => (value === null ? "" : ` ${name}="${value}"`);
const idOn = (page: number, id: string): string =>
  `cv-p${page}-${id.replaceAll(/[+/]/g, (sign) => (sign === "+" ? "." : "_"))}`;
const round = (points: number): number => Math.round(points * 100) / 100;
