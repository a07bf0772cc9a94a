import type { AskedSkill } from "./choose-questions.ts";

/** How an advert asks for a skill, strongest first. */
const order = ["required", "preferred", "mentioned"] as const;

/** A skill of an advert, with how strongly it is asked for. */
export type WeighedSkill = AskedSkill & { importance: (typeof order)[number] };

/** Licences, industries and everyday words of adverts. No question is made of them. */
const noSkills = new Set([
  "Assembly",
  "Banking",
  "Call centre",
  "Chef",
  "Driving licence",
  "Filing",
  "Hospitality",
  "Manufacturing",
  "Military experience",
  "Notary",
  "Pricing",
  "Real estate",
  "Retail",
]);

/** Fewest skills that an advert asks for; with less, those that it only mentions are asked about, too. */
const enough = 3;

/**
 * Chooses the skills to ask about, strongest first and each once. A skill that is only mentioned may be part
 * of the employer's description of itself, so it counts only if the advert asks for few.
 */
export function skillsToAsk(skills: readonly WeighedSkill[]): AskedSkill[] {
  const real = skills.filter(
    ({ skill }, at) => !noSkills.has(skill) && skills.findIndex((other) => other.skill === skill) === at,
  );
  const asked = real.filter(({ importance }) => importance !== "mentioned");
  const chosen = asked.length >= enough ? asked : real;
  return chosen
    .toSorted((a, b) => order.indexOf(a.importance) - order.indexOf(b.importance))
    .map(({ skill, line }) => ({ skill, line }));
}
