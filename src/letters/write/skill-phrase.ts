import { skillInSentence } from "../../jobs/extraction/skills/skill-in-sentence.ts";
import type { Requirement } from "../../jobs/requirements/requirement.ts";

type AskedSkill = Extract<Requirement, { kind: "skill" }>;

/**
 * Writes a skill within a sentence. Of several alternatives, it names the one that the CV shows.
 *
 * @param shown the canonical names of the skills that the line of the CV shows
 */
export function skillPhrase({ skills }: AskedSkill, shown: { has: (skill: string) => boolean }): string {
  return skillInSentence(skills.find((one) => shown.has(one)) ?? skills[0] ?? "");
}
