import { limits } from "../limits.ts";

const piece = /<(\/?)([a-z][\w:.-]{0,60})[^<>]*>|&#?\w{1,10};/gi;
const withoutEnd = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/**
 * Whether HTML or XML nests deeper, or has more elements, than any CV. Parsers take far longer for such markup than for
 * its size, so it is measured before it is parsed.
 */
export function isHostileMarkup(markup: string): boolean {
  let depth = 0;
  let pieces = 0;
  for (const [text, end, name] of markup.matchAll(piece)) {
    pieces += 1;
    if (name !== undefined && !withoutEnd.test(name) && !text.endsWith("/>"))
      depth = end === "/" ? Math.max(0, depth - 1) : depth + 1;
    if (depth > limits.depth || pieces > limits.markup) return true;
  }
  return false;
}
