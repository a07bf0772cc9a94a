import type { Stated } from "../posting.ts";
import { numberWords, parseNumberWord } from "../../text/numbers.ts";
import { quote } from "./evidence.ts";
import { findStated, passagesAround } from "./find-stated.ts";
import { isInPreferredSection, wishBefore } from "./preferred-section.ts";

const number = `(?:\\d{1,2}|${numberWords.slice(0, 11).join("|")})`;
const yearsPattern = new RegExp(
  `(?<![\\p{L}\\p{N}.,\\p{Sc}]|\\d-)(?<least>${number})(?: ?(?:\\(|-LRB-)\\d{1,2}(?:\\)|-RRB-))? ?(?<open>\\+)?(?: ?(?:[-–—/]|to|or|plus) ?(?<most>${number}))?(?: ?\\(\\d{1,2}\\))? ?(?:\\+|plus|or more)? ?(?:years?|year\\(s\\)|yrs?|jahren?|ans|años|anni|anos|jaar|jaren|lata?|års?|let|roky|roků)(?!\\p{L})['’]?(?![- ]?olds?(?!\\p{L})| of age| ago| alt)`,
  "giu",
);
const yearHints = /(?:[Yy]ears?|YEARS|[Yy]rs|\d (?:Jahren?|ans|años|anni|anos|jaar|lata?))\b/g;
const experienceHints = /experience (?:is |are )?(?:required|needed|necessary)/g;
const aboutExperience =
  /experience|exp\b|background|track record|hands[- ]on|expertise|working (?:in|with|as|knowledge)|erfahrung|expérience|experiencia|experiência|esperienza|ervaring|doświadczeni/i;
const experienceBefore =
  /(?:experience|erfahrung|expérience|experiencia|experiência|esperienza|ervaring|doświadczeni\p{L}*)[^.;\n]{0,40}$/iu;
/** "At least 5 years in payroll": what somebody has done so long needs no word for experience. */
const atLeastBefore =
  /(?:minimum(?: of)?|at least|min\.|mindestens|au moins|al menos|mínimo(?: de)?|almeno|minimaal|minstens|co najmniej|minst|mindst) $/iu;
const workAfter =
  /^ (?:each )?(?:in|as|with|of|als|en|comme|como|som|w|nel|nella)\b(?! (?:a row|total|business|advance|length|age|contract|service|the (?:role|post|position|job|company|first|country|uk|us)|deutschland))/iu;
const eachAfter = /^[^.;\n]{0,50}\beach\b/i;
/** Years of something else: "a contract of at least 2 years in …". */
const otherYears =
  /\b(?:liv(?:e|ed|ing)|resid\w*|stay\w*|commit\w*|contract|warranty|valid|lease|wohn\w*)\b/i;

/** A degree, to which the years are an alternative: "Bachelor's degree in Law or 5 years of experience". */
const degreeBefore =
  /\b(?:degree|diploma|bachelor['’]?s?|discipline)\b[^.\n]{0,100}\bor (?:at least |a minimum of |minimum )?$/i;
/** A degree to which years are added: "BS + 5 years". */
const degreePlus =
  /(?:^|[\s(,;/])(?:b\.?s\.?c?\.?|b\.?a\.?|bachelor\S*|m\.?s\.?c?\.?|m\.?a\.?|master\S*|ph\.?d\.?|doctorate)(?: degree)?,? ?(?:\+|plus|and|with) ?(?:at least |a minimum of )?$/i;
const higherDegree =
  /(?:^|[\s(,;/])(?:m\.?s\.?c?\.?|master\S*|ph\.?d\.?|doctorate)(?![\p{L}])[^.;\n]{0,40}$/iu;
/** The years that the lower degree asks for: "MS + 3 years or BS + 5 years". */
const yearsOfLowerDegree =
  /^[^.;\n]{0,60}\bor\b[^.;\n]{0,20}\b(?:b\.?s\.?c?\.?|b\.?a\.?|bachelor\S*)(?![\p{L}])[^.;\n\d]{0,30}(\d{1,2})(?!\d)/iu;
/** Experience of the company: "with more than 25 years of experience". */
const boast = /\b(?:over|more than|combined|collective|über|mehr als)(?: (?:of|the past|the last))? $/i;
const minBoast = 15;
const noExperience =
  /\b(?:no|zero|without) (?:prior |previous |work |relevant )*experience (?:is |are )?(?:required|needed|necessary)/i;
const beginnerHints = /fresh(?:ly)?[- ]grad|\bfreshers?\b/gi;
const beginner = "\\b(?:fresh(?:ly)?[- ]grad(?:uate[sd]?|s)?|freshers?)\\b";
/** Fresh graduates may apply, whatever else is asked for. */
const beginnersInvited = new RegExp(
  `${beginner}(?:(?!\\bnot\\b|n['’]t\\b)[^.;\\n]){0,60}\\b(?:welcome|encouraged|eligible|(?:may|can) (?:also )?apply)\\b`,
  "i",
);
/** Fresh graduates are named, but not refused, and not as people to train. */
const beginnersNamed = new RegExp(
  `(?<!(?:\\b(?:not|no|never|cannot|mentor|mentoring|supervis\\w+|train|training|coach|coaching|guid\\w+)\\b|n['’]t\\b)[^.;\\n]{0,60})${beginner}(?! (?:week|programs?|programmes?)\\b)(?![^.;\\n]{0,40}(?:\\bnot\\b|n['’]t\\b))`,
  "i",
);
const maxYears = 30;

/**
 * Reads the minimum years of experience: none where fresh graduates may apply, or else the first number of years in a
 * sentence about experience. Without a number, jobs for fresh graduates and jobs that require no experience ask for none.
 *
 * @example readYears("At least 3-5 years of experience in retail.")?.value // 3
 */
export function readYears(text: string): Stated<number> | null {
  const aboutBeginners = passagesAround(text, beginnerHints);
  const none = (pattern: RegExp, passages: ReturnType<typeof passagesAround>) =>
    findStated(text, "description", [{ value: 0, pattern }], passages);
  return (
    none(beginnersInvited, aboutBeginners) ??
    readStatedYears(text) ??
    none(beginnersNamed, aboutBeginners) ??
    none(noExperience, passagesAround(text, experienceHints))
  );
}

function readStatedYears(text: string): Stated<number> | null {
  for (const passage of passagesAround(text, yearHints)) {
    for (const match of passage.text.matchAll(yearsPattern)) {
      const start = passage.start + match.index;
      const end = start + match[0].length;
      const rest = /^[^.;\n]*/.exec(text.slice(end, end + 80))?.[0] ?? "";
      const lead = /[^.;\n]*$/.exec(text.slice(Math.max(0, start - 60), start))?.[0] ?? "";
      const isAsked =
        aboutExperience.test(rest) ||
        experienceBefore.test(lead) ||
        degreePlus.test(lead) ||
        isOfWork(lead, rest);
      if (!isAsked && !(match.groups?.["open"] && /^['’]?s? (?:in|of|as|with|\p{L}+ing) /u.test(rest)))
        continue;
      if (/in lieu/i.test(`${lead}${rest}`) || isPreferred(text, start, lead, rest)) continue;
      if (degreeBefore.test(text.slice(Math.max(0, start - 160), start))) continue;
      const lower = higherDegree.test(lead) ? yearsOfLowerDegree.exec(text.slice(end, end + 140))?.[1] : null;
      const least = lower
        ? Number(lower)
        : /(?:up to|(?<!\bnot? )less than|maximum(?: of)?) $/i.test(lead)
          ? 0
          : parseNumberWord(match.groups?.["least"] ?? "");
      if (least >= minBoast && boast.test(lead)) continue;
      if (least <= maxYears) return { value: least, evidence: quote("description", text, start, end) };
    }
  }
  return null;
}

function isOfWork(lead: string, rest: string): boolean {
  if (otherYears.test(lead)) return false;
  const isLeast = atLeastBefore.test(lead);
  return (isLeast && workAfter.test(rest)) || ((isLeast || /^\W*$/.test(lead)) && eachAfter.test(rest));
}

/** A phrase about years in the words of a search. */
export type TypedYears = { start: number; end: number; years: number; isOpen: boolean };

/** Years of something else. */
const otherAfter =
  /^[- ]?(?:apprenticeship|contract|course|degree|diploma|fixed|internship|lease|old|placement|residency|term|warranty)/i;
/** Words before and after years of experience, also without a number: "with experience". */
const experience =
  "(?:exp(?:erience|\\.)?|pqe|(?:berufs)?erfahrung|expérience|experience|experiencia|experiência|esperienza|(?:werk)?ervaring|doświadczeni(?:a|e|em)|erfarenhet|praxe|praxí|zkušenost(?:í|mi)?)(?!\\p{L})";
const kindOfExperience =
  "(?:(?:relevant|professional|work(?:ing)?|industry|hands[- ]on|post[- ]qualification|previous|prior|some|proven|solid|good|berufliche|professionnelle|laboral|profesional|lavorativa) )?";
const openBefore =
  /(?:at least|minimum(?: of)?|min\.?|over|more than|mindestens|über|mehr als|au moins|plus de|al menos|mínimo(?: de)?|más de|almeno|oltre|più di|minstens|minimaal|meer dan|co najmniej|min\. |ponad|pelo menos|mais de|minst|mer än|alespoň|nejméně|více než)\s*$/iu;
const before = new RegExp(
  `(?:(?<![\\p{L}\\p{N}])${experience}\\s*(?:of|:|von|de|di|van)?\\s*)?(?:(?<![\\p{L}\\p{N}])(?:with|have|having|mit|avec|con|met|z|ze|com|med|s|se|um|up to|about|around)\\s+)?(?:(?<![\\p{L}\\p{N}])an?\\s+)?$`,
  "iu",
);
const after = new RegExp(
  `^\\s*(?:\\+|plus|or more|oder mehr)?\\s*(?:(?:of|de|d['’]|di|an?|van|in)?\\s*${kindOfExperience}${experience})?`,
  "iu",
);
/** Before these, experience is the work itself. */
const ofWhom =
  "brand|buyer|candidate|client|consumer|customer|developer|digital|employee|fan|guest|learner|member|mobile|passenger|patient|people|player|product|retail|student|user|visitor|web";
const withExperience = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:(?:with|of|having|have|mit|avec|con|met|z|ze|com|med|s|se)\\s+${kindOfExperience}${experience}|experience (?:required|needed|preferred|necessary|essential))(?:\\s+(?:in|with|of|as)(?=\\s))?|(?<=\\p{L} )(?<!(?<!\\p{L})(?:${ofWhom}) )${experience}(?=[\\s?!.]*$)`,
  "giu",
);

/**
 * Finds years of experience in the words of a search.
 *
 * @example findTypedYears("accountant 3+ years experience") // { start: 11, end: 30, years: 3, isOpen: true }
 */
export function findTypedYears(typed: string): TypedYears | null {
  for (const match of typed.matchAll(yearsPattern)) {
    const end = match.index + match[0].length;
    const { least = "", most, open } = match.groups ?? {};
    if (otherAfter.test(typed.slice(end)) || parseNumberWord(most ?? least) === 0) continue;
    const lead = typed.slice(0, match.index);
    const bound = openBefore.exec(lead);
    const rest = bound ? lead.slice(0, bound.index) : lead;
    const about = before.exec(rest)?.[0] ?? "";
    const isOpen = bound !== null || open !== undefined || /\+|plus|or more/i.test(match[0]);
    return {
      start: rest.length - about.length,
      end: end + (after.exec(typed.slice(end))?.[0].length ?? 0),
      years: parseNumberWord(isOpen ? least : (most ?? least)),
      isOpen,
    };
  }
  return null;
}

const experienceWord = new RegExp(`(?<![\\p{L}\\p{N}-])${experience}`, "iu");

/**
 * Drops words of a search that ask for experience without a number, because nearly every job does: "with experience".
 *
 * @param options `isAfterYears` is true for the words after "5 years": "of clinical experience"
 */
export const dropExperience = (typed: string, { isAfterYears = false } = {}): string =>
  (isAfterYears ? typed.replace(experienceWord, " ") : typed).replace(withExperience, " ");

/** True for a wish rather than a requirement: in a section of wishes, or next to "preferred". */
function isPreferred(text: string, start: number, lead: string, rest: string): boolean {
  return /\bpreferred\b/i.test(rest) || wishBefore.test(lead) || isInPreferredSection(text, start);
}
