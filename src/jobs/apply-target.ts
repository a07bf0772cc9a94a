import { isEmployersPage } from "./employer-page.ts";
import type { JobDetail } from "./job-detail.ts";

type ApplicablePosting = {
  company: string;
  url: string | null;
  apply_url: string | null;
  /** "unknown": a data set whose addresses may lead anywhere, so each is judged by itself. */
  apply_policy: "employer" | "source" | "unknown";
  follow_links: boolean;
};

/**
 * Decides where Apply leads: to the employer's own page if known, else to the page of a source that requires it, to an
 * e-mail address, or to the page of another site that lists the job.
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
    return [{ url, to: pageOf(posting, url), host: new URL(url).host, follow: posting.follow_links }];
  });
  const order = ["employer", "source", "email", "listing"] as const;
  return order.flatMap((to) => candidates.find((one) => one.to === to) ?? [])[0] ?? null;
}

function pageOf(posting: ApplicablePosting, url: string): NonNullable<JobDetail["apply"]>["to"] {
  if (url.startsWith("mailto:")) return "email";
  if (posting.apply_policy !== "unknown") return posting.apply_policy;
  return isEmployersPage(url, posting.company) ? "employer" : "listing";
}
