import type { ExperienceLevel, JobType } from "../../posting.ts";
import { typedFacts, type TypedFact } from "../filters/fact-terms.ts";
import type { WorkMode } from "../../../places/work-mode.ts";

/** Filters that were typed among the words of a search. */
export type AskedFilters = {
  types: JobType[];
  levels: ExperienceLevel[];
  workModes: WorkMode[];
  facts: TypedFact[];
};

const noFilter = "(?<![\\p{L}\\p{N}-])";
const end = "(?![\\p{L}\\p{N}])";
const words = (pattern: string) => new RegExp(`${noFilter}(?:${pattern})${end}`, "giu");

const typeWords: readonly [RegExp, JobType][] = [
  [words("part[ -]?time"), "part-time"],
  [words("full[ -]?time"), "full-time"],
];
const quoted = (pattern: string) => words(`["“”]?(?:${pattern})["“”]?`);
const factWords: readonly [RegExp, TypedFact][] = [
  [
    quoted(
      "(?:with |offer(?:s|ing)? )?(?:visa sponsor(?:ship|ed|s)?|sponsor(?:s|ing|ed|ship)?(?: of| a| for)?(?: work)? visas?)",
    ),
    typedFacts.visa,
  ],
  [quoted("(?:on )?night shifts?|working nights|at night"), typedFacts.night],
  [quoted("(?:on |at )?(?:the )?weekend(?:s| shifts?)?"), typedFacts.weekend],
];
const levelWords = words(
  "(?:(?:but |and )?(?:i )?(?:have |with )?(?:no|without)(?: any)? experience|fresh graduates?|freshers?|beginners?|entry[ -]level|school leavers?)",
);
/** Conditions that an advert cannot fail: whoever has no degree looks for the same words. */
const droppedWords = words(
  "(?:(?:but |and |with |i have )?(?:no|without)(?: an?| any)? (?:degrees?|diploma|qualifications?|certificates?|cv|resume)(?: (?:needed|required|necessary))?)",
);
/** "Tired of Java" does not ask for Java. */
const leftBehind = words("(?:tired|bored|sick) of [\\p{L}+#.]+|instead of [\\p{L}+#.]+|leaving [\\p{L}+#.]+");
/** "Not sales" is "-sales". */
const negated = /(?<!\p{L})(?:but not|not|except|excluding)\s+(?=\p{L}{3,})/giu;
const remoteWords = words(
  "(?:(?:that |where |which )?(?:i |you )?(?:can |could )?)?(?:work(?:ing)?|job|do)?(?: |-)?(?:from|at)[ -]home|home[ -]based|wfh|telecommut(?:e|ing)|(?:fully |100% )?remote(?:ly)?(?! sens)|home ?office|online|anywhere(?: in the world| on earth)?|world ?wide",
);

/** Finds job types, beginners' jobs and remote work among the words, and the words without them. */
export function findAskedFilters(typed: string, isLiteral = false): { rest: string; asked: AskedFilters } {
  const asked: AskedFilters = { types: [], levels: [], workModes: [], facts: [] };
  let rest = typed.replace(droppedWords, " ").replace(leftBehind, " ").replace(negated, "-");
  const take = (pattern: RegExp, found: () => void) => {
    const without = rest.replace(pattern, " ");
    if (without === rest) return;
    rest = without;
    found();
  };
  if (!isLiteral) for (const [pattern, fact] of factWords) take(pattern, () => asked.facts.push(fact));
  for (const [pattern, type] of typeWords) take(pattern, () => asked.types.push(type));
  take(levelWords, () => asked.levels.push("entry"));
  take(remoteWords, () => asked.workModes.push("remote"));
  return { rest: rest.replace(/\s+/g, " ").trim(), asked };
}
