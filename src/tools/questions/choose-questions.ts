import { skillInSentence } from "../../jobs/extraction/skills/skill-in-sentence.ts";
import { isCredential } from "../../jobs/extraction/skills/skill-index.ts";
import type { Requirement } from "../../matching/requirements/requirement.ts";
import { requirementText } from "../../matching/ui/requirement-text.ts";
import { questionKinds, type Question, type QuestionKind, type QuestionSet } from "./question.ts";

/** A skill that an advert asks for, with the line that says so. */
export type AskedSkill = { skill: string; line: string };

/** Most lines of an advert that become questions, and the most characters of one. */
const maxLines = 4;
const longestLine = 160;

/** How many questions of the work itself and of every job are shown for each kind. */
const shares: Readonly<Record<QuestionKind, { work: number; general: number }>> = {
  behavioural: { work: 2, general: 2 },
  technical: { work: 6, general: 0 },
  role: { work: 2, general: 1 },
  company: { work: 0, general: 2 },
  motivation: { work: 0, general: 2 },
  difficult: { work: 1, general: 2 },
};
/** Most questions about single skills of an advert. */
const maxSkills = 5;

/** The ways to ask about a skill. Each suits any skill. */
const skillQuestions: readonly Pick<Question, "text" | "good">[] = [
  {
    text: "Tell me about a piece of work that needed {skill}. What was hard about it?",
    good: "One task, your own part, the difficulty, and the result. Say how often you use it now.",
  },
  {
    text: "How would you rate yourself in {skill}, and what is the proof?",
    good: "A level that you can defend, one piece of work that shows it, and what you cannot do yet.",
  },
  {
    text: "Where did you last use {skill}, and what came of it?",
    good: "The place and the task, what you did yourself, and the result, with a number if you have one.",
  },
  {
    text: "Where does {skill} go wrong most often, and what do you do about it?",
    good: "A mistake that you have really seen, and a habit that prevents it.",
  },
  {
    text: "What have you learnt about {skill} in the last year?",
    good: "One thing, where you learnt it, and what you do differently since.",
  },
];

/** A licence, a registration or a certificate is held or not. */
const credentialQuestion: Pick<Question, "text" | "good"> = {
  text: "They ask for {skill}. Do you hold it, and until when is it valid?",
  good: "Yes or no, since when and until when, and the number or the document at hand. If you are still waiting for it, the date.",
};

/** Most questions about years, studies, languages and permits. */
const maxFacts = 3;

/** Asks about something that a person has rather than does; null for other requirements. */
function factQuestion(asked: Requirement): Pick<Question, "text" | "good"> | null {
  switch (asked.kind) {
    case "years":
      return {
        text: `They ask for ${asked.years === 1 ? "a year" : `${asked.years} years`} of experience. Which of your work counts, and what can you do now that you could not do at the start?`,
        good: "The posts with their dates, added up, and one example of a task that you now do alone.",
      };
    case "degree":
      return {
        text: `They ask for this: “${requirementText(asked)}”. What from your studies do you use at work?`,
        good: "The degree as it is called, one thing from it that you use, and what you learnt since. Without it, what you have in its place.",
      };
    case "language":
      return {
        text: `How well do you speak ${requirementText(asked)}, and where do you use it at work?`,
        good: "A level that you can show in this interview, and a task that you did in the language.",
      };
    case "permit":
      return {
        text: "Do you have the right to work there, and until when?",
        good: "Yes or no, the kind of permit, and its last day. If you need a visa, say so and name the kind.",
      };
    default:
      return null;
  }
}

export type ChosenQuestions = {
  /** The questions by kind, without empty kinds. */
  kinds: readonly { kind: QuestionKind; questions: readonly Question[] }[];
  /** The kind of work that the questions are for; null when the bank has none for it. */
  work: string | null;
};

type Wanted = {
  /** The occupations that the title may mean, best first. */
  links: readonly WorkLink[];
  skills: readonly AskedSkill[];
  /** What the advert asks for in a line of its own, the most important first. */
  lines: readonly string[];
  /** Everything that the advert asks for, of which the years, studies, languages and permits become questions. */
  requirements: readonly Requirement[];
  /** Chooses among the questions of every job, so that two jobs get different ones: any text. */
  seed: string;
  /** Shows every question of the work. */
  all: boolean;
};

/** Chooses the questions for a job. The same job always gets the same ones. */
export function chooseQuestions(
  sets: readonly QuestionSet[],
  { links, skills, lines, requirements, seed, all }: Wanted,
  idOf: (text: string) => string,
): ChosenQuestions {
  const work = chooseWork(sets, links);
  const general = sets.filter(({ groups }) => groups.length === 0).flatMap(({ questions }) => questions);
  const start = Array.from(seed).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const bySkill = skills.slice(0, maxSkills).map(({ skill, line }, at): Question => {
    const ofSkill = skillQuestions[(start + at) % skillQuestions.length];
    const { text = "", good = "" } = (isCredential(skill) ? credentialQuestion : ofSkill) ?? {};
    return {
      // Practice is stored under this id, so it does not follow the spelling within the sentence.
      id: idOf(text.replace("{skill}", skill)),
      kind: "technical",
      text: text.replace("{skill}", skillInSentence(skill)),
      why: `The advert says: “${line}”`,
      good,
      answer: null,
      skill,
    };
  });
  const byLine = lines
    .filter((line) => line.length <= longestLine)
    .slice(0, maxLines)
    .map((line): Question => ({
      id: idOf(line),
      kind: "role",
      text: `They ask for this: “${line}”. What can you show for it?`,
      why: "It is a line of the advert, so they will want to hear what you have done.",
      good: "One place, what you did yourself, and what came of it. If you have not done it, the nearest thing that you have.",
      answer: null,
      skill: null,
      line,
    }));
  const byFact = requirements
    .flatMap((asked): Question[] => {
      const fact = factQuestion(asked);
      const line = asked.line.text;
      const why = line === "" ? "The advert asks for it." : `The advert says: “${line}”`;
      return fact
        ? [{ ...fact, id: idOf(fact.text), kind: "role", why, answer: null, skill: null, line }]
        : [];
    })
    .slice(0, maxFacts);
  const kinds = questionKinds.map(({ key: kind }) => {
    const share = shares[kind];
    const ofWork = (work?.questions ?? []).filter((one) => one.kind === kind);
    const ofAll = rotated(
      general.filter((one) => one.kind === kind),
      start,
    );
    const maxWork = kind === "technical" ? Math.max(3, share.work - bySkill.length) : share.work;
    const missing = Math.max(0, share.work - ofWork.length);
    return {
      kind,
      questions: [
        ...(kind === "technical" ? bySkill : []),
        ...(kind === "role" ? [...byFact, ...byLine] : []),
        ...(all ? ofWork : ofWork.slice(0, maxWork)),
        ...ofAll.slice(0, share.general + missing),
      ],
    };
  });
  return { kinds: kinds.filter(({ questions }) => questions.length > 0), work: work?.label ?? null };
}

function rotated<T>(list: readonly T[], by: number): T[] {
  const at = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

/** An occupation that a title may mean, as the vocabulary links it. */
type WorkLink = {
  /** ESCO's code and the ISCO-08 unit group. */
  code: string;
  isco: string;
  /** How well the words agree, from 0 to 1. */
  fit: number;
  /** The label that matched; null when none did. */
  matched: string | null;
};

/** Least fit of a label of several words, and of one word: "host" and "coach" are in many titles. */
const minFit = { several: 0.54, one: 0.75 };
/** Another occupation counts if it fits nearly as well as the best. */
const nearlyAsWell = 0.92;
/** Least fit of links that count because they agree. */
const minInAgreement = 0.45;

/**
 * Returns the set for the work that a title means, from links in their order: that of a sure link, or the one on which
 * two doubtful links agree. Null when there is neither: questions for the wrong work are worse than those for every job.
 */
function chooseWork(sets: readonly QuestionSet[], links: readonly WorkLink[]): QuestionSet | null {
  const best = links[0]?.fit ?? 0;
  const matched = links.filter((link) => link.matched !== null);
  const sure = matched.filter(({ fit, matched: label }) => {
    const least = /[\s-]/.test(label ?? "") ? minFit.several : minFit.one;
    return fit >= least && fit >= best * nearlyAsWell;
  });
  for (const link of sure) {
    const set = setFor(sets, link);
    if (set) return set;
  }
  if (sure.length > 0) return null;
  const doubtful = matched
    .filter(({ fit }) => fit >= minInAgreement)
    .flatMap((link) => setFor(sets, link) ?? []);
  return doubtful.find((set, at) => doubtful.indexOf(set) !== at) ?? null;
}

/** Returns the set whose group is closest to an occupation: a longer group is a closer one. */
function setFor(sets: readonly QuestionSet[], { code, isco }: WorkLink): QuestionSet | null {
  const fitting = sets.flatMap((set) =>
    set.groups
      .filter((group) => code.startsWith(group) || isco.startsWith(group))
      .map((group) => ({ set, length: group.length })),
  );
  return fitting.toSorted((a, b) => b.length - a.length)[0]?.set ?? null;
}
