import { elementAt, elementsIn, parseXml, type Markup, type MarkupElement } from "./markup-tree.ts";
import type { Look } from "./file-blocks.ts";
import { readOffice, type OfficeFormat } from "./read-office.ts";
import type { TextResult } from "../text-line.ts";

const plain: Look = { bold: false, italic: false, size: null };
/** Points of letters without a size of their own. */
const size = 12;

const format: OfficeFormat = {
  parts: /^(?:content|styles|META-INF\/manifest)\.xml$/,
  body: "content.xml",
  links: [/^content/, /xlink:href="((?:https?|mailto):[^"]+)"/g],
  box: "draw:text-box",
  pictures: /<draw:image/,
  open(zip) {
    const [pages, content] = [parseXml(zip.text("styles.xml")), parseXml(zip.text("content.xml"))];
    return {
      headers: elementsIn(pages, "style:header").slice(0, 1),
      body: elementAt(content, "office:document-content", "office:body") ?? content,
      footers: elementsIn(pages, "style:footer").slice(0, 1),
      markup: markupOf([pages, content]),
      size,
    };
  },
};

/** Reads an OpenDocument text. */
export const readOdt = (bytes: Uint8Array): TextResult => readOffice(bytes, format);

/** The look of each style by its name, with what it has from its parent. */
function looksOf(roots: readonly MarkupElement[]): Map<string, Look> {
  const looks = new Map<string, Look>();
  for (const style of roots.flatMap((root) => elementsIn(root, "style:style"))) {
    const parent = looks.get(style.attributes["style:parent-style-name"] ?? "") ?? plain;
    const own = elementAt(style, "style:text-properties")?.attributes ?? {};
    const [weight, slant, height = ""] = [own["fo:font-weight"], own["fo:font-style"], own["fo:font-size"]];
    looks.set(style.attributes["style:name"] ?? "", {
      bold: weight === undefined ? parent.bold : weight === "bold" || Number(weight) >= 600,
      italic: slant === undefined ? parent.italic : slant === "italic",
      size: (!height.includes("%") && Number.parseFloat(height)) || parent.size,
    });
  }
  return looks;
}

function markupOf(roots: readonly MarkupElement[]): Markup {
  const looks = looksOf(roots);
  const lookOf = ({ attributes }: MarkupElement) => looks.get(attributes["text:style-name"] ?? "");
  const isParagraph = (tag: string) => tag === "text:p" || tag === "text:h";
  return {
    parts: {
      "draw:text-box": "box",
      "table:table": "table",
      "table:table-row": "row",
      "table:table-cell": "cell",
    },
    signs: { "text:tab": "\t", "text:line-break": "\n", "text:s": " " },
    skipped: new Set(["office:annotation", "text:tracked-changes", "text:note", "svg:title", "svg:desc"]),
    paragraphOf(element, parent) {
      if (!isParagraph(element.tag)) return null;
      const first = parent.children.find((child) => typeof child !== "string");
      return {
        size: lookOf(element)?.size ?? size,
        level: element.tag === "text:h" ? Number(element.attributes["text:outline-level"] ?? 1) : 0,
        bullet: parent.tag === "text:list-item" && first === element,
      };
    },
    lookOf(element, around) {
      if (isParagraph(element.tag)) return { ...(lookOf(element) ?? plain), size: null };
      const isStyled = element.tag === "text:span" && element.attributes["text:style-name"] !== undefined;
      return isStyled ? (lookOf(element) ?? plain) : around;
    },
  };
}
