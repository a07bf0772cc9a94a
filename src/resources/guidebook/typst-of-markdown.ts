import { marked, type MarkedToken, type Token, type Tokens } from "marked";

/** Returns the Typst expression of a link's target: an address in quotes, or the label of a chapter. */
export type LinkTarget = (href: string) => string;

/**
 * Writes Markdown as Typst. All text is in string literals, so that no character of it is markup. Headings of the second
 * level become sections of a chapter.
 */
export function typstOfMarkdown(markdown: string, target: LinkTarget): string {
  return blocks(marked.lexer(markdown), target);
}

/** "a \"b\"" as a Typst string literal. */
export function typstString(text: string): string {
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", " ")}"`;
}

function blocks(tokens: readonly Token[], target: LinkTarget): string {
  const shown = tokens.filter(({ type }) => type !== "space");
  return shown
    .map((token, at) => {
      const before = shown[at - 1];
      const isChecklist =
        token.type === "list" && before?.type === "heading" && before.raw.includes("Checklist");
      const text = isChecklist
        ? `\n#checklist(${items(token as Tokens.List, target)})\n`
        : block(token as MarkedToken, target);
      return introduces(shown, at) ? `\n#block(sticky: true)[${text}]\n` : text;
    })
    .join("");
}

function items(list: Tokens.List, target: LinkTarget): string {
  return list.items.map(({ tokens }) => `[${blocks(tokens, target)}]`).join(", ");
}

/** Whether a short paragraph introduces what follows, and so stays on its page: "Before", "Ask these:". */
function introduces(tokens: readonly Token[], at: number): boolean {
  const [token, next] = tokens.slice(at, at + 2);
  if (token?.type !== "paragraph" || token.raw.length > 200 || !next) return false;
  return ["blockquote", "list", "table", "code"].includes(next.type) || introduces(tokens, at + 1);
}

function block(token: MarkedToken, target: LinkTarget): string {
  const inside = (some: readonly Token[] = []) => inline(some, target);
  switch (token.type) {
    case "heading":
      return `\n#heading(level: ${token.depth})[${inside(token.tokens)}]\n`;
    case "paragraph":
    case "text":
      return `\n${inside(token.tokens ?? [token])}\n`;
    case "list":
      return `\n#${token.ordered ? "enum" : "list"}(${items(token, target)})\n`;
    case "blockquote":
      return `\n#example[${blocks(token.tokens ?? [], target)}]\n`;
    case "code":
      return `\n#example[#raw(${typstString(token.text)}, block: true)]\n`;
    case "table": {
      const header = token.header.map((cell) => `[${inside(cell.tokens)}]`);
      const rows = token.rows.flat().map((cell) => `[${inside(cell.tokens)}]`);
      return `\n#grid-of(${header.length}, (${header.join(", ")},), (${rows.join(", ")},))\n`;
    }
    case "html":
      return `\n#${typstString(token.text)};\n`;
    case "hr":
      return "\n";
    default:
      throw new Error(`The guidebook cannot show ${token.type}`);
  }
}

function inline(tokens: readonly Token[], target: LinkTarget): string {
  return tokens
    .map((generic) => {
      const token = generic as MarkedToken;
      switch (token.type) {
        case "text":
          return "tokens" in token && token.tokens
            ? inline(token.tokens, target)
            : `#${typstString(plain(token.text))};`;
        case "escape":
        case "html":
          return `#${typstString(token.text)};`;
        case "strong":
          return `#strong[${inline(token.tokens, target)}]`;
        case "em":
          return `#emph[${inline(token.tokens, target)}]`;
        case "codespan":
          return `#raw(${typstString(plain(token.text))});`;
        case "link":
          return `#link(${target(token.href)})[${inline(token.tokens, target)}]`;
        case "br":
          return "#linebreak();";
        default:
          throw new Error(`The guidebook cannot show ${token.type}`);
      }
    })
    .join("");
}

/** Undoes the entities that the lexer writes. */
function plain(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
