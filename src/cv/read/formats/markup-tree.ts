import { Parser } from "htmlparser2";
import type { BlockBuilder, Part, ParagraphStyle } from "./block-builder.ts";
import type { Look } from "./file-blocks.ts";

/** An element of HTML or XML. */
export type MarkupElement = {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (string | MarkupElement)[];
};

/** How a format writes a text. */
export type Markup = {
  parts: Readonly<Record<string, Part>>;
  /** Elements that are a character: "\t" begins a cell and "\n" a line. */
  signs: Readonly<Record<string, string>>;
  skipped: ReadonlySet<string>;
  /** Elements that are cells of a line if one follows another without text between them. */
  cells?: string;
  /** The elements with text, if not all text is for readers. */
  texts?: string;
  /** The style of the paragraph that an element is, or null for other elements. */
  paragraphOf: (element: MarkupElement, parent: MarkupElement) => ParagraphStyle | null;
  lookOf: (element: MarkupElement, around: Look) => Look;
};

/** Adds the text of an element to the blocks of a document. */
export function readMarkup(root: MarkupElement, builder: BlockBuilder, markup: Markup): void {
  let isAfterCell = false;
  const read = (element: MarkupElement, around: Look, parent: MarkupElement): void => {
    const { tag } = element;
    if (markup.skipped.has(tag)) return;
    const [sign, part] = [markup.signs[tag], markup.parts[tag]];
    const paragraph = markup.paragraphOf(element, parent);
    if (sign !== undefined) builder.text(sign, around);
    else if (part) builder.open(part);
    else if (paragraph) builder.paragraph(paragraph);
    else if (tag === markup.cells && isAfterCell) builder.text("\t", around);
    isAfterCell = false;
    const look = markup.lookOf(element, around);
    for (const child of element.children) {
      if (typeof child !== "string") read(child, look, element);
      else if (markup.texts === undefined || markup.texts === tag) {
        if (child.trim() !== "") isAfterCell = false;
        builder.text(child.replaceAll(/\s+/g, " "), look);
      }
    }
    if (part) builder.close(part);
    else if (paragraph) builder.paragraph();
    isAfterCell = tag === markup.cells;
  };
  read(root, { bold: false, italic: false, size: null }, root);
}

/** Parses the XML of an office document. */
export function parseXml(xml: string): MarkupElement {
  const root = { tag: "", attributes: {}, children: [] };
  const open: (MarkupElement & { children: (string | MarkupElement)[] })[] = [root];
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const element = { tag, attributes, children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext: (text) => void open.at(-1)?.children.push(text),
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return root;
}

/** The elements of a name within another, from the first to the last. */
export function elementsIn(root: MarkupElement, tag: string): MarkupElement[] {
  return root.children.flatMap((child) =>
    typeof child === "string" ? [] : [...(child.tag === tag ? [child] : []), ...elementsIn(child, tag)],
  );
}

/** The element at a path of names, such as the font size in the properties of a run. */
export function elementAt(root: MarkupElement, ...path: readonly string[]): MarkupElement | undefined {
  let at: MarkupElement | undefined = root;
  for (const tag of path)
    at = at?.children.find((child): child is MarkupElement => typeof child !== "string" && child.tag === tag);
  return at;
}
