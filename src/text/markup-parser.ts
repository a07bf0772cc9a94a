import { Parser, type Handler } from "htmlparser2";

/** Open elements inside each other. Real pages have fewer than a hundred. */
const deepest = 1_000;

/** A parser of one document. The places of the tag or text that it has just read are known while it runs. */
export type MarkupParser = Pick<Parser, "startIndex" | "endIndex"> & { end: (html: string) => void };

/**
 * Makes a parser of HTML. Where elements nest deeper than in any real page, it stops reading tags, and gives the rest as
 * one text without them. The parser of the package moves all open elements for each new one, so that a page of open tags
 * would take a time that grows with the square of its length.
 */
export function createMarkupParser(handler: Partial<Handler>): MarkupParser {
  let depth = 0;
  const parser: Parser = new Parser({
    ...handler,
    onopentag(name, attributes, isImplied) {
      handler.onopentag?.(name, attributes, isImplied);
      depth += 1;
      if (depth > deepest) parser.pause();
    },
    onclosetag(name, isImplied) {
      depth -= 1;
      handler.onclosetag?.(name, isImplied);
    },
  });
  return {
    get startIndex() {
      return parser.startIndex;
    },
    get endIndex() {
      return parser.endIndex;
    },
    end(html) {
      parser.end(html);
      if (depth > deepest) handler.ontext?.(html.slice(parser.endIndex + 1).replaceAll(/<[^<>]*>/g, " "));
    },
  };
}
