import type { Shift } from "../../posting.ts";

/** A fact of a job that has no filter of its own, but that people type among the words of a search. */
export type TypedFact = { term: string; label: string };

const visaTerm = "w=visa";
const shiftTerm = (shift: Shift) => `f=${shift}`;

export const typedFacts = {
  visa: { term: visaTerm, label: "Visa sponsorship" },
  night: { term: shiftTerm("night"), label: "Night shift" },
  weekend: { term: shiftTerm("weekend"), label: "Weekends" },
} as const satisfies Record<string, TypedFact>;

/** Index terms of the facts. */
export function factTerms({ visa, shift }: { visa?: boolean | null; shift?: Shift | null }): string[] {
  return [...(visa ? [visaTerm] : []), ...(shift ? [shiftTerm(shift)] : [])];
}
