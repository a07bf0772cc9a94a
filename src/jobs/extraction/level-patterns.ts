import { anyScript, wholeWordPattern } from "./whole-word-pattern.ts";

/** Phrases in which a level word means something else. Taken out before the title is read. */
export const misleadingPhrases = new RegExp(
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

export const executiveTitle = wholeWordPattern(
  "ceo|cto|cfo|coo|cio|cmo|ciso|chro|chief \\p{L}+(?: \\p{L}+| & \\p{L}+| and \\p{L}+)? officer|chief executive|chief (?:architect|technologist|scientist|economist|counsel)|[ase]?vp|evp|svp|vice[- ]president|vice pres|president|managing director|executive director|director|directors|head of|head,|global head|group head|[\\p{L}&]+ head(?=$|\\s*[,(/|–-])|(?:school|high school|elementary school) principal|co-?founder|founder|managing partner|geschäftsführer\\w*|direktor\\w*|bereichsleiter\\w*|leiter(?:in)? (?!der schicht)|leitung|directeur|directrice|director[ae]?|direttore|direttrice|diretor[ae]?|dyrektor\\w*|ředitel\\w*|vd|direktør|johtaja|directeur-generaal|директор\\w*|executive vice|general counsel",
);
export const seniorTitle = wholeWordPattern(
  "senior|sr|snr|lead|leads|principal|distinguished|fellow engineer|staff\\+|architect lead|tech lead|team lead\\w*|technical lead|supervisor|head (?:\\p{L}+ )?chef|leader|leaders|head (?:coach|nurse|teacher|cook|brewer|bartender|receptionist|housekeeper|gardener|cashier|lifeguard|waiter|waitress|barista|groundskeeper)|senior manager|general manager|chief (?:engineer|of staff|pilot|mate|technician|inspector|steward|operator|estimator|designer|editor)|executive (?:chef|producer|creative director|editor)|sénior|sênior|starsz[ya]|vedoucí|teamleit\\w*|teamleder|leitende[rn]?|führende\\w*|hoofd|kierownik|старш\\w*|ведущ\\w*|провідн\\w*|тимлид|lider",
);
/** "Staff Engineer" is a rank; other staff are the people who work there. */
export const staffRank =
  /(?<!\p{L})staff\+?,? (?:[\p{L}&+#./-]+,? ){0,5}?(?:engineers?|scientist|developer|designer|architect|researcher|programmer|product manager|technical (?:program|product) manager|sre|swe|analyst)(?!\p{L})/iu;
export const seniorDirector = wholeWordPattern(
  "(?:art|creative|study|associate|assistant|deputy|technical|account|group account) director",
);
export const midTitle = wholeWordPattern(
  "mid|mid[- ]?level|midweight|mid[- ]weight|intermediate|medior|confirmé\\w*|journeyman|journey[- ]level|pleno|middle",
);
/** Said of seniors as well, so it counts only when nothing else does. */
export const experienced = wholeWordPattern("experienced");
export const entryTitle = wholeWordPattern(
  "junior|jr|jnr|júnior|entry[- ]level|graduate|grad|new grad|recent graduate\\w*|trainee|apprentice|apprenticeship|intern|interns|internship|internships|werkstudent\\w*|working student|student|praktik(?:um|ant\\w*)|azubi\\w*|ausbildung|auszubildende\\w*|absolvent\\w*|berufseinsteiger\\w*|quereinsteiger\\w*|débutant\\w*|alternan\\w*|apprenti\\w*|stagiaire|stagiair|stage(?= )|becari[oa]|tirocin\\w*|apprendista|estagi\\w*|stażyst\\w*|młodsz[ya]|mladší|stagista|trainees|fresher|no experience (?:required|needed|necessary)|early career|early talent|младш\\w*|стаж[её]р\\w*|молодш\\w*|стажист\\w*|undergrad",
);
/** "Associate Consultant" begins a career; "Sales Associate" is a trade. */
export const entryAssociate =
  /(?<!\p{L})associate (?:[\p{L}&+#/-]+ ){0,2}?(?:engineer|developer|consultant|analyst|designer|scientist|product manager|software|tester|programmer|auditor|architect|account manager|producer|editor)(?!\p{L})/iu;
/** "Engineer II" and "Architect - III", capitals only. A lone I or V must end the role: "Engineer I/O" is none. */
export const grade =
  /(?<=[\p{L}.)](?: | - |, ))(?:(?<entry>I)(?=$|\s*[,;:(|–—-]|\s+-)|(?<mid>II)|(?<senior>III|IV|VI|V(?=$|\s*[,;:(|–—-]|\s+-)))(?![\p{L}\p{N}/])/u;
/** "Manager I" is the first grade of managers, no beginner. */
export const managerNoun = wholeWordPattern("manager|supervisor|director");

/** The nouns of roles, to tell a list of roles from one role and its field. */
export const roleNoun = wholeWordPattern(
  "engineers?|developers?|designers?|managers?|analysts?|scientists?|directors?|head of \\w+|leads?|architects?|administrators?|devops|sre|consultants?|interns?|recruiters?|writers?|researchers?|programmers?|testers?|nurses?|assistants?|officers?|specialists?|sdr",
);
