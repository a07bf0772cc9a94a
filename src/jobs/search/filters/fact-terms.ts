import type { Degree, ExperienceLevel, JobType, Shift } from "../../posting.ts";

/** A fact of a job that has no filter of its own, but that people type among the words of a search. */
export type TypedFact = { term: string; label: string };

const visaTerm = "w=visa";
const beginnersTerm = "e=0";
/** Jobs that say that they are for beginners. */
export const saysBeginnersTerm = "e=says-0";
const noDegreeTerm = "e=no-degree";
const shiftTerm = (shift: Shift) => `f=${shift}`;

export const typedFacts = {
  visa: { term: visaTerm, label: "Visa sponsorship" },
  beginners: { term: beginnersTerm, label: "No experience needed" },
  noDegree: { term: noDegreeTerm, label: "No degree needed" },
  evening: { term: shiftTerm("evening"), label: "Evenings" },
  night: { term: shiftTerm("night"), label: "Night shift" },
  weekend: { term: shiftTerm("weekend"), label: "Weekends" },
} as const satisfies Record<string, TypedFact>;

/** Clerks, sales, services, farms, trades, machines and elementary work. The groups before them are usually studied. */
const trades = /^[4-9]/;

type Facts = {
  visa?: boolean | null;
  shift?: Shift | null;
  /** The minimum years of experience. */
  years?: number | null;
  type?: JobType | null;
  level?: ExperienceLevel | null;
  degree?: Degree | null;
  /** Codes of the occupations of the title. They begin with the major group of ISCO-08. */
  occupations?: readonly string[];
};

/**
 * Index terms of the facts. Jobs for beginners are internships, those that say so, and entry-level jobs that
 * state no years of experience. Jobs that say nothing of a degree ask for none, unless people in their occupation usually have one.
 */
export function factTerms({ visa, shift, years, type, level, degree, occupations = [] }: Facts): string[] {
  const saysBeginners = years === 0 || type === "internship";
  const isForBeginners = saysBeginners || (level === "entry" && (years ?? null) === null);
  const asksForNoDegree =
    degree === "none" ||
    (!degree && occupations.length > 0 && occupations.every((code) => trades.test(code)));
  return [
    ...(visa ? [visaTerm] : []),
    ...(isForBeginners ? [beginnersTerm] : []),
    ...(saysBeginners ? [saysBeginnersTerm] : []),
    ...(asksForNoDegree ? [noDegreeTerm] : []),
    ...(shift ? [shiftTerm(shift)] : []),
  ];
}
