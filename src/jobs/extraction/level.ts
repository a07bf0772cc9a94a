import type { ExperienceLevel, Stated } from "../posting.ts";
import { fieldEvidence } from "./evidence.ts";
import * as words from "./level-patterns.ts";
import { wholeWordPattern } from "./whole-word-pattern.ts";

/** A published label and its meaning. `loose` labels span several of our levels, so an exact title overrides them. */
type LabelRule = { pattern: RegExp; level: ExperienceLevel | null; loose?: true };

// The lowest of several named levels comes first: a posting for "Junior, Mid" is open to juniors.
// prettier-ignore
const labelRules: readonly LabelRule[] = [
  { pattern: wholeWordPattern("not applicable|n\\/?a|any|all levels|other|unspecified"), level: null, loose: true },
  { pattern: wholeWordPattern("mid[- ]?senior(?: level)?"), level: "mid", loose: true },
  { pattern: wholeWordPattern("entry|entry[- ]?level|junior|jr|graduate|new grad|intern|internship|trainee|apprentice|student|werkstudent\\w*|berufseinsteiger\\w*|einsteiger\\w*|absolvent\\w*|praktikant\\w*|débutant\\w*|jeune diplômé|principiante|sin experiencia|neolaureat\\w*|júnior|estagiário|starter|stażysta|młodszy|nybörjare|beginner|no experience|fresher|младший|стажер|початківець|молодший"), level: "entry" },
  { pattern: wholeWordPattern("mid|mid[- ]?level|mid[- ]?weight|midweight|middle|intermediate|medior|regular|confirmé|intermedi[oa]|pleno"), level: "mid" },
  { pattern: wholeWordPattern("senior|sr|snr|expert|lead|principal|staff|advanced|sênior|sénior|esperto|starszy|starší|старший|сеньор|ведущий|провідний"), level: "senior" },
  { pattern: wholeWordPattern("executive|c[- ]?level|c[- ]?suite|director|vp|vice president|head|president|partner|geschäftsführung|direktor\\w*|direktion|directeur\\w*|direttore|dirigente|dyrektor|директор"), level: "executive" },
  { pattern: wholeWordPattern("manager\\w*|management|supervisor|führungskraft|teamleit\\w*"), level: "senior", loose: true },
  { pattern: wholeWordPattern("associate|experienced|professional|specialist|specjalista|berufserfahren\\w*|berufserfahrung|expérimenté\\w*|con experiencia|esperienza|doświadcz\\w*"), level: "mid", loose: true },
];

/** Fewer roles than this may be one role and its field: "Director, Product Management". */
const minRoles = 3;

/**
 * Reads the experience level from the published label and the title; null when neither states one.
 *
 * The label decides unless it is vague ("Mid-Senior level", "Experienced", "Manager") and the title is exact. A director is
 * an executive even where the source knows no level above senior.
 * In a title that names several levels, an executive role named first wins ("Director, Graduate Hiring"), else the
 * lowest, since a "Junior/Senior Engineer" is open to juniors.
 *
 * @example readLevel("Mid-Senior level", "Senior Data Engineer")?.value // "senior"
 * @example readLevel(null, "Lead Generation Specialist") // null
 */
export function readLevel(published: string | null, title: string): Stated<ExperienceLevel> | null {
  const plain = (published ?? "")
    .slice(0, 120)
    .replace(/([a-z])([A-Z])/g, "$1 $2") // "MidSenior"
    .replaceAll("_", " ");
  const rule = labelRules.find(({ pattern }) => pattern.test(plain));
  const labelled = rule?.level ? { value: rule.level, evidence: fieldEvidence("level", plain) } : null;
  const isExact = rule !== undefined && rule.loose !== true;
  if (isExact && labelled?.value !== "senior") return labelled;
  const titled = readTitleLevel(title);
  if (isExact && titled !== "executive") return labelled;
  return titled ? { value: titled, evidence: { from: "title", text: title.slice(0, 200) } } : labelled;
}

/** The title of a post with several roles has a level only if all of them do. */
function readTitleLevel(title: string): ExperienceLevel | null {
  const text = title.slice(0, 300);
  const parts = text.split(/,\s|;|\sand\s/);
  const roles = parts.length < minRoles ? [] : parts.filter((part) => words.roleNoun.test(part));
  if (roles.length < minRoles) return readRoleLevel(text);
  const levels = new Set(roles.map(readRoleLevel));
  return levels.size === 1 ? ([...levels][0] ?? null) : null;
}

function readRoleLevel(text: string): ExperienceLevel | null {
  if (words.seniorDirector.test(text)) return words.entryTitle.test(text) ? "entry" : "senior";
  const clear = text.replace(words.misleadingPhrases, " · ");
  const executive = words.executiveTitle.exec(clear)?.index ?? -1;
  const entry = words.entryTitle.exec(clear)?.index ?? -1;
  if (executive >= 0 && (entry < 0 || executive < entry)) return "executive";
  if (entry >= 0) return "entry";
  if (words.midTitle.test(clear)) return "mid";

  const numeral = words.grade.exec(clear)?.groups ?? {};
  if (words.seniorTitle.test(clear) || words.staffRank.test(clear) || numeral["senior"]) return "senior";
  if (numeral["mid"] || words.experienced.test(clear)) return "mid";
  const begins = words.entryAssociate.test(clear) || (numeral["entry"] && !words.managerNoun.test(clear));
  return begins ? "entry" : null;
}
