import type { TextLine } from "../text-line.ts";
import { found, type FoundTree } from "./found.ts";
import type { Piece } from "./pieces.ts";
import { readBody } from "./read-body.ts";
import { readDates } from "./read-dates.ts";
import { splitEntries, type Entry } from "./split-entries.ts";
import { splitOff } from "./split-off.ts";
import { takeLink } from "./take-link.ts";

/** Names of the properties of a section in JSON Resume. */
type Properties = { name: string; issuer: string; date: string };

/** Reads certificates, awards and publications: a name, who gave it, and a date. */
export function readListed(lines: readonly TextLine[], { name, issuer, date }: Properties): FoundTree[] {
  return splitEntries(lines).map((entry) => {
    const { pieces, url } = piecesOf(entry);
    const split = pieces.length === 1 && pieces[0] && name === "name" ? splitOff(pieces[0]) : pieces;
    const [one, two] = split;
    const { startDate, endDate } = readDates(entry, "start");
    return {
      [name]: one ? found(one.text, one.line, 0.8) : undefined,
      [issuer]: two ? found(two.text, two.line, 0.7) : undefined,
      [date]: startDate ?? endDate,
      url: url ? found(url.text, url.line, 0.8) : undefined,
      ...(name === "name" && issuer === "issuer" ? {} : summary(entry)),
    };
  });
}

/** Reads projects: a name, what it is, dates, an address. */
export function readProjects(lines: readonly TextLine[]): FoundTree[] {
  return splitEntries(lines).map((entry) => {
    const { pieces, url } = piecesOf(entry);
    const [name, ...others] = pieces;
    const { summary: description, ...body } = readBody([...entry.body]);
    const [role] = others;
    return {
      name: name ? found(name.text, name.line, 0.8) : undefined,
      ...(role && description
        ? { roles: [found(role.text, role.line, 0.6)].filter((one) => one !== undefined) }
        : {}),
      description: description ?? (role ? found(role.text, role.line, 0.6) : undefined),
      ...readDates(entry, "start"),
      url: url ? found(url.text, url.line, 0.85) : linkIn(entry.body),
      ...body,
    };
  });
}

function piecesOf(entry: Entry): { pieces: Piece[]; url: Piece | null } {
  let link: Piece | null = null;
  const pieces = entry.pieces.flatMap((given) => {
    const { piece, url } = takeLink(given);
    link ??= url;
    return piece ?? [];
  });
  return { pieces, url: link };
}

function summary(entry: Entry): { [key: string]: FoundTree | undefined } {
  const { summary: text } = readBody(entry.body);
  return text ? { summary: text } : {};
}

function linkIn(lines: readonly TextLine[]) {
  for (const line of lines) {
    const text = line.cells
      .flat()
      .map((run) => run.text)
      .join("");
    const { url } = takeLink({ text, line, bold: false, italic: false });
    if (url) return found(url.text, line, 0.7);
  }
  return undefined;
}
