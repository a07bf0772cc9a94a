import type { TextLine } from "../text-line.ts";
import { readLabelled } from "../sections/labels.ts";
import type { EntryPiece } from "./entry-pieces.ts";
import { foundValue, type FoundTree } from "./found-value.ts";
import { fillHeads, type FilledHead, type HeadModel, type Slot } from "./head-slots.ts";
import { placeScore } from "./places.ts";
import { readDates } from "./read-dates.ts";
import { readEntryBody } from "./read-entry-body.ts";
import { namesOrganisation, namesRole } from "./role-words.ts";
import { shareEmployers } from "./share-employers.ts";
import { splitEntries, type Entry } from "./split-entries.ts";
import { namesInstitution } from "./study-words.ts";
import { takeLink } from "./take-link.ts";

type Head = {
  named: EntryPiece[];
  url: EntryPiece | null;
  labelled: Partial<Record<"company" | "position" | "location", EntryPiece>>;
  entry: Entry;
};

/** Reads jobs or volunteering. `organisation` is the property of its name in JSON Resume. */
export function readWork(lines: readonly TextLine[], organisation: "name" | "organization"): FoundTree[] {
  const heads = shareEmployers(splitEntries(lines)).map(readHead);
  const jobs = shareAbove(heads, assignAll(heads));
  return jobs.map(({ title, organisation: company, place, rest, certainty }, index) => {
    const { entry, url } = heads[index] ?? { entry: null, url: null };
    // An entry that lacks one of its main parts may have been read wrongly.
    const isWhole = title !== undefined && company !== undefined && entry !== null && entry?.period !== null;
    const sure = (confidence: number) => (isWhole ? confidence : Math.min(confidence, 0.6));
    const named = (piece: EntryPiece | undefined, isClear: boolean) =>
      piece && foundValue(piece.text, piece.line, sure(isClear ? 0.95 : certainty > 0.25 ? 0.8 : 0.6));
    return {
      position: named(title, title !== undefined && namesRole(title.text) && certainty > 0.1),
      [organisation]: named(
        company,
        company !== undefined && namesOrganisation(company.text) && certainty > 0.1,
      ),
      location: place && foundValue(place.text, place.line, 0.65),
      url: url ? foundValue(url.text, url.line, 0.8) : undefined,
      ...(entry ? readDates(entry, "both", isWhole) : {}),
      ...readEntryBody(entry?.body ?? [], "list", rest.map(asLine)),
    };
  });
}

const asLine = ({ line, text }: EntryPiece): TextLine => ({
  ...line,
  cells: [[{ text, bold: false, italic: false }]],
});

function readHead(entry: Entry): Head {
  const head: Head = { named: [], url: null, labelled: {}, entry };
  for (const given of entry.pieces) {
    const { piece, url } = takeLink(given);
    head.url ??= url;
    if (!piece) continue;
    const label = readLabelled(piece.text);
    const kind = label?.kind;
    if (label && (kind === "company" || kind === "position" || kind === "location"))
      takeLabelled(head, kind, { ...piece, text: label.value });
    else head.named.push(piece);
  }
  return head;
}

/** "Employer: Meadow Clinics, Denver" has the place, too. */
function takeLabelled({ labelled }: Head, kind: keyof Head["labelled"], piece: EntryPiece): void {
  const orders: HeadModel["orders"] = [[["organisation", "place"], 0]];
  const [own] = kind === "company" ? fillHeads([[piece]], { ...model, orders }) : [];
  labelled[kind] ??= own?.organisation ?? piece;
  if (own?.place) labelled.location ??= own.place;
}

const legalForm = /^(?:inc|llc|ltd|gmbh|co|corp|s\.?a|s\.?l|s\.?r\.?l|plc|ag|lp|llp|limited)\b\.?/iu;
/** A town with its country. Three parts are an employer with its place. */
const isPlace = (text: string): boolean =>
  placeScore(text) === 1 && (/^\d/.test(text) || text.split(/[,،、]/u).length < 4);

/** Whether every word of a text is written like a name: "Vila Nova de Gaia", not "Built weekly reports". */
const isName = (text: string): boolean =>
  /^[\p{Lu}\p{Lo}]/u.test(text) && text.split(" ").every((word) => word.length < 4 || !/^\p{Ll}/u.test(word));

const fits: Readonly<Record<Slot, (text: string) => number>> = {
  title: (text) =>
    2 * Number(namesRole(text)) -
    1.5 * Number(namesOrganisation(text)) -
    2 * Number(isPlace(text)) -
    Number(text.length > 70),
  organisation: (text) => {
    if (legalForm.test(text)) return -2;
    const tail = text.split(/\s*[,،、，]\s*/u).at(-1) ?? "";
    const hasTail = tail !== text && !legalForm.test(tail) && !namesOrganisation(tail);
    const isNamed = namesOrganisation(text) || namesInstitution(text);
    return (
      1.5 * Number(isNamed) -
      1.5 * Number(namesRole(text)) -
      2 * Number(isPlace(text)) -
      Number(text.length > 80) -
      0.4 * Number(hasTail)
    );
  },
  area: () => -5,
  place: (text) => {
    if (namesRole(text) || namesOrganisation(text) || legalForm.test(text)) return -1.5;
    if (isPlace(text)) return 2;
    if (text.split(/[,،、]/u).length < 3 && placeScore(text) > 0) return 0.4;
    return text.split(" ").length <= 3 && isName(text) && !/[\d+#]|[.!?]$/.test(text) ? 0.35 : -1;
  },
  rest: (text) => (namesRole(text) || namesOrganisation(text) ? -0.6 : -0.3) + Number(/^\p{Ll}/u.test(text)),
};

const model: HeadModel = {
  fit: (slot, text) => fits[slot](text),
  orders: [
    [["title", "organisation", "place"], 0.3],
    [["organisation", "place", "title"], 0.2],
    [["organisation", "title", "place"], 0.2],
    [["title", "place", "organisation"], -0.4],
    [["place", "title", "organisation"], -0.8],
    [["place", "organisation", "title"], -0.8],
  ],
};

/** Labelled parts are what their label says. The other parts are read by the order of their section. */
function assignAll(heads: readonly Head[]): FilledHead[] {
  const posts = fillHeads(
    heads.filter(({ entry }) => entry.isPost).map(({ named }) => named),
    { ...model, orders: model.orders.slice(0, 1) },
  );
  const free = fillHeads(
    heads.filter((head) => !head.entry.isPost && isPlain(head)).map(({ named }) => named),
    model,
  );
  const bound = fillHeads(
    heads.filter((head) => !head.entry.isPost && !isPlain(head)).map(({ named }) => named),
    {
      fit: (slot, text) => fits[slot](text),
      orders: [[ordersBound(heads), 0]],
    },
  );
  return heads.map((head) => {
    const filled = (head.entry.isPost ? posts : isPlain(head) ? free : bound).shift() ?? {
      rest: [],
      certainty: 0,
    };
    const { company = filled.organisation, position = filled.title, location = filled.place } = head.labelled;
    return {
      ...(position ? { title: position } : {}),
      ...(company ? { organisation: company } : {}),
      ...(location ? { place: location } : {}),
      rest: filled.rest,
      certainty: isPlain(head) ? filled.certainty : 1,
    };
  });
}

const isPlain = ({ labelled }: Head): boolean =>
  labelled.company === undefined && labelled.position === undefined;

/** With a label for the title or the employer, the rest is the other one and the place. */
function ordersBound(heads: readonly Head[]): Slot[] {
  const hasTitle = heads.some(({ labelled }) => labelled.position);
  const hasCompany = heads.some(({ labelled }) => labelled.company);
  if (hasTitle && hasCompany) return ["place"];
  return hasTitle ? ["organisation", "place"] : ["title", "place"];
}

/** A post without an employer belongs to the employer above it, if that is in a line of its own. */
function shareAbove(heads: readonly Head[], jobs: readonly FilledHead[]): FilledHead[] {
  let above: FilledHead | null = null;
  return jobs.map((job, index) => {
    const isBelow = above !== null && !job.organisation && job.title && heads[index]?.entry.period;
    if (job.organisation && job.title) above = job.organisation.line === job.title.line ? null : job;
    if (!isBelow || !above?.organisation) return job;
    return {
      ...job,
      organisation: above.organisation,
      ...(job.place || !above.place ? {} : { place: above.place }),
    };
  });
}
