import type { ExperienceLevel, Shift } from "../../posting.ts";

/** A fact of a job that has no filter of its own, but that people type among the words of a search. */
export type TypedFact = { term: string; label: string };

const visaTerm = "w=visa";
const beginnersTerm = "e=0";
const shiftTerm = (shift: Shift) => `f=${shift}`;

export const typedFacts = {
  visa: { term: visaTerm, label: "Visa sponsorship" },
  beginners: { term: beginnersTerm, label: "No experience needed" },
  night: { term: shiftTerm("night"), label: "Night shift" },
  weekend: { term: shiftTerm("weekend"), label: "Weekends" },
} as const satisfies Record<string, TypedFact>;

type Facts = {
  visa?: boolean | null;
  shift?: Shift | null;
  /** The minimum years of experience. */
  years?: number | null;
  level?: ExperienceLevel | null;
};

/** Index terms of the facts. Jobs for beginners are those of their level that ask for no years of experience. */
export function factTerms({ visa, shift, years, level }: Facts): string[] {
  const isForBeginners = years === 0 || (level === "entry" && (years ?? null) === null);
  return [
    ...(visa ? [visaTerm] : []),
    ...(isForBeginners ? [beginnersTerm] : []),
    ...(shift ? [shiftTerm(shift)] : []),
  ];
}
