import { foldText } from "../../text/fold-text.ts";
import type { ContactFacts } from "../contact.ts";
import type { ImportedPerson, ReadPeople, RefusedRow } from "./imported-person.ts";
import { createPeopleFinder } from "./match-people.ts";

/** A person of a file, before it is imported. */
export type ReviewedPerson = {
  person: ImportedPerson;
  /** The contact who is already there, and how they were recognised; null for new people. */
  same: { name: string; by: "email" | "name" } | null;
};

/** The people of a file, for the person to choose from. */
export type PeopleReview = {
  fileName: string;
  /** People at companies where the person has applied, and all others. */
  atCompanies: ReviewedPerson[];
  others: ReviewedPerson[];
  refused: RefusedRow[];
  cut: number;
};

/** Compares the people of a file with the contacts, and with the companies of the person's applications. */
export function reviewPeople(
  { people, refused, cut }: ReadPeople,
  {
    fileName,
    known,
    companies,
  }: {
    fileName: string;
    known: readonly Pick<ContactFacts, "name" | "company" | "email">[];
    companies: readonly string[];
  },
): PeopleReview {
  const finder = createPeopleFinder(known);
  const reviewed = people.map((person): ReviewedPerson => {
    const found = finder.find(person);
    return { person, same: found && { name: found.other.name, by: found.by } };
  });
  const applied = new Set(companies.map(companyKey).filter((key) => key !== ""));
  const isAtCompany = ({ person }: ReviewedPerson) => applied.has(companyKey(person.company));
  return {
    fileName,
    atCompanies: reviewed.filter(isAtCompany),
    others: reviewed.filter((one) => !isAtCompany(one)),
    refused,
    cut,
  };
}

const legalForms =
  /[\s,]+(inc|ltd|llc|plc|gmbh|ag|bv|b\.v\.|s\.a\.?|sa|corp|limited|corporation|company|co)\.?$/;

/** A company's name without its legal form: "Tallyho, Inc." and "Tallyho" are equal. */
function companyKey(company: string): string {
  return foldText(company).trim().replace(legalForms, "");
}
