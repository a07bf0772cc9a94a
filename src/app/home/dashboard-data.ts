import type { ShownActivity } from "../../account/activity/activity-list.tsx";
import type { JobSummary } from "../../jobs/job-summary.ts";
import { numberWord } from "../../text/numbers.ts";

/** One thing to do, with its day. */
export type DashboardStep = {
  key: string;
  text: string;
  /** "Today", "Thu 26 Nov, 14:30" */
  when: string;
  isDue: boolean;
  to: string;
};

/** The CV that was edited last. */
export type DashboardCv = {
  title: string;
  to: string;
  score: number;
  /** The finding that costs most points; null without findings. */
  finding: { title: string; points: number } | null;
  /** "5 h ago" */
  edited: string;
};

/** Jobs that match saved searches and are new since yesterday. */
export type DashboardJobs = {
  jobs: JobSummary[];
  count: number;
  /** The number of saved searches. */
  searches: number;
  seeAll: string;
  /** True when the search took too long. */
  isLate: boolean;
};

/** The home page of a signed-in person. */
export type DashboardData = {
  jobs: DashboardJobs;
  /** The earliest first. */
  steps: DashboardStep[];
  /** The number of due steps, including those not listed. */
  due: number;
  cv: DashboardCv | null;
  activity: ShownActivity[];
};

/**
 * Says what is new and what is due, in one sentence; null if there is neither.
 *
 * @example "Fourteen new jobs match your saved search, and one thing is due today."
 */
export function newsText({ jobs, due }: Pick<DashboardData, "jobs" | "due">): string | null {
  const { count, searches } = jobs;
  const news =
    count > 0 &&
    `${numberWord(count)} new ${count === 1 ? "job matches" : "jobs match"} your saved ${searches === 1 ? "search" : "searches"}`;
  const tasks = due > 0 && `${numberWord(due)} ${due === 1 ? "thing is" : "things are"} due`;
  const words = [news, tasks].filter((part) => part !== false).join(", and ");
  return words === "" ? null : `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;
}

/** The score from which a CV counts as ready to send. */
const green = 80;

/** The heading above the CV: its distance from the green score, or its score. */
export function cvScoreText({ score }: Pick<DashboardCv, "score">): string {
  if (score >= green) return `Your CV scores ${score}`;
  const missing = green - score;
  return `Your CV is ${numberWord(missing)} ${missing === 1 ? "point" : "points"} from green`;
}
