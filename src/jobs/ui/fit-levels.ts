import { createContext, use } from "react";

export type FitLevel = "strong" | "good" | "partial" | "poor";

/** How well the person's CV fits jobs, by id; empty without a CV. It is made outside this domain, which knows no CVs. */
type FitLevels = ReadonlyMap<string, { level: FitLevel }>;

const FitLevelsContext = createContext<FitLevels>(new Map());

export const FitLevelsProvider = FitLevelsContext.Provider;

export function useFitLevel(jobId: string): FitLevel | null {
  return use(FitLevelsContext).get(jobId)?.level ?? null;
}
