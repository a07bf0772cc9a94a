import type { Piece } from "./pieces.ts";
import { readBody } from "./read-body.ts";
import { readDates } from "./read-dates.ts";
import { found, type FoundTree } from "./found.ts";
import { readLabelled } from "./labelled.ts";
import { placeScore } from "./places.ts";
import { namesOrganisation, namesRole } from "./role-words.ts";
import { splitEntries, type Entry } from "./split-entries.ts";
import { splitOff } from "./split-off.ts";
import { takeLink } from "./take-link.ts";
import type { TextLine } from "../text-line.ts";

type Head = {
  named: Piece[];
  location: Piece | null;
  url: Piece | null;
  labelled: Partial<Record<"company" | "position", Piece>>;
  entry: Entry;
};

/** Reads jobs or volunteering. `organisation` is the property of its name in JSON Resume. */
export function readWork(lines: readonly TextLine[], organisation: "name" | "organization"): FoundTree[] {
  const heads = splitEntries(lines).map(readHead);
  const isPositionFirst = heads.reduce((sum, { named: [one, two] }) => sum + roleLead(one, two), 0) >= 0;
  return heads.map((head) => {
    const { position, company, location, rest } = assign(head, isPositionFirst);
    const sure = head.entry.period ? 0.15 : 0;
    const certain = (piece: Piece | null | undefined, test: (text: string) => boolean) =>
      piece ? found(piece.text, piece.line, (test(piece.text) ? 0.8 : 0.65) + sure) : undefined;
    return {
      position: certain(position, namesRole),
      [organisation]: certain(company, namesOrganisation),
      location: location ? found(location.text, location.line, 0.7) : undefined,
      url: head.url ? found(head.url.text, head.url.line, 0.8) : undefined,
      ...readDates(head.entry, "start"),
      ...readBody([...rest, ...head.entry.body]),
    };
  });
}

function readHead(entry: Entry): Head {
  const head: Head = { named: [], location: null, url: null, labelled: {}, entry };
  for (const given of entry.pieces) {
    const { piece, url } = takeLink(given);
    head.url ??= url;
    if (!piece) continue;
    const label = readLabelled(piece.text);
    const labelled = label && { ...piece, text: label.value };
    if (label?.kind === "location" && labelled) head.location ??= labelled;
    else if ((label?.kind === "company" || label?.kind === "position") && labelled)
      head.labelled[label.kind] = labelled;
    else if (!head.location && isOwnPlace(piece.text, head.named.length)) head.location = piece;
    else head.named.push(piece);
  }
  return head;
}

/** Whether a piece is only a place. "Acme, Galway, Ireland" has the company, too, unless role and company are known. */
const isOwnPlace = (text: string, named: number): boolean =>
  named > 0 && placeScore(text) === 1 && (named > 1 || /^\d/.test(text) || text.split(/[,،、]/u).length < 3);

/** Positive if the first piece is the role and the second the employer. */
function roleLead(one: Piece | undefined, two: Piece | undefined): number {
  if (!one || !two) return 0;
  const lead = (piece: Piece) => Number(namesRole(piece.text)) - Number(namesOrganisation(piece.text));
  return lead(one) - lead(two);
}

type Assigned = { position: Piece | null; company: Piece | null; location: Piece | null; rest: TextLine[] };

function assign({ named, labelled, location, entry }: Head, isPositionFirst: boolean): Assigned {
  let pieces = named;
  if (named.length === 1 && named[0] && Object.keys(labelled).length === 0) pieces = splitOff(named[0]);
  let [one = null, two = null, three = null] = pieces;
  if (labelled.company) [one, two, three] = [pieces[0] ?? null, labelled.company, pieces[1] ?? null];
  const lead = roleLead(one ?? undefined, two ?? undefined);
  const isFirst = labelled.company !== undefined || (Math.abs(lead) >= 2 ? lead > 0 : isPositionFirst);
  let position = labelled.position ?? (isFirst ? one : two);
  let company = isFirst ? two : one;
  if (!two && one && !labelled.company) {
    const isCompany = namesOrganisation(one.text) && !namesRole(one.text);
    [position, company] = isCompany || !isFirst ? [null, one] : [one, null];
    if (namesRole(one.text)) [position, company] = [one, null];
  }
  let place = location;
  const extra = labelled.company ? pieces.slice(1) : pieces.slice(2);
  if (
    !place &&
    three &&
    (placeScore(three.text) > 0 ||
      (isBrief(three.text) && (three.line === company?.line || three.line === entry.dateLine)))
  )
    place = three;
  if (company && !place) [company, place] = withoutPlace(company);
  else if (company && place)
    company = withoutPlace(company)[1] ? (withoutPlace(company)[0] ?? company) : company;
  if (position && !place) {
    const [shorter, found] = withoutPlace(position);
    if (found && placeScore(found.text) === 1) [position, place] = [shorter, found];
  }
  const rest = extra
    .filter((piece) => piece !== place)
    .map(({ line, text }) => ({ ...line, cells: [[{ text, bold: false, italic: false }]] }));
  return { position, company, location: place, rest };
}

const isBrief = (text: string): boolean =>
  text.length < 30 && text.split(" ").length <= 3 && !/[\d+#]/.test(text);

const legalForm = /^(?:inc|llc|ltd|gmbh|co|corp|s\.?a|s\.?l|s\.?r\.?l|plc|ag|lp|llp|limited)\b/iu;

/** "Front Range Transit, Denver, CO" → the company and the place. */
function withoutPlace(piece: Piece): [Piece, Piece | null] {
  for (const { index, 0: comma } of piece.text.matchAll(/[,،、，]\s*/gu)) {
    const rest = piece.text.slice(index + comma.length);
    if (index < 2 || legalForm.test(rest)) continue;
    const isPlace =
      placeScore(rest) > 0 ||
      (/^\p{Lu}[\p{L}'’-]+(?:[ -]\p{L}[\p{L}'’-]+){0,2}$/u.test(rest) &&
        !namesOrganisation(rest) &&
        !namesRole(rest)) ||
      /^\p{Lo}[\p{L}\p{M}]{1,12}$/u.test(rest);
    if (isPlace)
      return [
        { ...piece, text: piece.text.slice(0, index) },
        { ...piece, text: rest },
      ];
  }
  return [piece, null];
}
