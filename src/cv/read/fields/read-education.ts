import { lineText, type TextLine } from "../text-line.ts";
import { readLabelled } from "../sections/labels.ts";
import type { EntryPiece } from "./entry-pieces.ts";
import { foundValue, type FoundTree } from "./found-value.ts";
import { fillHeads, type HeadModel, type Slot } from "./head-slots.ts";
import { placeScore } from "./places.ts";
import { readDates } from "./read-dates.ts";
import { namesOrganisation } from "./role-words.ts";
import { splitEntries, type Entry } from "./split-entries.ts";
import { splitInlineItems } from "./split-inline-items.ts";
import { namesDegree, namesInstitution, splitDegree } from "./study-words.ts";
import { takeLink } from "./take-link.ts";

type Head = {
  named: EntryPiece[];
  labelled: { score?: EntryPiece; courses?: EntryPiece };
  url: EntryPiece | null;
  entry: Entry;
  notes: TextLine[];
};

const fits: Readonly<Record<Slot, (text: string) => number>> = {
  title: (text) =>
    1.8 * Number(namesDegree(text)) -
    1.8 * Number(namesInstitution(text)) -
    1.5 * Number(placeScore(text) === 1),
  organisation: (text) =>
    2 * Number(namesInstitution(text)) +
    0.4 * Number(/^\p{Lu}{2,6}$/u.test(text)) +
    0.6 * Number(namesOrganisation(text)) -
    1.2 * Number(namesDegree(text)) -
    2 * Number(placeScore(text) === 1),
  place: (text) => {
    if (namesDegree(text) || namesInstitution(text)) return -1.5;
    if (placeScore(text) === 1) return 2;
    if (placeScore(text) > 0) return 0.4;
    return text.split(" ").length <= 2 && /^[\p{Lu}\p{Lo}]/u.test(text) && !/[\d+#]/.test(text) ? 0.05 : -1;
  },
  area: (text) =>
    namesInstitution(text) || placeScore(text) === 1 || /\d|[:：]/.test(text)
      ? -1
      : namesDegree(text)
        ? -0.2
        : 0.25,
  rest: (text) => (namesDegree(text) || namesInstitution(text) ? -0.8 : -0.3) + Number(/^\p{Ll}/u.test(text)),
};

const model: HeadModel = {
  fit: (slot, text) => fits[slot](text),
  orders: [
    [["title", "area", "organisation", "place"], 0.3],
    [["title", "organisation", "area", "place"], 0.1],
    [["organisation", "title", "area", "place"], 0.2],
    [["organisation", "place", "title", "area"], 0.2],
    [["title", "area", "place", "organisation"], -0.5],
    [["place", "title", "area", "organisation"], -0.8],
    [["place", "organisation", "title", "area"], -0.8],
  ],
};

/** Reads courses of study: degree, field, institution, dates, grade and courses. */
export function readEducation(lines: readonly TextLine[]): FoundTree[] {
  const heads = splitEntries(lines).map(readHead);
  const filled = fillHeads(
    heads.map(({ named }) => named),
    model,
  );
  return heads.map(({ labelled, url, entry, notes }, index) => {
    const {
      title: degree,
      area: field,
      organisation: institution,
      rest = [],
      certainty = 0,
    } = filled[index] ?? {};
    const { studyType, area } = degree ? splitDegree(degree.text) : { studyType: "", area: "" };
    const isWhole = degree !== undefined && institution !== undefined && entry.period !== null;
    const sure = (isClear: boolean) =>
      !isWhole ? 0.6 : isClear && certainty > 0.1 ? 0.95 : certainty > 0.25 ? 0.8 : 0.6;
    const isDegree = degree !== undefined && namesDegree(degree.text);
    return {
      institution:
        institution &&
        foundValue(institution.text, institution.line, sure(namesInstitution(institution.text))),
      studyType: degree && foundValue(studyType, degree.line, sure(isDegree)),
      area:
        area === ""
          ? field && foundValue(splitDegree(field.text).area || field.text, field.line, sure(isDegree))
          : degree && foundValue(area, degree.line, sure(isDegree)),
      url: url ? foundValue(url.text, url.line, 0.8) : undefined,
      ...readDates(entry, "end", isWhole),
      score: labelled.score ? foundValue(labelled.score.text, labelled.score.line, 0.9) : undefined,
      ...courses(labelled.courses, notes, rest),
    };
  });
}

function readHead(entry: Entry): Head {
  const head: Head = { named: [], labelled: {}, url: null, entry, notes: [] };
  for (const given of entry.pieces) {
    const { piece, url } = takeLink(given);
    head.url ??= url;
    if (piece && !takeLabelled(head, takeScore(head, piece))) head.named.push(piece);
  }
  for (const line of entry.body) {
    const parts = lineText(line)
      .split(/\s+[|•·]\s+|,\s+(?=\p{L}+:)/u)
      .map((text): EntryPiece => ({ text, line, bold: false, italic: false, before: "line" }));
    for (const part of parts)
      if (!takeLabelled(head, part)) head.notes.push({ ...line, cells: [[{ ...part }]] });
  }
  return head;
}

const scoreAtEnd =
  /\s*[,;(]\s*(?:C?GPA|Grade|Note|Abschlussnote|Voto|Nota|Ocena)\s*[:：]?\s*(\d[\d.,/]*)\)?\s*$/iu;

/** Takes the grade from the end of a degree: "BSc Statistics, GPA: 3.8". */
function takeScore({ labelled }: Head, piece: EntryPiece): EntryPiece {
  const found = scoreAtEnd.exec(piece.text);
  if (!found?.[1] || found.index < 2) return piece;
  labelled.score ??= { ...piece, text: found[1] };
  piece.text = piece.text.slice(0, found.index);
  return piece;
}

/** Takes "Note: 1,3", also at the end of other text: "… (GPA: 3.8)". A label of a title is left out. */
function takeLabelled({ labelled }: Head, piece: EntryPiece): boolean {
  const label = readLabelled(piece.text);
  if (label?.kind === "position" || label?.kind === "company") piece.text = label.value;
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
  rest: readonly EntryPiece[],
): { [key: string]: FoundTree | undefined } {
  const items = labelled
    ? splitInlineItems(labelled.text).flatMap((item) => foundValue(item, labelled.line, 0.85) ?? [])
    : [
        ...notes.filter(({ bullet }) => bullet).map((line) => ({ text: lineText(line), line })),
        ...rest.filter(({ line }) => line.bullet),
      ].flatMap(({ text, line }) => foundValue(text, line, 0.5) ?? []);
  return items.length > 0 ? { courses: items } : {};
}
