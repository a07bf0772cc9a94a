import type { JobType, Stated } from "../posting.ts";
import { findStated, passagesAround, type Phrase } from "./find-stated.ts";

const job =
  "(?:position|role|job|opportunity|opening|employment|vacancy|assignment|work(?:er)?(?! experience))";
const label =
  "(?:employment|job|position|contract|work|role|assignment|schedule|appointment)[ -]?(?:type|status|schedule|basis|category)?";

const fullTime = "full[- ]?time";
const partTime = "part[- ]?time";

/** Returns phrases in which the words speak of this job: "full-time position", "Job type: full-time". */
function saying(words: string): string {
  return [
    `\\b(?:${words})(?<!(?:\\/|record of |experience (?:in|of|with) )(?:${words}))(?:,? (?:permanent|regular|exempt|direct[- ]hire|salaried|hourly|w-?2|remote|on-?site|hybrid|temporary|contract|paid)){0,3}[ -]${job}\\b`,
    `(?:^|\\n|[|•*;.] ?)(?:${label}|type|time type|hours|duration|terms?|tax term) ?[:–-] ?(?:regular[, ]+|permanent[, ]+|exempt[, ]+)*(?:${words})\\b`,
    `(?:^|\\n|[|(] ?)(?:${words}) ?(?:$|\\n|[|)])`,
    `\\b(?:position|role|job|this) (?:is|will be) (?:an? |for )?(?:${words})\\b(?! (?:student|responsib))`,
  ].join("|");
}

const phrases: readonly Phrase<JobType>[] = [
  {
    value: "internship",
    pattern: new RegExp(
      `\\b(?:this|paid|unpaid|summer|winter|fall|spring|\\d+[- ](?:week|month)) internship\\b(?! (?:experience|or|program(?:me)?s))|${saying("internship|intern|co-?op")}`,
      "iu",
    ),
  },
  {
    value: "contract",
    pattern: new RegExp(
      [
        `\\b\\d+\\+?(?: ?[-–] ?\\d+)?[- ]?(?:months?|weeks?|mos?|yr|years?)\\+?(?: w-?2| c2c| initial| fixed[- ]term| rolling)? contract\\b(?! (?:experience|award|worth|value))`,
        `\\b(?<!\\/)contract[- ](?:to[- ](?:hire|perm\\w*)|position|role|job|opportunity|length|duration|assignment|basis|employment)\\b(?! (?:at the end|negotiat))`,
        `\\b(?<!\\/)(?:temporary|temp|fixed[- ]term|seasonal|interim) (?:contract|${job})\\b`,
        `\\b(?:w-?2|c2c|corp[- ]to[- ]corp|1099) (?:contract|only|position|role)\\b`,
        `(?:[A-Z]{2}|[|,;]) contract (?=on-?site|remote)`,
        saying("contract|c2h|temporary|fixed[- ]term(?: contract)?"),
      ].join("|"),
      "iu",
    ),
  },
  {
    value: "freelance",
    pattern: new RegExp(
      `\\bfreelance (?:basis|project|contract)\\b|\\b(?:as|for) a freelance\\b|${saying("freelance")}`,
      "iu",
    ),
  },
  { value: "part-time", pattern: new RegExp(saying(partTime), "iu") },
  {
    value: "full-time",
    pattern: new RegExp(
      [
        saying(fullTime),
        `\\b(?:40|37\\.5)(?<!(?:\\d ?[-–] ?|to )(?:40|37\\.5)) ?(?:hours|hrs)(?: ?\\/ ?| a | per )week\\b`,
        `\\b(?:permanent|direct[- ]hire|regular) (?:full[- ]time|${job})\\b(?! (?:residen|resident))`,
        `\\b${fullTime}(?:,| and) (?:permanent|exempt|salaried|benefit)|\\bpermanent,? ${fullTime}\\b|\\b(?:perm|permanent) ${job}`,
        `\\b(?:on a|a) ${fullTime} basis\\b|\\bwork(?:ing)? ${fullTime}\\b(?! (?:student|or))`,
        `\\b${fullTime} (?:regular|employee(?! benefits)|direct|hire|salaried|exempt|associate)\\b`,
      ].join("|"),
      "iu",
    ),
  },
];

const hints =
  /\b(?:[Ff]ull[- ]?[Tt]ime|FULL[- ]?TIME|[Pp]art[- ]?[Tt]ime|PART[- ]?TIME|[Cc]ontract|CONTRACT|[Ii]ntern(?:ship)?\b|INTERN|[Tt]emp(?:orary)?\b|[Ff]reelance|[Pp]ermanent|PERMANENT|[Dd]irect[- ][Hh]ire|DIRECT|[Ff]ixed|[Ss]easonal|[Cc]2[CcHh]|[Ww]-?2|1099|hours|hrs)/g;

/**
 * Reads the types of employment from phrases of a description that speak of the job itself, best first.
 *
 * @example readTypesFromText("This is a full-time position.")[0]?.value // "full-time"
 * @example readTypesFromText("You will coach contract participants.") // []
 */
export function readTypesFromText(text: string): Stated<JobType>[] {
  const passages = passagesAround(text, hints);
  return phrases.flatMap((phrase) => findStated(text, "description", [phrase], passages) ?? []);
}
