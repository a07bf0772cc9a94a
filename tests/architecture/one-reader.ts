import currencies from "../../data/text/currencies.json" with { type: "json" };
import dateWords from "../../data/text/date-words.json" with { type: "json" };
import { isTest, type Rule, type SyntaxNode } from "./source-tree.ts";
import { isNode, nameOf, walk } from "./walk-syntax.ts";

/** So many months or currencies in one text or list are a table. */
const leastMonths = 6;
const leastCurrencies = 3;
const leastSigns = 2;

const codes = new Set(currencies.currencies.flatMap(({ code, ...row }) => ("isWord" in row ? [] : [code])));
const plainName = (name: string): string => name.toLowerCase().replace(/[.׳]$/, "");
/** The number of each month by its names, for each language. */
const monthsOf = Object.values(dateWords).map((words) => {
  const lists: string[][] = [words.longMonths, ...("shortMonths" in words ? [words.shortMonths] : [])];
  return new Map(
    lists.flatMap((list) => list.map((name, month): [string, number] => [plainName(name), month])),
  );
});

/** Returns what a text is a table of; null for other texts. */
function tableIn(text: string): string | null {
  const words = text.match(/\p{L}+/gu) ?? [];
  const lower = words.map((word) => word.toLowerCase());
  const isOfMonths = monthsOf.some(
    (months) => new Set(lower.flatMap((word) => months.get(word) ?? [])).size >= leastMonths,
  );
  if (isOfMonths) return "month names";
  const found = new Set(words.map((word) => word.toUpperCase()).filter((word) => codes.has(word)));
  const signs = new Set(text.match(/(?!\$)\p{Sc}/gu));
  return found.size >= leastCurrencies || signs.size >= leastSigns ? "currencies" : null;
}

/** Returns the text of a string, a pattern or a list of strings; null for other nodes. */
function textOf(node: SyntaxNode): string | null {
  if (node.type === "Literal") {
    const { regex, value } = node as SyntaxNode & { regex?: { pattern: string }; value: unknown };
    return regex?.pattern ?? (typeof value === "string" ? value : null);
  }
  if (node.type === "TemplateElement") return (node["value"] as { raw: string }).raw;
  const parts = node["elements"] ?? node["properties"] ?? node["types"];
  if (!Array.isArray(parts)) return null;
  return parts.flatMap((part: unknown) => namesIn(part)).join(" ");
}

function namesIn(part: unknown): string[] {
  if (!isNode(part)) return [];
  if (part.type === "Property") return [part["key"], part["value"]].flatMap((one) => nameOf(one) ?? []);
  return nameOf(part.type === "TSLiteralType" ? part["literal"] : part)?.split("|") ?? [];
}

/** Only `src/text` and `data` have tables of month names and of currencies, so that there is one reader of each. */
export const oneReader: Rule = (tree) =>
  tree.flatMap((file) => {
    const { path, body } = file;
    if (isTest(path) || path.startsWith("src/text/")) return [];
    const found: string[] = [];
    walk(body, (node) => {
      const text = textOf(node);
      const table = text === null ? null : tableIn(text);
      if (table) found.push(`${path}:${file.lineOf(node.start)} has a table of ${table}: use src/text`);
      return table === null;
    });
    return found;
  });
