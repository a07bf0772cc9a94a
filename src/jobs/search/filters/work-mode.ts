import type { WorkMode } from "../../../places/work-mode.ts";
import { choiceFilter } from "./filter.ts";

const labels: Record<WorkMode, string> = {
  "on-site": "On-site",
  hybrid: "Hybrid",
  remote: "Remote",
};

export const workModeFilter = choiceFilter({
  key: "workModes",
  label: "Work mode",
  column: "place",
  parameter: "mode",
  fact: "workMode",
  row: "work_mode",
  prefix: "r",
  labels,
});
