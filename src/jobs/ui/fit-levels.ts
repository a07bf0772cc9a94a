import { createContext, use } from "react";

/** How well the person's CV fits jobs, by id; empty without a CV. It is made outside this domain, which knows no CVs. */
type FitLevels = ReadonlyMap<string, { level: "good" | "partial" | null }>;

const FitLevelsContext = createContext<FitLevels>(new Map());

export const FitLevelsProvider = FitLevelsContext.Provider;

export function useFitLevel(jobId: string): "good" | "partial" | null {
  return use(FitLevelsContext).get(jobId)?.level ?? null;
}
