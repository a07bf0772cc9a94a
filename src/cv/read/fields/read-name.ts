import { isDocumentTitle, isLabel, labelledCells, readLabelled } from "../sections/labels.ts";
import { sectionOfHeading } from "../sections/section-of-heading.ts";
import { cellText, lineText, type TextLine } from "../text-line.ts";
import { namesRole } from "./entry-words.ts";

export type Name = { text: string; line: TextLine; confidence: number; rest: string };

/** The name is the largest text at the top that is written like one. */
export function readName(lines: readonly TextLine[]): Name | null {
  for (const line of lines) {
    for (const cell of labelledCells(line)) {
      const label = readLabelled(cell);
      if (label?.kind === "name") return { text: label.value, line, confidence: 0.95, rest: "" };
    }
  }
  const candidates = lines.flatMap((line, index) => [
    ...line.cells.map((cell) => ({ line, text: nameIn(cellText(cell)) })),
    ...overTwoLines(line, lines[index + 1]),
  ]);
  const fitting = candidates.filter(({ text, line }) => line.page === 1 && isNameLike(text.name));
  const largest = Math.max(...fitting.map(({ line }) => line.size), 0);
  const named = fitting.filter(({ line }) => line.size > largest - 0.5);
  const [first] = named.toSorted((a, b) => Number(namesRole(a.text.name)) - Number(namesRole(b.text.name)));
  if (!first) return null;
  const { name, rest } = first.text;
  return { text: name, line: first.line, confidence: largest > 13 ? 0.95 : 0.75, rest };
}

/** A large name with each part in its line. */
function overTwoLines(line: TextLine, next: TextLine | undefined) {
  const [one, two] = [lineText(line), next ? lineText(next) : ""];
  const isSplit = line.size > 15 && next !== undefined && Math.abs(next.size - line.size) < 0.5;
  return isSplit && isWord(one) && isWord(two) ? [{ line, text: { name: `${one} ${two}`, rest: "" } }] : [];
}

const isWord = (text: string): boolean => /^[\p{L}\p{M}.'’-]+$/u.test(text);

/** The part of a line before a separator, without a title of the document: "Jan Küster Resume", "Ana Ruiz | Chef". */
function nameIn(text: string): { name: string; rest: string } {
  const [first = "", ...rest] = text.split(/\s+[|•·–—]\s+|\s+-\s+|\s*[|•]\s*|,\s+(?=\p{Lu})/u);
  const words = first.split(" ");
  const last = words.at(-1) ?? "";
  const name = words.length > 2 && isDocumentTitle(last) ? words.slice(0, -1).join(" ") : first;
  return {
    name: name.replace(/^(?:curriculum vitae|lebenslauf|cv|resume)\s*(?:of|von|de|di|[:–-])?\s+/iu, ""),
    rest: rest[0] ?? "",
  };
}

/** Letters of the longest text that is taken as a name. */
const longestName = 75;
/** Words between the names of a person, which do not count: "Maria da Conceição Ferreira dos Santos Oliveira". */
const particle = /^(?:van|von|de|der|den|da|das|di|do|dos|la|el|al|bin|ben|zu|ter|ten|y|e)$/u;

function isNameLike(text: string): boolean {
  if (/[\d@:/|_]/.test(text) || text.length > longestName || isDocumentTitle(text)) return false;
  if (isLabel(text) || sectionOfHeading(text) !== null) return false;
  if (
    /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\s・]{2,12}|\p{Script=Hangul}{2,4})$/u.test(
      text,
    )
  )
    return true;
  const words = text.split(" ");
  const isCased = words.every((word) =>
    /^(?:\p{Lu}|\p{Lo}|["“(']|van|von|de|der|den|da|di|del|dos|la|el|al|bin|ben|zu|ter|ten|y|e|ó|’t|'t)/u.test(
      word,
    ),
  );
  return (
    words.length >= 2 &&
    words.filter((word) => !particle.test(word)).length <= 6 &&
    isCased &&
    !/[.!?]$/.test(text.replace(/(?:Jr|Sr|\p{Lu})\.$/u, ""))
  );
}
