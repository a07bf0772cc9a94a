/** Joins two alternatives, in the languages of adverts. */
const joint =
  "(?:,? (?:oder|und|bzw\\.?|sowie|or|and|ou|et|o|e|y|u|of|en|eller|och|og|lub|i|nebo|a|tai|ja|или|и)(?: (?:in|à|a|på|na))? | ?[\\/&|,+] ?(?:à )?|,? (?:à |in )?(?=(?:teil|voll)zeit möglich))";
/** Text between the two kinds of hours: "Vollzeit (40 h) oder Teilzeit". */
const hours = "(?: ?\\([^()\\n]{1,30}\\))?";

/** Words of full-time and part-time work that share a part when they are joined: "Voll- oder Teilzeit". */
const pairs: readonly (readonly [full: string, part: string])[] = [
  ["voll(?:zeit|-)?", "teil(?:zeit(?:stelle)?|-)?"],
  ["full(?:[- ]?time|-)?", "part(?:[- ]?time|-)?"],
  ["(?:temps |plein[- ])?(?:plein|complet|temps)", "(?:temps )?partiel"],
  ["(?:jornada |tiempo )?complet[ao]", "(?:jornada |tiempo )?parcial|media jornada"],
  ["(?:tempo )?pieno", "(?:tempo )?parziale"],
  ["(?:tempo |período )?integral", "(?:tempo )?parcial|meio período"],
  ["vol(?:tijds?|-)?", "deel(?:tijds?|-)?"],
  ["hel(?:tids?|-)?|fuld(?:tid|-)?", "del(?:tids?|-)?"],
  [
    "(?:pełn\\p{L}+|cały)(?: etat\\p{L}*| wymiar\\p{L}*)?",
    "(?:część|częściow\\p{L}+|pół|niepełn\\p{L}+)(?: etat\\p{L}*| wymiar\\p{L}*)?",
  ],
  ["plný(?: úvazek)?", "(?:částečný|zkrácený|poloviční)(?: úvazek)?"],
  ["полн\\p{L}+(?: занятость)?", "частичн\\p{L}+(?: занятость)?"],
  ["全[职職]", "兼[职職]"],
];
/** One of the two must be whole: "full or part" is about something else. */
const whole =
  /zeit|time|temps|jornada|tiempo|tempo|período|tijd|tid|etat|wymiar|úvazek|занятость|plein|[职職]/iu;

/** Words that name full-time and part-time work as alternatives. */
export const bothHours: string = pairs
  .flatMap(([full, part]) => [
    `(?:${full})${hours}${joint}(?:${part})`,
    `(?:${part})${hours}${joint}(?:${full})`,
  ])
  .join("|");
const bothHoursPattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${bothHours})(?![\\p{L}\\p{N}])`, "giu");

/** Before words of hours: "not a full-time role", "keine Vollzeit". */
export const denial =
  "(?<![\\p{L}\\p{N}])(?:not|non|no|never|isn['’]t|kein\\p{L}*|nicht|pas|geen|niet|ikke|inte|nie)[- ](?:(?:an?|be|de|à|in|strictly|necessarily|offer(?:ed|ing)?|consider(?:ed|ing)?|accept(?:ed|ing)?|suitable|available|possible|for|as|any|on|auf|zur) )*";
const deniedFull = new RegExp(
  `${denial}(?:full[- ]?time|vollzeit\\p{L}*|temps (?:plein|complet)|voltijds?|heltid|fuldtid)(?!\\p{L})`,
  "giu",
);
const deniedPart = new RegExp(
  `${denial}(?:part[- ]?time|teilzeit\\p{L}*|minijob\\p{L}*|temps partiel|deeltijds?|deltid)(?!\\p{L})`,
  "giu",
);

/**
 * Spells out the hours of a label or title: alternatives that share a word, and denials.
 *
 * @example spellOutHours("Voll- oder Teilzeit") // "full-time / part-time"
 */
export function spellOutHours(label: string): string {
  return label
    .replace(bothHoursPattern, (words) => (whole.test(words) ? " full-time / part-time " : words))
    .replace(deniedFull, "part-time")
    .replace(deniedPart, " ");
}
