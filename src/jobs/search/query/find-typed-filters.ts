import { conditionSource, type ConditionName } from "../../extraction/condition-words.ts";
import { dropExperience, findTypedYears } from "../../extraction/years-of-experience.ts";
import type { ExperienceLevel, JobType } from "../../posting.ts";
import { experienceFact, typedFacts, type TypedFact } from "../filters/fact-terms.ts";
import { jobTypeFilter } from "../filters/job-type.ts";
import { workModeFilter } from "../filters/work-mode.ts";
import type { Vocabulary } from "../../../occupations/vocabulary/vocabulary.ts";
import { foldText } from "../../../text/fold-text.ts";
import { isKnownWork } from "./recognise-work.ts";
import { writeExclusions } from "./negations.ts";
import { workModes, type WorkMode } from "../../../places/work-mode.ts";

/** A condition that was typed: how it is shown, and its words. */
export type TypedCondition = { label: string; words: readonly string[] };

/** Filters that were typed as words of a search. */
export type TypedFilters = {
  types: JobType[];
  levels: ExperienceLevel[];
  workModes: WorkMode[];
  facts: TypedFact[];
  /** The same, as they are shown. */
  conditions: TypedCondition[];
};

const start = "(?<![\\p{L}\\p{N}-])";
const end = "(?![\\p{L}\\p{N}])";
const words = (pattern: string) => new RegExp(`${start}(?:${pattern})${end}`, "giu");

/** Longer English phrases for conditions, as sentences have them. The words of all languages are a table. */
const phrases: Partial<Record<ConditionName | "visa", string>> = {
  visa: [
    "(?:with |offer(?:s|ing)? )?(?:visa sponsor(?:ship|ed|s)?|sponsor(?:s|ing|ed|ship)?(?: of| a| for| my| me for an?| your)?(?: work)? visas?|(?:pays?|paying) for (?:my|a|the) visa|help(?:s|ing)? (?:me )?with (?:my|a|the) visa|h-?1b(?: visas?)?(?: sponsor(?:ship|ed|s)?)?)",
    // "Jobs at Visa" is for the company, and a visa officer issues them.
    "(?:with (?:an? )?(?:work )?visas?|(?<=\\p{L} )(?<!(?:at|for|by|of|from|in) )visas?)(?=[\\s?!.]*$)",
  ].join("|"),
  night: "(?<=\\p{L} )nights?(?=[\\s?!.]*$)|(?:on )?(?:the )?night shifts?",
  evening: "(?:on |in |at )(?:the )?evenings?",
  weekend: "(?:on |at )(?:the )?weekends?",
  "no-degree":
    "(?:but |and |or |with |i have )?(?:no|without|i (?:don't|don’t|dont|do not) have)(?: an?| any)? (?:degrees?|diplomas?|qualifications?)(?: (?:needed|required|necessary))?|(?:i'm|i’m|i am) (?:only |just )?1[4-8](?: years? old)?",
  beginners: [
    "(?:but |and )?(?:i )?(?:have |with )?(?:no|without)(?: any)? (?:work |prior |previous )?exp(?:er|ier)[a-z]*(?: (?:needed|required|necessary))?|(?:with )?(?:0|zero) (?:years?|yrs?)(?: of)?(?: work)?(?: exp(?:er|ier)[a-z]*)?|freshly graduates?|(?:(?:my|a) )?first (?:real |proper )?job(?: in it)?",
    "(?:i |i've |i have )?(?:just |recently |newly )(?:finished|graduated|completed)(?: from| in)?(?: my| an?)?(?: university| college| school| studies| degree| course)?",
    "(?:i |i've |i have )?(?:finished|graduated|completed|got)(?: in)? (?:my|an?)(?=(?: [\\p{L}]+){1,3} (?:degree|diploma|studies|course)(?!\\p{L}))",
  ].join("|"),
  entry:
    "(?:(?:i |i've |i have )?(?:just |recently |newly )left(?: my)?(?: university| college| school| studies)?|(?:start(?:ing)?|begin(?:ning)?) (?:out|(?:a|my) (?:new )?career)(?= in | as )|(?:get(?:ting)?|break(?:ing)?) into(?= \\p{L})|(?:(?:where|that|which|who) )?(?:they |you |will |would )*(?:train|teach)(?:s|es)? me(?: on the job)?|(?:where|in which) i (?:am|get|will be) (?:trained|taught)|(?:with )?training (?:is )?(?:provided|given|included))",
  "part-time": "(?:not|non|no)[ -]full[ -]?time",
  contract:
    "^contract$|(?<!smart )contract(?= (?!manag|admin|law|negotiat|specialist)(?:(?:[\\p{L}+#.]+ ){0,2}(?:roles?|jobs?|work|positions?|developers?|programmers?|designers?|architects?|testers?|scientists?|nurses?|teachers?|accountants?|consultants?|writers?|recruiters?)|(?:[\\p{L}+#.]+ ){1,2}(?:engineers?|analysts?|managers?))(?!\\p{L}))|(?<=\\p{L} )(?<!(?:smart|employment|of|an?|the|by|under) )contract(?=[\\s?!.]*$|,? (?:if (?:it is |it's )?possible|ideally|preferably))|as an? (?:independent )?contractor(?! \\p{L})",
  remote:
    "(?:(?:that |where |which )?(?:i |you )?(?:can |could )?)?(?:(?:work(?:ing)?|jobs?)[ -]at[ -]home|(?:work(?:ing)?|jobs?|do)?(?: |-)?from[ -]home)|online(?! (?:shop|store|marketing|retail|media|advertising|banking|content|payments?|learning|business|commerce|platform))|anywhere(?: in the world| on earth)?",
};
const schoolLeaver = words(
  "(?:i |i've |i have )?(?:just |only |recently )?(?:finished|completed|left) (?:my )?(?:high|secondary) school|(?:high )?school leavers?|high school graduates?",
);

type Meaning = {
  label: string;
  add: (filters: TypedFilters) => void;
};
const fact = (one: TypedFact): Meaning => ({
  label: one.label,
  add: ({ facts }) => facts.push(one),
});
const type = (one: JobType): Meaning => ({
  label: jobTypeFilter.labels[one],
  add: ({ types }) => types.push(one),
});
const mode = (one: WorkMode): Meaning => ({
  label: workModeFilter.labels[one],
  add: ({ workModes: modes }) => modes.push(one),
});

/** The conditions in the order in which they are looked for: "ohne Ausbildung" asks for no apprenticeship. */
const meanings: readonly (readonly [ConditionName | "visa", Meaning])[] = [
  ["visa", fact(typedFacts.visa)],
  ["night", fact(typedFacts.night)],
  ["evening", fact(typedFacts.evening)],
  ["weekend", fact(typedFacts.weekend)],
  ["no-degree", fact(typedFacts["no-degree"])],
  ["beginners", fact(typedFacts.beginners)],
  ["entry", { label: "Entry level", add: ({ levels }) => levels.push("entry") }],
  ["apprenticeship", fact(typedFacts.apprenticeship)],
  ["trainee", fact(typedFacts.trainee)],
  ["volunteer", fact(typedFacts.volunteer)],
  ["temporary", fact(typedFacts.temporary)],
  ["mini-job", fact(typedFacts["mini-job"])],
  ["part-time", type("part-time")],
  ["full-time", type("full-time")],
  ["internship", type("internship")],
  ["freelance", type("freelance")],
  ["contract", type("contract")],
  ["hybrid", mode("hybrid")],
  ["remote", mode("remote")],
  ["on-site", mode("on-site")],
];

const wishBefore = "(?:ideally|preferably|maybe|perhaps)";
const wishAfter = "(?:if (?:it is |it's )?possible|ideally|preferably)";
/** Few searches have these words. Without them, the long patterns of optional conditions are not compiled. */
const hasWish = new RegExp(`${wishBefore}|${wishAfter}`, "iu");
/** Returns a pattern for an optional condition: "part time if possible". */
const optional = ({ source }: RegExp) =>
  new RegExp(`${wishBefore},? ${source}|${source},? ${wishAfter}`, "giu");

const denial =
  "(?:no|non|not|without|(?:i )?(?:don't|don’t|do not) want|keine?|nicht|ohne|sans|pas de|sin|sem|senza|zonder|geen|bez|utan)";
/** Without a word of denial, the patterns of unwanted conditions are not compiled. */
const hasDenial = new RegExp(`${start}${denial}[ -]`, "iu");
/** Returns a pattern for a condition that is not wanted: "no night shift". */
const denied = ({ source }: RegExp) =>
  new RegExp(
    `${start}(?:but |and )?${denial}(?: to| do| work| working)*[ -]${source.replace(start, "")}(?: (?:work|jobs?|roles?|positions?)(?!\\p{L}))?`,
    "giu",
  );
/** "No" before these is a part of the condition. */
const begunByNo: readonly string[] = ["no-degree", "beginners", "full-time"];

const conditions = meanings.map(([name, meaning]) => {
  const sources = [phrases[name], name === "visa" ? undefined : conditionSource(name)];
  const pattern = words(`["“”]?(?:${sources.filter((one) => one !== undefined).join("|")})["“”]?`);
  return {
    name,
    ...meaning,
    pattern,
    optional: optional(pattern),
    denied: begunByNo.includes(name) ? null : denied(pattern),
  };
});

/** Matches two things that a person lacks: "no experience or degree". */
const lackedPair =
  /(?<!\p{L})(no|without)( any)? (experience|degrees?|diplomas?|qualifications?),? (?:or|and|nor)(?: an?| any)? (?=experience|degree|diploma|qualification)/giu;
/** Matches a wish for good pay, which no filter has. */
const wellPaid = words(
  "(?:high(?:ly)?|well|good|better|best|top|decent)[ -](?:paying|paid|pay|salar(?:y|ies)|wages?)|(?:gut|hoch) ?bezahlte?[rns]?|(?:bien|bem) (?:payée?s?|pagad[oa]s?|pag[oa]s?)|ben pagat[oaie]|goed betaalde?|dobrze płatn[aey]|väl ?betal(?:d|t|da)|dobře placen[áéý]",
);
/** Matches "it" for information technology: "jobs in it". */
const informationTechnology =
  /(?<=(?<!\p{L})(?:jobs?|work|working|careers?|something|roles?) in )it(?=\s*(?:$|[,.;?!]))/giu;
/**
 * Extracts filters, such as job types and remote work, from the words of a search. Returns optional conditions ("if
 * possible") separately.
 */
export function findTypedFilters(
  typed: string,
  vocabulary: Vocabulary,
): { rest: string; filters: TypedFilters; optionalConditions: string[] } {
  const filters: TypedFilters = { types: [], levels: [], workModes: [], facts: [], conditions: [] };
  let rest = typed.replace(lackedPair, "$1 $3 $1 ").replace(informationTechnology, "IT");
  const optionalConditions: string[] = [];
  const cut = (pattern: RegExp): string[] => {
    const found: string[] = [];
    rest = rest.replace(pattern, (condition) => {
      found.push(condition.trim());
      return " ";
    });
    return found;
  };
  const apply = (label: string, found: readonly string[], add: () => void) => {
    if (found.length === 0) return;
    add();
    filters.conditions.push({ label, words: found });
  };
  const years = findTypedYears(rest);
  if (years) {
    const asked = experienceFact(years);
    apply(asked.label, [rest.slice(years.start, years.end).trim()], () => filters.facts.push(asked));
    rest = `${rest.slice(0, years.start)} ${dropExperience(rest.slice(years.end), { isAfterYears: true })}`;
  }
  if (hasWish.test(rest))
    for (const condition of conditions) optionalConditions.push(...cut(condition.optional));
  optionalConditions.push(...cut(wellPaid));
  apply(typedFacts["no-degree"].label, cut(schoolLeaver), () =>
    filters.facts.push(typedFacts.beginners, typedFacts["no-degree"]),
  );
  for (const { name, label, add, pattern, denied: notWanted } of conditions) {
    const others = workModes.filter((one) => one !== name);
    const unwanted = notWanted && hasDenial.test(rest) ? cut(notWanted) : [];
    // Adverts rarely say what they do not have, except for the place of work.
    if (others.length === workModes.length) optionalConditions.push(...unwanted);
    else apply(`Not ${name}`, unwanted, () => filters.workModes.push(...others));
    apply(label, cut(pattern), () => add(filters));
  }
  filters.facts = [...new Set(filters.facts)];
  rest = writeExclusions(dropExperience(rest), (excluded) => isKnownWork(vocabulary, foldText(excluded)));
  return { rest: rest.replace(/\s+/g, " ").trim(), filters, optionalConditions };
}
