import { lineText, cellText, type TextLine } from "../text-line.ts";
import { translations } from "../../translations/translations.ts";
import { foldText } from "../clean-text.ts";
import type { CvSection } from "../sections/split-sections.ts";
import { found, type FoundTree } from "./found.ts";
import { readLabelled } from "./labelled.ts";
import { readLocation } from "./read-location.ts";
import { addHidden, readContact, sortLinks } from "./read-contact.ts";
import { namesRole } from "./role-words.ts";

const titles = new Set([
  ...Object.values(translations).map(({ page }) => foldText(page.cv)),
  ..."resume|résumé|curriculum vitae|curriculum|cv|vita|履歴書|个人简历|życiorys|lebenslauf|resumé|europass|bewerbung|profile|portfolio"
    .split("|")
    .map(foldText),
]);

/** Reads the person: name, title, contact details and summary. */
export function readBasics(
  sections: readonly CvSection[],
  links: readonly string[],
): { [key: string]: FoundTree | undefined } {
  const top = sections.filter(({ name }) => name === "top").flatMap(({ lines }) => lines);
  const listed = sections.filter(({ name }) => name === "contact").flatMap(({ lines }) => lines);
  const candidates = [...top, ...listed].filter(isText);
  const name = readName(candidates);
  const contact = readContact([...top, ...listed], (line) => listed.includes(line), name?.text ?? null);
  addHidden(contact, links, top[0] ?? listed[0]);
  const elsewhere =
    contact.email && contact.phone
      ? null
      : readContact(
          sections.flatMap(({ lines }) => lines),
          () => false,
          name?.text ?? null,
        );
  const isName = (line: TextLine) =>
    line === name?.line || (name?.text.endsWith(` ${lineText(line)}`) ?? false);
  const free = candidates.filter((line) => !isName(line) && !isContactOnly(line, contact.lines));
  const label = readTitle(free, name?.line ?? null, name?.rest ?? "");
  return {
    name: name ? found(name.text, name.line, name.confidence) : undefined,
    label,
    email: contact.email ?? lower(elsewhere?.email),
    phone: contact.phone ?? (contact.email ? undefined : lower(elsewhere?.phone)),
    location:
      contact.location && contact.location.value !== name?.text ? readLocation(contact.location) : undefined,
    ...sortLinks(contact.links),
    summary: readSummary(
      sections,
      free.filter((line) => line !== (label && "line" in label ? label.line : null)),
    ),
  };
}

const lower = <Value extends { confidence: number }>(one: Value | undefined): Value | undefined =>
  one && { ...one, confidence: one.confidence / 2 };

const isText = (line: TextLine): boolean => {
  const text = lineText(line);
  return /\p{L}/u.test(text) && !titles.has(foldText(text));
};

const isContactOnly = (line: TextLine, lines: ReadonlySet<TextLine>): boolean =>
  lines.has(line) && line.cells.length === 1 && lineText(line).length < 140;

type Name = { text: string; line: TextLine; confidence: number; rest: string };

/** The name is the largest text at the top that is written like one. */
function readName(lines: readonly TextLine[]): Name | null {
  for (const line of lines) {
    const label = readLabelled(lineText(line));
    if (label?.kind === "name") return { text: label.value, line, confidence: 0.95, rest: "" };
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
  const name = words.length > 2 && titles.has(foldText(last)) ? words.slice(0, -1).join(" ") : first;
  return {
    name: name.replace(/^(?:curriculum vitae|lebenslauf|cv|resume)\s*(?:of|von|de|di|[:–-])?\s+/iu, ""),
    rest: rest[0] ?? "",
  };
}

function isNameLike(text: string): boolean {
  if (/[\d@:/|_]/.test(text) || text.length > 50 || titles.has(foldText(text))) return false;
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\s・]{2,12}$/u.test(text)) return true;
  const words = text.split(" ");
  const isCased = words.every((word) =>
    /^(?:\p{Lu}|\p{Lo}|["“(']|van|von|de|der|den|da|di|del|dos|la|el|al|bin|ben|zu|ter|ten|y|e|ó|’t|'t)/u.test(
      word,
    ),
  );
  return (
    words.length >= 2 &&
    words.length <= 6 &&
    isCased &&
    !/[.!?]$/.test(text.replace(/(?:Jr|Sr|\p{Lu})\.$/u, ""))
  );
}

/** The title is a short line next to the name. */
function readTitle(lines: readonly TextLine[], name: TextLine | null, rest: string): FoundTree | undefined {
  if (name && rest !== "" && !/[@\d]/.test(rest) && namesRole(rest)) return found(rest, name, 0.7);
  const near = lines.filter((line) => {
    const text = lineText(line);
    const isShort = text.length < 90 && !/[@]|https?:|\d{4}/.test(text) && !/^\p{Ll}/u.test(text);
    return (
      isShort &&
      line.cells.length === 1 &&
      !readLabelled(text) &&
      (name === null || (line.page === name.page && line !== name))
    );
  });
  const after = near.filter((line) => name === null || (line.column === name.column && line.y >= name.y));
  const [title] = after.length > 0 ? after : near.filter((line) => namesRole(lineText(line)));
  return title ? found(lineText(title), title, namesRole(lineText(title)) ? 0.9 : 0.55) : undefined;
}

/** Paragraphs under "Profile", or a long text near the name. */
function readSummary(sections: readonly CvSection[], free: readonly TextLine[]): FoundTree | undefined {
  const named = sections.find(({ name, lines }) => name === "summary" && lines.length > 0)?.lines ?? [];
  const isLong = (text: string) => text.length > 80 || (/[.。]$/u.test(text) && text.length > 40);
  const [long] = free.filter((line) => isLong(lineText(line)));
  const lines = named.length > 0 ? named : long ? [long] : [];
  const [first] = lines;
  return first ? found(lines.map(lineText).join(" "), first, named.length > 0 ? 0.9 : 0.6) : undefined;
}
