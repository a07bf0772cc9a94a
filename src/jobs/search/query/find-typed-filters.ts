import type { ExperienceLevel, JobType } from "../../posting.ts";
import { typedFacts, type TypedFact } from "../filters/fact-terms.ts";
import type { Vocabulary } from "../../../occupations/vocabulary/vocabulary.ts";
import { foldText } from "../../../text/fold-text.ts";
import { isKnownWork } from "./recognise-work.ts";
import { writeExclusions } from "./negations.ts";
import type { Interpretation } from "./search-query.ts";
import type { WorkMode } from "../../../places/work-mode.ts";

/** Filters that were typed as words of a search. */
export type TypedFilters = {
  types: JobType[];
  levels: ExperienceLevel[];
  workModes: WorkMode[];
  facts: TypedFact[];
};

const start = "(?<![\\p{L}\\p{N}-])";
const end = "(?![\\p{L}\\p{N}])";
const words = (pattern: string) => new RegExp(`${start}(?:${pattern})${end}`, "giu");

const typeWords: readonly [RegExp, JobType][] = [
  [
    words(
      "(?:not|non|no)[ -]full[ -]?time|part[ -]?time|teilzeit(?:job|stelle)?|mini-?jobs?|(?:à |a )?temps partiel|media jornada|(?:tempo|jornada|período|periodo) parziale?|tempo parcial|jornada parcial|deeltijd|deltid|werkstudent(?:in|en)?|working students?|(?:na )?(?:pół|pol|część|czesc) etatu|niepełny etat|(?:na )?(?:zkrácený|zkraceny|částečný|castecny) (?:úvazek|uvazek)",
    ),
    "part-time",
  ],
  [
    words(
      "full[ -]?time|vollzeit|(?:à |a )?temps plein|jornada completa|tempo pieno|tempo (?:integral|inteiro)|voltijd|heltid|(?:na )?(?:pełny|pelny) etat|plný úvazek|plny uvazek",
    ),
    "full-time",
  ],
  [
    words(
      "^contract$|(?:on an? )?contract basis|(?<!smart )contract(?= (?!manag|admin|law|negotiat|specialist)(?:(?:[\\p{L}+#.]+ ){0,2}(?:roles?|jobs?|work|positions?|developers?|programmers?|designers?|architects?|testers?|scientists?|nurses?|teachers?|accountants?|consultants?|writers?|recruiters?)|(?:[\\p{L}+#.]+ ){1,2}(?:engineers?|analysts?|managers?))(?!\\p{L}))|(?<=\\p{L} )(?<!(?:smart|employment|of|an?|the|by|under) )contract(?=[\\s?!.]*$|,? (?:if (?:it is |it's )?possible|ideally|preferably))|as an? (?:independent )?contractor(?! \\p{L})",
    ),
    "contract",
  ],
];
const quoted = (pattern: string) => words(`["“”]?(?:${pattern})["“”]?`);
const factWords: readonly [RegExp, ...TypedFact[]][] = [
  [
    quoted(
      "(?:with |offer(?:s|ing)? )?(?:visa sponsor(?:ship|ed|s)?|sponsor(?:s|ing|ed|ship)?(?: of| a| for| my| me for an?| your)?(?: work)? visas?|(?:pays?|paying) for (?:my|a|the) visa|help(?:s|ing)? (?:me )?with (?:my|a|the) visa|h-?1b(?: visas?)?(?: sponsor(?:ship|ed|s)?)?)",
    ),
    typedFacts.visa,
  ],
  // "Jobs at Visa" is for the company.
  [
    quoted(
      "(?:with (?:an? )?(?:work )?visas?|(?<=\\p{L} )(?<!(?:at|for|by|of|from|in) )visas?)(?=[\\s?!.]*$)",
    ),
    typedFacts.visa,
  ],
  [
    quoted(
      "(?:on |the )?(?:over)?night shifts?|overnight|working nights|at night|nacht(?:schicht|dienst|arbeit)|(?:travail )?de nuit|turno (?:de noche|di notte|noturno|notturno)|nocny|nocna|nocne|(?:na )?nocną zmianę|nachtploeg|nattskift|nattarbete|noční(?: směna| směny)?",
    ),
    typedFacts.night,
  ],
  [
    quoted("(?:on |in |at )?(?:the )?(?:evening (?:shifts?|work|job)|evenings?)|spätschicht"),
    typedFacts.evening,
  ],
  [quoted("(?<=\\p{L} )nights?(?=[\\s?!.]*$)"), typedFacts.night],
  [quoted("(?:on |at )?(?:the )?weekend(?:s| shifts?| work)?"), typedFacts.weekend],
  [
    words(
      "(?:(?:but |and |or |with |i have )?(?:no|without|i (?:don't|don’t|dont|do not) have)(?: an?| any)? (?:degrees?|diplomas?|qualifications?)(?: (?:needed|required|necessary))?|ohne (?:studium|abschluss|ausbildung)|sans diplôme|sin (?:título|titulo|estudios)|senza (?:laurea|diploma)|bez (?:studiów|wykształcenia|dyplomu)|high school (?:diploma|education))",
    ),
    typedFacts.noDegree,
  ],
  [
    words(
      "(?:i |i've |i have )?(?:just |only |recently )?(?:finished|completed|left) (?:my )?(?:high|secondary) school|(?:high )?school leavers?|high school graduates?",
    ),
    typedFacts.beginners,
    typedFacts.noDegree,
  ],
  [words("(?:i'm|i’m|i am) (?:only |just )?1[4-8](?: years? old)?"), typedFacts.noDegree],
  [
    words(
      "(?:(?:but |and )?(?:i )?(?:have |with )?(?:no|without)(?: any)? (?:work )?exp(?:er|ier)[a-z]*(?: (?:needed|required|necessary))?|(?:with )?(?:0|zero) (?:years?|yrs?)(?: of)?(?: work)?(?: exp(?:er|ier)[a-z]*)?|(?:ohne|keine) (?:berufs)?erfahrung|sans expérience|sans experience|sin experiencia|senza esperienza|sem experiência|sem experiencia|bez doświadczenia|bez doswiadczenia|zonder ervaring|utan erfarenhet|bez praxe|(?:fresh|freshly|recent|new) graduates?|freshers?|(?:(?:my|a) )?first (?:real |proper )?job(?: in it)?)",
    ),
    typedFacts.beginners,
  ],
  [
    words(
      "(?:i |i've |i have )?(?:just |recently |newly )(?:finished|graduated|completed)(?: from| in)?(?: my| an?)?(?: university| college| school| studies| degree| course)?|(?:i |i've |i have )?(?:finished|graduated|completed|got)(?: in)? (?:my|an?)(?=(?: [\\p{L}]+){1,3} (?:degree|diploma|studies|course)(?!\\p{L}))",
    ),
    typedFacts.beginners,
  ],
];
const levelWords = words(
  "(?:(?:i |i've |i have )?(?:just |recently |newly )left(?: my)?(?: university| college| school| studies)?|młodsz[yae]|mlodsz[yae]|débutante?|berufseinsteiger(?:in)?|absolwent(?:ka)?|werkstudent(?:in|en)?|working students?|beginners?|(?:start(?:ing)?|begin(?:ning)?) (?:out|(?:a|my) (?:new )?career)(?= in | as )|(?:get(?:ting)?|break(?:ing)?) into(?= \\p{L})|entry[ -]level|(?:(?:where|that|which|who) )?(?:they |you |will |would )*(?:train|teach)(?:s|es)? me(?: on the job)?|(?:where|in which) i (?:am|get|will be) (?:trained|taught)|(?:with )?training (?:is )?(?:provided|given|included))",
);
/** Matches two things that a person lacks: "no experience or degree". */
const lackedPair =
  /(?<!\p{L})(no|without)( any)? (experience|degrees?|diplomas?|qualifications?),? (?:or|and|nor)(?: an?| any)? (?=experience|degree|diploma|qualification)/giu;
/** Matches conditions that no advert states. They are ignored. */
const unstatedConditions = words(
  "(?:(?:but |and |with |i have )?(?:no|without)(?: an?| any)? (?:certificates?|cv|resume)(?: (?:needed|required|necessary))?)|(?<=(?:jobs?|work|time|something) )for (?:an? )?(?:single |young |new |working )?(?:mothers?|mums?|moms?|fathers?|dads?|parents?|housewife|housewives)(?: (?:with|of) [^,.;?!]*)?[,;]?",
);
/** Matches work that a person wants to leave: "tired of Java", "change from teaching to". */
const formerWork = words(
  "(?:change|move|switch|transition) (?:from|out of) (?:[\\p{L}+#.]+ ){0,2}?[\\p{L}+#.]+(?= (?:in)?to )|(?:tired|bored|sick) of [\\p{L}+#.]+|instead of [\\p{L}+#.]+|leaving [\\p{L}+#.]+|used to (?:be|work as) (?:an? )?[\\p{L}+#.]+",
);
/** Matches the trade of a person who wants other work: "I am a teacher and want to work in marketing". */
const ownTrade =
  /^i(?:'m|’m| am| was| used to be| work as| worked as) an? [\p{L} ]{3,40}? (?:and|but|who) (?:i )?(?:now |would |'d )?(?:want|like|wish|hope|plan|need)s? to (?:(?:work|move|switch|change|get|go|start|retrain)(?: as| in| into| to)?) (?:an? )?([\p{L} ]+)$/iu;
/** Matches "it" for information technology: "jobs in it". */
const informationTechnology =
  /(?<=(?<!\p{L})(?:jobs?|work|working|careers?|something|roles?) in )it(?=\s*(?:$|[,.;?!]))/giu;
const remoteWords = words(
  "(?:(?:that |where |which )?(?:i |you )?(?:can |could )?)?(?:(?:work(?:ing)?|jobs?)[ -]at[ -]home|(?:work(?:ing)?|jobs?|do)?(?: |-)?from[ -]home)|home[ -]based|wfh|telecommut(?:e|ing)|(?:fully |100% )?remote(?:ly)?(?! sens)|home ?office|online(?! (?:shop|store|marketing|retail|media|advertising|banking|content|payments?|learning|business|commerce|platform))|anywhere(?: in the world| on earth)?|world ?wide|(?:praca |práce )?zdaln(?:ie|a|y|e|ej)|télétravail|teletravail|à distance|teletrabajo|teletrabalho|(?:en |da |em )?remot[oa](?: trabajo)?|lavoro da casa|(?:von|im) (?:zu ?hause|homeoffice)|heimarbeit|thuiswerk(?:en)?|op afstand|(?:på )?distans(?:arbete)?|hemifrån|na dálku|práce z domova|z domova",
);
const notRemoteWords = words("(?:not|non|no)[ -]remote(?: (?:work|jobs?|roles?|positions?))?");
/** Returns a pattern for an optional condition: "part time if possible". */
const optional = ({ source }: RegExp) =>
  new RegExp(
    `(?:ideally|preferably|maybe|perhaps),? ${source}|${source},? (?:if (?:it is |it's )?possible|ideally|preferably)`,
    "giu",
  );
/** Returns a pattern for a condition that is not wanted: "no night shift". Adverts rarely say what they do not have. */
const denied = ({ source }: RegExp) =>
  new RegExp(
    `${start}(?:but |and )?(?:no|not|without|(?:i )?(?:don't|don’t|do not) want|keine?|ohne|sans|sin|bez)(?: to| do| work| working)* ${source}`,
    "giu",
  );
/** Match denied conditions. "No" before a degree is a part of that condition: "no degree". */
const deniedPatterns: readonly RegExp[] = factWords.flatMap(([pattern, ...facts]) =>
  facts.includes(typedFacts.noDegree) ? [] : [denied(pattern)],
);
/** Match conditions that jobs need not meet. */
const optionalPatterns: readonly RegExp[] = [...typeWords.map(([pattern]) => pattern), remoteWords].map(
  optional,
);

/**
 * Extracts filters, such as job types and remote work, from the words of a search. Returns optional conditions ("if
 * possible") separately.
 *
 * @param interpretation "relaxed" makes all conditions optional.
 */
export function findTypedFilters(
  typed: string,
  vocabulary: Vocabulary,
  interpretation: Interpretation,
): { rest: string; filters: TypedFilters; optionalConditions: string[] } {
  const filters: TypedFilters = { types: [], levels: [], workModes: [], facts: [] };
  let rest = typed
    .replace(lackedPair, "$1 $3 $1 ")
    .replace(unstatedConditions, " ")
    .replace(formerWork, " ")
    .replace(informationTechnology, "IT")
    .replace(ownTrade, (whole: string, wanted: string) =>
      wanted === "IT" || isKnownWork(vocabulary, foldText(wanted)) ? `work in ${wanted}` : whole,
    );
  const optionalConditions: string[] = [];
  const makeOptional = (pattern: RegExp) => {
    rest = rest.replace(pattern, (condition) => {
      optionalConditions.push(condition);
      return " ";
    });
  };
  for (const pattern of optionalPatterns) makeOptional(pattern);
  const extract = (pattern: RegExp, apply: () => void) => {
    const conditions: string[] = [];
    rest = rest.replace(pattern, (condition) => {
      conditions.push(condition);
      return " ";
    });
    if (interpretation === "relaxed") optionalConditions.push(...conditions);
    else if (conditions.length > 0) apply();
  };
  const addFacts = (...facts: TypedFact[]) => {
    for (const fact of facts) if (!filters.facts.includes(fact)) filters.facts.push(fact);
  };
  if (interpretation !== "literal") {
    for (const pattern of deniedPatterns) makeOptional(pattern);
    for (const [pattern, ...facts] of factWords) extract(pattern, () => addFacts(...facts));
  }
  extract(levelWords, () => filters.levels.push("entry"));
  extract(notRemoteWords, () => filters.workModes.push("on-site", "hybrid"));
  rest = writeExclusions(rest, (excluded) => isKnownWork(vocabulary, foldText(excluded)));
  for (const [pattern, type] of typeWords) extract(pattern, () => filters.types.push(type));
  extract(remoteWords, () => filters.workModes.push("remote"));
  return { rest: rest.replace(/\s+/g, " ").trim(), filters, optionalConditions };
}
