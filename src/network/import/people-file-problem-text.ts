import { maxPeople } from "./imported-person.ts";
import type { PeopleFileResult } from "./people-reader.server.ts";

/** Says why no people could be read from a file, and what to do. */
export function peopleFileProblemText(reason: Extract<PeopleFileResult, { ok: false }>["reason"]): string {
  return {
    empty: "The file is empty. Nothing was imported.",
    archive: "Unpack it and choose Connections.csv inside. Nothing was imported.",
    "not-text": "It is not a text file. Export your people as CSV or vCard. Nothing was imported.",
    "too-long": "It has far more lines or columns than a list of people. Split it. Nothing was imported.",
    slow: "Reading it took too long, so it was stopped. Split it. Nothing was imported.",
    crashed: "Reading it needs too much memory. Split it. Nothing was imported.",
    "too-often": "You have read a lot of files in the last minute. Wait a minute and choose it again.",
    busy: "Too many files are being read. Wait a few seconds and choose it again.",
    "no-people":
      "It has no vCards and no row of headings with a name. Name the columns, for example Name, Company and Email. Nothing was imported.",
  }[reason];
}

/** Says that a file has more people than can be read. */
export const tooManyPeopleText = (cut: number): string =>
  `The file has ${cut.toLocaleString("en-GB")} more. Only the first ${maxPeople.toLocaleString("en-GB")} were read: split the file to import the rest.`;
