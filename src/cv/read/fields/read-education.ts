import { labelKind, readLabelled } from "../sections/labels.ts";
import { lineText, type TextLine } from "../text-line.ts";
import { mainParts, readDates, readHead, type Head } from "./entry-head.ts";
import type { EntryPiece } from "./entry-pieces.ts";
import { foundIn, foundValue, type FoundTree } from "./found-value.ts";
import { fillHeads, type HeadModel, type Slot } from "./head-slots.ts";
import { placeScore } from "./places.ts";
import { namesDegree, namesInstitution, namesOrganisation } from "./entry-words.ts";
import { splitDegree } from "./split-degree.ts";
import { splitEntries } from "./split-entries.ts";
import { splitInlineItems } from "./split-inline-items.ts";

const fits: Readonly<Record<Slot, (text: string) => number>> = {
  title: (text) =>
    1.8 * Number(namesDegree(text)) -
    1.8 * Number(namesInstitution(text)) -
    1.5 * Number(placeScore(text) === 1),
  organisation: (text) =>
    2 * Number(namesInstitution(text)) +
    0.4 * Number(/^\p{Lu}{2,6}$/u.test(text)) +
    0.6 * Number(namesOrganisation(text)) -
    Number(/^\p{Ll}/u.test(text)) -
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
        : 0.25 + Number(labelKind(text.split(" ")[0] ?? "") === "position"),
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
  const heads = splitEntries(lines).map((entry) => readHead(entry, takeLabelled));
  return fillHeads(heads, model).map((study) => {
    const { title: degree, area: field, organisation: school, rest, head } = study;
    const { isWhole, part } = mainParts(study, head.entry);
    const { studyType, area } = splitDegree(degree?.text ?? "");
    const isDegree = namesDegree(degree?.text ?? "");
    const notes = notesOf(head);
    return {
      institution: part(school, namesInstitution(school?.text ?? "")),
      studyType: part(degree && { ...degree, text: studyType }, isDegree),
      area: part(
        area === ""
          ? field && { ...field, text: splitDegree(field.text).area || field.text }
          : degree && listOf(area, degree, field),
        isDegree,
      ),
      url: foundIn(head.url, 0.8),
      ...readDates(head.entry, "end", isWhole),
      score: foundIn(head.labelled.score, 0.9),
      ...courses(head, notes, rest),
    };
  });
}

const joined = /\s(?:and|und|et|y|e|en|og|och|i|a|и|і|&)\s/u;

/** "Maths" and "Physics and Chemistry" after it in the same line are a list of fields. */
function listOf(area: string, degree: EntryPiece, field: EntryPiece | undefined): EntryPiece {
  const list = `${area}, ${field?.text ?? ""}`;
  const isLed = joined.test(field?.text ?? "") || /\s(?:in|of)\s/i.test(degree.text);
  const isList = field && isLed && lineText(degree.line).includes(list);
  return { ...degree, text: isList ? list : area };
}

/** Takes the labelled parts out of the text below a head, and returns the other parts. */
function notesOf(head: Head): TextLine[] {
  return head.entry.body.flatMap((line) =>
    lineText(line)
      .split(/\s+[|•·]\s+|,\s+(?=\p{L}+:)/u)
      .map((text): EntryPiece => ({ text, line, bold: false, italic: false, before: "line" }))
      .filter((piece) => !takeLabelled(head, piece))
      .map((piece) => ({ ...line, cells: [[{ ...piece }]] })),
  );
}

/** "BSc Statistics, GPA: 3.8", "Abitur (Note 1,6)", "Abitur (1,6)", "Baccalauréat S, mention bien" */
const scoreOfDegree =
  /\s*[,;(]\s*(?:C?GPA|Grade|Note|Abschlussnote|Durchschnitt|Voto|Nota|Ocena)\s*[:：]?\s*(\d[\d.,/]*)(?:\)|\s*$)|\s*\((\d{1,2}[.,:]\d{1,2}(?:\s*\/\s*\d{1,3})?)\)|\s*,\s*(mention (?:(?:très |assez )?bien|passable))/iu;

/**
 * Takes "Note: 1,3" and courses by their label, and a grade after other text. Of a title or a school, only the label is
 * left out.
 */
function takeLabelled({ labelled }: Head, piece: EntryPiece): boolean {
  const found = scoreOfDegree.exec(piece.text);
  const score = found?.slice(1).find((one) => one !== undefined);
  if (found && score && found.index > 1) {
    labelled.score ??= { ...piece, text: score };
    piece.text = piece.text.replace(found[0], "");
  }
  const label = readLabelled(piece.text);
  if (label?.kind === "position" || label?.kind === "company") piece.text = label.value;
  if (label?.kind !== "score" && label?.kind !== "courses") return false;
  const [grade = ""] = label.value.split(/,\s+\p{L}|\s+[|(]/u);
  labelled[label.kind] ??= { ...piece, text: label.kind === "score" ? grade : label.value };
  return true;
}

function courses(
  { labelled: { courses: labelled } }: Head,
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
