import { createMarkupParser } from "./markup-parser.ts";

export type HtmlNode = string | HtmlElement;

/** An element of HTML. */
export type HtmlElement = {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
  /** True when it contains a block at any depth. */
  hasBlock: boolean;
};

/** Elements that begin a new line. */
const blockTags = new Set(
  `address article aside blockquote body center details dd dir div dl dt fieldset figcaption figure footer form h1 h2 h3
  h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul`.split(
    /\s+/,
  ),
);

/** Elements whose content is never meant for readers. */
const droppedTags = new Set(
  `applet audio base button canvas embed frame frameset head iframe input link map math meta noembed noframes noscript
  object option param picture plaintext script select source style svg template textarea title track video xmp`.split(
    /\s+/,
  ),
);

/**
 * Maximum depth. Deeper nesting is an editor's accident or an attack, and its content is attached to the last level.
 */
const deepest = 40;

export const isBlock = (tag: string): boolean => blockTags.has(tag);

/** Parses any string as HTML, as browsers do. Never throws. Comments, scripts and similar elements are dropped. */
export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { tag: "root", attributes: {}, children: [], hasBlock: false };
  const open: HtmlElement[] = [root];
  let beyond = 0;
  let dropped = 0;
  const parser = createMarkupParser({
    onopentag(tag, attributes) {
      if (dropped > 0 || droppedTags.has(tag)) dropped++;
      else if (open.length > deepest) beyond++;
      else {
        const element: HtmlElement = { tag, attributes, children: [], hasBlock: false };
        open.at(-1)?.children.push(element);
        if (isBlock(tag)) for (const around of open) around.hasBlock = true;
        open.push(element);
      }
    },
    ontext(text) {
      const children = open.at(-1)?.children;
      if (dropped > 0 || !children) return;
      const last = children.at(-1);
      if (typeof last === "string") children[children.length - 1] = last + text;
      else children.push(text);
    },
    onclosetag() {
      if (dropped > 0) dropped--;
      else if (beyond > 0) beyond--;
      else if (open.length > 1) open.pop();
    },
  });
  parser.end(html);
  return root;
}

/** Returns all text inside, with line breaks as written. */
export function elementText(element: HtmlElement): string {
  return element.children
    .map((child) => (typeof child === "string" ? child : child.tag === "br" ? "\n" : elementText(child)))
    .join("");
}
