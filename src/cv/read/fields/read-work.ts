import type { FoundPeriod } from "../../../text/periods.ts";
import { readLabelled } from "../sections/labels.ts";
import type { TextLine } from "../text-line.ts";
import { mainParts, readDates, readHead, type Head } from "./entry-head.ts";
import type { EntryPiece } from "./entry-pieces.ts";
import { foundIn, type FoundTree } from "./found-value.ts";
import { fillHeads, type FilledHead, type HeadModel, type Slot } from "./head-slots.ts";
import { placeScore } from "./places.ts";
import { readEntryBody } from "./read-entry-body.ts";
import { namesInstitution, namesOrganisation, namesRole } from "./entry-words.ts";
import { splitEntries, type Entry } from "./split-entries.ts";

type Job = FilledHead & { head: Head };

/** Reads jobs or volunteering. `organisation` is the property of its name in JSON Resume. */
export function readWork(lines: readonly TextLine[], organisation: "name" | "organization"): FoundTree[] {
  const heads = shareEmployers(splitEntries(lines)).map((entry) => readHead(entry, takeLabelled));
  return shareAbove(fillAll(heads)).map((job) => {
    const { title, organisation: company, place, rest, head } = job;
    const { isWhole, part } = mainParts(job, head.entry);
    return {
      position: part(title, namesRole(title?.text ?? "")),
      [organisation]: part(company, namesOrganisation(company?.text ?? "")),
      location: foundIn(place, 0.65),
      url: foundIn(head.url, 0.8),
      ...readDates(head.entry, "both", isWhole),
      ...readEntryBody(head.entry.body, "list", rest.map(asLine)),
    };
  });
}

const asLine = ({ line, text }: EntryPiece): TextLine => ({
  ...line,
  cells: [[{ text, bold: false, italic: false }]],
});

/** Takes a title, an employer or a place by its label. "Employer: Meadow Clinics, Denver" has the place, too. */
function takeLabelled({ labelled }: Head, piece: EntryPiece): boolean {
  const label = readLabelled(piece.text);
  const kind = label?.kind;
  if (!label || (kind !== "company" && kind !== "position" && kind !== "location")) return false;
  const named = [{ ...piece, text: label.value }];
  const orders: HeadModel["orders"] = [[["organisation", "place"], 0]];
  const [own] = kind === "company" ? fillHeads([{ named }], { ...model, orders }) : [];
  labelled[kind] ??= own?.organisation ?? named[0];
  if (own?.place) labelled.location ??= own.place;
  return true;
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
function fillAll(heads: readonly Head[]): Job[] {
  const groups = Map.groupBy(heads, ({ entry, labelled }) =>
    entry.isPost ? "post" : labelled.company || labelled.position ? "labelled" : "free",
  );
  const jobs = [...groups].flatMap(([group, own]) => {
    const orders =
      group === "free"
        ? model.orders
        : group === "post"
          ? model.orders.slice(0, 1)
          : [[ordersBound(own), 0] as const];
    return fillHeads(own, { ...model, orders }).map((job): Job => {
      const { company, position, location } = job.head.labelled;
      return {
        ...job,
        title: position ?? job.title,
        organisation: company ?? job.organisation,
        place: location ?? job.place,
        certainty: company || position ? 1 : job.certainty,
      };
    });
  });
  return heads.flatMap((head) => jobs.find((job) => job.head === head) ?? []);
}

/** With a label for the title or the employer, the rest is the other one and the place. */
function ordersBound(heads: readonly Head[]): Slot[] {
  const isLabelled = { title: "position", organisation: "company", place: null } as const;
  return (["title", "organisation", "place"] as const).filter((slot) => {
    const kind = isLabelled[slot];
    return kind === null || !heads.some(({ labelled }) => labelled[kind]);
  });
}

/** A post without an employer belongs to the employer above it, if that is in a line of its own. */
function shareAbove(jobs: readonly Job[]): Job[] {
  let above: Job | null = null;
  return jobs.map((job) => {
    const { organisation, title, place } = job;
    if (organisation && title) above = organisation.line === title.line ? null : job;
    if (!above?.organisation || organisation || !title || !job.head.entry.period) return job;
    return { ...job, organisation: above.organisation, place: place ?? above.place };
  });
}

/**
 * Copies the employer of several posts into each of them. Such an employer is an entry of its own without a description.
 * Its period covers those of the posts below it, which have only a title and dates.
 */
function shareEmployers(entries: readonly Entry[]): Entry[] {
  const shared: Entry[] = [];
  let employer: Entry | null = null;
  for (const [index, entry] of entries.entries()) {
    if (isEmployer(entry, entries[index + 1])) employer = entry;
    else if (employer && isPost(entry, employer))
      shared.push({ ...entry, pieces: [...entry.pieces, ...employer.pieces], isPost: true });
    else {
      employer = null;
      shared.push(entry);
    }
  }
  return shared;
}

function isEmployer(entry: Entry, next: Entry | undefined): boolean {
  const [name] = entry.pieces;
  return (
    name !== undefined &&
    next !== undefined &&
    entry.body.length === 0 &&
    !namesRole(name.text) &&
    isPost(next, entry)
  );
}

function isPost({ pieces, period }: Entry, employer: Entry): boolean {
  return (
    pieces.length === 1 && period !== null && employer.period !== null && covers(employer.period, period)
  );
}

function covers(whole: FoundPeriod, part: FoundPeriod): boolean {
  if (whole.isSingle || part.isSingle || whole.start === undefined || part.start === undefined) return false;
  const startsLater = part.start.slice(0, 4) >= whole.start.slice(0, 4);
  const endsEarlier =
    whole.isOpen ||
    (part.end !== undefined && whole.end !== undefined && part.end.slice(0, 4) <= whole.end.slice(0, 4));
  return startsLater && endsEarlier;
}
