import { decodeHTML } from "entities";
import { escapeText } from "entities";

/** Part of a description that a source keeps in its own field: one text, or one text per list item. */
export type DescriptionSection = { heading: string; texts: readonly string[] };

type Description = { descriptionHtml: string | null; descriptionText: string | null };

const looksLikeHtml = /<(?:p|br|div|ul|ol|li|h[1-6]|strong|b|em|i|u|span|a|table|section|article)\b[^<>]*>/i;

/**
 * Joins the main text and its sections under headings. Plain text stays plain when there is nothing to add. A section
 * that the main text already contains is left out.
 */
export function descriptionFrom(main: string | null, sections: readonly DescriptionSection[]): Description {
  const added = sections
    .map(({ heading, texts }) => ({ heading, texts: texts.map((text) => text.trim()).filter(Boolean) }))
    .filter(({ texts }) => texts.some((text) => !(main ?? "").includes(text)));
  if (added.length === 0) {
    if (main === null) return { descriptionHtml: null, descriptionText: null };
    return looksLikeHtml.test(main)
      ? { descriptionHtml: main, descriptionText: null }
      : { descriptionHtml: null, descriptionText: main };
  }
  const parts = [...(main === null ? [] : [asHtml(main)]), ...added.map(sectionHtml)];
  return { descriptionHtml: parts.join("\n"), descriptionText: null };
}

function sectionHtml({ heading, texts }: DescriptionSection): string {
  const [only] = texts;
  const body =
    texts.length === 1 && only !== undefined
      ? asHtml(only)
      : `<ul>${texts.map((text) => `<li>${asInlineHtml(text)}</li>`).join("")}</ul>`;
  return `<h3>${escapeText(heading)}</h3>\n${body}`;
}

function asHtml(text: string): string {
  if (looksLikeHtml.test(text)) return text;
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => escapeText(paragraph).replaceAll("\n", "<br>"));
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("\n");
}

function asInlineHtml(text: string): string {
  return looksLikeHtml.test(text) ? text : escapeText(text).replaceAll("\n", "<br>");
}

/** Unescapes HTML that was escaped once too often, a common error of publishers. */
export function unescapedHtml(text: string | null): string | null {
  if (text === null || /<[a-z][^<>]*>/i.test(text) || !/&lt;\/?[a-z]/i.test(text)) return text;
  return decodeHTML(text);
}
