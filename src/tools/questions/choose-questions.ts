import { type Question, type QuestionKind, questionKinds, type QuestionSet } from "./question.ts";

/** A skill that an advert asks for, with the line that says so. */
export type AskedSkill = { skill: string; line: string };

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
const mostSkills = 5;

/** The ways to ask about a skill. Each suits any skill. */
const skillQuestions: readonly Pick<Question, "text" | "good">[] = [
  {
    text: "Tell me about something you did with {skill}. What was hard about it?",
    good: "One task, your own part, the difficulty, and the result. Say how often you use it now.",
  },
  {
    text: "What did {skill} help you to do that would have been harder without it?",
    good: "A before and an after, in time, money, quality or safety.",
  },
  {
    text: "How would you show a beginner the most important thing about {skill}?",
    good: "One idea in plain words and an example. Whoever can explain it knows it.",
  },
  {
    text: "Which mistake do people often make with {skill}, and how do you avoid it?",
    good: "A mistake that you have really seen, and a habit that prevents it.",
  },
  {
    text: "How do you keep up to date in {skill}?",
    good: "A recent change in the field and what you did about it.",
  },
];

export type ChosenQuestions = {
  /** The questions by kind, without empty kinds. */
  kinds: readonly { kind: QuestionKind; questions: readonly Question[] }[];
  /** The kind of work that the questions are for; null when the bank has none for it. */
  work: string | null;
};

type Wanted = {
  /** ESCO and ISCO codes of the occupation, best first. */
  codes: readonly string[];
  skills: readonly AskedSkill[];
  /** Chooses among the questions of every job, so that two jobs get different ones: any text. */
  seed: string;
  /** Shows every question of the work. */
  all: boolean;
};

/** Chooses the questions for a job. The same job always gets the same ones. */
export function chooseQuestions(
  sets: readonly QuestionSet[],
  { codes, skills, seed, all }: Wanted,
  idOf: (text: string) => string,
): ChosenQuestions {
  const work = setFor(sets, codes);
  const general = sets.filter(({ groups }) => groups.length === 0).flatMap(({ questions }) => questions);
  const start = Array.from(seed).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const bySkill = skills.slice(0, mostSkills).map(({ skill, line }, at): Question => {
    const { text = "", good = "" } = skillQuestions[(start + at) % skillQuestions.length] ?? {};
    const asked = text.replace("{skill}", skill);
    return {
      id: idOf(asked),
      kind: "technical",
      text: asked,
      why: `The advert says: “${line}”`,
      good,
      skill,
    };
  });
  const kinds = questionKinds.map(({ key: kind }) => {
    const share = shares[kind];
    const ofWork = (work?.questions ?? []).filter((one) => one.kind === kind);
    const ofAll = rotated(
      general.filter((one) => one.kind === kind),
      start,
    );
    const mostWork = kind === "technical" ? Math.max(3, share.work - bySkill.length) : share.work;
    const missing = Math.max(0, share.work - ofWork.length);
    return {
      kind,
      questions: [
        ...(kind === "technical" ? bySkill : []),
        ...(all ? ofWork : ofWork.slice(0, mostWork)),
        ...ofAll.slice(0, share.general + missing),
      ],
    };
  });
  return { kinds: kinds.filter(({ questions }) => questions.length > 0), work: work?.label ?? null };
}

/** Returns the set whose group is closest to the codes: a longer group is a closer one. */
function setFor(sets: readonly QuestionSet[], codes: readonly string[]): QuestionSet | null {
  for (const code of codes) {
    const fitting = sets.flatMap((set) =>
      set.groups.filter((group) => code.startsWith(group)).map((group) => ({ set, length: group.length })),
    );
    const best = fitting.toSorted((a, b) => b.length - a.length)[0];
    if (best) return best.set;
  }
  return null;
}

function rotated<T>(list: readonly T[], by: number): T[] {
  const at = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}
