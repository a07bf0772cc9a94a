import { createMarkupParser } from "../../../text/markup-parser.ts";
import { commentHeader } from "./clean-role.ts";

/** Real posts have far fewer lines. More would only cost time. */
const maxLines = 200;
const longestLine = 800;
const breaks = new Set(["p", "pre", "br", "li", "ul", "div"]);

/**
 * Returns the lines of a post as a reader sees them. Hacker News shortens the words of a link, so each link is replaced
 * by its full address. Only `<p>` separates paragraphs. Empty lines and the headers of
 * copied comments are left out, and overlong lines are cut.
 */
export function linesOfPost(html: string): string[] {
  const parts: string[] = [];
  let isInLink = false;
  const parser = createMarkupParser({
    onopentag(name, { href }) {
      if (breaks.has(name)) parts.push("\n");
      else if (name === "a" && href !== undefined) {
        parts.push(` ${href} `);
        isInLink = true;
      }
    },
    ontext(text) {
      if (!isInLink) parts.push(text);
    },
    onclosetag(name) {
      if (name === "a") isInLink = false;
    },
  });
  parser.end(html.slice(0, maxLines * longestLine));
  const lines = parts.join("").split("\n", 5 * maxLines);
  return lines
    .map((line) => line.slice(0, longestLine).replace(/\s+/g, " ").trim())
    .filter((line) => line !== "" && !commentHeader.test(line))
    .slice(0, maxLines);
}
