import type { PDFDocumentProxy, PDFPageProxy } from "unpdf/pdfjs";
import { isAccent, joinAccents, normaliseCharacters } from "../normalise-text.ts";
import { findDrawnBullets, multiplyMatrices, type DrawnBullet } from "./find-drawn-bullets.ts";
import { isLostLigature, joinAlefs, restoreInText, restoreLigatures, type PdfRun } from "./lost-ligatures.ts";

export type PdfPage = {
  runs: PdfRun[];
  links: string[];
  marks: DrawnBullet[];
  width: number;
  height: number;
  spaced?: string | null | undefined;
};

const iconFont = /awesome|icon|phosphor|material|feather|dingbats|glyph/i;
const boldFont = /bold|black|heavy|semibold|demi|cmss?bx|cmbx|(?:^|[-+])(?:[a-z]+)?bx?\d+$/i;

/** "E X P E R I E N C E" → "EXPERIENCE": text whose letters are set with space between them. */
function joinSpacedLetters(text: string): string {
  const parts = text.trim().split(" ");
  const letters = parts.join("").length;
  return parts.length >= 3 && letters / parts.length <= 1.6 && /\p{L} \p{L}/u.test(text)
    ? parts.join("")
    : text;
}

type Font = { name?: string; bold?: boolean; black?: boolean; italic?: boolean };

/** Reads the text of a page with its places, and the addresses of its links. */
export async function readPdfPage(document: PDFDocumentProxy, number: number): Promise<PdfPage> {
  const page = await document.getPage(number);
  const { items, styles } = await page.getTextContent();
  // Only this fills in the names of the fonts, which say which text is bold.
  const operators = await page.getOperatorList().catch(() => ({ fnArray: [], argsArray: [] }));
  const fonts = new Map(Object.keys(styles).map((name) => [name, fontOf(page, name)]));
  const view = page.getViewport({ scale: 1 });
  const runs: PdfRun[] = [];
  const lostRuns = new Set<PdfRun>();
  let spaced: string | null = null;
  let accent = "";
  for (const item of items) {
    if (!("str" in item) || item.str === "") continue;
    // Old fonts of LaTeX draw an accent before its letter, over it.
    if (isAccent(item.str.trim())) {
      accent = item.str.trim();
      continue;
    }
    const str = accent === "" ? item.str : joinAccents(`${accent}${item.str.trimStart()}`);
    if (item.str.trim() !== "") accent = "";
    const [a = 0, b = 0, , d = 0, left = 0, bottom = 0] = multiplyMatrices(
      view.transform,
      item.transform as number[],
    );
    // Turned text is decoration, and its lines cannot be ordered with the others.
    if (Math.abs(b) > Math.abs(a)) continue;
    const font = fonts.get(item.fontName) ?? {};
    const isIcon = iconFont.test(font.name ?? "");
    const text = isIcon
      ? ""
      : joinSpacedLetters(normaliseCharacters(restoreInText(str))).replaceAll(/(:\/\/\S+) (?=\/)/g, "$1");
    if (!isIcon && / /.test(item.str.trim()) && item.str.trim().length > 6 && !/ /.test(text.trim()))
      spaced ??= item.str.trim();
    const shared = { x: left, y: bottom, width: item.width, size: Math.abs(d) || item.height };
    // The library writes gaps as spaces without a height.
    if (text.trim() === "" && !isIcon && item.str.trim() === "" && (item.height === 0 || text !== " "))
      continue;
    const run = {
      ...shared,
      text,
      bold: font.bold === true || font.black === true || boldFont.test(font.name ?? ""),
      italic: font.italic === true || /ital|obli/i.test(font.name ?? ""),
      isRtl: item.dir === "rtl",
    };
    runs.push(run);
    if (!isIcon && isLostLigature(item.str)) lostRuns.add(run);
  }
  const annotations = (await page.getAnnotations().catch(() => [])) as { url?: unknown }[];
  const links = annotations.map(({ url }) => url).filter((url) => typeof url === "string");
  const marks = findDrawnBullets(operators, view.transform);
  page.cleanup();
  return {
    runs: restoreLigatures(joinAlefs(runs), lostRuns).filter(({ size }) => size > 0),
    links,
    marks,
    width: view.width,
    height: view.height,
    spaced,
  };
}

function fontOf(page: PDFPageProxy, name: string): Font {
  return page.commonObjs.has(name) ? (page.commonObjs.get(name) as Font) : {};
}
