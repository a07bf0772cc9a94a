import type { EntryPiece } from "./entry-pieces.ts";
import { readEntryBody } from "./read-entry-body.ts";
import { readDates } from "./read-dates.ts";
import { foundValue, type FoundTree } from "./found-value.ts";
import { readLabelled } from "./labelled.ts";
import { placeScore } from "./places.ts";
import { nameSlots, type Slot } from "./name-slots.ts";
import { namesOrganisation, namesRole } from "./role-words.ts";
import { shareEmployers } from "./share-employers.ts";
import { splitEntries, type Entry } from "./split-entries.ts";
import { splitRoleAndEmployer } from "./split-role-and-employer.ts";
import { takeLink } from "./take-link.ts";
import type { TextLine } from "../text-line.ts";

type Head = {
  named: EntryPiece[];
  url: EntryPiece | null;
  labelled: Partial<Record<"company" | "position" | "location", EntryPiece>>;
  entry: Entry;
};

/** Reads jobs or volunteering. `organisation` is the property of its name in JSON Resume. */
export function readWork(lines: readonly TextLine[], organisation: "name" | "organization"): FoundTree[] {
  const heads = shareEmployers(splitEntries(lines)).map(readHead);
  const slots = nameSlots(heads.filter(hasOwnOrder).map(({ named }) => named.map(({ text }) => text)));
  return heads.map((head) => {
    const { position, company, location, rest } = assign(head, slots);
    const sure = head.entry.period ? 0.15 : 0;
    const certain = (piece: EntryPiece | null, test: (text: string) => boolean) =>
      piece ? foundValue(piece.text, piece.line, (test(piece.text) ? 0.8 : 0.65) + sure) : undefined;
    return {
      position: certain(position, namesRole),
      [organisation]: certain(company, namesOrganisation),
      location: location ? foundValue(location.text, location.line, 0.7) : undefined,
      url: head.url ? foundValue(head.url.text, head.url.line, 0.8) : undefined,
      ...readDates(head.entry, "start"),
      ...readEntryBody(head.entry.body, "list", rest),
    };
  });
}

function readHead(entry: Entry): Head {
  const head: Head = { named: [], url: null, labelled: {}, entry };
  for (const given of entry.pieces) {
    const { piece, url } = takeLink(given);
    head.url ??= url;
    if (!piece) continue;
    const label = readLabelled(piece.text);
    const kind = label?.kind;
    if (label && (kind === "company" || kind === "position" || kind === "location"))
      head.labelled[kind] ??= { ...piece, text: label.value };
    else head.named.push(piece);
  }
  const [only] = head.named;
  if (head.named.length === 1 && only && isPlain(head)) head.named = splitRoleAndEmployer(only);
  return head;
}

const isPlain = ({ labelled }: Head): boolean =>
  labelled.company === undefined && labelled.position === undefined;

const hasOwnOrder = (head: Head): boolean => isPlain(head) && !head.entry.isPost;

type Assigned = {
  position: EntryPiece | null;
  company: EntryPiece | null;
  location: EntryPiece | null;
  rest: TextLine[];
};

function assign({ named, labelled, entry }: Head, slots: ReadonlyMap<number, readonly Slot[]>): Assigned {
  const order: readonly Slot[] = entry.isPost ? ["P", "C", "L"] : slotsOf(named, labelled, slots);
  const at = (slot: Slot): EntryPiece | null => named[order.indexOf(slot)] ?? null;
  const position = labelled.position ?? at("P");
  let company = labelled.company ?? at("C");
  let location = labelled.location ?? at("L");
  // Text that is not a place is a part of the description.
  if (location && location === at("L") && placeScore(location.text) === 0 && !isBrief(location.text))
    location = null;
  if (company) {
    const [shorter, place] = withoutPlace(company);
    if (place && (!location || location.line !== company.line))
      [company, location] = [shorter, location ?? place];
  }
  const used = new Set([position, company, location, at("C")]);
  const rest = named
    .filter((piece) => !used.has(piece))
    .map(({ line, text }) => ({ ...line, cells: [[{ text, bold: false, italic: false }]] }));
  return { position, company, location, rest };
}

function slotsOf(
  named: readonly EntryPiece[],
  labelled: Head["labelled"],
  slots: ReadonlyMap<number, readonly Slot[]>,
): readonly Slot[] {
  if (labelled.company) return labelled.position ? ["L"] : ["P", "L"];
  if (labelled.position) return ["C", "L"];
  const [one] = named;
  if (named.length === 1 && one) return namesOrganisation(one.text) && !namesRole(one.text) ? ["C"] : ["P"];
  return slots.get(Math.min(named.length, 3)) ?? ["P", "C", "L"];
}

const isBrief = (text: string): boolean =>
  text.length < 30 && text.split(" ").length <= 3 && !/[\d+#]/.test(text);

const legalForm = /^(?:inc|llc|ltd|gmbh|co|corp|s\.?a|s\.?l|s\.?r\.?l|plc|ag|lp|llp|limited)\b/iu;

/** "Front Range Transit, Denver, CO" → the company and the place. */
function withoutPlace(piece: EntryPiece): [EntryPiece, EntryPiece | null] {
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
