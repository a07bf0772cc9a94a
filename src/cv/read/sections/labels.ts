import titles from "../../../../data/cv/reading/document-titles.json" with { type: "json" };
import labels from "../../../../data/cv/reading/labels.json" with { type: "json" };
import { foldForComparing } from "../normalise-text.ts";
import { cellText, type TextLine } from "../text-line.ts";

export type LabelKind = keyof typeof labels;

const kinds = new Map<string, LabelKind>();
for (const [kind, words] of Object.entries(labels) as [LabelKind, readonly string[]][])
  for (const word of words) kinds.set(foldForComparing(word), kind);

/** The kind of a text that is nothing but a label, with or without a colon. */
export const labelKind = (text: string): LabelKind | undefined => kinds.get(foldForComparing(text));

/** Whether a text is nothing but a label of two letters or more, with or without a colon. */
export const isLabel = (text: string): boolean => text.length > 1 && labelKind(text) !== undefined;

/** Splits "Note: 1,3" into the kind of its label and the value. Returns null for text without a known label. */
export function readLabelled(text: string): { kind: LabelKind; value: string } | null {
  const match = /^([^:：]{1,40})[:：]\s*(\S.*)$/u.exec(text);
  const kind = match?.[1] === undefined ? undefined : labelKind(match[1]);
  if (match && kind) return { kind, value: match[2] ?? "" };
  // "geb. 03.04.1988", "born 3 April 1988".
  const words = text.split(/\s+/u);
  for (const count of [2, 1])
    if (words.length <= 7 && labelKind(words.slice(0, count).join(" ")) === "birth") {
      const value = words.slice(count).join(" ");
      if (/^(?:\p{L}{1,3}\s)?\d/u.test(value)) return { kind: "birth", value };
    }
  const score = /^(C?GPA|Grade|Note|Mention)\s+(?:of\s+)?(\d[\d.,/ ]*)$/iu.exec(text);
  return score ? { kind: "score", value: score[2] ?? "" } : null;
}

/** The cells of a line as texts. A cell with a label alone is joined to the cells after it: "Phone: 555 01 42". */
export function labelledCells({ cells }: TextLine): string[] {
  const texts: string[] = [];
  let isOpen = false;
  for (const text of cells.map(cellText)) {
    if (isLabel(text)) {
      texts.push(`${text.replace(/\s*[:：]\s*$/u, "")}:`);
      isOpen = true;
    } else if (isOpen) texts.push(`${texts.pop() ?? ""} ${text.replace(/^[-–:]\s+/u, "")}`);
    else texts.push(text);
  }
  return texts;
}

/** The kind of the label right before a place in a text: "Tel. 0911", "NIP 526". */
export function kindBefore(text: string, at: number): LabelKind | undefined {
  const words = text
    .slice(0, at)
    .trimEnd()
    .replace(/[(:：]+$/u, "")
    .split(/\s+/u);
  for (const count of [3, 2, 1]) {
    const kind = labelKind(words.slice(-count).join(" "));
    if (kind !== undefined) return kind;
  }
  return undefined;
}

const compact = (text: string): string => foldForComparing(text).replaceAll(" ", "");
const documentTitles = new Set(titles.map(compact));

/** Whether a text is the title of the document, also with its letters set apart: "L E B E N S L A U F". */
export const isDocumentTitle = (text: string): boolean => documentTitles.has(compact(text));
