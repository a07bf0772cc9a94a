import { currencyPattern } from "../../text/currency-rates.constants.ts";

/**
 * Patterns of parts of a title that say nothing about the work. They match only what is set apart from the rest, for example by
 * brackets or a dash.
 */

/** Titles that people type to test a form: "sdf", "asdfasdf", "Test job 2". */
export const placeholderTitle =
  /^(?:(?:a?sdf)+\w{0,3}|qwerty?\w{0,4}|test(?:ing)?(?:[ -](?:job|post(?:ing)?|advert|title|position|vacancy|stelle))?(?: ?\d{1,3})?|x{3,}|lorem ipsum.*)$/i;

const genders = "m|w|f|d|x|h|v|k|gn|i|o|u|n|b|a|male|female|diverse?|divers|männlich|weiblich|homme|femme";
/** "(m/w/d)", "[f/m/x]", "(m|w|d)*", "(gn)", "(all genders)", "(H/F)", "(mwd)" */
export const genderMarker = new RegExp(
  `\\s*[([{]\\s*(?:(?=[^)\\]}]*(?<!\\p{L})(?:[mfw]|f?e?male|homme|femme|\\p{L}{8,})(?!\\p{L}))(?:${genders})(?:\\s*[/|,*:.\\-–]\\s*(?:${genders}))+|mwd|wmd|dmw|mfd|fmd|mwx|wmx|mfx|fmx|gn|all[ -]?genders?(?: welcome)?|alle(?: geschlechter)?|any gender|m\\/f\\/d\\/v|f\\/m\\/nb|m\\/f\\/nb|w\\/m\\/nb|geschlechtsneutral|tou[st] genres?)\\s*\\*?\\s*[)\\]}]\\*?`,
  "giu",
);
/** The same without brackets where it is unambiguous: three letters, "H/F", or two other letters at the end of a part. */
export const bareGenderMarker =
  /(?<![\p{L}\p{N}/])(?:(?:[mwfhd]\s?[/|]\s?[mwfhd]\s?[/|]\s?[dxnv]|h\/f|f\/h)\*?(?![\p{L}\p{N}/])|(?:m\/w|w\/m|m\/v|v\/m|k\/m|m\/k)\*?(?=$|\s*[-–—|,([]))/giu;

const idWord =
  "(?:job|req|requisition|ref|reference|posting|vacancy|position|stellen)(?:uisition|erence)?[ -]?(?:id|no|nr|number|code|#)?";
/** "(JR12345)", "[REQ-1234]", "- R0012345", "#12345", "Job ID: 1234", "(12345)". Four digits in brackets may be a year. */
export const requisition = new RegExp(
  "\\s*(?:" +
    [
      `[([{]\\s*(?:${idWord}\\s*[:.#-]?\\s*)?#?[a-z]{0,4}[-_ ]?\\d{5,}(?:[-_]\\d+)?\\s*[)\\]}]`,
      `[([{]\\s*${idWord}\\s*[:.#-]?\\s*[a-z0-9/_-]*\\d[a-z0-9/_-]*\\s*[)\\]}]`,
      `[([{]\\s*(?:jr|req|r|id|job)[-_ #]?\\d{3,}\\s*[)\\]}]`,
      `(?:^|[-–—|,:]\\s*|\\s)#\\s?\\d{3,}\\b`,
      `[-–—|,]\\s*(?:${idWord}\\s*[:.#-]?\\s*)?(?:jr|req|r|id)?[-_ #]?\\d{5,}$`,
      `[-–—|,]?\\s*\\b(?:job|req|requisition|ref|reference|vacancy|posting)[ -]?(?:id|no|nr|number|code)\\.?\\s*[:#-]?\\s*[a-z]{0,4}[-_]?\\d{3,}\\b`,
      `[-–—|,]\\s*(?:jr|req|ref)[-_ :#.]*\\d{3,}\\b`,
      `\\s[-–—|]\\s*\\d{2,4}[-/]\\d{4,}$`,
    ].join("|") +
    ")",
  "giu",
);
export const leadingId = /^(?:(?:jr|req|r)[-_ ]?\d{4,}|#?\d{5,})\s*[-–—|:]\s*/iu;

const noisePattern =
  "urgent(?:ly)?(?: (?:hiring|requirement|opening|role|need|required|vacancy))?|immediate (?:start|hire|hiring|joiner|opening|need|requirement|vacancy)|hiring (?:now|immediately)|now hiring|we(?: are|['’]re) hiring|we are looking for|apply (?:now|today|asap)|asap|hot job|new|neue?(?: stelle)?|nouveau|nuevo|nieuw|top job|great opportunity|dringend(?: gesucht)?|ab sofort|gesucht|urgente?|recrutement|actively hiring|multiple (?:openings|positions)|\\d+ (?:openings|positions|vacancies)";
/** A call to hurry as a separate part: at the beginning, in brackets, or after a dash. "New Business Manager" stays. */
export const noise = new RegExp(
  `^[*!\\s]*(?:${noisePattern})\\s*(?:(?:[!:*–—|]+|-+(?=\\s))\\s*)+|^urgent(?:ly)? (?:hiring|required|requirement|need)(?: (?:of|for))?(?: an?)?\\s+(?=\\p{L})|^(?:now hiring|we(?: are|['’]re) hiring|hiring)\\s*(?:for|an?)?\\s*[:!–-]\\s*|[*([{]+\\s*(?:${noisePattern})\\s*!*\\s*[*)\\]}]+|\\s*[-–—|,]\\s*(?:${noisePattern})\\s*!*$|\\s*(?:urgent(?:ly)? (?:hiring|required|needed)|apply now|immediate start)\\s*!*$`,
  "giu",
);
export const repeatedMarks = /([!?*.])\1+|[!*]+$|^[!*]+/g;
export const emoji =
  /\p{Extended_Pictographic}(?:\ufe0f|\u200d\p{Extended_Pictographic})*|[\u{1f1e6}-\u{1f1ff}★☆►▶✓✔●]|\ufe0f/gu;

const money = `(?:${currencyPattern})`;
/** "2 000" has a space between its thousands, "12 5,000" does not. */
const amount = "(?:\\d{1,3}(?:[ \\u202f\\u00a0]\\d{3})+(?!\\d)|\\d[\\d.,']{0,12})";
const figure = `(?:${money}\\s?\\d[\\d.,' ]{0,12}(?:k|tsd\\.?)?|${amount}(?:k|tsd\\.?)?\\s?${money})(?!\\d|[.,]\\d|\\s?(?:m|mm|mn|mio|mrd|b|bn|million|billion)\\b)`;
const perPeriod =
  "(?:\\s?(?:/|p/|per|an?|pro|par|por|p\\.?)\\s?(?:shift|schicht|night|h|hr|hour|hours?|std\\.?|stunde|heure|hora|d|day|tag|jour|w|week|woche|m|month|monat|mois|mes|a|annum|year|yr|jahr|an|año)\\b\\.?|\\s?(?:ph|pa|pw|pm|pcm|hourly|weekly|monthly|yearly|annually)\\b)";
const taxes = "(?:\\s?(?:gross|net|brut|netto|brutto|neto|bruto|lordi|netti)(?!\\p{L}))?";
/**
 * "£13/h", "€45.000 - €52.000 p.a.", "$120k+", "13 € pro Stunde", "2 000 € net": an amount with its currency, and the words around it.
 */
export const payInTitle = new RegExp(
  `\\s*[([{]?\\s*(?:(?:up to|from|ab|bis zu|salary:?|pay:?|gehalt:?)\\s+)?(?:(?:\\d{1,3}(?:[ .,\\u202f\\u00a0]\\d{3})+|\\d{4,6})\\s?(?:-|–|—|to|bis|à)\\s?)?${figure}\\+?(?:\\s?(?:-|–|—|to|bis|à|/)\\s?${money}?\\s?${amount}k?\\s?${money}?\\+?)?${taxes}${perPeriod}?${taxes}\\+?\\s*[)\\]}]?`,
  "giu",
);
/** The same as a separate part at the end: "| £13/h", "(€45k)". An amount within the title may be of the work. */
export const payAtEnd = new RegExp(
  `(?:\\s+[-–—|@/]|[,|–—]|(?=\\s*[([{])|(?=\\s\\D?[^\\s]*\\d[^\\s]*\\s?(?:/|per|p|p/)\\s?(?:h|hr|hour|shift|day|night)\\b))${payInTitle.source}$`,
  "iu",
);

/** Areas of British postcodes with two letters that no grade or product has: "LS1", and not "SE2" or "L3". */
const postcodeAreas =
  "A[BL]|B[ABDHLNRST]|C[BFORTVW]|D[ADGHLNTY]|E[CHNX]|FK|G[LU]|H[ADGPRSUX]|I[GPV]|K[ATWY]|L[ADELNSU]|N[EGNRPW]|OX|P[HLO]|R[GHM]|S[GKLMNOPRSWY]|T[AFNQRSW]|UB|W[ACDFNRSV]|YO|ZE";
/** "(LS1)", "- LS1 4AP" or ", Leeds LS1" at the end: where the work is, and not what it is. */
export const postcodeAtEnd = new RegExp(
  `\\s*(?:[([]\\s*(?:${postcodeAreas})\\d{1,2}[A-Z]?\\s*[)\\]]|(?:[-–—|,]\\s*|[([]\\s*|\\s)[A-Z]{1,2}\\d{1,2}[A-Z]?\\s\\d[A-Z]{2}\\s*[)\\]]?|(?:\\s[-–—|]|,)\\s*(?:${postcodeAreas})\\d{1,2})$`,
  "u",
);

const modes =
  "remote(?:ly)?|hybrid|on-?site|in[- ]office|wfh|work from home|home ?office|télétravail|teletrabajo|remoto|zdalnie|etätyö|distans";
/** At most three modes in a row. Without a limit the pattern would be slow on hostile titles. */
const modePattern = `(?:100 ?% ?|fully |full |partly |flexible |us |uk |eu )?(?:${modes})(?:[ -](?:first|only|ok|friendly|possible|möglich|work|working|role|position|job|option(?:al)?|based|eligible|available))?(?:(?:\\s*[/,&]\\s*|\\s(?:(?:or|and|und|oder)\\s)?)(?:${modes})){0,2}`;
/** "(Remote)", "- Remote, US", "| Hybrid" as a separate part, so that "Remote Sensing Engineer" stays. */
export const workModeAtEnd = new RegExp(
  `\\s*(?:[([{]\\s*(?:${modePattern})(?:\\s*[-–,:/|]\\s*[^()[\\]{}]{1,40}|\\s+(?:in|within|from)?\\s*[\\p{Lu}][^()[\\]{}]{1,30})?\\s*[)\\]}]|(?:\\s[-–—|]|[,|–—])\\s*(?:${modePattern})(?:\\s*[-–,:(]\\s*(?:us|usa|uk|eu|emea|apac|latam|europe|india|canada|germany|worldwide|anywhere|global)\\)?|\\s+(?:us|usa|uk|eu|europe))?)$`,
  "iu",
);
/** "Analyst REMOTE" */
export const shoutedModeAtEnd = /\s+(?:REMOTE|HYBRID|ONSITE)$/;
export const workModeAtStart = new RegExp(
  `^(?:[([{]\\s*(?:${modePattern})\\s*[)\\]}]\\s*|(?:${modePattern})\\s*[-–—|:]\\s+)`,
  "iu",
);
