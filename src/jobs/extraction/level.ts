import type { ExperienceLevel, Stated } from "../posting.ts";
import { fieldEvidence } from "./evidence.ts";
import { wholeWordPattern, anyScript } from "./whole-word-pattern.ts";

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

/** The nouns of roles, to tell a list of roles from one role and its field. */
const roleNoun = wholeWordPattern(
  "engineers?|developers?|designers?|managers?|analysts?|scientists?|directors?|head of \\w+|leads?|architects?|administrators?|devops|sre|consultants?|interns?|recruiters?|writers?|researchers?|programmers?|testers?|nurses?|assistants?|officers?|specialists?|sdr",
);

/** The title of a post with several roles has a level only if all of them do. */
function readTitleLevel(title: string): ExperienceLevel | null {
  const text = title.slice(0, 300);
  const parts = text.split(/,\s|;|\sand\s/);
  const roles = parts.length < minRoles ? [] : parts.filter((part) => roleNoun.test(part));
  if (roles.length < minRoles) return readRoleLevel(text);
  const levels = new Set(roles.map(readRoleLevel));
  return levels.size === 1 ? ([...levels][0] ?? null) : null;
}

/** Seniors are called experienced, too, so this counts only when no other word does. */
const experienced = wholeWordPattern("experienced");

/** "Engineer II" and "Architect - III", capitals only. A lone I or V must end the role: "Engineer I/O" is none. */
const grade =
  /(?<=[\p{L}.)](?: | - |, ))(?:(?<entry>I)(?=$|\s*[,;:(|–—-]|\s+-)|(?<mid>II)|(?<senior>III|IV|VI|V(?=$|\s*[,;:(|–—-]|\s+-)))(?![\p{L}\p{N}/])/u;

/** "Manager I" is the first grade of managers, no beginner. */
const managerNoun = wholeWordPattern("manager|supervisor|director");

/** "Associate Consultant" begins a career; "Sales Associate" is a trade. */
const entryAssociate =
  /(?<!\p{L})associate (?:[\p{L}&+#/-]+ ){0,2}?(?:engineer|developer|consultant|analyst|designer|scientist|product manager|software|tester|programmer|auditor|architect|account manager|producer|editor)(?!\p{L})/iu;

const entryTitle = wholeWordPattern(
  "junior|jr|jnr|júnior|entry[- ]level|graduate|grad|new grad|recent graduate\\w*|trainee|apprentice|apprenticeship|intern|interns|internship|internships|werkstudent\\w*|working student|student|praktik(?:um|ant\\w*)|azubi\\w*|ausbildung|auszubildende\\w*|absolvent\\w*|berufseinsteiger\\w*|quereinsteiger\\w*|débutant\\w*|alternan\\w*|apprenti\\w*|stagiaire|stagiair|stage(?= )|becari[oa]|tirocin\\w*|apprendista|estagi\\w*|stażyst\\w*|młodsz[ya]|mladší|stagista|trainees|fresher|no experience (?:required|needed|necessary)|early career|early talent|младш\\w*|стаж[её]р\\w*|молодш\\w*|стажист\\w*|undergrad",
);

const midTitle = wholeWordPattern(
  "mid|mid[- ]?level|midweight|mid[- ]weight|intermediate|medior|confirmé\\w*|journeyman|journey[- ]level|pleno|middle",
);

const seniorDirector = wholeWordPattern(
  "(?:art|creative|study|associate|assistant|deputy|technical|account|group account) director",
);

/** "Staff Engineer" is a rank; other staff are the people who work there. */
const staffRank =
  /(?<!\p{L})staff\+?,? (?:[\p{L}&+#./-]+,? ){0,5}?(?:engineers?|scientist|developer|designer|architect|researcher|programmer|product manager|technical (?:program|product) manager|sre|swe|analyst)(?!\p{L})/iu;

const seniorTitle = wholeWordPattern(
  "senior|sr|snr|lead|leads|principal|distinguished|fellow engineer|staff\\+|architect lead|tech lead|team lead\\w*|technical lead|supervisor|head (?:\\p{L}+ )?chef|leader|leaders|head (?:coach|nurse|teacher|cook|brewer|bartender|receptionist|housekeeper|gardener|cashier|lifeguard|waiter|waitress|barista|groundskeeper)|senior manager|general manager|chief (?:engineer|of staff|pilot|mate|technician|inspector|steward|operator|estimator|designer|editor)|executive (?:chef|producer|creative director|editor)|sénior|sênior|starsz[ya]|vedoucí|teamleit\\w*|teamleder|leitende[rn]?|führende\\w*|hoofd|kierownik|старш\\w*|ведущ\\w*|провідн\\w*|тимлид|lider",
);

const executiveTitle = wholeWordPattern(
  "ceo|cto|cfo|coo|cio|cmo|ciso|chro|chief \\p{L}+(?: \\p{L}+| & \\p{L}+| and \\p{L}+)? officer|chief executive|chief (?:architect|technologist|scientist|economist|counsel)|[ase]?vp|evp|svp|vice[- ]president|vice pres|president|managing director|executive director|director|directors|head of|head,|global head|group head|[\\p{L}&]+ head(?=$|\\s*[,(/|–-])|(?:school|high school|elementary school) principal|co-?founder|founder|managing partner|geschäftsführer\\w*|direktor\\w*|bereichsleiter\\w*|leiter(?:in)? (?!der schicht)|leitung|directeur|directrice|director[ae]?|direttore|direttrice|diretor[ae]?|dyrektor\\w*|ředitel\\w*|vd|direktør|johtaja|directeur-generaal|директор\\w*|executive vice|general counsel",
);

/** Phrases where a level word means something else. They are removed before the title is read. */
const misleadingPhrases = new RegExp(
  [
    "lead(?:s)?[- ](?:generat\\w*|gen|qualif\\w*|abatement|time|nurtur\\w*|management|scor\\w*|paint|free|acid|handl\\w*|conversion)",
    "(?:inbound|outbound|sales|new) leads?(?= (?:special|coordin|agent|rep))",
    "senior (?:living|care|citizens?|cent(?:er|re)|services|housing|home|communit\\w*|adults?|health|helper|dining|school|high|secondary|lifestyle|support services)",
    "(?:executive|exec|personal|administrative)(?: and \\w+)?(?: (?:administrative|personal|team|business))? (?:assistant|secretary|support|protection|search|recruiter|recruiting|recruitment|coach\\w*|coordinator|office|briefing|education|housekeep\\w*|communications|receptionist|partner|pa)\\w*(?: (?:to|for) (?:the )?[^,(|–-]*)?",
    "(?:assistant|secretary|pa|ea|support|advisor) (?:to|of|for) (?:the )?(?:[\\p{L}-]+ ){0,3}(?:director|ceo|cfo|cto|coo|vp|vice president|president|head|executive|md|managing director|board|chief \\p{L}+ officer|chief executive)\\p{L}*",
    "(?:reporting|reports) to .*$",
    "staff (?:nurse|rn|accountant|pharmacist|physician|attorney|therapist|assistant|writer|photographer|officer|auditor|chaplain|psychologist|psychiatrist|member|training|development|scheduler|coordinator|appraiser|veterinarian|sergeant|services|hygienist|interpreter|counsel|midwife|radiographer|support)",
    "(?:support|technical|medical|nursing|kitchen|bar|waiting|sales|store|office|bank|teaching|member of technical|front desk|clinical|catering|cleaning|warehouse|temp|wait) staff(?! (?:engineer|scientist|developer))",
    "graduate (?:school|admissions?|studies|programs?|programmes? (?:manager|coordinator|director)|recruit\\w*|education|medical education|division|nurse practitioner|faculty|research centre|employability|careers)",
    "(?:post|under)-?graduate",
    "(?:intern(?:ship)?s?|student|apprentice(?:ship)?s?|trainees?|graduate) (?:program\\w*|recruit\\w*|coordinator|success|services|affairs|life|support|advis\\w*|engagement|experience|relations|housing|finance|records|accounts?|union|ambassador|counsel\\w*|development manager|school|placement|manager|trainer|assessor|ministry)",
    "(?:art|creative|study|funeral|music|athletic|photography|associate|assistant|deputy|casting|technical|stage|choir|account|group account|medical records|activities|activity|fitness|aquatics|camp|youth|tournament|communications? centre) director",
    "mid[- ]?(?:market|size|sized|cap|office|town|atlantic|west|shift|stage|funnel|tier|term|day|night|wife|corporate|enterprise)\\w*",
    "(?:ceo|cto|cfo|coo|cio|cmo|president)['’]?s? (?:group|organi[sz]ation|org|team|function|division|business)",
    "product owner|business owner",
    "office of the (?:ceo|cto|cfo|coo|cio|president|chief \\p{L}+ officer)|(?:ceo|cto|cfo|coo|cio)['’]?s? office",
    "junior (?:high|college|school|league|colleges|golf|tennis|ranger)",
    "(?:phase|class|type|part|tier|stage|title|band|grade|schedule|war|category|volume|chapter|act|series|section|appendix|level one trauma) (?:i{1,3}|iv|v)",
  ]
    .map(anyScript)
    .join("|"),
  "giu",
);

function readRoleLevel(text: string): ExperienceLevel | null {
  if (seniorDirector.test(text)) return entryTitle.test(text) ? "entry" : "senior";
  const clear = text.replace(misleadingPhrases, " · ");
  const executive = executiveTitle.exec(clear)?.index ?? -1;
  const entry = entryTitle.exec(clear)?.index ?? -1;
  if (executive >= 0 && (entry < 0 || executive < entry)) return "executive";
  if (entry >= 0) return "entry";
  if (midTitle.test(clear)) return "mid";

  const numeral = grade.exec(clear)?.groups ?? {};
  if (seniorTitle.test(clear) || staffRank.test(clear) || numeral["senior"]) return "senior";
  if (numeral["mid"] || experienced.test(clear)) return "mid";
  const begins = entryAssociate.test(clear) || (numeral["entry"] && !managerNoun.test(clear));
  return begins ? "entry" : null;
}
