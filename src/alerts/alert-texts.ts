import type { JobSummary } from "../jobs/job-summary.ts";
import { otherSitesText, payLabel, typesText, workModeText } from "../jobs/ui/job-texts.ts";
import { activeFilters, groupedNumber, searchTitle } from "../jobs/ui/search-texts.ts";
import type { SearchQuery } from "../jobs/search/query/search-query.ts";
import type { Frequency } from "./saved-search.ts";

const numbers = "No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");

/** "Three new jobs", "One new job", "34 new jobs". */
export function newJobsText(count: number): string {
  return `${numbers[count] ?? groupedNumber(count)} new ${count === 1 ? "job" : "jobs"}`;
}

const day = 86_400_000;
/** The words for the time since the last run. They are used only if it was at most `days` ago. */
const since: Partial<Record<Frequency, { words: string; days: number }>> = {
  daily: { words: " since yesterday", days: 2 },
  weekly: { words: " since last week", days: 8 },
};

type Run = { frequency: Frequency; lastRunAt: Date | null };

/** "Three new jobs since yesterday". The heading of the first mail, and of one after a pause, names no day. */
export function alertHeading(count: number, { frequency, lastRunAt }: Run, now: Date): string {
  const span = since[frequency];
  const isTrue = span && lastRunAt && now.getTime() - lastRunAt.getTime() < span.days * day;
  return newJobsText(count) + (isTrue ? span.words : "");
}

const reasons: Record<Frequency, string> = {
  "at-once": "You get this within ten minutes of a new job,",
  daily: "You get this each morning there is something new,",
  weekly: "You get this each Monday there is something new,",
  off: "You get this",
};

export function alertReason(frequency: Frequency): string {
  return `${reasons[frequency]} because you saved this search.`;
}

/** Describes the filters of a search: "full-time or contract, $60K and up"; empty without filters. The company is in its title. */
export function filtersText(query: SearchQuery): string {
  return activeFilters({ ...query, company: "" }, (source) => source)
    .map(({ label }) => label)
    .join(", ");
}

/** "analyst in Denver, Full-time, $60K and up" */
export function wholeSearchText(query: SearchQuery): string {
  return [searchTitle(query), filtersText(query)].filter(Boolean).join(", ");
}

const clockTime = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "UTC" });
const dayAndMonth = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** A job as mails and the preview of a search show it. */
export type MailedJob = {
  href: string;
  title: string;
  pay: string;
  /** "Northbeck Energy, Denver, CO, hybrid" */
  where: string;
  /** "Full-time. First seen today 09:12, also on 2 other sites." */
  facts: string;
};

export function mailedJob(job: JobSummary, { publicUrl, now }: { publicUrl: string; now: Date }): MailedJob {
  const seen = job.firstSeenAt;
  const isToday = seen.toISOString().slice(0, 10) === now.toISOString().slice(0, 10);
  const when = isToday ? `today ${clockTime.format(seen)} UTC` : `on ${dayAndMonth.format(seen)}`;
  const types = typesText(job.types);
  const others = otherSitesText(job.otherSources);
  return {
    href: publicUrl + job.path,
    title: job.title,
    pay: payLabel(job.pay, "short"),
    where: [job.company, job.location, workModeText(job.location, job.workMode)?.toLowerCase()]
      .filter(Boolean)
      .join(", "),
    facts: `${types ? `${types}. ` : ""}First seen ${when}${others ? `, ${others}` : ""}.`,
  };
}

/** Changes that a mail's links offer for its saved search. */
export const mailChoices = ["stop", "weekly", "pause"] as const;
export type MailChoice = (typeof mailChoices)[number];

/** The page of a link in a mail. A GET changes nothing; a POST without a choice stops the mails (RFC 8058). */
export function alertAddress(publicUrl: string, mailKey: string, choice: MailChoice = "stop"): string {
  const parameters = new URLSearchParams({ key: mailKey, ...(choice === "stop" ? {} : { do: choice }) });
  return `${publicUrl}/alert?${parameters}`;
}

/** Parses the key of a saved search in an address that `alertAddress` wrote; null for any other address. */
export function mailKeyOf(address: string): string | null {
  const url = URL.parse(address);
  return url?.pathname === "/alert" ? url.searchParams.get("key") : null;
}

export function parseMailChoice(value: unknown): MailChoice {
  return mailChoices.find((one) => one === value) ?? "stop";
}
