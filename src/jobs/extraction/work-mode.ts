import type { WorkMode } from "../../places/work-mode.ts";
import type { RawPosting, Stated } from "../posting.ts";
import { fieldEvidence } from "./evidence.ts";
import { findStated, passagesAround, type Phrase } from "./find-stated.ts";
import { workModeWordHints, workModeWords } from "./work-mode-words.ts";

const anyMode =
  /remote|hybrid|on-?site|in[- ]office|home|anywhere|worldwide|t\u00e9l\u00e9travail|zdaln|distan/i;

/**
 * Returns the work mode with the words it was read from: those of the fields and the title, or else of the description.
 *
 * @param resolved the mode that `resolveLocations` read from fields and title
 */
export function readWorkMode(
  resolved: WorkMode | null,
  raw: Pick<RawPosting, "workMode" | "remote" | "locations" | "remoteRegions" | "title">,
  text: string,
): Stated<WorkMode> | null {
  if (resolved === null) return readWorkModeFromText(raw.title, "title") ?? readWorkModeFromText(text);
  const place = raw.locations.find((location) => anyMode.test(location));
  if (raw.workMode !== null) return { value: resolved, evidence: fieldEvidence("workMode", raw.workMode) };
  if (raw.remote !== null && (raw.remote || place === undefined))
    return { value: resolved, evidence: fieldEvidence("remote", String(raw.remote)) };
  if (place !== undefined) return { value: resolved, evidence: fieldEvidence("locations", place) };
  const region = raw.remoteRegions[0];
  return anyMode.test(raw.title) || region === undefined
    ? { value: resolved, evidence: { from: "title", text: raw.title.slice(0, 200) } }
    : { value: resolved, evidence: fieldEvidence("remoteRegions", region) };
}

const hints = new RegExp(
  `\\b(?:[Rr]emote|REMOTE|[Hh]ybrid|HYBRID|[Oo]n-?[Ss]ite|ON-?SITE|on site|[Oo]ffice|[Tt]ele(?:comm|work|trab)|[Tt]élétravail|[Hh]ome[- ]?[Oo]ffice|in[- ]person|from home|from anywhere|${workModeWordHints})`,
  "g",
);

/** A part of the working time: "50 % ", "up to 40 percent of your time ". */
const share =
  "(?<![\\d.,])[1-9]\\d? ?(?:%|percent|per cent|prozent|pour ?cent)(?: (?:of|der|du|de)(?: (?:the|your|working|work))* (?:time|arbeitszeit|temps(?: de travail)?))?,?[- ](?:(?:can be|is|done|work(?:ed|ing)?|of|im|in|on|from|at|en|de|aus dem|the|an?)[ -])*";

/** Benefits: "work from home budget". */
const perks =
  "(?:budget|allowance|stipend|subsid\\p{L}+|set-?up|equipment|kit|gear|furniture|desk|fund|grant|contribution|reimburse\\p{L}+|expenses?|vouchers?|bonus|benefits?|perks?|package)";

/** After these words, the phrase is about customers, about skills, or about a chance: "the possibility of remote work". */
const elsewhere =
  "clients?|customers?|users?|businesses|organi[sz]ations|workforces?|possibilit(?:y|ies)|chance|becom(?:e|es|ing)|potential(?:ly)?|eventual(?:ly)?|exceptional|experience|expertise|help(?:s|ing)?|enabl(?:e|es|ing)|manag(?:e|es|ing)|lead(?:s|ing)?|supporting";

/** The same for remote work, which others may do, or which is an exception: "our team works remotely", "some remote work". */
const otherPeople = `${elsewhere}|teams?|professionals|engineers|colleagues|people|employees|members|staff|us|everyone|company|companies|some|occasional|occasionally|limited|partial|partially|partly|unable|accommodate|tolerate|unless|not|never|isn['’]t|won['’]t`;

/** Matches the words, unless one of some others is shortly before them. It looks back only after a match, to save time. */
const notAfter = (others: string, words: string) =>
  `\\b(?:${words})(?<!\\b(?:${others})\\b[^.\\n;:]{0,24}(?:${words}))`;

const notTheirs = (words: string) => notAfter(otherPeople, words);

const isA =
  "(?:is|will be|would be|can be|as|are)(?: currently| primarily| mainly| also)?(?: considered| listed as| based)?(?: an?| 100%| fully| entirely| completely)*";

const job =
  "(?:position|role|job|opportunity|opening|work|contract|assignment|employee|schedule|basis|internship)";

/** Phrases that speak of this job. Words alone do not count: "remote teams", "hybrid cloud", "on-site gym". */
const phrases: readonly Phrase<WorkMode>[] = [
  {
    value: "on-site",
    pattern:
      /\b(?:hybrid(?: work)?(?:,? (?:or|and|nor) (?:fully )?remote)?|remote(?: work)?,? (?:or|and|nor) hybrid)(?: work(?:ing)?| schedules?| arrangements?){0,2} (?:will not be|is not|are not|cannot be) (?:considered|offered|available|an option|possible|permitted|allowed)/iu,
  },
  {
    // Of several modes to choose from, the one with the most freedom counts.
    value: "remote",
    pattern: new RegExp(
      [
        `\\b(?:fully )?remote(?:ly)?(?: work(?:ing)?)?(?: ?[,/]| or| and) (?:in |on )?(?:an? )?hybrid\\b(?! (?:of|between))`,
        `\\bhybrid(?: work(?:ing)?)?(?: ?\\/| or) (?:fully |100% )?remote(?:ly)?\\b`,
      ].join("|"),
      "iu",
    ),
  },
  ...(["on-site", "hybrid", "remote"] as const).map((value) => ({
    value,
    pattern: new RegExp(workModeWords[value], "iu"),
  })),
  {
    value: "hybrid",
    pattern: new RegExp(
      [
        `(?:${share}(?:remote(?:ly)?|home[- ]?(?:office|working)|work[- ]from[- ]home|home|wfh|tele(?:work|commut)\\p{L}*|télétravail|teletrabajo|teletrabalho|mobile[sn]? arbeit\\p{L}*))(?! (?:teams?|compan|workforce|employees|first))(?<!\\b(?:team|company|workforce|staff|colleagues)\\b[^.\\n;:]{0,40})`,
        `\\b(?:remote(?:ly)?|home ?office|télétravail|teletrabajo)(?: work(?:ing)?)?:? ?\\(?(?:up to |bis zu |max\\.? |à |al )?[1-9]\\d ?(?:%|percent|per cent)`,
        `\\bremote(?:ly)? (?:work(?:ing)? )?(?:for )?(?:up to |about |at least )?(?:[1-4]|one|two|three|four)(?: ?[-–] ?\\d)? days? (?:a|per|each|\\/)`,
        `\\b(?:[1-4]|one|two|three|four)(?: ?[-–] ?\\d)? days? (?:(?:a|per) week )?(?:of |- |from )?(?:remote|home|wfh)`,
        `\\b(?:mix|combin\\w+|blend|balance) (?:of )?(?:remote|work from home|office|on-?site|in-office)`,
        `\\bwork (?:from home|remotely) (?:on|for) (?:the remaining|some|certain|part)`,
        `${notAfter(elsewhere, "hybrid")}[- ](?:work(?:ing|place)?\\b(?! (?:cloud|load|flow|experience|environments? (?:is|are) a))|remote|office|in-office|on-?site|${job}|model|policy|environment,? (?:with|where)|set-?up|arrangement|flexib)`,
        `\\b(?:${job}|this) ${isA} hybrid\\b`,
        `\\bhybrid\\b[^.\\n]{0,40}\\bdays? (?:a|per|each|in)`,
        `\\bhybrid,?(?: ?[(:–-])? ?(?:up to |about |at least )?(?:[1-4]|one|two|three|four)(?: ?[-–] ?\\d)? days?\\b`,
        `(?:^|\\n|[|(:–-] ?)hybrid ?(?:$|\\n|[|),;–-])(?! ?(?:and |or )?(?:native|web))`,
        `\\b(?:at least |minimum (?:of )?)?(?:[1-4]|one|two|three|four)(?:(?: ?[-–]| to| or) ?(?:[2-4]|two|three|four))? days? (?:a |per |each |\\/ ?)?(?:week )?(?:in|at|from|on)[- ](?:the |our |an )?[\\p{L} ]{0,20}(?:office|on-?site|site|campus|home)\\b`,
        `\\b(?:in|from) (?:the |our )?office (?:[1-4]|one|two|three|four)(?: ?[-–] ?\\d)? days?`,
        `${notAfter(elsewhere, "partial(?:ly)?|part(?:ly)?")}[- ]remote\\b(?![^.\\n]{0,24}\\b(?:teams?|workforces?|compan(?:y|ies)|organi[sz]ations?|clients?|customers?)\\b)`,
        `\\boffices? (?:at least |about |around )?[1-9]\\d ?% of the time`,
        `#LI-hybrid\\b`,
        `\\bgo into the office [1-4] days`,
        `\\bhybrid ?: `,
        `\\bon-?site (?:[1-4]|one|two|three|four) (?:days|times) (?:a|per) week`,
        `\\b[1-4] days (?:a|per) week [^.\\n]{0,40}\\b(?:office|campus)\\b`,
      ].join("|"),
      "iu",
    ),
  },
  {
    value: "on-site",
    pattern: new RegExp(
      [
        `\\b(?:not|no|isn['’]t|cannot be)(?: (?:a|an|offer|offering|allow|eligible for|available for|open to|considered))* (?:remote|telecommut\\w*|telework\\w*|work[- ]from[- ]home)\\b`,
        `(?<!\\b(?:fully|100 ?%|entirely|completely) )\\bremote (?:work )?(?:is |work is |will )?not (?:be )?(?:an option|available|possible|allowed|permitted|offered|considered)`,
      ].join("|"),
      "iu",
    ),
  },
  {
    value: "remote",
    pattern: new RegExp(
      [
        `${notTheirs("fully|100 ?%|entirely|completely|permanent(?:ly)?|full-time")}[- ]remote(?:ly)?\\b(?! (?:work(?:ing)? )?(?:is|are|will|can)(?: ?not|n['’]t)| (?:teams?|compan(?:y|ies)|clients?|customers?))`,
        `${notTheirs("remote")} ${job}\\b(?! (?:experience|environments?|teams?|tools?|(?:is|are|will|would|can) ?not|day|days|policy|option|${perks}))`,
        `\\b(?:${job}|this) ${isA} remote\\b`,
        `${notTheirs("work|working|working time|based")} (?:100% |fully |full-time )?(?:remote(?:ly)?|from anywhere|from home)\\b(?! (?:day|1|2|one|two|up to|occasionally|policy|${perks}))`,
        `\\b(?:location|work ?place|work (?:type|mode|location|setting|arrangement))s? ?[:–-] ?(?:fully |100% |us[- ]?|usa[- ]?)?remote\\b`,
        `(?:^|\\n|[|(] ?)(?:100% |fully |us |usa )?remote(?: only| first| us| usa| position)? ?(?:$|\\n|[|)])`,
        `${notTheirs("telecommute|telework|work[- ]from[- ]home")} ${job}`,
        `#LI-remote\\b`,
        `\\b(?:contract|position|role|job),? remote\\b`,
      ].join("|"),
      "iu",
    ),
  },
  {
    value: "on-site",
    // Case matters, because words may be glued: "Contract, onsiteLocation".
    pattern: /\b(?:[Cc]ontract|[Pp]osition|[Rr]ole|[Jj]ob),? [Oo]n-?[Ss]ite(?!\p{Ll})/u,
  },
  {
    value: "on-site",
    pattern: new RegExp(
      [
        `\\b(?:on-?site|on site|in[- ]office|in[- ]person|office[- ]based)[- ]${job}\\b(?! (?:support|with (?:clients|customers)))`,
        `\\b(?:${job}|this|candidates?|you) (?:${isA}|must be|requires? (?:being|working|working fully|work)?|to work|must work|works?|work fully) (?:fully |100% )?(?:on-?site|on site|in[- ]office|in[- ]person|in the office)\\b(?! (?:support|with|for (?:clients|customers)))`,
        `\\b(?:location|work ?place|work (?:type|mode|location|setting|arrangement))s? ?[:–-] ?(?:100% )?on-?site\\b`,
        `\\b(?:5|five) days (?:a|per) week (?:in|on|at)[- ](?:the |our )?(?:office|on-?site|site)`,
        `#LI-onsite\\b`,
        `(?:^|\\n|[|(] ?)(?:100% )?on-?site(?: only| position)? ?(?:$|\\n|[|)])`,
      ].join("|"),
      "iu",
    ),
  },
];

/**
 * Reads the work mode from phrases of a description that speak of the job itself.
 *
 * @example readWorkModeFromText("This is a hybrid role: three days in the office.")?.value // "hybrid"
 * @example readWorkModeFromText("You will support remote teams.") // null
 */
export function readWorkModeFromText(
  text: string,
  from: "title" | "description" = "description",
): Stated<WorkMode> | null {
  return findStated(text, from, phrases, passagesAround(text, hints));
}
