import { isCredential } from "../../jobs/normalise/skills/skill-index.ts";
import type { CvLine } from "../facts/cv-line.ts";
import type { Judge } from "../verdict.ts";

/** A skill is met if any line names it, in any spelling. */
export const judgeSkill: Judge<"skill"> = ({ skills }, cv) => {
  const lines = skills.flatMap((skill) => {
    const named = cv.skills.get(skill) ?? [];
    return isCredential(skill)
      ? named.toSorted((one, other) => aboutHolding(one) - aboutHolding(other))
      : named;
  });
  if (skills.every(isCredential) && lines.length > 0 && lines.every((line) => aboutHolding(line) === last))
    return {
      verdict: "partly",
      lines,
      note: "Only a post names it. If you hold it, add it to Certificates.",
    };
  if (lines.length > 0) return { verdict: "met", lines, note: "" };
  const hidden = skills.flatMap((skill) => cv.hiddenSkills.get(skill) ?? []);
  if (hidden.length === 0) return { verdict: "missing", lines: [], note: "" };
  return { verdict: "missing", lines: hidden.slice(0, 1), note: "Only a part that you hide says it." };
};

const last = 2;

/**
 * A registration or a licence is proven by its certificate. The description of a post also names papers that other
 * people hold.
 */
function aboutHolding({ list, address }: CvLine): number {
  if (list === "certificates") return 0;
  return address.endsWith("/description") ? last : 1;
}
