import type { WorkMode } from "../../places/work-mode.ts";
import { hasClosed, isOutdated } from "../closing-date.ts";
import type { JobDetail } from "../job-detail.ts";
import type { JobSummary } from "../job-summary.ts";
import { formatPay } from "../extraction/format-pay.ts";
import type { JobType, Pay } from "../posting.ts";
import { jobTypeFilter } from "../search/filters/job-type.ts";
import { workModeFilter } from "../search/filters/work-mode.ts";
import { daysSince } from "../../ui/format-time.ts";

/**
 * Returns the advertised pay, or a text that there is none. Says which part of its unit the advert does not give: the
 * currency, the period or both, and marks amounts that no wage has. Yearly pay in thousands shows no period in any row.
 *
 * @example payLabel(pay, "short") // "ETB 15,000 / month", "€30–36K net", "6,000–11,000, no unit given"
 */
export function payLabel(pay: Pay | null, length: "short" | "long"): string {
  const formatted = pay && formatPay(pay, length);
  if (!formatted) return "No pay given";
  const amounts = `${formatted}${pay.isNet ? " net" : ""}`;
  if (pay.isDoubtful)
    return `${amounts}, ${length === "short" ? "doubtful" : "which looks wrong but is what the advert says"}`;
  const isPeriodShown = pay.period !== null && (!pay.isPeriodAssumed || /[KM]$/.test(formatted));
  const missing = [pay.currency === null && "currency", !isPeriodShown && "period"].filter(Boolean);
  const unit = missing.length === 2 && length === "short" ? "unit" : missing.join(" or ");
  const notes = [
    missing.length > 0 && `no ${unit} given`,
    pay.payments && length === "long" && `${pay.payments} payments a year`,
  ];
  return [amounts, ...notes.filter(Boolean)].join(", ");
}

/** Returns "Hybrid"; null when the location already says it ("Remote, US"). */
export function workModeText(location: string | null, mode: WorkMode | null): string | null {
  if (!mode) return null;
  const label = workModeFilter.labels[mode];
  return location?.toLowerCase().includes(label.toLowerCase()) ? null : label;
}

/** Returns "Full-time or Part-time"; null when no type is known. */
export function typesText(types: readonly JobType[]): string | null {
  return types.map((type) => jobTypeFilter.labels[type]).join(" or ") || null;
}

/** Returns "also on 2 other sites"; null when only one site lists it. */
export function otherSitesText(otherSources: number): string | null {
  if (otherSources === 0) return null;
  return `also on ${otherSources} other ${otherSources === 1 ? "site" : "sites"}`;
}

/** Checks whether the source dates the job a day or more before we first saw it. The source's date is then more useful. */
export function wasPostedEarlier({ postedAt, firstSeenAt }: JobSummary): boolean {
  return postedAt !== null && firstSeenAt.getTime() - postedAt.getTime() >= 86_400_000;
}

/** Returns the text of the Apply button: it names the employer, or the site that has the posting. */
export function applyLabel(job: JobDetail): string {
  if (job.apply?.to === "employer") return "Apply on company site";
  if (job.apply?.to === "email") return "Apply by e-mail";
  if (job.apply?.to === "listing") return `Apply on ${job.apply.host.replace(/^www\./, "")}`;
  const site = job.foundAt.find(({ url }) => url === job.apply?.url);
  return `Apply on ${site?.sourceLabel ?? job.sourceLabel}`;
}

const opened: Record<NonNullable<JobDetail["apply"]>["to"], string> = {
  employer: "the company’s own page",
  source: "the original advert",
  listing: "the page that the advert links to",
  email: "a message to the address in the advert",
};

/** Says what the Apply button opens; empty without one. */
export function applyPromise(job: JobDetail, now: Date): string {
  if (!job.apply || job.goneAt || hasClosed(job, now)) return "";
  return `Opens ${opened[job.apply.to]}. We never apply for you.`;
}

/** Ages in days from which a posting is marked as doubtful. */
const unseen = 14;
const longOpen = 60;

/** Returns a doubt about an open job: not seen lately, or open for long. Null when fresh. */
export function freshnessNote(
  job: Pick<JobDetail, "closesAt" | "lastCheckedAt" | "postedAt" | "firstSeenAt" | "goneAt" | "isSample">,
  now: Date,
): string | null {
  if (job.goneAt || job.isSample || hasClosed(job, now)) return null;
  const days = daysSince(job.lastCheckedAt, now);
  if (days >= unseen) return `Last seen ${daySpanText(days)} ago. It may be filled.`;
  const age = daysSince(job.postedAt ?? job.firstSeenAt, now);
  if (age < longOpen) return null;
  return `${job.postedAt ? "Posted" : "First seen"} ${daySpanText(age)} ago. It ${age < 365 ? "may be" : "is probably"} filled.`;
}

/** "3 years old, may be filled"; null for a job that is not outdated. */
export function outdatedText(job: JobSummary, now: Date): string | null {
  if (job.postedAt === null || !isOutdated(job, now)) return null;
  return `${daySpanText(daysSince(job.postedAt, now))} old, may be filled`;
}

/** Formats a number of days as "75 days", "13 months" or "8 years". */
function daySpanText(days: number): string {
  if (days < 120) return `${days} days`;
  return days < 730 ? `${Math.floor(days / 30.4)} months` : `${Math.floor(days / 365.25)} years`;
}
