import { readSummaries } from "../../jobs/search/match/read-summaries.server.ts";
import { readRequirements } from "../../matching/requirements/read-requirements.server.ts";
import type { ComparedAdvert } from "../../matching/requirements/pasted-advert.ts";
import type { Requirement } from "../../matching/requirements/requirement.ts";
import { linkOccupations } from "../../occupations/link-occupations.ts";
import { loadVocabulary } from "../../occupations/load-vocabulary.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import { chooseQuestions, type ChosenQuestions, type AskedSkill } from "../questions/choose-questions.ts";
import { questionId } from "../questions/read-question-set.server.ts";
import { content } from "../../app/content.server.ts";

/** Maximum number of occupations to try. The first one with questions of its own is used. */
const occupationsTried = 3;

/** Questions for a job, a title or a pasted advert. */
type AskedQuestions = {
  title: string;
  job: { id: string; title: string; company: string; path: string } | null;
  /** True if the job in the address does not exist. */
  isGone: boolean;
  /** What a pasted advert asks for; null for a job or a title. */
  requirements: readonly Requirement[] | null;
  /** Null if neither a job nor a title is known. */
  chosen: ChosenQuestions | null;
};

/**
 * Chooses questions for the `job` (an id) or `title` in an address.
 *
 * @param options.all every question for the work instead of a selection
 * @param options.common without a title, returns the questions for any job
 */
export async function readQuestions(
  db: Database,
  parameters: URLSearchParams,
  { all = false, common = false } = {},
): Promise<AskedQuestions> {
  const typed = (parameters.get("title") ?? "").trim().slice(0, longestTitle);
  const id = /^[1-9]\d{0,14}$/.exec(parameters.get("job") ?? "")?.[0];
  const [job = null] = id ? await readSummaries(db, [Number(id)]) : [];
  const title = job?.title ?? typed;
  const isGone = id !== undefined && !job;
  const known = { title, isGone, requirements: null };
  if (title === "" && !common) return { ...known, job: null, chosen: null };
  const requirements = job ? ((await readRequirements(db, Number(id))) ?? []) : [];
  return {
    ...known,
    job: job && { id: job.id, title: job.title, company: job.company, path: job.path },
    chosen: choose(title, requirements, { seed: `${title} ${job?.company ?? ""}`, all }),
  };
}

/** Chooses questions for an advert that was pasted or read from its address. */
export function questionsForAdvert({ title, requirements }: ComparedAdvert): AskedQuestions {
  const named = title.slice(0, longestTitle);
  const chosen = choose(named, requirements, { seed: named, all: false });
  return { title: named, job: null, isGone: false, requirements, chosen };
}

const longestTitle = 120;

function choose(
  title: string,
  requirements: readonly Requirement[],
  { seed, all }: { seed: string; all: boolean },
): ChosenQuestions {
  const skills = requirements.flatMap((one) =>
    one.kind === "skill"
      ? [{ skill: one.skills[0] ?? "", line: one.line.text, importance: one.importance }]
      : [],
  );
  const lines = requirements
    .filter((one) => one.kind === "line")
    .toSorted((a, b) => order.indexOf(a.importance) - order.indexOf(b.importance))
    .map(({ text }) => text)
    // A line of a skill has its question already, and "We look for …" asks for nothing.
    .filter((text) => !skills.some(({ line }) => line === text) && !/^(?:we|our)\b/i.test(text));
  const links = linkOccupations(loadVocabulary(), title, { limit: occupationsTried });
  return chooseQuestions(
    content.questions(),
    { links, skills: skillsToAsk(skills), lines, requirements, seed, all },
    questionId,
  );
}

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
