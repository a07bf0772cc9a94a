import { useEffect, useState } from "react";
import type { Owner } from "../../documents/local/local-document.ts";
import type { Corrections } from "../../cv/document/cv-document.ts";
import { correct, withCorrection } from "../verdict/corrections.ts";
import type { OnCorrect } from "./correction-buttons.tsx";
import { keepOwnCorrection } from "./keep-own-correction.ts";
import type { CvFit } from "../my-cvs/load-job-fit.ts";
import { mayHaveCvs } from "../my-cvs/may-have-cvs.ts";
import { readChosenCv, rememberChosenCv } from "./chosen-cv.ts";

export type JobFit = {
  /** The CVs of the person, each compared with the job; null until the browser has looked for CVs. */
  cvs: readonly CvFit[] | null;
  chosen: CvFit | null;
  choose: (id: string) => void;
  /** Counts what the person says of a requirement, and keeps it. */
  correct: OnCorrect;
};

/** Compares the person's CVs with a job, in the browser. Without a CV or a job it loads nothing. */
export function useJobFit(jobId: string | null, owner: Owner): JobFit {
  const [loaded, setLoaded] = useState<{ jobId: string; cvs: readonly CvFit[] } | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  useEffect(() => {
    if (jobId === null) return undefined;
    let left = false;
    async function load(id: string): Promise<void> {
      const found = await cvFits(id, owner);
      if (left) return;
      setLoaded({ jobId: id, cvs: found });
      setChosenId(readChosenCv());
    }
    void load(jobId);
    return () => {
      left = true;
    };
  }, [jobId, owner]);
  const cvs = loaded && loaded.jobId === jobId ? loaded.cvs : null;
  return {
    cvs,
    chosen: cvs?.find(({ id }) => id === chosenId) ?? cvs?.[0] ?? null,
    choose(id) {
      rememberChosenCv(id);
      setChosenId(id);
    },
    correct(asked, said) {
      const change = (before: Corrections) => correct(before, asked, said);
      setLoaded((before) => before && { ...before, cvs: before.cvs.map((cv) => corrected(cv, change)) });
      void keepOwnCorrection(asked, said, { owner });
    },
  };
}

function corrected(cv: CvFit, change: (before: Corrections) => Corrections): CvFit {
  const corrections = change(cv.corrections);
  return { ...cv, corrections, matches: cv.matches.map((match) => withCorrection(match, corrections)) };
}

async function cvFits(jobId: string, owner: Owner): Promise<CvFit[]> {
  try {
    if (!(await mayHaveCvs(owner))) return [];
    const [{ loadJobFit }, { browserEnv }] = await Promise.all([
      import("../my-cvs/load-job-fit.ts"),
      import("../../platform/browser/browser-env.ts"),
    ]);
    return await loadJobFit(jobId, owner, browserEnv);
  } catch {
    // The page is complete without the comparison, for example offline.
    return [];
  }
}
