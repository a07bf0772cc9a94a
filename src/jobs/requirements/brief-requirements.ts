import { isSpokenLanguage } from "../extraction/skills/skill-index.ts";
import type { Asked } from "./requirement.ts";
import { placeAsked, type AdvertFacts } from "./list-requirements.ts";

/** The first skills of a posting are the most telling. */
const maxSkills = 12;

/**
 * Lists what an advert asks for from its stored facts alone, without reading its text. It is for lists of jobs, where
 * the lines are not shown.
 */
export function briefRequirements(
  facts: Omit<AdvertFacts, "descriptionText" | "visa" | "evidence">,
  { occupationNames }: { occupationNames: readonly string[] },
): Asked[] {
  const { title, skills, years, degree } = facts;
  const asked: (Asked | null)[] = [
    { kind: "occupation", title, names: occupationNames },
    ...skills.slice(0, maxSkills).map(skillAsked),
    years ? { kind: "years", years } : null,
    degree && degree !== "none" ? { kind: "degree", degree, orExperience: false } : null,
    placeAsked(facts),
  ];
  return asked.filter((one) => one !== null);
}

function skillAsked(skill: string): Asked {
  return isSpokenLanguage(skill)
    ? { kind: "language", languages: [skill] }
    : { kind: "skill", skills: [skill] };
}
