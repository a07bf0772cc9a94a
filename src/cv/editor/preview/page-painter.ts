type Context = OffscreenCanvasRenderingContext2D;

export type PagePainter = {
  /** Paints a page so many pixels wide. */
  paint: (svg: string, width: number) => Promise<ImageBitmap>;
};

/** A CV of many pages in two scripts has about two thousand. */
const mostOutlines = 6_000;

/**
 * Paints the pages that `readSvgPages` writes, and of SVG only what stands in those: groups, outlines and their uses,
 * paths, clips, pictures. A browser's own SVG makes an element of each letter and takes tens of milliseconds for it on
 * the thread that also has to show the next key; this runs in a worker and knows the letters from the last time.
 */
export function createPagePainter(): PagePainter {
  const outlines = new Map<string, Path2D>();
  const pictures = new Map<string, Promise<ImageBitmap>>();

  function outlineOf(d: string): Path2D {
    const known = outlines.get(d);
    if (known) return known;
    if (outlines.size > mostOutlines) outlines.clear();
    const outline = new Path2D(d);
    outlines.set(d, outline);
    return outline;
  }

  async function pictureOf(address: string): Promise<ImageBitmap> {
    const known = pictures.get(address);
    if (known) return known;
    pictures.clear();
    const picture = decode(address);
    pictures.set(address, picture);
    return picture;
  }

  async function paint(svg: string, width: number): Promise<ImageBitmap> {
    const { width: points, height } = pageSize(svg);
    const scale = width / points;
    const canvas = new OffscreenCanvas(width, Math.round(height * scale));
    const context = canvas.getContext("2d");
    if (!context) throw new Error("This browser has no canvas in workers");
    context.scale(scale, scale);
    const byId = new Map<string, string>();
    const fills = ["#000"];
    let clip: string | null = null;
    for (const [, closing, name = "", words = ""] of svg.matchAll(tag)) {
      const attributes = new Map(
        [...words.matchAll(attribute)].map(([, key = "", value = ""]) => [key, value]),
      );
      const of = (key: string) => attributes.get(key);
      const number = (key: string) => Number(of(key) ?? 0);
      if (name === "g" && closing) {
        context.restore();
        fills.pop();
      } else if (name === "g") {
        context.save();
        fills.push(of("fill") ?? fills.at(-1) ?? "#000");
        applyTransform(context, of("transform") ?? "");
        const id = /#([^)]+)/.exec(of("clip-path") ?? "")?.[1];
        if (id !== undefined) context.clip(outlineOf(byId.get(id) ?? ""));
      } else if (name === "clipPath") {
        clip = closing ? null : (of("id") ?? null);
      } else if (name === "path") {
        const id = clip ?? of("id");
        const d = of("d") ?? "";
        if (id === undefined) paintPath(context, outlineOf(d), of, fills.at(-1) ?? "#000");
        else byId.set(id, d);
      } else if (name === "use") {
        context.fillStyle = fills.at(-1) ?? "#000";
        context.translate(number("x"), number("y"));
        context.fill(outlineOf(byId.get((of("href") ?? "").slice(1)) ?? ""));
        context.translate(-number("x"), -number("y"));
      } else if (name === "image") {
        // One after the other: what comes later lies above.
        // oxlint-disable-next-line no-await-in-loop
        const picture = await pictureOf(of("href") ?? "");
        context.drawImage(picture, 0, 0, number("width"), number("height"));
      }
    }
    return canvas.transferToImageBitmap();
  }

  return { paint };
}

/** In points. */
export function pageSize(svg: string): { width: number; height: number } {
  const [, width = "595", height = "842"] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg.slice(0, 300)) ?? [];
  return { width: Number(width), height: Number(height) };
}

const tag = /<(\/?)([A-Za-z]+)((?:\s[^<>]*)?)>/g;
const attribute = /([\w:-]+)="([^"]*)"/g;

function paintPath(
  context: Context,
  path: Path2D,
  of: (key: string) => string | undefined,
  inherited: string,
): void {
  const fill = of("fill") ?? inherited;
  if (fill !== "none") {
    context.fillStyle = fill;
    context.fill(path, of("fill-rule") === "evenodd" ? "evenodd" : "nonzero");
  }
  const stroke = of("stroke") ?? "none";
  if (stroke !== "none") {
    context.strokeStyle = stroke;
    context.lineWidth = Number(of("stroke-width") ?? 1);
    context.stroke(path);
  }
}

function applyTransform(context: Context, transform: string): void {
  const [, kind, list = ""] = /^(\w+)\(([^)]*)\)$/.exec(transform) ?? [];
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = list.split(/[\s,]+/).map(Number);
  if (kind === "translate") context.translate(a, b);
  if (kind === "scale") context.scale(a, list.includes(",") ? b : a);
  if (kind === "rotate") context.rotate((a * Math.PI) / 180);
  if (kind === "matrix") context.transform(a, b, c, d, e, f);
}

function decode(address: string): Promise<ImageBitmap> {
  const [head = "", base64 = ""] = address.split(",");
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
  return createImageBitmap(new Blob([bytes], { type: /image\/\w+/.exec(head)?.[0] }));
}
