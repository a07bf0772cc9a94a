import { citations } from "../citations.ts";
import { lowerCaseWords } from "../text-lines.ts";
import type { ScoreRule } from "../score-rule.ts";
import { unspecificSkill } from "../words/cliches.ts";

/** Endings of words for what people can do, in the languages of headings. A name of a tool seldom has them. */
const abilityEnding =
  /(?:ings?|tions?|sions?|ments?|ships?|abilit(?:y|ies)|ness|ities|ity|ances?|ences?|[aeou]ry|ery|ography|ology|onomy|otomy|thy|istry|phony|macy|cacy|ité|tät|ario|ería|ics|house|ism|sis|sheets?|work|keeping|care|craft|ung(?:en)?|heit|keit|wesen|lehre|führung|haltung|pflege|ierung|arbeit(?:en)?|rechnung|kunde|schaft|erie|age|ción|sión|miento|dad|zione|gione|mento|ção|são|ità|anza|enza|heid|beheer|kunde|anie|enie|ość)$/iu;

/** Other words for abilities and fields that are no names. */
const ability =
  /^(?:research|sales|retail|tenders?|triage|design|budgets?|rotas?|payroll|law|tax|art|music|drama|sport|english|maths?|history|welsh|first aid|audits?|risk|stock|till|tills|cash|catering|logistics|finance|hr|it|pr|seo|vat|cookery|pastry|recruitment|security|safety|hygiene|health|web|forklift|joinery|tiling|brickwork|garden|animals|children|science|biology|contracts?|events?|travel|strategy|policy|legal|medicines?|wounds?|vaccines?|admin|office|reception|filing|diary|minutes|backups?|networks?|servers?|reports?|dashboards?|spreadsheets?|statistics|forecasts?|agile|lean|accessibility|budget|finanzen|vertrieb|einkauf|logistik|verkauf|ventes?|achats?|ventas|compras|barista|latte|latin|algebra|calculus|german|french|spanish|deutsch|dispatch|supply|sign|driver)$/iu;

const enough = 5;
/** Skills that the work should show, and the part of one that a skill counts whose words it need not repeat. */
const [proven, untold] = [3, 0.6];

const joining = new Set(["and", "of", "in", "the", "for", "with", "und", "et", "y", "e", "de"]);
/** The beginning of a word, which most of its forms share: "planning" and "plans", "EPR" and "EPRs". */
const stem = (word: string): string => word.replace(/['’]?s$/u, "").slice(0, 4);
/** The words of a text, also those that a hyphen or a slash joins. */
const partsOf = (text: string): string[] => lowerCaseWords(text.replaceAll(/[-–/_]/g, " "));

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
    title: "Tools with no example in your jobs",
    detail:
      "Name a tool again where you used it: in a job, a project or the summary. Three shown are enough.",
    citation: citations.harvard,
    after: "skills",
    judge: ({ contents: { skills, posts, lines } }) => {
      if (skills.length === 0) return null;
      if (posts.every((post) => post.lines.length === 0)) return { share: 0, places: [] };
      const told = lines.filter(({ pointer }) => !pointer.startsWith("/sections/skills/"));
      const text = told.map((line) => line.text.toLowerCase()).join("\n");
      const stems = new Set(partsOf(text).map(stem));
      const isShown = (name: string) => {
        const plain = name.replace(/\(.*\)/, "").trim();
        const words = partsOf(plain).filter((word) => !joining.has(word));
        // A long name can also be within a compound.
        return (
          words.some((word) => stems.has(stem(word))) ||
          (plain.length >= 4 && text.includes(plain.toLowerCase()))
        );
      };
      const judged = skills.filter(({ name }) => !unspecificSkill.test(name.trim()));
      const shown = judged.filter(({ name }) => isShown(name)).length;
      // Lines can show an ability in other words, but a tool only by its name.
      const unproven = judged.filter(({ name }) => isToolName(name) && !isShown(name) && !licence.test(name));
      return {
        share: Math.min(1, (shown + untold * (judged.length - unproven.length - shown)) / proven),
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
      const common = skills.filter(({ name }) => unspecificSkill.test(name.trim()));
      // Up to a third of the skills may be unspecific without a deduction.
      return {
        share: Math.min(1, 1.5 * (1 - common.length / skills.length)),
        places: common.map(({ name, pointer }) => ({ pointer, quote: name })),
      };
    },
  },
];

/**
 * Whether a skill is the name of a tool, a system or a standard in one word: "Python", "HACCP". Skills of several words
 * can be shown by other words in a job.
 */
function isToolName(skill: string): boolean {
  const name = skill.replace(/\(.*\)/, "").trim();
  if (name === "" || /[\s\p{Pd}/&,]/u.test(name)) return false;
  if (/\d|\p{Ll}\p{Lu}|[.+#]/u.test(name) || /^\p{Lu}{2,}s?$/u.test(name)) return !ability.test(name);
  return /^\p{Lu}/u.test(name) && !abilityEnding.test(name) && !ability.test(name);
}
