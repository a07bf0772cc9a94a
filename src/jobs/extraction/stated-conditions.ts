import type { Degree, Shift, Stated } from "../posting.ts";
import { passagesAround, findStated, type Passage, type Phrase } from "./find-stated.ts";
import { quote } from "./evidence.ts";
import { isInPreferredSection, wishBefore } from "./preferred-section.ts";

/** The words around which degrees, visas and shifts are stated. One pattern, because each pass over a text takes time. */
const hints =
  /\b(?=[ABDEGHLMNPSTUVWabdghlmnpstuvw])(?:Education\n|[Dd]egree|[Bb]achelor|BACHELOR|[Mm]aster['’s ]|[Pp][Hh]\.?D|[Dd]iploma|[BM]\.?[SA]|[BbMm][Ss][Cc]|MBA|TVET|tvet|[Hh]igh [Ss]chool|[Ss]econdary [Ss]chool|GED|[Vv]ocational|[Dd]octora|[Uu]ndergrad|[Ll]evel (?:[IV34])|Hochschul|(?:Universitäts)?[Ss]tudium|[Ll]icenciatura|[Tt]itulación|[Gg]rado uni|[Ww]ykształcenie|[Bb]ac ?\+|[Dd]iplôme|[Aa]bgeschlossen|[Nn]o (?:college |university )?degree|[Vv]isa|VISA|[Ss]ponsor|SPONSOR|[Hh]-?1-?[Bb]|[Ww]ork [Pp]ermit|[Ss]hift|SHIFT|Schicht|Nachtschicht|Wechselschicht|[Ww]eekend|[Nn]ight work)/g;

export type StatedConditions = {
  degree: Stated<Degree> | null;
  visa: Stated<boolean> | null;
  shift: Stated<Shift> | null;
};

/** Reads degree, visa sponsorship and shift from a description. */
export function readStatedConditions(text: string): StatedConditions {
  const passages = passagesAround(text, hints);
  return {
    degree: readDegree(text, passages),
    visa: readVisa(text, passages),
    shift: readShift(text, passages),
  };
}

const visaPhrases: readonly Phrase<boolean>[] = [
  {
    value: false,
    pattern:
      /\b(?:(?:no|not|cannot|can['’]?t|unable to|don['’]?t|won['’]?t|without)(?: [\p{L}']+){0,5} (?:visas?|h-?1b)?[ -]?(?:sponsor\w*(?! for an? export)|visas?\b)|not [^.\n]{0,90}(?:need|require)[^.\n]{0,40} sponsorship|sponsorship (?:is|will|can)(?: not|['’]t)(?! unavailable)|(?:isn['’]t|not) (?:able|available) (?:to|for) sponsor\w*|visa sponsorship:? no(?:t available)?\b|no (?:visas?|h-?1b)\b)/iu,
  },
  {
    value: true,
    pattern:
      /\b(?:(?:visas?|h-?1b|work permit|immigration) (?:sponsorship|support|assistance|transfers?|help|welcome|provided|available)|(?:we|will|can|do|able to|happy to|offer\w*|provid\w*) (?:[\p{L}']+ ){0,3}?sponsor(?:ship)? ?(?:(?:your |for )?(?:an? )?(?:visas?|h-?1b|work permit)|(?=[.,;|\n]|$))|sponsor(?:s|ing)? (?:work )?visas?|visas? sponsor\w*|visa ok)|(?:^|[|,/] ?)(?:visa|h-?1b)(?= ?[,|/]|$)/imu,
  },
];

/**
 * Reads whether the employer sponsors a visa.
 *
 * @param passages the parts of the text to search; by default the whole text
 */
export function readVisa(text: string, passages?: readonly Passage[]): Stated<boolean> | null {
  const about = passages?.filter((passage) => /visa|sponsor|h-?1b|permit/i.test(passage.text));
  return findStated(text, "description", visaPhrases, about);
}

const shifts: readonly Phrase<Shift>[] = [
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

/** The phrases, unless they are denied: "keine Nachtschicht". */
const shiftPhrases = shifts.map(({ value, pattern: { source } }) => ({
  value,
  pattern: new RegExp(`(?<!\\b(?:no|not|without|keine?|ohne)\\s)(?:${source})`, "i"),
}));

/**
 * Reads the shift.
 *
 * @param passages the parts of the text to search; by default the whole text
 */
export function readShift(text: string, passages?: readonly Passage[]): Stated<Shift> | null {
  const about = passages?.filter((passage) => /shift|schicht|weekend|night/i.test(passage.text));
  return findStated(text, "description", shiftPhrases, about);
}

/** Courses that the employer pays for: "Programs range from high school completion to bachelor's degrees." */
const benefitBefore =
  /\b(?:programs?|courses?) rang\w+ from\b[^.\n]*$|\b(?:tuition|continuing education)\b[^.\n]*$/i;

/** "Bachelor's degree in Law (preferred)", but not "Bachelor's degree required, master's preferred" */
const preferredAfter = /^(?:(?!required|must|minimum|master|mba|ph\.?d)[^.\n;(*•●])*(?:\(\s*)?\bpreferred\b/i;

/** The label of a data set's column for education, which follows its heading. */
const degreeLabels: readonly Phrase<Degree>[] = [
  { value: "none", pattern: /Education\n+(?:not required|none|(?:secondary|high|middle|primary) school)/i },
  { value: "vocational", pattern: /Education\n+(?:diploma|certificate|tvet|vocational)/i },
];

/** From the lowest: "Bachelor's or Master's degree" asks for a bachelor's. */
const degreePhrases: readonly Phrase<Degree>[] = [
  {
    value: "none",
    pattern:
      /\b(?:no (?:college |university )?degree (?:is )?(?:required|needed|necessary)|high school (?:diploma|graduate|degree|or equivalent)|ged\b|secondary school (?:diploma|certificate))/gi,
  },
  {
    value: "vocational",
    pattern:
      /\b(?:associate['’]?s?['’]? degree|tvet|vocational (?:training|diploma|qualification)|(?:college |advanced |level [iv]+ )?diploma (?:in|or)|level (?:iii|iv|3|4) (?:in|certificate|diploma)|abgeschlossene (?:[a-zäöüß]+ )?(?:[a-zäöüß]+)?ausbildung)\b/gi,
  },
  {
    value: "bachelor",
    pattern:
      /\b(?:bachelor['’]?s?|bachelors?['’]?|b\.?sc\.?(?!\p{L})|b\.?s\.?(?=[ ,/]{1,3}(?:in|or|and|with|plus|degree|required|ms|m\.s|computer|electrical)\b|\/| ?\+ ?\d)|b\.?a\.?(?=\/| (?:in|or|with|plus|degree)\b| ?\/| ?\+ ?\d)|ba\/bs|bs\/ba|undergraduate degree|first degree|(?:college|university|four[- ]year|4[- ]year) degree|(?<!(?:master['’]?s?|m\.?[as]\.?|ph\.?d\.?|doctora(?:l|te)|advanced|graduate|associate['’]?s?|vocational|high) )degree in|hochschulabschluss|(?<!duale[sn]? )(?:hochschul|universitäts)?studium (?:der|des|im|in)\b|abgeschlossene[sn]? (?:[\p{L}()-]+[ -])?(?:[\p{L}()-]*)studium|licenciatura|titulación universitaria|grado universitario|wykształcenie wyższe|bac ?\+ ?3)/giu,
  },
  {
    value: "master",
    pattern:
      /\b(?:master['’]?s? (?:degree|of|in)|m\.?sc\.?(?!\p{L})|m\.?s\.?(?: (?:in|degree)\b| or ph| ?\/ ?ph| ?\+ ?\d| with \d)|m\.?a\.? degree|mba(?!\p{L})|(?:advanced|graduate) degree in|diplôme d['’]ingénieur|bac ?\+ ?5)/giu,
  },
  { value: "doctorate", pattern: /\b(?:ph\.?d\.?|doctora(?:te|l degree)|doctoral)\b/gi },
];

/**
 * Reads the lowest degree that is enough. Degrees that are only preferred are left out.
 *
 * @param passages the parts of the text to search; by default the whole text
 */
export function readDegree(
  text: string,
  passages: readonly Passage[] = [{ start: 0, text }],
): Stated<Degree> | null {
  for (const { value, pattern } of degreePhrases) {
    for (const passage of passages) {
      for (const match of passage.text.matchAll(pattern)) {
        const start = passage.start + match.index;
        const end = start + match[0].length;
        const before = text.slice(Math.max(0, start - 100), start);
        const isWish =
          preferredAfter.test(text.slice(end, end + 90)) ||
          wishBefore.test(before) ||
          isInPreferredSection(text, start);
        if (isWish || benefitBefore.test(before)) continue;
        return { value, evidence: quote("description", text, start, end) };
      }
    }
  }
  return findStated(text, "description", degreeLabels, passages);
}
