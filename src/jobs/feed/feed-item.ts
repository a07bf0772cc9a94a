import type { JobSummary } from "../job-summary.ts";
import { jobTypeFilter } from "../search/filters/job-type.ts";
import { payLabel, typesText, workModeText } from "../ui/job-texts.ts";

/** "Senior Data Analyst at Northbeck Energy" */
export function itemTitle(job: JobSummary): string {
  return `${job.title} at ${job.company}`;
}

/** Facts and the excerpt as text: "Denver, CO · Hybrid · Full-time · $98,000–118,000 a year". */
export function itemText(job: JobSummary): string {
  const facts = [
    job.location,
    workModeText(job.location, job.workMode),
    typesText(job.types),
    payLabel(job.pay, "long"),
  ];
  return `${facts.filter(Boolean).join(" · ")}\n\n${job.excerpt}`.trim();
}

/** Tags that a feed reader can sort by: job type and work mode. */
export function itemTags(job: JobSummary): string[] {
  const types = job.types.map((type) => jobTypeFilter.labels[type]);
  return [...types, workModeText(null, job.workMode)].filter((tag) => tag !== null);
}
