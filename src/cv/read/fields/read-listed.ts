import { lineText, type TextLine } from "../text-line.ts";
import { readDates, readHead, takeLink } from "./entry-head.ts";
import { findLinks } from "./links.ts";
import { foundIn, type FoundTree } from "./found-value.ts";
import { splitPiece, type EntryPiece } from "./entry-pieces.ts";
import { readEntryBody } from "./read-entry-body.ts";
import { namesRole } from "./entry-words.ts";
import { splitEntries, type Entry } from "./split-entries.ts";

/** Names of the properties of a section in JSON Resume. */
type Properties = { name: string; issuer: string; date: string };

/** Reads certificates, awards and publications: a name, who gave it, and a date. */
export function readListed(lines: readonly TextLine[], { name, issuer, date }: Properties): FoundTree[] {
  return splitEntries(lines).map((entry) => {
    const { named: pieces, url } = readHead(entry);
    const split = pieces.length === 1 && pieces[0] && name === "name" ? splitPiece(pieces[0]) : pieces;
    const [one, ...others] = split;
    const two = others.find(({ before }) => before !== "bracket");
    const { startDate, endDate } = readDates(entry, "end");
    return {
      [name]: foundIn(one, 0.8),
      [issuer]: foundIn(two, 0.7),
      [date]: startDate ?? endDate,
      url: foundIn(url, 0.8),
      ...(name === "name" && issuer === "issuer" ? {} : summary(entry)),
    };
  });
}

/** Reads projects: a name, what it is, dates, an address. */
export function readProjects(lines: readonly TextLine[]): FoundTree[] {
  return splitEntries(lines).map((entry) => {
    const { named, url } = readHead(entry);
    const [name, ...others] = splitRole(named);
    const { summary: description, ...body } = readEntryBody(textLines(entry.body), "text");
    // A line that says what the project is, after a line with the role.
    const [role, about] = others;
    const text = description ?? foundIn(about, 0.7);
    return {
      name: foundIn(name, 0.8),
      ...(role && text ? { roles: [foundIn(role, 0.6)].filter((one) => one !== undefined) } : {}),
      description: text ?? foundIn(role, 0.6),
      ...readDates(entry, "both"),
      url: foundIn(url, 0.85) ?? linkIn(entry.body),
      ...body,
    };
  });
}

/** "Bus atlas, author" or "Author", "Bus atlas" → the name and the role. */
function splitRole([name, ...others]: readonly EntryPiece[]): EntryPiece[] {
  const [second, ...rest] = others;
  if (name && second && isRoleAlone(name.text) && !namesRole(second.text)) return [second, name, ...rest];
  const match = name && /^(.{3,})\s*[,،、，]\s*([^,،、，]{2,30})$/u.exec(name.text);
  if (!name || !match || !namesRole(match[2] ?? "")) return name ? [name, ...others] : others;
  return [{ ...name, text: match[1] ?? "" }, { ...name, text: match[2] ?? "" }, ...others];
}

const isRoleAlone = (text: string): boolean => namesRole(text) && text.split(" ").length === 1;

function summary(entry: Entry): { [key: string]: FoundTree | undefined } {
  const { summary: text } = readEntryBody(textLines(entry.body), "text");
  return text ? { summary: text } : {};
}

/** The lines after an address, up to the next one. */
function textLines(lines: readonly TextLine[]): TextLine[] {
  const from = lines.findIndex((line) => !isLink(line));
  const rest = from < 0 ? [] : lines.slice(from);
  const to = rest.findIndex(isLink);
  return to < 0 ? rest : rest.slice(0, to);
}

/** Whether a line has only an address. */
const isLink = (line: TextLine): boolean => findLinks(lineText(line))[0]?.length === lineText(line).length;

function linkIn(lines: readonly TextLine[]) {
  for (const line of lines) {
    const text = line.cells
      .flat()
      .map((run) => run.text)
      .join("");
    const { url } = takeLink({ text, line, bold: false, italic: false, before: "line" });
    if (url) return foundIn(url, 0.7);
  }
  return undefined;
}
