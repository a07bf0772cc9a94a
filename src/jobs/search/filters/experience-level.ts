import type { ExperienceLevel } from "../../posting.ts";
import { choiceFilter } from "./filter.ts";

export const levelLabels: Record<ExperienceLevel, string> = {
  entry: "Entry",
  mid: "Mid",
  senior: "Senior",
  executive: "Executive",
};

export const experienceLevelFilter = choiceFilter({
  key: "levels",
  label: "Experience Level",
  column: "job",
  parameter: "level",
  fact: "level",
  row: "level",
  prefix: "l",
  labels: levelLabels,
});
