import { foldWord } from "../../text/fold-word.ts";
import { parseMonthDate } from "../../text/periods.ts";
import type { CvDocument, CustomSection, RowListKey } from "../document/cv-document.ts";
import { sectionKinds } from "../document/section-fields.ts";
import { rowsOf, withRows, type AnyRow } from "../edit/edit-rows.ts";
import type { FieldAddress } from "../edit/field-address.ts";
import { rowFormOf, rowName, sectionName } from "../edit/row-names.ts";
import { readField, setField } from "../edit/set-field.ts";
import { personalForm } from "../sections/section-forms.constants.ts";

/** A text that a file has otherwise than the CV, or that the CV lacks. */
export type FieldChoice = {
  /** Its place in the CV. */
  address: FieldAddress;
  /** "Company of Analyst, Meadow Clinics" */
  label: string;
  mine: string;
  file: string;
};

/** An entry that only the file has. */
export type NewEntry = { list: RowListKey; section: string; name: string; row: AnyRow };

export type FileChoices = { fields: FieldChoice[]; entries: NewEntry[] };

/** Lists what a file says otherwise than a CV. Texts that only the CV has are not listed: they stay. */
export function compareWithFile(mine: CvDocument, file: CvDocument): FileChoices {
  const fields = personalForm.flatMap(({ field, label }): FieldChoice[] =>
    choiceOf(`personal/${field}`, label, readField(mine, `personal/${field}`), file.personal[field]),
  );
  const lists: readonly RowListKey[] = [
    "profiles",
    ...sectionKinds,
    ...file.custom.map(({ id }) => `custom:${id}` as const),
  ];
  const entries: NewEntry[] = [];
  for (const list of lists) {
    const own = ownList(mine, file, list);
    const section = list === "profiles" ? "Links" : sectionName(file, list);
    const free = [...rowsOf(mine, own)];
    for (const row of rowsOf(file, list)) {
      if (Object.entries(row).every(([field, text]) => field === "id" || text.trim() === "")) continue;
      const at = free.findIndex((one) => isSameEntry(own, one, row));
      const [match] = at === -1 ? [] : free.splice(at, 1);
      const name = rowName(list, row);
      if (!match) entries.push({ list, section, name, row });
      else
        fields.push(
          ...rowFormOf(list).fields.flatMap(({ field, label }) =>
            choiceOf(
              `${own}/${match.id}/${field}`,
              `${label} of ${name}`,
              match[field] ?? "",
              row[field] ?? "",
            ),
          ),
        );
    }
  }
  return { fields, entries };
}

/** Puts the chosen texts and entries of a file into a CV. */
export function takeFromFile(
  mine: CvDocument,
  file: CvDocument,
  { fields, entries }: FileChoices,
): CvDocument {
  let document = mine;
  for (const { address, file: text } of fields) document = setField(document, address, text);
  for (const { list, row } of entries) {
    const own = ownList(document, file, list);
    const section = file.custom.find(({ id }) => `custom:${id}` === own);
    if (section && !document.custom.some(({ id }) => id === section.id))
      document = withSection(document, section);
    // The first row of a new CV is empty.
    const written = rowsOf(document, own).filter((one) =>
      Object.entries(one).some(([field, text]) => field !== "id" && text.trim() !== ""),
    );
    document = withRows(document, own, [...written, row]);
  }
  return document;
}

function withSection(document: CvDocument, { id, title }: CustomSection): CvDocument {
  const custom = [...document.custom, { id, title, rows: [] }];
  return { ...document, custom, order: [...document.order, `custom:${id}`] };
}

/** The list of the CV that a list of the file belongs to: custom sections have the same title. */
function ownList(mine: CvDocument, file: CvDocument, list: RowListKey): RowListKey {
  const title = file.custom.find(({ id }) => `custom:${id}` === list)?.title;
  if (title === undefined) return list;
  const own = mine.custom.find((section) => foldWord(section.title) === foldWord(title));
  return own ? `custom:${own.id}` : list;
}

function choiceOf(address: FieldAddress, label: string, mine: string, file: string): FieldChoice[] {
  return file.trim() === "" || file.trim() === mine.trim() ? [] : [{ address, label, mine, file }];
}

/** Entries are the same if their names are, and they begin in the same year as far as both say so. */
function isSameEntry(list: RowListKey, one: AnyRow, other: AnyRow): boolean {
  const names = rowFormOf(list).name.map((field) => [
    foldWord(one[field] ?? ""),
    foldWord(other[field] ?? ""),
  ]);
  if (names.every(([mine]) => mine === "") || names.some(([mine, file]) => mine !== file)) return false;
  const [mine, file] = [yearOf(one), yearOf(other)];
  return mine === null || file === null || mine === file;
}

function yearOf({ startDate = "" }: AnyRow): number | null {
  const date = parseMonthDate(startDate);
  return date === null || date === "present" ? null : date.year;
}
