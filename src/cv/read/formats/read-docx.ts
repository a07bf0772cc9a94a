import { elementAt, elementsIn, parseXml, type Markup, type MarkupElement } from "./markup-tree.ts";
import { readOffice, type OfficeFormat } from "./read-office.ts";
import type { TextResult } from "../text-line.ts";

/** The look of a paragraph style, with what it has from the styles that it is based on. */
type Style = {
  name: string;
  bold?: boolean;
  italic?: boolean;
  size?: number;
  level?: number;
  isList?: boolean;
};

const valueOf = (element: MarkupElement | undefined): string | undefined => element?.attributes["w:val"];
/** Whether a property such as bold is on; undefined if it is not set. */
const isOn = (element: MarkupElement | undefined): boolean | undefined =>
  element && !["0", "false", "off", "none"].includes(valueOf(element) ?? "1");
const sizeOf = (element: MarkupElement | undefined): number => Number(valueOf(element)) / 2;

const format: OfficeFormat = {
  parts: /^word\/(?:document|styles|header\d*|footer\d*)\.xml$|^word\/_rels\/[^/]+\.rels$/,
  body: "word/document.xml",
  links: [/\.rels$/, /Target="((?:https?|mailto):[^"]+)"/g],
  box: "w:txbxContent",
  pictures: /<pic:pic\b|<v:imagedata\b/,
  columns: /<w:cols\b[^>]*\bw:num="[2-9]/,
  open(zip) {
    const styles = parseXml(zip.text("word/styles.xml"));
    const [defaults] = elementsIn(styles, "w:docDefaults").flatMap((one) => elementsIn(one, "w:sz"));
    const size = sizeOf(defaults) || 11;
    const edges = (kind: string) =>
      [...new Set(zip.names.filter((name) => name.startsWith(`word/${kind}`)).map(zip.text))].map(parseXml);
    return {
      headers: edges("header"),
      body: parseXml(zip.text("word/document.xml")),
      footers: edges("footer"),
      markup: markupOf(styles, size),
      size,
    };
  },
};

/** Reads a Word document. */
export const readDocx = (bytes: Uint8Array): TextResult => readOffice(bytes, format);

function markupOf(root: MarkupElement, size: number): Markup {
  const styles = new Map(
    elementsIn(root, "w:style").map((style) => [style.attributes["w:styleId"] ?? "", style]),
  );
  const styleOf = (id: string | undefined, depth = 0): Style => {
    const element = id === undefined ? undefined : styles.get(id);
    if (!element || depth > 10) return { name: "" };
    const own = {
      bold: isOn(elementAt(element, "w:rPr", "w:b")),
      italic: isOn(elementAt(element, "w:rPr", "w:i")),
      size: sizeOf(elementAt(element, "w:rPr", "w:sz")) || undefined,
      level: Number(valueOf(elementAt(element, "w:pPr", "w:outlineLvl")) ?? Number.NaN) + 1 || undefined,
      isList: elementAt(element, "w:pPr", "w:numPr") && true,
    };
    return {
      ...styleOf(valueOf(elementAt(element, "w:basedOn")), depth + 1),
      ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
      name: valueOf(elementAt(element, "w:name")) ?? "",
    };
  };
  return {
    parts: { "w:txbxContent": "box", "w:tbl": "table", "w:tr": "row", "w:tc": "cell" },
    signs: { "w:tab": "\t", "w:br": "\n", "w:cr": "\n", "w:noBreakHyphen": "-" },
    skipped: new Set(
      "mc:Fallback w:del w:instrText w:fldData w:delText w:sdtPr w:tblPr w:sectPr w:pPr w:rPr".split(" "),
    ),
    texts: "w:t",
    paragraphOf(element) {
      if (element.tag !== "w:p") return null;
      const style = styleOf(valueOf(elementAt(element, "w:pPr", "w:pStyle")));
      const number = valueOf(elementAt(element, "w:pPr", "w:numPr", "w:numId"));
      const named = /^(?:heading|überschrift|titre|título|titolo)\s*([1-6])/i.exec(style.name)?.[1];
      const isList = style.isList ?? /list|aufzählung|puce|bullet/i.test(style.name);
      return {
        size: style.size ?? size,
        level: Number(named ?? 0) || ((style.level ?? 7) <= 6 ? (style.level ?? 0) : 0),
        bullet: number === undefined ? isList : number !== "0",
      };
    },
    lookOf(element, around) {
      if (element.tag === "w:p") {
        const style = styleOf(valueOf(elementAt(element, "w:pPr", "w:pStyle")));
        return { bold: style.bold ?? false, italic: style.italic ?? false, size: null };
      }
      if (element.tag !== "w:r") return around;
      return {
        bold: isOn(elementAt(element, "w:rPr", "w:b")) ?? around.bold,
        italic: isOn(elementAt(element, "w:rPr", "w:i")) ?? around.italic,
        size: sizeOf(elementAt(element, "w:rPr", "w:sz")) || null,
      };
    },
  };
}
