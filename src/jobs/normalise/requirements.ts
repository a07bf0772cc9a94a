import type { Degree, Shift, Stated } from "../posting.ts";
import { findStated, passagesAround, type Phrase } from "./find-stated.ts";
import { quote } from "./evidence.ts";

const numbers = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const number = `(?:\\d{1,2}|${numbers.join("|")})`;
const yearsPattern = new RegExp(
  `(?<![\\p{L}\\p{N}.,$€£]|\\d-)(?<least>${number})(?: ?(?:\\(|-LRB-)\\d{1,2}(?:\\)|-RRB-))? ?(?<open>\\+)?(?: ?(?:[-–—/]|to|or|plus) ?(?<most>${number}))?(?: ?\\(\\d{1,2}\\))? ?(?:\\+|plus|or more)? ?(?:years?|year\\(s\\)|yrs?)['’]?(?![- ]?old| of age| ago)`,
  "giu",
);
const yearHints = /(?:[Yy]ears?|YEARS|[Yy]rs)\b/g;
const experienceHints = /(?:[Nn]o|[Zz]ero|[Ww]ithout) [\p{L} ]{0,24}experience/gu;
const aboutExperience =
  /experience|exp\b|background|track record|hands[- ]on|expertise|working (?:in|with|as|knowledge)/i;
const noExperience =
  /\b(?:no|zero|without) (?:prior |previous |work |relevant )*experience (?:is |are )?(?:required|needed|necessary)/i;
const mostYears = 30;

/**
 * Reads the minimum years of experience: the first number of years in a sentence about experience.
 *
 * @example readYears("At least 3-5 years of experience in retail.")?.value // 3
 */
export function readYears(text: string): Stated<number> | null {
  for (const passage of passagesAround(text, yearHints)) {
    for (const match of passage.text.matchAll(yearsPattern)) {
      const start = passage.start + match.index;
      const end = start + match[0].length;
      const rest = /^[^.;\n]*/.exec(text.slice(end, end + 80))?.[0] ?? "";
      const lead = /[^.;\n]*$/.exec(text.slice(Math.max(0, start - 60), start))?.[0] ?? "";
      const isAsked = aboutExperience.test(rest) || /experience[^.;\n]{0,40}$/i.test(lead);
      if (!isAsked && !(match.groups?.["open"] && /^['’]?s? (?:in|of|as|with|\p{L}+ing) /u.test(rest)))
        continue;
      if (/in lieu/i.test(`${lead}${rest}`) || isPreferred(text, start, rest)) continue;
      const least = /(?:up to|less than|maximum(?: of)?) $/i.test(lead)
        ? 0
        : numberOf(match.groups?.["least"] ?? "");
      if (least <= mostYears) return { value: least, evidence: quote("description", text, start, end) };
    }
  }
  return findStated(
    text,
    "description",
    [{ value: 0, pattern: noExperience }],
    passagesAround(text, experienceHints),
  );
}

const sections =
  /(?<wish>prefer(?:red|ably)|desired|desirable|nice[- ]to[- ]have|bonus points|a plus:)|minimum|basic qual|required|must[- ]have|requirements|qualifications|responsibilities|what you(?:['’]ll|['’]re| will)? (?:bring|need|have)/gi;

/** True for a wish rather than a requirement: in a section of wishes, or "(preferred)" after it. */
function isPreferred(text: string, start: number, rest: string): boolean {
  if (/\bpreferred\b/i.test(rest)) return true;
  const above = text.slice(Math.max(0, start - 1200), start);
  const heading = [...above.matchAll(sections)].at(-1);
  if (heading?.groups?.["wish"]) return true;
  // "Preferred qualifications"
  const before = above.slice(Math.max(0, (heading?.index ?? 0) - 12), heading?.index ?? 0);
  return /prefer\w*\s$/i.test(before);
}

function numberOf(written: string): number {
  const word = numbers.indexOf(written.toLowerCase());
  return word >= 0 ? word : Number(written);
}

const degreeHints =
  /\b(?:Education\n|[Dd]egree|[Bb]achelor|BACHELOR|[Mm]aster['’s ]|[Pp][Hh]\.?D|[Dd]iploma|[BM]\.?[SA]|[BbMm][Ss][Cc]|MBA|TVET|tvet|[Hh]igh [Ss]chool|[Ss]econdary [Ss]chool|GED|[Vv]ocational|[Dd]octora|[Uu]ndergrad|[Ll]evel (?:[IV34])|Hochschul|Studium|[Aa]bgeschlossen)/g;
/** From the lowest: "Bachelor's or Master's degree" asks for a bachelor's. */
const degreePhrases: readonly Phrase<Degree>[] = [
  {
    value: "none",
    pattern:
      /\b(?:no (?:college |university )?degree (?:is )?(?:required|needed|necessary)|high school (?:diploma|graduate|degree|or equivalent)|ged\b|secondary school (?:diploma|certificate))/i,
  },
  {
    value: "vocational",
    pattern:
      /\b(?:associate['’]?s?['’]? degree|tvet|vocational (?:training|diploma|qualification)|(?:college |advanced |level [iv]+ )?diploma (?:in|or)|level (?:iii|iv|3|4) (?:in|certificate|diploma)|abgeschlossene (?:berufs)?ausbildung)\b/i,
  },
  {
    value: "bachelor",
    pattern:
      /\b(?:bachelor['’]?s?|bachelors?['’]?|b\.?sc\.?|b\.?s\.?(?=[ ,/](?:in|or|and|degree|ms|m\.s)|\/)|b\.?a\.?(?=\/| (?:in|or|degree)| ?\/)|ba\/bs|bs\/ba|undergraduate degree|first degree|(?:college|university|four[- ]year|4[- ]year) degree|(?<!master['’]?s? )degree in|hochschulabschluss|abgeschlossenes studium)(?![^.\n;]{0,70}\bpreferred)/i,
  },
  {
    value: "master",
    pattern: /\b(?:master['’]?s? (?:degree|of|in)|m\.?sc\.?|m\.?s\.? (?:in|degree|or ph)|mba)\b/i,
  },
  { value: "doctorate", pattern: /\b(?:ph\.?d\.?|doctora(?:te|l degree)|doctoral)\b/i },
];

/** The label of a data set's column for education, which follows its heading. */
const degreeLabels: readonly Phrase<Degree>[] = [
  { value: "none", pattern: /Education\n+(?:not required|none|(?:secondary|high|middle|primary) school)/i },
  { value: "vocational", pattern: /Education\n+(?:diploma|certificate|tvet|vocational)/i },
];

/** Reads the lowest degree that is enough. */
export function readDegree(text: string): Stated<Degree> | null {
  const passages = passagesAround(text, degreeHints);
  return (
    findStated(text, "description", degreePhrases, passages) ??
    findStated(text, "description", degreeLabels, passages)
  );
}

const visaHints = /\b(?:[Vv]isa|VISA|[Ss]ponsor|SPONSOR|[Hh]-?1-?[Bb]|[Ww]ork [Pp]ermit)/g;
const visaPhrases: readonly Phrase<boolean>[] = [
  {
    value: false,
    pattern:
      /\b(?:(?:no|not|cannot|can['’]?t|unable to|don['’]?t|won['’]?t|without)(?: [\p{L}']+){0,5} (?:visas?|h-?1b)?[ -]?(?:sponsor\w*(?! for an? export)|visas?\b)|not [^.\n]{0,90}(?:need|require)[^.\n]{0,40} sponsorship|sponsorship (?:is|will|can)(?: not|['’]t)|(?:isn['’]t|not) (?:able|available) (?:to|for) sponsor\w*|visa sponsorship:? no(?:t available)?\b|no (?:visas?|h-?1b)\b)/iu,
  },
  {
    value: true,
    pattern:
      /\b(?:(?:visas?|h-?1b|work permit|immigration) (?:sponsorship|support|assistance|transfers?|help|welcome|provided|available)|(?:we|will|can|do|able to|happy to|offer\w*|provid\w*) (?:[\p{L}']+ ){0,3}?sponsor(?:ship)? ?(?:(?:your |for )?(?:an? )?(?:visas?|h-?1b|work permit)|(?=[.,;|\n]|$))|sponsor(?:s|ing)? (?:work )?visas?|visas? sponsor\w*|visa ok)|(?:^|[|,/] ?)(?:visa|h-?1b)(?= ?[,|/]|$)/imu,
  },
];

/** Reads whether the employer sponsors a visa. */
export function readVisa(text: string): Stated<boolean> | null {
  return findStated(text, "description", visaPhrases, passagesAround(text, visaHints));
}

const shiftHints = /\b(?:[Ss]hift|SHIFT|Schicht|Nachtschicht|Wechselschicht|[Ww]eekend|[Nn]ight work)/g;
const shiftPhrases: readonly Phrase<Shift>[] = [
  {
    value: "rotating",
    pattern:
      /\b(?:rotating|rotational|rotation|alternating|swing|variable) shifts?\b|\bshift rotation|\b(?:work|working) in shifts\b|\bschichtdienst|\bwechselschicht|\b(?:24\/7|any|all) shifts?\b/i,
  },
  {
    value: "night",
    pattern: /\b(?:night|overnight|graveyard|third|3rd) shifts?\b|\bnachtschicht|\bnight work\b/i,
  },
  { value: "evening", pattern: /\b(?:evening|second|2nd|afternoon|late) shifts?\b/i },
  {
    value: "weekend",
    pattern: /\bweekend shifts?\b|\bwork (?:on )?weekends\b|\bweekends? (?:work )?(?:is |are )?required/i,
  },
  { value: "day", pattern: /\b(?:day|first|1st|morning|early) shifts?\b/i },
];

/** Reads the shift. */
export function readShift(text: string): Stated<Shift> | null {
  return findStated(text, "description", shiftPhrases, passagesAround(text, shiftHints));
}
