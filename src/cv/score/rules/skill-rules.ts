import { citations } from "../citations.ts";
import { lowerCaseWords } from "../text-lines.ts";
import type { ScoreRule } from "../score-rule.ts";

const enough = 5;
const proven = 3;

const joining = new Set(["and", "of", "in", "the", "for", "with", "und", "et", "y", "e", "de"]);
/** The beginning of a word, which most of its forms share: "planning" and "plans". */
const stem = (word: string): string => word.slice(0, 4);

const unspecific =
  /^(?:communication|communicator|communicating|team ?work|team ?player|hard ?work(?:ing|er)?|leadership|leader|problem.solving|problem solver|time management|organi[sz]ation(?:al)?|organi[sz]ed|motivated|self.motivated|flexible|flexibility|adaptability|fast learner|quick learner|multi.?tasking|punctual(?:ity)?|reliable|attention to detail|detail.oriented|interpersonal|people|social|computers?|internet|e-?mails?|typing|microsoft office|ms office|office|windows|word|social media|google|work ethic|positive attitude|creativity|creative|critical thinking|strategic thinking)(?: skills?)?$/i;

/** Papers that a person holds: work does not show them. */
const licence =
  /licen[cs]e|certificat|driv(?:er|ing)|führerschein|permis\b|carn[eé]|patente|prawo jazdy|rijbewijs/i;

/** The skills that a CV lists. */
export const skillRules: readonly ScoreRule[] = [
  {
    id: "skills",
    level: "missing",
    part: "sections",
    weight: 6,
    title: "Fewer than five skills",
    detail: "Name tools and methods as adverts name them; recruiters search for these words.",
    citation: citations.textkernel,
    isEssential: true,
    judge: ({ contents: { skills } }) => ({
      share: Math.min(1, skills.length / enough),
      places: [{ pointer: "/sections/skills/0/name", quote: null }],
    }),
  },
  {
    id: "skills-proven",
    level: "suggested",
    part: "results",
    weight: 6,
    title: "Skills that your work does not show",
    detail:
      "Name a skill again where you used it: in a job, a project or the summary. Three shown are enough.",
    citation: citations.harvard,
    after: "skills",
    judge: ({ contents: { skills, posts, lines } }) => {
      if (skills.length === 0) return null;
      if (posts.every((post) => post.lines.length === 0)) return { share: 0, places: [] };
      const told = lines.filter(({ pointer }) => !pointer.startsWith("/sections/skills/"));
      const stems = new Set(told.flatMap(({ words }) => words).map(stem));
      const isShown = (name: string) => {
        const words = lowerCaseWords(name.replace(/\(.*\)/, "")).filter((word) => !joining.has(word));
        return words.some((word) => stems.has(stem(word)));
      };
      const judged = skills.filter(({ name }) => !unspecific.test(name.trim()));
      const unproven = judged.filter(({ name }) => !isShown(name) && !licence.test(name));
      return {
        share: Math.min(1, (judged.length - unproven.length) / proven),
        places: unproven.map(({ name, pointer }) => ({ pointer, quote: name })),
      };
    },
  },
  {
    id: "skills-specific",
    level: "suggested",
    part: "wording",
    weight: 3,
    title: "Skills that everybody claims",
    detail:
      "“Teamwork” and “Microsoft Office” tell a reader nothing. Show them in a job, and list what is rarer.",
    citation: citations.harvard,
    knows: "en",
    after: "skills",
    judge: ({ contents: { skills } }) => {
      if (skills.length === 0) return null;
      const common = skills.filter(({ name }) => unspecific.test(name.trim()));
      // Up to a third of the skills may be unspecific without a deduction.
      return {
        share: Math.min(1, 1.5 * (1 - common.length / skills.length)),
        places: common.map(({ name, pointer }) => ({ pointer, quote: name })),
      };
    },
  },
];
