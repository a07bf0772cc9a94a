import type { ExperienceLevel, JobType } from "../../posting.ts";
import { typedFacts, type TypedFact } from "../filters/fact-terms.ts";
import type { Vocabulary } from "../../../occupations/vocabulary/vocabulary.ts";
import { foldText } from "../../../text/fold-text.ts";
import { isKnownWork } from "./named-work.ts";
import { writeExclusions } from "./negations.ts";
import type { Reading } from "./search-query.ts";
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
  [
    words(
      "part[ -]?time|teilzeit|(?:à |a )?temps partiel|media jornada|(?:tempo|jornada|período|periodo) parziale?|tempo parcial|jornada parcial|deeltijd|deltid|(?:na )?(?:pół|pol|część|czesc) etatu|niepełny etat|(?:na )?(?:zkrácený|zkraceny|částečný|castecny) (?:úvazek|uvazek)",
    ),
    "part-time",
  ],
  [
    words(
      "full[ -]?time|vollzeit|(?:à |a )?temps plein|jornada completa|tempo pieno|tempo (?:integral|inteiro)|voltijd|heltid|(?:na )?(?:pełny|pelny) etat|plný úvazek|plny uvazek",
    ),
    "full-time",
  ],
];
const quoted = (pattern: string) => words(`["“”]?(?:${pattern})["“”]?`);
const factWords: readonly [RegExp, TypedFact][] = [
  [
    quoted(
      "(?:with |offer(?:s|ing)? )?(?:visa sponsor(?:ship|ed|s)?|sponsor(?:s|ing|ed|ship)?(?: of| a| for)?(?: work)? visas?)",
    ),
    typedFacts.visa,
  ],
  [
    quoted(
      "(?:on |the )?night shifts?|working nights|at night|nacht(?:schicht|dienst|arbeit)|(?:travail )?de nuit|turno (?:de noche|di notte|noturno|notturno)|nocny|nocna|nocne|(?:na )?nocną zmianę|nachtploeg|nattskift|nattarbete|noční(?: směna| směny)?",
    ),
    typedFacts.night,
  ],
  [quoted("(?:on |at )?(?:the )?weekend(?:s| shifts?)?"), typedFacts.weekend],
];
const noExperienceWords = words(
  "(?:(?:but |and )?(?:i )?(?:have |with )?(?:no|without)(?: any)? (?:work )?experience(?: (?:needed|required|necessary))?|(?:ohne|keine) (?:berufs)?erfahrung|sans expérience|sans experience|sin experiencia|senza esperienza|sem experiência|sem experiencia|bez doświadczenia|bez doswiadczenia|zonder ervaring|utan erfarenhet|bez praxe|school leavers?|(?:my )?first job)",
);
const levelWords = words(
  "(?:(?:i |i've |i have )?(?:just |recently |newly )(?:finished|graduated|completed|left)(?: from)?(?: my)?(?: university| college| school| studies| degree)?|młodsz[yae]|mlodsz[yae]|débutante?|berufseinsteiger(?:in)?|absolwent(?:ka)?|(?:fresh|recent|new) graduates?|freshers?|beginners?|entry[ -]level)",
);
/** Conditions that an advert cannot fail: whoever has no degree looks for the same words. */
const droppedWords = words(
  "(?:(?:but |and |with |i have )?(?:no|without)(?: an?| any)? (?:degrees?|diploma|qualifications?|certificates?|cv|resume)(?: (?:needed|required|necessary))?)",
);
/** "Tired of Java" does not ask for Java. */
const leftBehind = words(
  "(?:tired|bored|sick) of [\\p{L}+#.]+|instead of [\\p{L}+#.]+|leaving [\\p{L}+#.]+|used to (?:be|work as) (?:an? )?[\\p{L}+#.]+",
);
const remoteWords = words(
  "(?:(?:that |where |which )?(?:i |you )?(?:can |could )?)?(?:(?:work(?:ing)?|jobs?)[ -]at[ -]home|(?:work(?:ing)?|jobs?|do)?(?: |-)?from[ -]home)|home[ -]based|wfh|telecommut(?:e|ing)|(?:fully |100% )?remote(?:ly)?(?! sens)|home ?office|online|anywhere(?: in the world| on earth)?|world ?wide|(?:praca |práce )?zdaln(?:ie|a|y|e|ej)|télétravail|teletravail|à distance|teletrabajo|teletrabalho|(?:en |da |em )?remot[oa](?: trabajo)?|lavoro da casa|(?:von|im) (?:zu ?hause|homeoffice)|heimarbeit|thuiswerk(?:en)?|op afstand|(?:på )?distans(?:arbete)?|hemifrån|na dálku|práce z domova|z domova",
);
/** Returns a pattern for a condition that is only wished for: "part time if possible". */
const wished = ({ source }: RegExp) =>
  new RegExp(
    `(?:ideally|preferably|maybe|perhaps),? ${source}|${source},? (?:if (?:it is |it's )?possible|ideally|preferably)`,
    "giu",
  );
/** Conditions that jobs may miss. */
const wishedWords: readonly RegExp[] = [...typeWords.map(([pattern]) => pattern), remoteWords].map(wished);

/**
 * Finds job types, beginners' jobs and remote work among the words, and the words without them. Those that are only wished
 * for, "if possible", are apart.
 *
 * @param reading "relaxed" takes all conditions for wishes.
 */
export function findAskedFilters(
  typed: string,
  vocabulary: Vocabulary,
  reading: Reading,
): { rest: string; asked: AskedFilters; wishedFor: string[] } {
  const asked: AskedFilters = { types: [], levels: [], workModes: [], facts: [] };
  let rest = typed.replace(droppedWords, " ").replace(leftBehind, " ");
  const wishedFor: string[] = [];
  for (const pattern of wishedWords) {
    rest = rest.replace(pattern, (condition) => {
      wishedFor.push(condition);
      return " ";
    });
  }
  const take = (pattern: RegExp, found: () => void) => {
    const conditions: string[] = [];
    rest = rest.replace(pattern, (condition) => {
      conditions.push(condition);
      return " ";
    });
    if (reading === "relaxed") wishedFor.push(...conditions);
    else if (conditions.length > 0) found();
  };
  take(noExperienceWords, () => asked.facts.push(typedFacts.beginners));
  take(levelWords, () => asked.levels.push("entry"));
  rest = writeExclusions(rest, (excluded) => isKnownWork(vocabulary, foldText(excluded)));
  if (reading !== "literal")
    for (const [pattern, fact] of factWords) take(pattern, () => asked.facts.push(fact));
  for (const [pattern, type] of typeWords) take(pattern, () => asked.types.push(type));
  take(remoteWords, () => asked.workModes.push("remote"));
  return { rest: rest.replace(/\s+/g, " ").trim(), asked, wishedFor };
}
