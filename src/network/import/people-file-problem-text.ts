import { maxPeople } from "./imported-person.ts";
import type { PeopleFile } from "./read-people-file.ts";

/** Says why no people could be read from a file, and what to do. */
export function peopleFileProblemText(reason: Extract<PeopleFile, { ok: false }>["reason"]): string {
  return {
    empty: "The file is empty. Nothing was imported.",
    archive: "Unpack it and choose Connections.csv inside. Nothing was imported.",
    "not-text": "It is not a text file. Export your people as CSV or vCard. Nothing was imported.",
    "no-people":
      "It has no vCards and no row of headings with a name. Name the columns, for example Name, Company and Email. Nothing was imported.",
  }[reason];
}

/** Says that a file has more people than can be read. */
export const tooManyPeopleText = (cut: number): string =>
  `The file has ${cut.toLocaleString("en-GB")} more. Only the first ${maxPeople.toLocaleString("en-GB")} were read: split the file to import the rest.`;
