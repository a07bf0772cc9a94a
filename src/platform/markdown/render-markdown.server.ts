import { marked } from "marked";
import sanitizeHtml from "sanitize-html";

const tags = "h2 h3 h4 p ul ol li blockquote hr br a strong em code pre table thead tbody tr th td";

const allowed: sanitizeHtml.IOptions = {
  allowedTags: tags.split(" "),
  allowedAttributes: { a: ["href"] },
  allowedSchemes: ["https", "http", "mailto"],
};

/** Renders Markdown as HTML that contains text, links, lists and tables, and no scripts. */
export function renderMarkdown(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false, gfm: true }), allowed);
}
