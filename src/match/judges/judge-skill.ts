import type { Judge } from "../verdict.ts";

/** A skill is shown if any line names it, in any spelling. */
export const judgeSkill: Judge<"skill"> = ({ skills }, cv) => {
  const lines = skills.flatMap((skill) => cv.skills.get(skill) ?? []);
  if (lines.length > 0) return { verdict: "met", lines, note: "" };
  const hidden = skills.flatMap((skill) => cv.hiddenSkills.get(skill) ?? []);
  if (hidden.length === 0) return { verdict: "missing", lines: [], note: "" };
  return { verdict: "missing", lines: hidden.slice(0, 1), note: "Only a part that you hide says it." };
};
