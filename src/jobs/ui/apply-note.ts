import { closedText } from "../closing-date.ts";
import type { JobDetail } from "../job-detail.ts";

type ApplyNote = {
  fact: string;
  /** What to do. */
  advice: string;
};

/** Says why one cannot simply apply to a listed job, and what to do; null if one can, and for samples. */
export function applyNote(
  job: Pick<
    JobDetail,
    "closesAt" | "goneAt" | "isSample" | "apply" | "saysHowToApply" | "company" | "companyPath"
  >,
  now: Date,
): ApplyNote | null {
  if (job.goneAt || job.isSample) return null;
  const closed = closedText(job, now);
  if (closed) {
    const check = hasPage(job) ? "Check the original advert" : "Ask the employer";
    return {
      fact: `${closed}.`,
      advice: `${check} before you write an application.`,
    };
  }
  if (job.apply) return null;
  if (job.saysHowToApply)
    return {
      fact: "There is no link to apply with.",
      advice: "Look in the description for how to apply.",
    };
  return {
    fact: "You cannot apply from here.",
    advice: `The listing has no link or address, and it does not say how to apply. ${whereToSearch(job)}`,
  };
}

function whereToSearch({ company, companyPath }: Pick<JobDetail, "company" | "companyPath">): string {
  return companyPath
    ? `Search the web for the job on ${company}’s own site, and apply there.`
    : "It names no company either. Search the web for a sentence of it to find where it was published.";
}

/** Returns true if "Apply" leads to a web page, and not to an e-mail address. */
export function hasPage({ apply }: Pick<JobDetail, "apply">): boolean {
  return apply !== null && apply.to !== "email";
}
