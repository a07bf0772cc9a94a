import { unzlibSync } from "fflate";

/**
 * Adds the mark of PDF/UA-1 to a tagged PDF of our engine, which the build for browsers cannot do: the same bytes as
 * the server's engine writes with it. A PDF that may not earn it comes back as it was: one with a letter that no font
 * has, and so shows a box, with Arabic letters that stand over each other, or one that our engine did not write.
 */
export function markPdfUa(pdf: Uint8Array): Uint8Array {
  // One character a byte, so that places in the text are places in the file.
  const text = new TextDecoder("latin1").decode(pdf);
  const insertions = findInsertions(text);
  if (!insertions || !isWhole(pdf, text)) return pdf;
  return insert(pdf, text, insertions);
}

/** What comes where; `instead` of as many bytes. */
type Insertion = { at: number; words: string; instead: number };

const namespace = ' xmlns:pdf="http://ns.adobe.com/pdf/1.3/" ';
const uaNamespace = ' xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" ';
const uaPart = "<pdfuaid:part>1</pdfuaid:part>";

/** What a person wrote stands before the last two objects, metadata and catalog, or in the first with "<" escaped. */
function findInsertions(text: string): Insertion[] | null {
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
    {
      at: length,
      words: String(Number(bytes) + uaNamespace.length + uaPart.length),
      instead: bytes.length,
    },
    { at: spaces + namespace.length, words: uaNamespace, instead: 0 },
    { at: pages, words: uaPart, instead: 0 },
    { at: preferences.index + preferences[0].length, words: "    /DisplayDocTitle true\n", instead: 0 },
  ];
}

/** Whether every letter is one of a font, by what the pages show. */
function isWhole(pdf: Uint8Array, text: string): boolean {
  const places = objectPlaces(text);
  for (const [, number] of text.matchAll(/\n {2}\/Contents (\d+) 0 R\n/g)) {
    const from = text.indexOf("stream\n", places[Number(number)]) + 7;
    const length = Number(/\/Length (\d+)/.exec(text.slice(places[Number(number)], from))?.[1]);
    try {
      if (isDoubtful(new TextDecoder("latin1").decode(unzlibSync(pdf.subarray(from, from + length)))))
        return false;
    } catch {
      return false;
    }
  }
  return true;
}

/**
 * Whether a box is shown for a letter, or glyphs that mean one only together: of those the engine leaves some without
 * the meaning of their own that PDF/UA asks for. Strings of shown text have two bytes a glyph.
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

const tableEntry = /^(\d{10}) \d{5} [nf]\r?\n?/;

function tableOf(text: string): { begin: number; count: number } | null {
  const begin = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(text.slice(-60))?.[1]);
  const head = /^xref\n0 (\d+)\n/.exec(text.slice(begin, begin + 30));
  return head ? { begin: begin + head[0].length, count: Number(head[1]) } : null;
}

function objectPlaces(text: string): number[] {
  const table = tableOf(text);
  if (!table) return [];
  return Array.from({ length: table.count }, (_, index) =>
    Number(text.slice(table.begin + index * 20, table.begin + index * 20 + 10)),
  );
}

/** Puts everything in and moves the places that the table of objects knows. */
function insert(pdf: Uint8Array, text: string, insertions: Insertion[]): Uint8Array {
  const table = tableOf(text);
  if (!table || !tableEntry.test(text.slice(table.begin, table.begin + 20))) return pdf;
  const moved = (place: number) =>
    insertions.reduce(
      (sum, { at, words, instead }) => sum + (at < place ? words.length - instead : 0),
      place,
    );
  const tables = objectPlaces(text).map((place, index) => ({
    at: table.begin + index * 20,
    words: index === 0 ? "0000000000" : String(moved(place)).padStart(10, "0"),
    instead: 10,
  }));
  const start = text.lastIndexOf("startxref\n") + 10;
  const xref = Number(/^\d+/.exec(text.slice(start))?.[0]);
  const all = [
    ...insertions,
    ...tables,
    { at: start, words: String(moved(xref)), instead: String(xref).length },
  ].toSorted((a, b) => a.at - b.at);
  const parts: Uint8Array[] = [];
  let from = 0;
  for (const { at, words, instead } of all) {
    parts.push(pdf.subarray(from, at), new TextEncoder().encode(words));
    from = at + instead;
  }
  parts.push(pdf.subarray(from));
  const marked = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    marked.set(part, at);
    at += part.length;
  }
  return marked;
}
