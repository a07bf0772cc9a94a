import type { CvDocument } from "../document/cv-document.ts";
import { templates, type TemplateName } from "../document/cv-look.ts";
import { setLook } from "../edit/edit-page.ts";
import { fromJsonResume } from "../json-resume/from-json-resume.ts";
import type { CvRenderer } from "../render/cv-renderer.server.ts";
import type { PaintedShape } from "../render/svg-frame.ts";
import { createDrawingReader } from "../render/svg-frame-reader.ts";
import { writeSvg } from "../render/svg-frame-writer.ts";
import { toPage } from "../view-model/to-page.ts";
import { pictureName, samples } from "./samples.ts";

/** The first pages that each renderer has drawn, by name. There are about twenty, of some tens of kilobytes. */
const drawn = new WeakMap<CvRenderer, Map<string, Promise<string | null>>>();

/**
 * Returns the first page of a sample as SVG: a sample in its own look, or the first sample in a template. Each is drawn
 * once. Returns null for other names, and while the renderer is busy.
 */
export function samplePicture(renderer: CvRenderer, name: string): Promise<string | null> {
  const pictures = drawn.get(renderer) ?? new Map<string, Promise<string | null>>();
  drawn.set(renderer, pictures);
  const known = pictures.get(name);
  if (known) return known;
  const picture = draw(renderer, name).catch(() => null);
  pictures.set(name, picture);
  // The next request tries again, and other names are not kept.
  void picture.then((svg) => svg === null && pictures.delete(name));
  return picture;
}

async function draw(renderer: CvRenderer, name: string): Promise<string | null> {
  const document = await documentOf(name);
  const made = document && toPage(document);
  if (!made?.ok) return null;
  // All visitors share the pictures, so their drawing is charged to none of them.
  const by = { client: "sample pictures", signal: new AbortController().signal };
  const drawing = await renderer.renderPages(made.page, by);
  const [page] = (drawing.ok && createDrawingReader().read(drawing.svg)?.pages) || [];
  if (!page) return null;
  const marks = page.marks.flatMap((mark) => coarse(mark, Object.hasOwn(templates, name)));
  return writeSvg([{ ...page, marks }], "p")[0] ?? null;
}

/** Units of a font, with a thousand in an em. A picture is small: an em of its text has five pixels, or ten. */
const grid = 20;
/** Points of a page in a template that the first visit shows. The rest is cut off. */
const shownHeight = 700;

/** A mark with the outlines of its letters on a grid: half of the picture is their digits. */
function coarse(mark: PaintedShape, isCut: boolean): PaintedShape[] {
  const { shape, matrix } = mark;
  if (shape.kind !== "letters") return [mark];
  if (isCut && matrix.f > shownHeight) return [];
  const letters = shape.letters.map(({ x, y, outline }) => ({
    x: Math.round(x / grid) * grid,
    y,
    outline: {
      ...outline,
      d: outline.d
        .replaceAll(/[\d.]+/g, (one) => `${Math.round(Number(one) / grid) * grid}`)
        .replaceAll(/ ?([A-Z]) ?/g, "$1"),
    },
  }));
  return [{ ...mark, shape: { ...shape, letters } }];
}

async function documentOf(name: string): Promise<CvDocument | null> {
  const template = Object.hasOwn(templates, name) ? (name as TemplateName) : null;
  const sample = template ? samples[0] : samples.find(({ label }) => pictureName(label) === name);
  const reading = sample ? fromJsonResume(await sample.load(), () => crypto.randomUUID()) : null;
  if (!reading?.ok) return null;
  return template ? setLook(reading.document, { template }) : reading.document;
}
