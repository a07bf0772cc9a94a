import type { JobDetail } from "./job-detail.ts";

type ApplicablePosting = {
  url: string | null;
  apply_url: string | null;
  apply_policy: "employer" | "source";
  follow_links: boolean;
};

/**
 * Decides where Apply leads: to the employer's own page if known, else to the page of a source that requires it.
 *
 * @param postings in order of precedence for the job.
 */
export function applyTarget(postings: readonly ApplicablePosting[]): JobDetail["apply"] {
  const candidates = postings.flatMap((posting) => {
    // A source that requires its own page overrides any other address in the posting.
    const url =
      posting.apply_policy === "source"
        ? (posting.url ?? posting.apply_url)
        : (posting.apply_url ?? posting.url);
    if (!url || !URL.canParse(url)) return [];
    return [{ url, to: posting.apply_policy, host: new URL(url).host, follow: posting.follow_links }];
  });
  return candidates.find((one) => one.to === "employer") ?? candidates[0] ?? null;
}
