import { partOf, type Part } from "../../table-import/import-table.ts";
import { reviewFile, type ReviewedFile } from "../../table-import/review-file.ts";
import { foldText } from "../../text/fold-text.ts";
import type { ContactFacts } from "../contact.ts";
import { createPeopleFinder, mergeFacts } from "./match-people.ts";
import { peopleColumns, type PeopleUse } from "./people-columns.ts";
import { understandPeople } from "./understand-people.ts";

export type ReviewedPerson = Pick<ContactFacts, "name" | "company" | "role" | "email" | "phone">;

/** A person of a file who is new, by the row from 0. */
export type NewPerson = { at: number; name: string; company: string };

/** A person of a file who is a contact already, or in an earlier row. */
export type KnownPerson = {
  at: number;
  person: ReviewedPerson;
  same: ReviewedPerson;
  /** The row of `same` from 1, or null for a contact. */
  sameRow: number | null;
  by: "email" | "name";
  /** Headings of the facts that the file has and the contact lacks. */
  adds: string[];
};

export type PeopleReview = ReviewedFile<PeopleUse> & {
  /** New people at companies where the person has applied, and all others. */
  atCompanies: NewPerson[];
  others: NewPerson[];
  /** Those with new facts come first. */
  known: Part<KnownPerson>;
};

type Mine = { contacts: readonly ContactFacts[]; companies: readonly string[]; now: Date };

/** Describes how a waiting file is understood, and which of its people are known. */
export function reviewPeople(
  waiting: Parameters<typeof reviewFile<PeopleUse>>[0],
  { contacts, companies, now }: Mine,
): PeopleReview {
  const { people, ...read } = understandPeople(waiting.table, waiting.choices, now);
  const incomplete = people.flatMap((person, at) => (person ? [] : [at]));
  const finder = createPeopleFinder(contacts.map((facts) => ({ ...facts, row: null as number | null })));
  const added: NewPerson[] = [];
  const known: KnownPerson[] = [];
  for (const [at, person] of people.entries()) {
    if (!person) continue;
    const found = finder.find(person);
    if (found) {
      const { other, by } = found;
      known.push({
        at,
        person: briefly(person),
        same: briefly(other),
        sameRow: other.row,
        by,
        adds: addedFacts(other, person),
      });
    } else {
      added.push({ at, name: person.name, company: person.company });
      finder.add({ ...person, row: at + 1 });
    }
  }
  const applied = new Set(companies.map(companyKey).filter((key) => key !== ""));
  const isAtCompany = ({ company }: NewPerson) => applied.has(companyKey(company));
  known.sort((one, other) => Number(other.adds.length > 0) - Number(one.adds.length > 0));
  return {
    ...reviewFile(waiting, { ...read, incomplete }),
    atCompanies: added.filter(isAtCompany),
    others: added.filter((one) => !isAtCompany(one)),
    known: partOf(known),
  };
}

const briefly = ({ name, company, role, email, phone }: ContactFacts): ReviewedPerson => ({
  name,
  company,
  role,
  email,
  phone,
});

function addedFacts(contact: ContactFacts, person: ContactFacts): string[] {
  const merged = mergeFacts(contact, person);
  const changed = (Object.keys(merged) as (keyof ContactFacts)[]).filter(
    (key) => key in peopleColumns && merged[key] !== contact[key],
  );
  return changed.map((key) => peopleColumns[key]);
}

const legalForms =
  /[\s,]+(inc|ltd|llc|plc|gmbh|ag|bv|b\.v\.|s\.a\.?|sa|corp|limited|corporation|company|co)\.?$/;

/** A company's name without its legal form: "Tallyho, Inc." and "Tallyho" are equal. */
function companyKey(company: string): string {
  return foldText(company).trim().replace(legalForms, "");
}
