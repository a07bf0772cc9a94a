/** How the text of an element is set, and whether it is shown. */
export type HtmlStyle = { bold: boolean; italic: boolean; href: string | null; isShown: boolean };

const bold = new Set(["b", "strong", "h1", "h2", "h3", "h4", "h5", "h6", "th"]);
const italic = new Set(["i", "em", "cite", "dfn", "var"]);
const unseen = new Set([
  "head",
  "title",
  "style",
  "script",
  "template",
  "xml",
  "o:p",
  "meta",
  "link",
  "object",
]);

/** The style of an element within another one, from its name and its style attribute. */
export function styleWithin(outer: HtmlStyle, name: string, attributes: Record<string, string>): HtmlStyle {
  const style = (attributes["style"] ?? "").toLowerCase();
  const weight = /(?:^|;)\s*font-weight:\s*(\w+)/.exec(style)?.[1];
  const slant = /(?:^|;)\s*font-style:\s*(\w+)/.exec(style)?.[1];
  return {
    bold: weight === undefined ? outer.bold || bold.has(name) : /^(?:bold|bolder|[6-9]00)$/.test(weight),
    italic: slant === undefined ? outer.italic || italic.has(name) : /^(?:italic|oblique)/.test(slant),
    href: name === "a" ? (attributes["href"] ?? null) : outer.href,
    isShown:
      outer.isShown &&
      // `o:p` only has the space that ends a paragraph in Word, and `mso-list:Ignore` its list sign.
      !unseen.has(name) &&
      !/display:\s*none|mso-list:\s*ignore|mso-hide:\s*all/.test(style),
  };
}

/** The level of a paragraph that Word wrote as a list item, or 0. */
export function wordListLevel(attributes: Record<string, string>): number {
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(attributes["style"] ?? "")?.[1];
  return level === undefined ? 0 : Number(level);
}
