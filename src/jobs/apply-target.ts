import type { JobDetail } from "./job-detail.ts";

type ApplicablePosting = {
  url: string | null;
  apply_url: string | null;
  apply_policy: "employer" | "source";
  follow_links: boolean;
};

/**
 * Where Apply leads: the employer's own page first, else the page of a source that asks to be gone through.
 *
 * @param postings in the order in which they speak for the job.
 */
export function applyTarget(postings: readonly ApplicablePosting[]): JobDetail["apply"] {
  const candidates = postings.flatMap((posting) => {
    // A source that wants the visitor on its own page gets them there, whatever other address it names.
    const url =
      posting.apply_policy === "source"
        ? (posting.url ?? posting.apply_url)
        : (posting.apply_url ?? posting.url);
    if (!url || !URL.canParse(url)) return [];
    return [{ url, to: posting.apply_policy, host: new URL(url).host, follow: posting.follow_links }];
  });
  return candidates.find((one) => one.to === "employer") ?? candidates[0] ?? null;
}
