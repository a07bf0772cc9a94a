import type { WorkMode } from "../../places/work-mode.ts";
import type { ExperienceLevel, JobType } from "../posting.ts";
import type { PayChoice, PostedWithin, Radius } from "../search/query/search-query.ts";

/** Display names of each value. */
export const typeLabels: Record<JobType, string> = {
  "full-time": "Full-time",
  "part-time": "Part-time",
  contract: "Contract",
  freelance: "Freelance",
  internship: "Internship",
};

export const levelLabels: Record<ExperienceLevel, string> = {
  entry: "Entry",
  mid: "Mid",
  senior: "Senior",
  executive: "Executive",
};

export const modeLabels: Record<WorkMode, string> = {
  "on-site": "On-site",
  hybrid: "Hybrid",
  remote: "Remote",
};

export const payLabels: Record<PayChoice, string> = {
  stated: "Pay stated",
  "not-stated": "Pay not stated",
};

export const postedLabels: Record<PostedWithin, string> = {
  1: "24 hours",
  3: "3 days",
  7: "7 days",
  14: "14 days",
  30: "30 days",
};

export const radiusLabels: Record<Radius, string> = {
  0: "In the city",
  10: "Within 10 km",
  25: "Within 25 km",
  50: "Within 50 km",
  100: "Within 100 km",
};
