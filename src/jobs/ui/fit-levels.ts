import { createContext, use } from "react";

/** How well the person's CV fits a job: in words, and as a share from 0 to 1, too rough to be shown as a figure. */
type JobFit = { level: "good" | "partial" | null; score: number };

/** The fits of a list's jobs, by id; empty without a CV. They are made outside this domain, which knows no CVs. */
const FitLevelsContext = createContext<ReadonlyMap<string, JobFit>>(new Map());

export const FitLevelsProvider = FitLevelsContext.Provider;

export function useJobFit(jobId: string): JobFit | null {
  return use(FitLevelsContext).get(jobId) ?? null;
}
