import type { JobType } from "../../posting.ts";
import { choiceFilter } from "./filter.ts";

const labels: Record<JobType, string> = {
  "full-time": "Full-time",
  "part-time": "Part-time",
  contract: "Contract",
  freelance: "Freelance",
  internship: "Internship",
};

export const jobTypeFilter = choiceFilter({
  key: "types",
  label: "Job Type",
  column: "job",
  parameter: "type",
  fact: "type",
  row: "type",
  prefix: "t",
  labels,
});
