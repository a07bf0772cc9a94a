import { lineText, type TextLine } from "../text-line.ts";
import { foundValue, type FoundTree } from "./found-value.ts";
import { readLabelled } from "./labelled.ts";
import { trimEdges, type EntryPiece } from "./entry-pieces.ts";
import { placeScore } from "./places.ts";
import { readDates } from "./read-dates.ts";
import { splitEntries, type Entry } from "./split-entries.ts";
import { splitInlineItems } from "./split-inline-items.ts";
import { namesDegree, namesInstitution, splitDegree } from "./study-words.ts";
import { takeLink } from "./take-link.ts";

/** Reads courses of study: degree, field, institution, dates, grade and courses. */
export function readEducation(lines: readonly TextLine[]): FoundTree[] {
  const entries = splitEntries(lines).map(readHead);
  const isDegreeFirst =
    entries.reduce(
      (sum, { named: [one, two] }) => sum + (one && two ? degreeLead(one) - degreeLead(two) : 0),
      0,
    ) >= 0;
  return entries.map(({ named, labelled, url, entry, notes }) => {
    const pieces = named.length === 1 && named[0] ? splitStudy(named[0]) : named;
    const { degree, area, institution } = assign(pieces, isDegreeFirst);
    const split = degree ? splitDegree(degree.text) : { studyType: "", area: "" };
    const line = degree?.line ?? institution?.line ?? entry.dateLine ?? lines[0];
    if (!line) return {};
    // "PhD" in a margin and "PhD in Computer Science" next to it.
    const within = area ? splitDegree(area.text).area : "";
    const field = split.area === "" && area ? { ...area, text: within || area.text } : null;
    return {
      institution: institution
        ? foundValue(institution.text, institution.line, namesInstitution(institution.text) ? 0.95 : 0.65)
        : undefined,
      studyType: degree
        ? foundValue(split.studyType, degree.line, namesDegree(split.studyType) ? 0.9 : 0.6)
        : undefined,
      area: field
        ? foundValue(field.text, field.line, 0.7)
        : degree
          ? foundValue(split.area, degree.line, 0.8)
          : undefined,
      url: url ? foundValue(url.text, url.line, 0.8) : undefined,
      ...readDates(entry, "end"),
      score: labelled.score ? foundValue(labelled.score.text, labelled.score.line, 0.9) : undefined,
      ...courses(labelled.courses, notes),
    };
  });
}

type Head = {
  named: EntryPiece[];
  labelled: { score?: EntryPiece; courses?: EntryPiece };
  url: EntryPiece | null;
  entry: Entry;
  notes: TextLine[];
};

function readHead(entry: Entry): Head {
  const head: Head = { named: [], labelled: {}, url: null, entry, notes: [] };
  for (const given of entry.pieces) {
    const { piece, url } = takeLink(given);
    head.url ??= url;
    if (piece && !takeLabelled(head, piece) && !(head.named.length > 0 && placeScore(piece.text) === 1))
      head.named.push(piece);
  }
  for (const line of entry.body) {
    const text = lineText(line);
    const parts = text
      .split(/\s+[|•·]\s+|,\s+(?=\p{L}+:)/u)
      .map((part) => ({ text: part, line, bold: false, italic: false }));
    for (const part of parts)
      if (!takeLabelled(head, part)) head.notes.push({ ...line, cells: [[{ ...part }]] });
  }
  return head;
}

/** Takes "Note: 1,3", also at the end of other text: "… (GPA: 3.8)". */
function takeLabelled({ labelled }: Head, piece: EntryPiece): boolean {
  const label = readLabelled(piece.text);
  if (label?.kind !== "score" && label?.kind !== "courses") return false;
  labelled[label.kind] ??= {
    ...piece,
    text: label.kind === "score" ? (label.value.split(/,\s+\p{L}|\s+[|(]/u)[0] ?? "") : label.value,
  };
  return true;
}

function courses(
  labelled: EntryPiece | undefined,
  notes: readonly TextLine[],
): { [key: string]: FoundTree | undefined } {
  const items = labelled
    ? splitInlineItems(labelled.text).flatMap((item) => foundValue(item, labelled.line, 0.85) ?? [])
    : notes.filter(({ bullet }) => bullet).flatMap((line) => foundValue(lineText(line), line, 0.5) ?? []);
  return items.length > 0 ? { courses: items } : {};
}

const degreeLead = ({ text }: EntryPiece): number =>
  Number(namesDegree(text)) - 2 * Number(namesInstitution(text));

function assign(pieces: readonly EntryPiece[], isDegreeFirst: boolean) {
  const institution =
    pieces.find(({ text }) => namesInstitution(text)) ?? pieces[isDegreeFirst ? 1 : 0] ?? null;
  const others = pieces.filter((piece) => piece !== institution);
  const degree = others.find(({ text }) => namesDegree(text)) ?? others[0] ?? null;
  const area = others.find((piece) => piece !== degree && placeScore(piece.text) < 1) ?? null;
  const isLone =
    pieces.length === 1 && degree === null && institution !== null && !namesInstitution(institution.text);
  return isLone ? { degree: institution, area: null, institution: null } : { degree, area, institution };
}

/** Splits "B.S. Aerospace Engineering, Example State University" at the comma before the institution. */
function splitStudy(piece: EntryPiece): EntryPiece[] {
  const commas = [...piece.text.matchAll(/\s*[,،、，]\s*|\s+(?:at|from|an der|à l[’']|en la)\s+/giu)];
  const splits = commas
    .map(
      ({ index, 0: comma }) => [piece.text.slice(0, index), piece.text.slice(index + comma.length)] as const,
    )
    .filter(([one, two]) => namesInstitution(one) !== namesInstitution(two));
  // "BSc, Statistics, University of Leeds" has the institution after the last comma.
  const split = splits.findLast(([, two]) => namesInstitution(two)) ?? splits[0];
  if (split) return split.map((text) => ({ ...piece, text: trimEdges(text) }));
  return [piece];
}
