import { arrangements, type Arrangement, type Stated } from "../posting.ts";
import { conditionSource } from "./condition-words.ts";
import { fieldEvidence } from "./evidence.ts";
import { findStated, passagesAround } from "./find-stated.ts";
import { wholeWordPattern } from "./whole-word-pattern.ts";

/** Words of published labels, which are only about the kind of work. */
const labelWords: Readonly<Record<Arrangement, string>> = {
  apprenticeship:
    "apprentice|apprenticeship|apprenti\\w*|ausbildung\\w*|azubi\\w*|auszubildende\\w*|lehre|lehrling|lehrstelle|alternance|alternant\\w*|contrat pro(?:fessionnalisation)?|apprendistato|aprendiz\\w*|lärling|lærling|formación dual|dual(?:es)? studium",
  trainee: "trainee|traineeship|graduate (?:program\\w*|scheme)|volontariat|graduate trainee",
  volunteer:
    "volunteer\\w*|voluntary(?: work)?|ehrenamt\\w*|bénévol\\w*|bénévolat|voluntari\\w*|volontari\\w*|vrijwillig\\w*|wolontari\\w*|frivillig\\w*",
  temporary:
    "temp|temporary|temp to (?:hire|perm)|seasonal|saison\\w*|zeitarbeit\\w*|befristet\\w*|aushilf\\w*|cdd|intérim\\w*|intérimaire|vacataire|temporal|eventual|tempo determinato|temporári[oa]|tijdelijk\\w*|uitzend\\w*|czas określony|visstid\\w*|vikariat|vikar|midlertidig|временн\\w*|临时工?|interim|locum|maternity cover",
  "mini-job":
    "minijob\\w*|mini-job\\w*|geringfügig\\w*|(?:450|520|538|556)[- ]?(?:€|euro)[- ]?(?:job|basis)?",
  night:
    "night shifts?|nights?|overnight|nachtschicht|nachtdienst|nachtarbeit|de nuit|nocny|nocna|turno de noche|nattarbete",
  weekend:
    "weekends?(?: only| shifts?)?|wochenend\\w*|week-ends?|fines? de semana|fine settimana|weekendy|helg\\w*",
};

/** Words of titles. A title also names the work: "Volunteer Coordinator", "Night Club Manager". */
const others =
  "(?! (?:program\\w*|recruit\\w*|coordinat\\w*|manage\\w*|lead|scheme manager|supervis\\w*|advis\\w*|engagement|relations|development|trainer|assessor|services|works|accommodation|housing|club|clubs|market|vision|life))";
const titleWords: Readonly<Record<Arrangement, string>> = {
  apprenticeship: `(?:apprentice|apprenticeship|azubi\\w*|auszubildende\\w*|ausbildung (?:zu\\w*|als)|lehrling|lehrstelle|alternance|alternant\\w*|apprenti\\w*|dual(?:es)? studium)${others}`,
  trainee: `(?:trainee|traineeship|graduate (?:scheme|trainee|programme))${others}`,
  volunteer: `(?:volunteer|volunteers|ehrenamtlich\\w*|bénévole|voluntari[oa]|vrijwilliger)${others}`,
  temporary:
    "(?:temporary|temp|seasonal|fixed[- ]term|befristet\\w*|saisonkraft|aushilfe|cdd|intérim|maternity cover|elternzeitvertretung)(?! works)",
  "mini-job": "minijob\\w*|mini-job\\w*|(?:450|520|538|556)[- ]?(?:€|euro)[- ](?:job|basis)",
  night:
    "night shifts?|nights|night (?:porter|guard|nurse|auditor|manager)|overnight|nachtschicht|nachtwache|nachtdienst|de nuit",
  weekend: "weekends?|wochenend\\w*|week-end",
};

const job = "(?:position|role|job|opportunity|opening|contract|assignment|work(?:er)?)";
const denied = "(?<![/-])(?<!(?<!\\p{L})(?:no|not|non|without|keine?|ohne|sans|former|nor)[- ](?:an? )?)";
/** Phrases of a description that speak of this job. "Completed apprenticeship" asks for one. */
const textPhrases: Readonly<Record<Arrangement, string>> = {
  apprenticeship:
    "this apprenticeship|apprenticeship (?:position|role|lasts|starts|begins)|apprenticeship,? (?:of |for |lasting )?\\d+ (?:months|years)|\\d+[- ](?:month|year) apprenticeship|ausbildungs(?:beginn|dauer|platz)|deine ausbildung (?:bei|dauert|beginnt|startet)|(?:en|contrat (?:d['’]|en |de ))(?:alternance|apprentissage|professionnalisation)",
  trainee: `this (?:traineeship|trainee ${job})|trainee ${job}|traineeship (?:lasts|starts|of)|graduate (?:scheme|programme) (?:starting|that|lasts|begins)|als trainee`,
  volunteer: `volunteer (?:position|role|job|assignment)|(?:this is|as) an? (?:unpaid )?volunteer|voluntary (?:position|role)|unpaid(?:,)? volunteer|ehrenamtliche (?:tätigkeit|mitarbeit)|(?:mission|poste) bénévole`,
  temporary: `(?:temporary|temp|seasonal|fixed[- ]term) (?:contract|${job}|cover)|(?:this|position|role|job) is (?:a )?(?:temporary|seasonal|fixed[- ]term)|(?:job|employment|contract|position) type ?[:–-] ?(?:temporary|seasonal|fixed[- ]term)|befristete\\w* (?:stelle|anstellung|\\w*vertrag|\\w*verhältnis)|(?:en|contrat) cdd|contrato (?:temporal|de duración determinada|a termo)|tempo determinato|contratto a termine|umow\\p{L}{1,2}(?: o pracę)? na czas określony|contrat à durée déterminée|cdd de \\d+|tijdelijke? (?:contract|dienstverband|baan)|visstidsanställning|tidsbegrän\\p{L}+ anställning|midlertidig stilling|vikariat|maternity cover`,
  "mini-job":
    "mini-?job(?:-?basis)?|(?:450|520|538|556)[- ](?:euro|€)[- ](?:basis|job)|geringfügige beschäftigung",
  night:
    "(?:night|overnight|graveyard|third|3rd) shifts?|night work|work (?:at night|nights)|nachtschicht\\w*|nachtdienst\\w*|travail de nuit|turno de noche",
  weekend:
    "weekend shifts?|work (?:on |at )?weekends|weekends? (?:work )?(?:is |are )?required|(?:saturdays? and sundays?) only|wochenend(?:arbeit|dienst)\\w*|travail le week-?end",
};

const hints =
  /[Aa]pprenti|Ausbildung|[Aa]lternance|professionnalisation|[Tt]rainee|[Gg]raduate (?:[Ss]cheme|[Pp]rogram)|[Vv]olunt|[Ee]hrenamt|[Bb]énévol|[Tt]emp(?:orary)?\b|[Ss]easonal|[Ff]ixed|[Bb]efristet|CDD|durée dét|temporal|contrato|tempo det|a termine|czas określ|[Tt]ijdelijk|[Vv]isstid|[Tt]idsbegr|[Mm]idlertidig|[Vv]ikariat|[Mm]aternity|[Mm]ini-?[Jj]ob|\d{3}[- ](?:Euro|€)|[Gg]eringfügig|[Ss]hift|SHIFT|[Nn]acht|[Nn]ight|de noche|[Ww]eekend|[Ww]eek-end|Wochenend|[Ss]unday/g;

const patternsOf = (words: Readonly<Record<Arrangement, string>>, before = "") =>
  arrangements.map((value) => ({ value, pattern: wholeWordPattern(`${before}(?:${words[value]})`) }));
const labelPatterns = patternsOf(labelWords);
/** Titles also state these with the words that people search with. A night and a weekend are in other names, too. */
const statedByWords = ["apprenticeship", "trainee", "volunteer", "temporary", "mini-job"] as const;
const titlePatterns = patternsOf({
  ...titleWords,
  ...Object.fromEntries(
    statedByWords.map((value) => [value, `${titleWords[value]}|${conditionSource(value)}`]),
  ),
});
const textPatterns = patternsOf(textPhrases, denied);

/**
 * Reads facts about the kind of work other than its type, each with its words: an apprenticeship, a mini-job, work at
 * night.
 *
 * @example readArrangements([], "Night Porter", "")[0]?.value // "night"
 */
export function readArrangements(
  labels: readonly string[],
  title: string,
  text: string,
): Stated<Arrangement>[] {
  const passages = passagesAround(text, hints);
  return arrangements.flatMap((_, at): Stated<Arrangement>[] => {
    const [byLabel, byTitle, byText] = [labelPatterns[at], titlePatterns[at], textPatterns[at]];
    if (!byLabel || !byTitle || !byText) return [];
    const label = labels.find((one) => byLabel.pattern.test(one.slice(0, 200).replaceAll("_", " ")));
    if (label !== undefined)
      return [{ value: byLabel.value, evidence: fieldEvidence("employmentTypes", label) }];
    const stated =
      findStated(title, "title", [byTitle]) ?? findStated(text, "description", [byText], passages);
    return stated ? [stated] : [];
  });
}
