import { join } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import type { CvPage } from "../page/cv-page.ts";
import { fontFiles } from "./font-files.server.ts";
import { orderFromRight } from "./pdf-rtl-order/order-from-right.ts";
import { photoPath, typstInputs } from "./typst-input.ts";

/** The page cannot be drawn as it is: its photo is broken. */
type Undrawable = { ok: false; reason: "photo" };

export type PdfDrawing =
  | {
      ok: true;
      pdf: Uint8Array;
      /** Characters that no font has: they show as boxes, and the file then does not claim PDF/UA. */
      missing: string[];
    }
  | Undrawable;

/** All pages in one SVG, to be read by drawing-reader.ts and never shown as it is. */
export type PagesDrawing = { ok: true; svg: string } | Undrawable;

/** Typst in this very thread. It blocks while it draws; see cv-renderer.server.ts for one that does not. */
export type TypstEngine = {
  /** @param resume JSON Resume to attach to the file */
  drawPdf: (page: CvPage, resume?: string) => PdfDrawing;
  drawPages: (page: CvPage) => PagesDrawing;
};

const templates = join(import.meta.dirname, "templates");
/** The same CV gives the same bytes, whenever it is made. */
const madeAt = 1_700_000_000;

/** Opens the engine with its fonts, about 100 ms. One a process: a new one for each page is slow and leaks. */
export function openTypst(): TypstEngine {
  const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths: fontFiles() }] });

  function draw<T extends { ok: true }>(
    page: CvPage,
    options: { preview: boolean; resume?: string },
    use: (document: NodeTypstDocument) => T,
  ): T | Undrawable {
    const photo = page.photo === null ? null : join(templates, photoPath(page.photo.type));
    if (photo) compiler.mapShadow(photo, Buffer.from(page.photo?.base64 ?? "", "base64"));
    try {
      const result = compiler.compile({
        mainFilePath: join(templates, `${page.look.template}.typ`),
        inputs: typstInputs(page, options),
      });
      if (result.result) return use(result.result);
      const problems = JSON.stringify(result.takeError()?.shortDiagnostics);
      if (photo && /decode|image/i.test(problems)) return { ok: false, reason: "photo" };
      throw new Error(`A template does not compile: ${problems}`);
    } finally {
      if (photo) compiler.unmapShadow(photo);
      // Memory grows without end otherwise, failures or not.
      compiler.evictCache(10);
    }
  }

  return {
    drawPdf: (page, resume) =>
      draw(page, { preview: false, ...(resume === undefined ? {} : { resume }) }, (document) => {
        const ordered = (pdf: Uint8Array) => (page.direction === "rtl" ? orderFromRight(pdf) : pdf);
        try {
          const pdf = compiler.pdf(document, { pdfStandard: "ua-1", creationTimestamp: madeAt });
          return { ok: true, pdf: ordered(pdf), missing: [] };
        } catch (error) {
          const missing = missingCharacters(String(error));
          if (missing.length === 0) throw error;
          return { ok: true, pdf: ordered(compiler.pdf(document, { creationTimestamp: madeAt })), missing };
        }
      }),
    drawPages: (page) =>
      draw(page, { preview: true }, (document) => ({ ok: true, svg: leanSvg(compiler.svg(document)) })),
  };
}

/** Without a third of the engine's SVG that nobody reads: style, names of parts, zeros, the text again for selecting. */
function leanSvg(svg: string): string {
  // One byte a character is read several times as fast. What does not fit in one is only ever a person's own words, and
  // goes first: half of such a character could be a bracket.
  const narrow = Buffer.from(svg.replaceAll(/[^\0-\xff]+/g, ""), "latin1").toString("latin1");
  return narrow.replaceAll(unread, "");
}

const unread =
  /<g transform="scale\([\d,-]+\)"><foreignObject.*?<\/foreignObject><\/g>|<style.*?<\/style>|<script.*?<\/script>| (?:data-tid|class)="[^"]*"| y="0"(?= href)/gs;

/** Reads them out of what the engine says: the text `"🙂"` could not be displayed with font … */
function missingCharacters(problems: string): string[] {
  const found = problems.matchAll(/the text `\\?"(.+?)\\?"` could not be displayed/gu);
  const texts = [...found].map(([, text = ""]) =>
    text.replaceAll(/\\+u\{([0-9a-f]+)\}/g, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  );
  return [...new Set(texts)];
}
