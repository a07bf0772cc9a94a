import { unzlibSync } from "fflate";
import {
  textReplacement,
  objectPlaces,
  replaceBytes,
  packedStreamAt,
  latin1Text,
  type Replacement,
} from "./pdf-bytes.ts";

/**
 * Adds the PDF/UA-1 mark to a tagged PDF of our engine, because the engine's build for browsers cannot do so. The
 * result has the same bytes as the marked file of the server's engine. A PDF that may not qualify is returned
 * unchanged: one that shows a box for a letter that no font has, one with stacked Arabic letters, or one that our
 * engine did not write.
 */
export function markPdfUa(pdf: Uint8Array): Uint8Array {
  const text = latin1Text(pdf);
  const insertions = findInsertions(text);
  if (!insertions || !isWhole(pdf, text)) return pdf;
  return replaceBytes(pdf, text, insertions);
}

const namespace = ' xmlns:pdf="http://ns.adobe.com/pdf/1.3/" ';
const uaNamespace = ' xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" ';
const uaPart = "<pdfuaid:part>1</pdfuaid:part>";

/** User text is before the last two objects (metadata and catalog), or in the metadata with "<" escaped. */
function findInsertions(text: string): Replacement[] | null {
  const metadata = text.lastIndexOf("stream\n<?xpacket begin=");
  const catalog = text.lastIndexOf("\n  /Type /Catalog\n");
  const description = text.indexOf("<rdf:Description", metadata);
  const spaces = text.indexOf(namespace, description);
  const pages = text.indexOf("<xmpTPg:NPages>", description);
  const length = text.lastIndexOf("/Length ", metadata) + 8;
  const bytes = /^\d+/.exec(text.slice(length, length + 10))?.[0];
  const view = /\/ViewerPreferences <<\n/g;
  view.lastIndex = catalog;
  const preferences = view.exec(text);
  const isOurs = text.indexOf("/StructTreeRoot ", catalog) > 0 && text.indexOf("/Lang ", catalog) > 0;
  if (metadata === -1 || catalog < pages || !isOurs || !preferences || bytes === undefined) return null;
  if (description === -1 || spaces === -1 || pages < spaces || text.includes(uaPart, metadata)) return null;
  return [
    textReplacement(length, String(Number(bytes) + uaNamespace.length + uaPart.length), bytes.length),
    textReplacement(spaces + namespace.length, uaNamespace, 0),
    textReplacement(pages, uaPart, 0),
    textReplacement(preferences.index + preferences[0].length, "    /DisplayDocTitle true\n", 0),
  ];
}

/** Whether the content of every page can be read and qualifies for the mark: see `isDoubtful`. */
function isWhole(pdf: Uint8Array, text: string): boolean {
  const places = objectPlaces(text);
  for (const [, number] of text.matchAll(/\n {2}\/Contents (\d+) 0 R\n/g)) {
    const stream = packedStreamAt(text, places[Number(number)] ?? text.length);
    if (!stream) return false;
    try {
      if (isDoubtful(latin1Text(unzlibSync(pdf.subarray(stream.from, stream.from + stream.length)))))
        return false;
    } catch {
      return false;
    }
  }
  return true;
}

/**
 * Whether a box is shown for a letter, or several glyphs have a meaning only together. The engine leaves some of those
 * glyphs without the text of their own that PDF/UA requires. Strings of shown text have two bytes a glyph.
 */
function isDoubtful(content: string): boolean {
  if (/\/ActualText <\w+>\n>> BDC\n(?:.*\n){3}\[/.test(content)) return true;
  for (const [shown] of content.matchAll(
    /(?:\[(?:[^\\\])(]|\((?:[^\\)]|\\[^])*\))*\] TJ|\((?:[^\\)]|\\[^])*\) Tj)\n/g,
  ))
    for (const [, string = ""] of shown.matchAll(/\(((?:[^\\)]|\\[^])*)\)/g)) {
      const bytes = string.replaceAll(/\\(\d{1,3}|[^])/g, (_, code: string) =>
        /^\d/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : "x",
      );
      for (let at = 0; at + 1 < bytes.length; at += 2)
        if (bytes[at] === "\0" && bytes[at + 1] === "\0") return true;
    }
  return false;
}
