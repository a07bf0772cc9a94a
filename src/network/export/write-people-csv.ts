import { writeCsv, type CsvColumns } from "../../platform/csv/write-csv.ts";
import type { ContactFacts, Day, NextStep } from "../contact.ts";

export type ExportedPerson = ContactFacts & { next: NextStep | null; lastOn: Day | null };

const columns: CsvColumns<ExportedPerson> = [
  ["Name", ({ name }) => name],
  ["Company", ({ company }) => company],
  ["Role", ({ role }) => role],
  ["Met through", ({ metThrough }) => metThrough],
  ["Email", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Links", ({ links }) => links],
  ["Can help with", ({ canHelp }) => canHelp],
  ["Keep in touch (weeks)", ({ touchWeeks }) => String(touchWeeks ?? "")],
  ["Next step", ({ next }) => next?.text ?? ""],
  ["Next step on", ({ next }) => next?.on ?? ""],
  ["Last contact", ({ lastOn }) => lastOn ?? ""],
  ["Notes", ({ notes }) => notes],
];

export function writePeopleCsv(people: readonly ExportedPerson[]): string {
  return writeCsv(columns, people);
}
