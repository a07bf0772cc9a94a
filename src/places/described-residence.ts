import { countryOfChoice, type Choice } from "./choose-place.ts";
import { placesIn } from "./described-places.ts";
import { findChoices } from "./find-choices.ts";
import { countryName, type Gazetteer } from "./gazetteer.ts";
import { locationText } from "./location-text.ts";
import { briefCountryNames } from "./place.ts";
import { placeOf, type ResolvedLocation } from "./resolve-location.ts";
import type { WorkMode } from "./work-mode.ts";

const lookedThrough = 20_000;
/** Characters of the names after the words of a limit. */
const longestNames = 90;
const maxMatches = 12;

const people = "candidates?|applicants?|applications|employees|residents|people|anyone|workers|hires";
const hires =
  "hir(?:e|ing)|employ(?:ing)?|accept(?:ing)?|consider(?:ing)?|support(?:ing)?|recruit(?:ing)?|contract(?:ing)?";
const cannot =
  "(?:cannot|can['’]?t|unable to|not able to|do not|don['’]t|are not|aren['’]t|not currently|will not|won['’]t)";
/** At most this many other words: "hire remote employees or contractors in". */
const others = "(?: (?!outside|except|in|from|within)[\\p{L}-]+){0,4}?";
const inPlace =
  " (?:in|from|within|inside|of|based in|located in|living in|residing in|anywhere in|who (?:live|reside|are based) in)";

/** Words before the place where a remote worker must live, in the eight languages of adverts. */
const required = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    `(?:must|need to|needs to|have to|has to|should|required to|can only)(?: already| currently| legally| all)? (?:(?:be )?(?:based|located|living|resident|residents|residing|domiciled|physically (?:located|present)|authori[sz]ed to work|eligible to work|legally authori[sz]ed to work)|live|reside|be)(?: (?:and|or) (?:authori[sz]ed to |eligible to )?(?:based|located|living|live|reside|work))*${inPlace}`,
    `${cannot} (?:${hires})${others} outside(?: of)?`,
    `only (?:${hires}|open to|available to)${others}${inPlace}`,
    `(?:${people})(?: based| located| living| residing)? (?:in|from)(?= [\\p{L} ]{2,28} only(?!\\p{L}))`,
    `open only to${others}${inPlace}|(?:limited|restricted) to (?:${people})${inPlace}`,
    `(?:work remotely|remote work|fully remote|remote role|role is remote|position is remote|job is remote|100 ?% remote)(?: from)?(?: anywhere)? (?:in|within|across)`,
    `(?:wohnsitz|wohnhaft|wohnort|lebensmittelpunkt) (?:\\p{L}+ ){0,2}?in|remote (?:aus|innerhalb)(?: von| der)?(?: ganz)?`,
    `(?:résider|habiter|basée?(?:\\(e\\))?|résidant|résidence(?: fiscale)?|domiciliée?) (?:\\p{L}+ )?(?:en|au|aux)`,
    `(?:residir|residencia(?: fiscal)?|residentes?|residas|vivir) en|(?:cualquier|qualquer) (?:lugar|punto|parte) (?:de|do|da)`,
    `(?:residir|residência|residente|morar) (?:no|na|em)|(?:residente|residenza|risiedere|ovunque) in`,
    `(?:woonachtig|wonen|woont|gevestigd) in|(?:mieszkać|zamieszkał\\p{L}+|zamieszkani\\p{L}+|przebywać) (?:na terenie|w)`,
  ].join("|")})(?: the| der| den)?(?= )`,
  "giu",
);

const anywhere =
  "anywhere|worldwide|world|globally|remote\\p{L}*|europe|countr\\p{L}+|weltweit|überall|europa\\p{L}*|partout|monde|télétravail|cualquier|mundo|todo|remot[oa]|qualquer|ovunque|overal|wereld\\p{L}*|świa\\p{L}+|zdaln\\p{L}+";
const except =
  "except(?:ing)?(?: for| in)?|excluding|with the exception of|other than|apart from|but not(?: in| from)?|außer(?: in| aus)?|ausgenommen|mit ausnahme (?:von|der)|sauf|hormis|à l['’]exception d[eu]s?|excepto|salvo|exceto|eccetto|tranne|escluso|behalve|uitgezonderd|oprócz|poza|z wyjątkiem|z wyłączeniem";
/** Words before a place where a remote worker must not live. */
const excluded = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    `${cannot} (?:be )?(?:${hires}|open to|available to)${others}${inPlace}`,
    `not (?:currently )?(?:available|open|hiring)(?: (?:to|for)${others})?${inPlace}`,
    `(?:${anywhere})(?!\\p{L})[^.;\\n]{0,40}?[ (](?:${except})`,
  ].join("|")})(?: the| der| den| la| le| les| el)?(?= )`,
  "giu",
);
/** Between the names of a list: "en Belgique ou au Luxembourg". */
const articles = / (?:au|aux|en|la|le|les|el|los|im|in|der|den|w|na|the)(?= )/giu;
/** Sentences about the company or its customers, not about workers. */
const aboutOthers = /customers?|clients?|sell|ship|deliver|travel|kunden|clientes|clienti|klien/iu;

/**
 * Adds the countries where remote workers may live, as a description states them: "Candidates must be based in the US",
 * "We cannot hire in Brazil". A description can only narrow what the fields state.
 *
 * @param workMode the mode as read from all of the advert
 */
export function withDescribedResidence(
  where: ResolvedLocation,
  workMode: WorkMode | null,
  description: string,
  gazetteer: Gazetteer,
): ResolvedLocation {
  if (workMode !== "remote") return where;
  const text = description.slice(0, lookedThrough);
  const isOpen = where.remoteCountries.length === 0 && !(where.locationText ?? "").includes("worldwide");
  const within = isOpen ? (choicesAfter(required, text, gazetteer)[0] ?? []) : [];
  const without = choicesAfter(excluded, text, gazetteer).flat();
  if (within.length === 0 && without.length === 0) return where;
  const stated = within.length > 0 ? countriesOf(within, gazetteer) : where.remoteCountries;
  const isAnywhere = stated.length === 0 && where.places.length === 0;
  const closed = new Set(countriesOf(without.filter(isWide), gazetteer));
  const open = isAnywhere && closed.size > 0 ? [...gazetteer.countries.keys()] : stated;
  const names = (choices: readonly Choice[]) => [...new Set(choices.map((one) => nameOf(one, gazetteer)))];
  const isPlain = where.places.length === 0 && within.length > 0;
  const label = isPlain
    ? locationText(
        { workMode, offices: [], remoteFrom: names(within), worldwide: false, unreadable: null },
        gazetteer,
      )
    : where.locationText;
  const exception = without.length === 0 ? "" : `(not ${names(without).slice(0, 4).join(" or ")})`;
  return {
    ...where,
    remoteCountries: open.filter((code) => !closed.has(code)),
    locationText: exception === "" ? label : [label, exception].filter(Boolean).join(" "),
  };
}

/** Returns the places directly after each match of the words, up to the first word that is not a place. */
function choicesAfter(words: RegExp, text: string, gazetteer: Gazetteer): Choice[][] {
  const found: Choice[][] = [];
  for (const match of text.matchAll(words)) {
    if (found.length === maxMatches) break;
    const end = match.index + match[0].length;
    const sentence = /[^.;!?\n]*$/.exec(text.slice(Math.max(0, match.index - 60), match.index))?.[0] ?? "";
    if (aboutOthers.test(sentence + match[0])) continue;
    const names = /^[^.;:!?\n)]*/.exec(
      text.slice(end, end + longestNames).replaceAll(/\b([A-Z])\.(?=[A-Z]\b)/g, "$1"),
    );
    const read = placesIn((names?.[0] ?? "").replaceAll(articles, "").trim(), gazetteer);
    const choices = findChoices([read], null, gazetteer).map(({ choice }) => choice);
    if (choices.length > 0) found.push(choices);
  }
  return found;
}

function isWide({ kind }: Choice): boolean {
  return kind === "country" || kind === "group";
}

function countriesOf(choices: readonly Choice[], gazetteer: Gazetteer): string[] {
  const codes = choices.flatMap((choice) =>
    choice.kind === "group" ? choice.group.countries : (countryOfChoice(gazetteer, choice) ?? []),
  );
  return [...new Set(codes)];
}

function nameOf(choice: Choice, gazetteer: Gazetteer): string {
  if (choice.kind === "group") return choice.group.name;
  if (choice.kind === "country") return briefCountryNames[choice.code] ?? countryName(gazetteer, choice.code);
  return placeOf(choice, gazetteer).name;
}
