import type { Evidence, JobType, Stated } from "../posting.ts";
import { spellOutHours, bothHours, denial } from "./both-hours.ts";
import {
  eastAsianPatterns,
  labelPatterns,
  titlePatterns,
  type LabelledJobType,
} from "./employment-type-patterns.ts";
import { fieldEvidence } from "./evidence.ts";
import { findStated, passagesAround, type Phrase } from "./find-stated.ts";
import { plainLine } from "./plain-line.ts";
import { wholeWordPattern } from "./whole-word-pattern.ts";

/** Within one alternative ("Contract, full-time"), the kind of contract matters more to a job seeker than the hours. */
const withinOne: readonly JobType[] = ["internship", "freelance", "contract", "full-time", "part-time"];
/** Between alternatives ("Contract or permanent"), the widest comes first. */
const betweenSeveral: readonly JobType[] = ["full-time", "part-time", "freelance", "contract", "internship"];

export type EmploymentTypes = {
  /** Every type the posting is open to; the first is the one to show. */
  types: JobType[];
  /** The published labels, kept to explain the type. */
  rawType: string | null;
  /** Null when there are no types. */
  evidence: Evidence | null;
};

/**
 * Reads the job types from the published labels and the title, or else from the description.
 *
 * - One label that names a contract and hours is one job: "Contract, full-time" is a contract. "Or", "/" and separate
 *   labels are alternatives: "Contract or permanent" is open to both, and full-time comes first.
 * - Permanent alone ("CDI") counts as full-time; "Permanent, part-time" is part-time. "Regular" says nothing about hours.
 * - A title that says internship, freelance or contract decides; it adds hours only where labels say none.
 *
 * @example readEmploymentTypes(["Contract or permanent"], "Data Engineer", "").types // ["full-time", "contract"]
 */
export function readEmploymentTypes(labels: string[], title: string, text: string): EmploymentTypes {
  const rawType = plainLine(labels.join(", "), 120) || null;
  const said = labels.flatMap(alternativesOf).map(meaningsOf);
  const titled = findTitleTypes(spellOutHours(title), said.flat());
  const titleSaysHours = titled.some(({ value }) => isHours(value));
  const alternatives = said
    .map((meanings) => typesOf(meanings, titleSaysHours))
    .filter(({ length }) => length > 0);
  const stated = alternatives.flat();
  const first = titled.map(({ value }) => value).filter((type) => !isHours(type));
  const firsts = new Set(alternatives.flatMap((types) => types[0] ?? []));
  const types = inOrder([
    ...first,
    ...(firsts.size > 1 ? betweenSeveral.filter((type) => firsts.has(type)) : firsts),
    ...inOrder(titled.map(({ value }) => value)),
    ...withinOne.filter((type) => stated.includes(type)),
  ]);
  if (types.length > 0) {
    const isTitled = titled.some(({ value }) => value === types[0]) || rawType === null;
    const evidence = isTitled ? (titled[0]?.evidence ?? null) : fieldEvidence("employmentTypes", rawType);
    return { types, rawType, evidence };
  }
  const told = readTypesFromText(text);
  const toldFirst = told[0];
  return { types: told.map(({ value }) => value), rawType, evidence: toldFirst?.evidence ?? null };
}

const isHours = (type: LabelledJobType) => type === "full-time" || type === "part-time";
const inOrder = (types: readonly JobType[]): JobType[] => [...new Set(types)];

const wholeLabelPatterns = [...withinOne, "permanent" as const].map(
  (meaning) => [meaning, wholeWordPattern(labelPatterns[meaning])] as const,
);
const titlePhrases = withinOne.flatMap((value): Phrase<JobType>[] => {
  const words = titlePatterns[value];
  const eastAsianPhrase = { value, pattern: eastAsianPatterns[value] };
  return words === undefined
    ? [eastAsianPhrase]
    : [{ value, pattern: wholeWordPattern(words) }, eastAsianPhrase];
});

/** The title adds hours only where labels say none. */
function findTitleTypes(title: string, said: readonly LabelledJobType[]): Stated<JobType>[] {
  const saysHours = said.some(isHours);
  const isPermanent = said.includes("permanent");
  return (
    titlePhrases
      // In "Recruiter, Technology Contract" of a permanent job, the contract is what the work is about.
      .filter(({ value }) => !(saysHours && isHours(value)) && !(isPermanent && value === "contract"))
      .flatMap((phrase) => findStated(title, "title", [phrase]) ?? [])
  );
}

/** "Contract or permanent", "Full-time / Part-time", "CDI | CDD" */
function alternativesOf(label: string): string[] {
  const words = label
    .slice(0, 200)
    .replace(/([a-z])([A-Z])/g, "$1 $2") // "FullTime"
    .replace(/_/g, " ");
  const plain = spellOutHours(words)
    .replace(/\bfulltime\b/gi, "full-time")
    .replace(/\bnon[- ]?contract\w*/gi, "")
    // "contract type: …" and "employment contract" name the field, not the value
    .replace(/\bcontract (?:type|length|duration)\b|\b(?:employment|labou?r) contract\b/gi, "");
  // "P/T", "m/w" and the like are one word
  return plain.split(/\s+(?:or|oder|ou|lub)\s+|(?<![/\s]\p{L}|^\p{L})\s*[/|]\s*(?!\p{L}(?!\p{L}))|[、，]/iu);
}

function meaningsOf(alternative: string): LabelledJobType[] {
  const words = alternative.trim();
  return wholeLabelPatterns
    .filter(
      ([meaning, pattern]) =>
        pattern.test(words) || (meaning !== "permanent" && eastAsianPatterns[meaning].test(words)),
    )
    .map(([meaning]) => meaning);
}

/** Permanent alone means full-time, unless the title says other hours. */
function typesOf(said: readonly LabelledJobType[], titleSaysHours: boolean): JobType[] {
  const types = withinOne.filter((type) => said.includes(type));
  return types.length === 0 && said.includes("permanent") && !titleSaysHours ? ["full-time"] : types;
}

/** Returns a phrase where a word of a script without spaces is alone or follows a label: "工作性质：全职". */
function eastAsian(type: JobType): string {
  const { source } = eastAsianPatterns[type];
  return `(?:类型|類型|性质|性質|形式|方式|形態|区分|형태|유형)[^\\p{L}\\n]{0,4}(?:${source})|(?:^|\\n|[(（|])\\s?(?:${source})\\s?(?:$|\\n|[)）|，,])`;
}

const job =
  "(?:position|role|job|opportunity|opening|employment|vacancy|assignment|work(?:er)?(?! experience))";

const labelWords =
  "(?:employment|job|position|contract|work|role|assignment|schedule|appointment)[ -]?(?:type|status|schedule|basis|category)?";

/** Returns phrases that use the words about this job: "full-time position", "Job type: full-time". */
function saying(words: string): string {
  return [
    `\\b(?:${words})(?<!(?:\\/|record of |experience (?:in|of|with) |based on |pro rata to )(?:${words}))(?:,? (?:permanent|regular|exempt|direct[- ]hire|salaried|hourly|w-?2|remote|on-?site|hybrid|temporary|contract|paid)){0,3}[ -]${job}\\b`,
    `(?:^|\\n|[|•*;.] ?)(?:${labelWords}|type|time type|hours|duration|terms?|tax term) ?[:–-] ?(?:regular[, ]+|permanent[, ]+|exempt[, ]+)*(?:${words})\\b`,
    `(?:(?:employment|job|position|contract|role) type|(?:^|[^\\p{L}]|\\p{Ll})duration) ?[:–-]\\s*(?:regular[, ]+|permanent[, ]+)*(?:${words})\\b(?! to hire)`,
    `(?:^|\\n|[|(] ?)(?:${words}) ?(?:$|\\n|[|)])`,
    `\\b(?:position|role|job|this) (?:is|will be) (?:an? |for )?(?:${words})\\b(?! (?:student|responsib))`,
  ].join("|");
}

/** Returns a phrase where the words are between commas or similar signs: "Baker: Full time, Onsite". */
function setApart(words: string): string {
  return `(?<!(?:part|full)[- ]?time,? |not |for [^.:\\n]{0,30})(?:[:,|–-]|\\bok,?) ?(?:${words}) ?(?:$|\\n|[;|)]|,(?! (?:or|and|part|full|casual|temp|intern)))`;
}

const hints =
  /(?:\b|(?<=\p{Ll}))(?:[Ff]ull[- ]?[Tt]ime|FULL[- ]?TIME|[Pp]art[- ]?[Tt]ime|PART[- ]?TIME|[Cc]ontract|CONTRACT|[Ii]ntern(?:ship)?\b|INTERN|[Tt]emp(?:orary)?\b|[Ff]reelance|[Pp]ermanent|PERMANENT|[Dd]irect[- ][Hh]ire|DIRECT|[Ff]ixed|[Ss]easonal|[Cc]2[CcHh]|[Ww]-?2|1099|hours|hrs|[Vv]ollzeit|[Tt]eilzeit|[Vv]oll-|[Tt]eil-|[Mm]ini-?[Jj]ob|[Gg]eringfügig|\d{3}[- ](?:Euro|€)|[Zz]ero[- ]hour|[Pp]er [Dd]iem|[Cc]asual|[Aa]pprentice|[Aa]lternance|[Aa]pprentissage|professionnalisation|[Aa]usbildungs|[Ss]tage de|convention de|tempo (?:pieno|parziale|parcial|integral|in?determinato)|[Tt]iempo parcial|[Cc]ontratto|[Cc]ontrat à durée|etatu|niepełn|[Tt]ijdelijk|[Vv]ast contract|[Vv]isstid|[Tt]idsbegr|[Mm]idlertidig|[Vv]ikariat|[Tt]illsvidare|[Hh]eltid|[Dd]eltid|[Hh]el-|[Ff]uld|[Vv]oltijd|[Dd]eeltijd|[Uu]nbefristet|[Bb]efristet|[Tt]emps (?:plein|partiel)|CDI\b|CDD\b|[Jj]ornada|[Cc]ontrato|[Uu]mow|[Pp]ełn|B2B)|全[职職]|兼[职職]|实习|實習|正社員|アルバイト|パート|インターン|フルタイム|契約社員|派遣|業務委託|정규직|계약직|인턴|시간제/gu;

/** Contracts without an end, which mean the usual hours unless others are stated: "Contrato indefinido, jornada parcial". */
const unlimited: Phrase<JobType> = {
  value: "full-time",
  pattern:
    /(?<!\p{L})(?:unbefristete\w* (?:stelle|festanstellung|anstellung|\w*vertrag|\w*verhältnis)|(?:en|contrat) cdi|contrat à durée indéterminée|contrato indefinido|contratto a tempo indeterminato|umow[aęy] o pracę(?! na czas określony)|vast contract|tillsvidareanställning)(?!\p{L})/iu,
};

/** Both kinds of hours as alternatives. In German and French, these words hardly ever speak of anything else. */
const either = `(?:${saying(`(?:${bothHours})`)}|(?<![\\p{L}])(?=voll|teil|temps|plein|à temps|jornada|tempo|pełn|heltid|deltid|fuld|hel-|voltijd|deeltijd)(?:${bothHours})(?![\\p{L}-]))`;

const partTime = `(?<!${denial})part[- ]?time`;

const fullTime = `(?<!${denial})full[- ]?time`;

/** Contracts that end, in other languages. */
const limited =
  "contratto a (?:tempo determinato|termine)|contrato (?:de trabajo )?(?:temporal|de duración determinada|a termo(?: certo)?|por obra)|umow\\p{L}{1,2}(?: -)? ?(?:zleceni\\p{L}+|o dzieło|(?:o pracę )?na czas określony)|contrat à durée déterminée|cdd de \\d+|tijdelijke? (?:contract|dienstverband|baan|functie)|visstidsanställning|tidsbegrän\\p{L}+ anställning|tidsbegrænset\\p{L}* (?:stilling|ansættelse)|midlertidig (?:stilling|engasjement)|vikariat";

const phrases: readonly Phrase<JobType>[] = [
  {
    value: "internship",
    pattern: new RegExp(
      `\\b(?:this|paid|unpaid|summer|winter|fall|spring|\\d+[- ](?:week|month)) internship\\b(?! (?:experience|or|program(?:me)?s))|${saying("internship|intern|co-?op")}|\\bstage de \\d+(?: à \\d+)? mois\\b|\\bconvention de stage\\b|(?<!\\p{L})(?:en|contrat (?:d['’]|en |de ))(?:alternance|apprentissage|professionnalisation)\\b|\\bthis apprenticeship\\b|\\bapprenticeship,? (?:of |for |lasting )?\\d+ (?:months|years)|\\b\\d+[- ](?:month|year) apprenticeship\\b|\\bausbildungs(?:beginn|dauer|platz)\\b|${eastAsian("internship")}`,
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
        `\\b(?:long|short)[- ]term contract\\b(?! (?:negotiat|award))|\\b\\d+[- ]months? ?\\+ ?contract\\b`,
        `(?<!\\p{L})(?:${limited})(?!\\p{L})|\\bkontrakt b2b\\b|\\bb2b contract\\b|\\bbefristete\\w* (?:stelle|anstellung|\\w*vertrag|\\w*verhältnis)|\\b(?:en|contrat) cdd\\b|\\bcontrato temporal\\b`,
        `(?:[A-Z]{2}|[|,;]) contract (?=on-?site|remote)`,
        `(?:^|\\n|[|•*;] ?)seasonal,? (?=\\p{L})`,
        saying("contract|c2h|temporary|fixed[- ]term(?: contract)?"),
        eastAsian("contract"),
      ].join("|"),
      "iu",
    ),
  },
  {
    value: "freelance",
    pattern: new RegExp(
      `\\bfreelance (?:basis|project|contract)\\b|\\b(?:as|for) a freelance\\b|\\bfreelance(?:rs?)? ?(?:\\/|or) ?contractors? only\\b|${saying("freelance")}|${eastAsian("freelance")}`,
      "iu",
    ),
  },
  {
    value: "part-time",
    pattern: new RegExp(
      [
        saying(partTime),
        `\\b(?:permanent|regular),? ${partTime}\\b(?! (?:or|and|employees|staff))`,
        either,
        `${denial}full[- ]?time ${job}`,
        `\\b(?<!(?:not|nicht|keine) )(?:in|als) teilzeit\\b|\\bteilzeitstelle\\b|(?:^|[\\n|(,:/–-] ?)teilzeit(?= ?(?:$|[\\n|),.;(]))|(?<!\\p{L}|pas )à temps partiel\\b|\\b(?:media jornada|(?:jornada|tiempo|tempo|contrato) parcial|tempo parziale|meio período|deeltijd(?:baan|functie)?)\\b|(?<!\\p{L})(?:(?:na )?(?:pół|½|1\\/2|część|3\\/4) etatu|niepełny etat)(?!\\p{L})|(?<!\\p{L})deltid(?:stjänst|sstilling|sansættelse)?(?= ?(?:$|\\n|[,.(]|\\d))`,
        `\\bzero[- ]hours? (?:contract|${job})|\\bper diem (?:${job}|registered|rn\\b|nurse)|\\bcasual (?:position|role|job|employment|contract|basis)`,
        `(?<!kein(?:en)? )\\bmini-?job(?:-?basis)?\\b|\\b(?:450|520|538|556)[- ](?:euro|€)[- ](?:basis|job)|\\bgeringfügige beschäftigung\\b`,
        eastAsian("part-time"),
      ].join("|"),
      "iu",
    ),
  },
  {
    value: "full-time",
    pattern: new RegExp(
      [
        saying(fullTime),
        either,
        eastAsian("full-time"),
        setApart(fullTime),
        `\\b(?:40|37\\.5)(?<!(?:\\d ?[-–] ?|to )(?:40|37\\.5)) ?(?:hours|hrs)(?: ?\\/ ?| a | per )week\\b`,
        `\\b(?:permanent|direct[- ]hire|regular) (?:full[- ]time|${job})\\b(?! (?:residen|resident))`,
        `\\b${fullTime}(?:,| and) (?:permanent|exempt|salaried|benefit)|\\bpermanent,? ${fullTime}\\b|\\b(?:perm|permanent) ${job}`,
        `\\b(?:on a|a) ${fullTime} basis\\b|\\bwork(?:ing)? ${fullTime}\\b(?! (?:student|or))`,
        `\\b(?:looking for|seeking|hiring|(?:to|and) hire|need|join us|opportunity for)\\b[^.;:\\n]{0,30}(?<!\\b(?:or|not|part[- ]time|of|for) )\\b${fullTime}\\b(?! (?:students?|benefits|or part|basis for))`,
        `(?:^|\\n|\\d[.)] |[-–•*] )(?:an? )?${fullTime} (?:\\p{L}+ ){0,3}\\p{L}*(?:er|or|ist|ant|chef|nurse)s?\\b`,
        `\\b(?<!(?:not|nicht|keine) )(?:in|als) vollzeit\\b|\\b(?<!(?:keine|nicht) )vollzeit(?:stelle)?\\b(?= ?(?:\\(|,|$|\\n))|(?<!\\p{L}|pas )à temps plein\\b|(?:^|[\\n|(,:–-] ?)temps plein(?= ?(?:$|[\\n|),.;(]))|\\bjornada completa\\b|\\btempo pieno\\b|\\bpełn(?:y|ego) etat`,
        `\\b${fullTime} (?:regular|employee(?! benefits)|direct|hire|salaried|exempt|associate)\\b`,
      ].join("|"),
      "iu",
    ),
  },
];

/**
 * Reads the types of employment from phrases of a description that speak of the job itself, best first.
 *
 * @example readTypesFromText("This is a full-time position.")[0]?.value // "full-time"
 * @example readTypesFromText("You will coach contract participants.") // []
 */
function readTypesFromText(text: string): Stated<JobType>[] {
  const passages = passagesAround(text, hints);
  const isOf = (type: JobType) => (one: Stated<JobType>) => one.value === type;
  const stated = phrases.flatMap((phrase) => findStated(text, "description", [phrase], passages) ?? []);
  const saysHours = stated.some(isOf("full-time")) || stated.some(isOf("part-time"));
  const usual = saysHours ? null : findStated(text, "description", [unlimited], passages);
  const told = usual ? [...stated, usual] : stated;
  const full = told.find(isOf("full-time"));
  // Of alternatives, the widest comes first.
  return full && told.some(isOf("part-time"))
    ? [
        ...told.filter(({ value }) => value !== "full-time" && value !== "part-time"),
        full,
        ...told.filter(isOf("part-time")),
      ]
    : told;
}
