import { foldText } from "../../text/fold-text.ts";
import type { ContactFacts } from "../contact.ts";

type Known = Pick<ContactFacts, "name" | "company" | "email">;

/** A person who is already a contact, and how they were recognised. */
export type SamePerson<Other> = { other: Other; by: "email" | "name" };

export type PeopleFinder<Other> = {
  find: (person: Known) => SamePerson<Other> | null;
  /** Adds a person, to be found by later calls. */
  add: (person: Other) => void;
};

/**
 * Finds people who are already contacts: with the same e-mail address, or with the same name and company.
 *
 * @example createPeopleFinder(contacts).find(person)?.other.id
 */
export function createPeopleFinder<Other extends Known>(known: readonly Other[]): PeopleFinder<Other> {
  const byEmail = new Map<string, Other>();
  const byName = new Map<string, Other>();
  const add = (one: Other) => {
    const email = one.email.toLowerCase();
    if (email !== "" && !byEmail.has(email)) byEmail.set(email, one);
    if (!byName.has(nameKey(one))) byName.set(nameKey(one), one);
  };
  for (const one of known) add(one);
  return {
    add,
    find(person) {
      const sameEmail = person.email === "" ? undefined : byEmail.get(person.email.toLowerCase());
      if (sameEmail) return { other: sameEmail, by: "email" };
      const sameName = byName.get(nameKey(person));
      // Two people with the same name in one company have different addresses.
      const isOther = sameName && sameName.email !== "" && person.email !== "";
      return sameName && !isOther ? { other: sameName, by: "name" } : null;
    },
  };
}

function nameKey({ name, company }: Known): string {
  return `${foldText(name)}\n${foldText(company)}`;
}

/** Completes the facts of a contact from another entry about the same person. Never replaces a fact. */
export function mergeFacts(known: ContactFacts, other: ContactFacts): ContactFacts {
  const merged = { ...known, touchWeeks: known.touchWeeks ?? other.touchWeeks };
  for (const field of ["company", "role", "metThrough", "email", "phone", "canHelp", "notes"] as const)
    merged[field] = known[field] || other[field];
  merged.links = [...new Set([...known.links.split("\n"), ...other.links.split("\n")])]
    .filter((link) => link !== "")
    .slice(0, 10)
    .join("\n");
  return merged;
}
