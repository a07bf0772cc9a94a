import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import type { CvPage } from "../view-model/cv-page.ts";
import { fontFamilyNames, fontFilesOf, typesetterName, type FontFamilyName } from "../fonts/font-families.ts";
import { loadedFonts } from "./page-fonts.ts";
import { readCoverage, type Coverage } from "../fonts/read-coverage.ts";
import { orderFromRight } from "./pdf-rtl-order/order-from-right.ts";
import { photoPath, typstInputs } from "./typst-input.ts";
import { withoutMissing } from "./without-missing.ts";
import { renameFont } from "../../platform/typesetting/rename-font.ts";

/** The page cannot be drawn because its photo is broken. */
type Undrawable = { ok: false; reason: "photo" };

export type PdfDrawing =
  | {
      ok: true;
      pdf: Uint8Array;
      /** Characters that no font has. They are left out. */
      missing: string[];
    }
  | Undrawable;

/** All pages in one SVG. Pass it to svg-frame-reader.ts and never show it as it is. */
export type PagesDrawing = { ok: true; svg: string } | Undrawable;

/** Typst in the current thread, which it blocks. See cv-renderer.server.ts for a renderer that does not block. */
export type TypstEngine = {
  /**
   * The same page on the same day gives the same bytes.
   *
   * @param resume JSON Resume to attach to the file
   * @param day ISO day on which the file says it was made
   */
  drawPdf: (page: CvPage, resume?: string, day?: string) => PdfDrawing;
  drawPages: (page: CvPage) => PagesDrawing;
};

const templates = join(import.meta.dirname, "templates");
/** The day written into files when the caller names none, as tests do. */
const anyDay = "2023-11-14";

/** Opens the engine with its fonts in about 100 ms. Open one per process: an engine per page is slow and leaks. */
export function openTypst(): TypstEngine {
  const compiler = NodeCompiler.create({
    workspace: templates,
    fontArgs: [{ fontBlobs: typesetterFonts() }],
  });

  const coverages = new Map<FontFamilyName, Coverage>();
  const coverageOf = (family: FontFamilyName): Coverage => {
    const known = coverages.get(family) ?? readCoverage(readFileSync(fontFileOf(family)));
    coverages.set(family, known);
    return known;
  };

  /** Leaves out what no font of the page has. */
  function printable(page: CvPage): ReturnType<typeof withoutMissing> {
    const { heading, text } = loadedFonts(page, JSON.stringify(page));
    return withoutMissing(page, { heading: heading.map(coverageOf), text: text.map(coverageOf) });
  }

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
      // Otherwise memory grows without limit, whether drawings succeed or fail.
      compiler.evictCache(10);
    }
  }

  return {
    drawPdf: (whole, resume, day = anyDay) => {
      const creationTimestamp = Date.parse(day) / 1000;
      const { page, missing } = printable(whole);
      const characters = [...new Set(missing.flatMap((one) => Array.from(one.characters)))];
      return draw(page, { preview: false, ...(resume === undefined ? {} : { resume }) }, (document) => {
        const ordered = (pdf: Uint8Array) => (page.direction === "rtl" ? orderFromRight(pdf) : pdf);
        try {
          const pdf = compiler.pdf(document, { pdfStandard: "ua-1", creationTimestamp });
          return { ok: true, pdf: ordered(pdf), missing: characters };
        } catch (error) {
          // A letter of several characters may lack a glyph although each of them has one.
          const unshaped = missingCharacters(String(error));
          if (unshaped.length === 0) throw error;
          const pdf = ordered(compiler.pdf(document, { creationTimestamp }));
          return { ok: true, pdf, missing: [...characters, ...unshaped] };
        }
      });
    },
    drawPages: (page) =>
      draw(printable(page).page, { preview: true }, (document) => ({
        ok: true,
        svg: leanSvg(compiler.svg(document)),
      })),
  };
}

/**
 * Removes an unused third of the engine's SVG: styles, names of parts, zeros, and the copy of the text for selection.
 */
function leanSvg(svg: string): string {
  // Text of one byte per character is read several times as fast. Wider characters only occur in user text. They are
  // removed first, because the low byte of such a character could be a bracket.
  const narrow = Buffer.from(svg.replaceAll(/[^\0-\xff]+/g, ""), "latin1").toString("latin1");
  return narrow.replaceAll(unread, "");
}

const unread =
  /<g transform="scale\([\d,-]+\)"><foreignObject.*?<\/foreignObject><\/g>|<style.*?<\/style>|<script.*?<\/script>| (?:data-tid|class)="[^"]*"| y="0"(?= href)/gs;

/** Reads the characters from the engine's message: the text `"🙂"` could not be displayed with font … */
function missingCharacters(problems: string): string[] {
  const found = problems.matchAll(/the text `\\?"(.+?)\\?"` could not be displayed/gu);
  const texts = [...found].map(([, text = ""]) =>
    text.replaceAll(/\\+u\{([0-9a-f]+)\}/g, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  );
  return [...new Set(texts)];
}

const root = join(import.meta.dirname, "../../..");

const pathsOf = (family: FontFamilyName): string[] => fontFilesOf(family).map((file) => join(root, file));

/** Paths of all font files of CVs. */
export function fontFiles(): string[] {
  return fontFamilyNames.flatMap(pathsOf);
}

/** All fonts of CVs by the names that templates use, for the engine. */
export function typesetterFonts(): Buffer[] {
  return fontFamilyNames.flatMap((family) =>
    pathsOf(family).map((file) => Buffer.from(renameFont(readFileSync(file), typesetterName(family)).buffer)),
  );
}

/** Path of the regular font of a family. Its other styles have the same characters. */
export function fontFileOf(family: FontFamilyName): string {
  const [regular = ""] = pathsOf(family);
  return regular;
}
