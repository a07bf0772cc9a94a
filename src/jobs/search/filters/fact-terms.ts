import type { Arrangement, Degree, ExperienceLevel, JobType, Shift } from "../../posting.ts";
import { arrangementLabels, arrangementTerm } from "./arrangements.ts";

/** A fact of a job that people type among the words of a search. A job has it if it has one of the terms. */
export type TypedFact = { terms: readonly string[]; label: string };

const visaTerm = "w=visa";
const beginnersTerm = "e=0";
/** Jobs that say that they are for beginners. */
export const saysBeginnersTerm = "e=says-0";
const noDegreeTerm = "e=no-degree";
const shiftTerm = (shift: Shift) => `f=${shift}`;
/** More years of experience count as this many. */
const mostYears = 10;
const yearsTerm = (years: number | null) =>
  `e=years-${years === null ? "unstated" : Math.min(Math.floor(years), mostYears)}`;

const arrangement = (value: Arrangement, ...shifts: Shift[]): TypedFact => ({
  terms: [arrangementTerm(value), ...shifts.map(shiftTerm)],
  label: arrangementLabels[value],
});

export const typedFacts = {
  visa: { terms: [visaTerm], label: "Visa sponsorship" },
  beginners: { terms: [beginnersTerm], label: "No experience needed" },
  "no-degree": { terms: [noDegreeTerm], label: "No degree needed" },
  evening: { terms: [shiftTerm("evening")], label: "Evenings" },
  night: arrangement("night", "night"),
  weekend: arrangement("weekend", "weekend"),
  apprenticeship: arrangement("apprenticeship"),
  trainee: arrangement("trainee"),
  volunteer: arrangement("volunteer"),
  temporary: arrangement("temporary"),
  "mini-job": arrangement("mini-job"),
} as const satisfies Record<string, TypedFact>;

/**
 * The jobs for somebody with some years of experience: those that ask for no more, or do not say. "3+ years" are those that
 * ask for any experience, or do not say.
 */
export function experienceFact({ years, isOpen }: { years: number; isOpen: boolean }): TypedFact {
  const [least, most] = isOpen ? [1, mostYears] : [0, Math.min(years, mostYears)];
  const asked = Array.from({ length: most - least + 1 }, (_, at) => yearsTerm(least + at));
  return {
    terms: [yearsTerm(null), ...asked],
    label: `${years}${isOpen ? "+" : ""} ${years === 1 && !isOpen ? "year" : "years"} of experience`,
  };
}

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
    yearsTerm(years ?? null),
  ];
}
