import type { WorkMode } from "../work-mode.ts";

/**
 * Words about the work mode, in the languages of adverts. They are folded, so that "Télétravail" and "teletravail" are
 * one entry.
 */
const modeWords: Readonly<Record<WorkMode, string>> = {
  remote: `
remote|remotely|fully remote|full remote|100 remote|remote 100|remote first|remote only|only remote|remote friendly
remote ok|remote okay|remote possible|remote work|remote job|remote position|remote working|remote based|remote eligible
remote anywhere|work remotely|working remotely|remote option|remote options|remote allowed|remote optional|virtual
completely remote|entirely remote|permanently remote|mostly remote|primarily remote|all remote|rem
remoteok|remote preferred|remote available|remote considered|remote opportunity|remote role|remote team
work from home|working from home|wfh|home based|homebased|home working|home worker|work at home|telework|teleworking
telecommute|telecommuting|telecommuter|distributed|fully distributed|distributed team|work from anywhere|wfa|telecommutable
homeoffice|home office|100 homeoffice|100 home office|heimarbeit|ortsunabhangig|standortunabhangig|deutschlandweit remote
mobiles arbeiten|mobile arbeit|remote arbeit|remote moglich|von zuhause|von zu hause|vollstandig remote|komplett remote
teletravail|full teletravail|100 teletravail|teletravail complet|a distance|travail a distance|teletravail total
remoto|remota|en remoto|100 remoto|100 remota|totalmente remoto|trabajo remoto|teletrabajo|trabalho remoto|home office remoto
a distancia|desde casa|trabajo desde casa|da remoto|completamente remoto|lavoro da remoto|smart working|smartworking|telelavoro
teletrabalho|a distancia total|anywhere remote|remotamente|modalidad remota|modalidade remota
zdalnie|zdalna|zdalny|praca zdalna|calkowicie zdalnie|calkowicie zdalna|w pelni zdalnie|100 zdalnie|praca w pelni zdalna
thuiswerken|vanuit huis|op afstand|volledig remote|thuis|distansarbete|pa distans|helt pa distans|distans|hjemmefra|fjernarbejde
hjemmekontor|etatyo|etana|vzdalene|prace z domova|na dalku|prace na dalku|z domu|tavmunka|de la distanta|la distanta|munca la distanta
uzaktan|uzaktan calisma|udaljeno|rad od kuce|удаленно|удаленная работа|віддалено|дистанционно|リモート|在宅|在宅勤務|フルリモート|재택|远程|עבודה מרחוק`,
  hybrid: `
hybrid|hybrid remote|remote hybrid|hybrid working|hybrid work|partially remote|partly remote|part remote|partial remote|some remote
flexible hybrid|remote flexible hybrid|temporarily remote|hybrid model|semi remote|remote part time office|hybrid wfh
hybride|teletravail partiel|teletravail hybride|teletravail occasionnel|hibrido|hibrida|modalidad hibrida|modelo hibrido|ibrido|ibrida
hybryda|hybrydowo|hybrydowa|praca hybrydowa|hybridi|hybridne|hybridni|hibrid|teilweise homeoffice|teilweise remote|teils remote
homeoffice moglich|home office moglich|home office anteilig|anteilig homeoffice|remote days|telecommute days|telecomute days|home office days|wfh days|homeoffice tage|teilweise home office|hybrides arbeiten|hybridarbete|hybridtyo|hibrit|гибрид|ハイブリッド|hybrid office`,
  "on-site": `
onsite|on site|on location|in office|in person|office based|no remote|not remote|non remote|onsite only|on site only|no remote work
in the office|onsite work|at the office|in situ|field based|on premise|on premises|onsites|non remote only
vor ort|prasenz|im buro|sur site|en presentiel|presentiel|sur place|presencial|100 presencial|en sitio|in sede|in presenza|in loco
stacjonarnie|stacjonarna|praca stacjonarna|na miejscu|op locatie|op kantoor|pa plats|pa kontoret|на месте|офис|現地|出社|frontal`,
};

/**
 * Words in location fields that say nothing about the place. They are not places, and they do not make a name next to
 * them doubtful.
 */
const emptyWords = `
the|a|an|in|at|of|on|to|for|from|near|around|within|into|by|with|inside|outside|between|across|throughout|via|our|your|any|all|other|others
based|only|ok|okay|possible|preferred|allowed|optional|welcome|friendly|considered|available|required|eligible|must|be|is|are|can|will|we|you|this
greater|metro|metropolitan|area|areas|region|district|province|county|state|city|town|downtown|uptown|midtown|central|centre|center|inner|outer
city centre|city center|metro area|metropolitan area|metroplex|surrounding|surroundings|surrounding areas|suburbs|suburb|vicinity|outskirts
north|south|east|west|northern|southern|eastern|western|northeast|northwest|southeast|southwest|coast|east coast|west coast|mid atlantic
available location|available locations|multiple|various|several|different|many|multi|location|locations|multiple locations|various locations|location flexible|locations available
office|offices|headquarter|headquarters|hq|head office|main office|home|site|sites|campus|building|floor|field|travel|travelling|traveling
nationwide|statewide|countrywide|regional|national|local|international|flexible|flex|flexibility|tbd|tbc|na|n a|none|null|blank|unspecified|unknown|other location
negotiable|after selection|negotiable after selection|location negotiable after selection|duty|duty station|duty stations|duty locations
not specified|see description|not applicable|to be determined|to be confirmed|confidential
time|timezone|timezones|time zone|time zones|hours|pacific|eastern time|pacific time
full time|fulltime|part time|parttime|permanent|contract|temporary|internship|m f d|m w d|f m d|w m d|all genders|job|jobs|role|position|team|teams|work|working|worker
miles|mile|mi|km|kms|kilometers|kilometres|minutes|mins|commute|commutable|radius|near me|me|days|day|week|per week|days a week|days per week|weekly|x
standort|standorte|raum|grossraum|umgebung|umkreis|stadt|land|landkreis|kreis|region um|bei|nahe|sowie|bundesweit moglich|einsatzort|arbeitsort|verschiedene standorte|zentrum|mitte
et environs|environs|departement|lieu|ville|siege|siege social|proche|plusieurs|partout|centre ville
varias ubicaciones|ubicacion|sede|ciudad|zona|area metropolitana|estado|provincia|localidade|cidade|regiao|zona sul|zona norte
miasto|siedziba|lokalizacja|wojewodztwo|caly kraj|caly|cala|cale|calej|calego|terenie|w|na|rozne lokalizacje|omgeving|regio|provincie|gemeente|stad|diverse locaties|kommun|lan|omegn|kommune
ir35|visa|sponsorship|relocation|relocate|relocation available|hiring|now|also|more|least|up|up to|us citizens|citizens|residents|resident|candidates|applicants|living|located|reside`;

/** Time zones: "Remote (ET)" is not Ethiopia, and "Remote, CT" is ambiguous. */
export const timeZones: ReadonlySet<string> = new Set(
  phrases("est|edt|pst|pdt|cst|cdt|mst|mdt|pt|et|ct|mt|gmt|bst|cet|cest|utc|eet|ist|aest|sgt"),
);

/** Words for a time zone that only the United States and Canada share. */
export const americanZone =
  /(?<![\p{L}\p{N}])(?:[ECMP][SD]T|(?:Eastern|Central|Mountain|Pacific)(?: (?:Standard|Daylight))? Time)(?: (?:time ?)?zones?| time)?(?![\p{L}\p{N}]| (?:hours|overlap|working))/u;

/** Words that make the previous words an address: "100 Reading Road" says nothing about Reading. */
const streetWords =
  "street|road|rd|avenue|ave|lane|ln|drive|boulevard|blvd|highway|hwy|suite|strasse|str|allee|platz|weg|gasse|rue|calle|avenida|ulica|ul|straat|parkway|pkwy|crescent|terrace|close";

/** Words that after a number from 1 to 4 mean days in the office. The job is then hybrid, regardless of other words. */
export const dayWords: ReadonlySet<string> = new Set(
  phrases("days|day|tage|tag|jours|jour|dni|dias|giorni|dagen|dagar|dage|x"),
);

/**
 * Words between alternatives: "Berlin or Munich". They count only if they are not part of a name ("Brighton and Hove").
 */
const joining = "or|and|oder|und|ou|et|y|e|o|lub|i|oraz|of|en|eller|og|och|ja|ili|lub tez|and or|n";

/** Words for "anywhere", without any limit of place. */
const anywhere = `
anywhere|worldwide|world|global|globally|the world|anywhere in the world|international remote|everywhere|anywhere worldwide|world wide|all over the world
weltweit|uberall|monde entier|mondial|partout dans le monde|en cualquier lugar|todo el mundo|mundial|caly swiat|calego swiata|wherever|any location|any country|all countries
no restrictions|unrestricted|planet earth|earth|global remote|remote global|anywhere on earth|internet`;

function phrases(text: string): string[] {
  return text
    .trim()
    .split(/[|\n]/)
    .map((phrase) => phrase.trim());
}

export type LocationWord =
  | { kind: "mode"; mode: WorkMode }
  | { kind: "anywhere" }
  | { kind: "empty" }
  | { kind: "street" }
  | { kind: "joining" };

/** The meanings of folded phrases in a location field, other than places. */
export const locationWords: ReadonlyMap<string, LocationWord> = new Map<string, LocationWord>([
  ...phrases(emptyWords).map((word) => [word, { kind: "empty" }] as const),
  ...[...timeZones].map((word) => [word, { kind: "empty" }] as const),
  ...phrases(streetWords).map((word) => [word, { kind: "street" }] as const),
  ...phrases(joining).map((word) => [word, { kind: "joining" }] as const),
  ...phrases(anywhere).map((word) => [word, { kind: "anywhere" }] as const),
  ...(["remote", "hybrid", "on-site"] as const).flatMap((mode) =>
    phrases(modeWords[mode]).map((word) => [word, { kind: "mode", mode }] as const),
  ),
]);

/** Cities whose name is a common word. Alone it is read as the word; next to its state or country, as the city. */
export const citiesThatAreWords: ReadonlySet<string> = new Set(
  phrases(`
pace|ajax|mobile|commerce|industry|enterprise|media|normal|surprise|paradise|independence|liberty|hope|union|page|star|best|same|male|bar|most|man
nice to have|orange|mission|temple|gardner|sparks|bend|reading room|golden|superior|cool|ideal|security|deer park|business|college|university
university park|college park|central park|mountain home|hollister|experience|sunrise|rapid|rapid city center|home|opportunity|success
senior|junior|lead|staff|manager|engineer|developer|data|cloud|full|stack|back|front|end|web|mobile app|sales|marketing|product|support
main|broadway|bath room|split shift|bridge|market|capital|harbor|hub|lab|labs|studio|garden|gardens|park|plaza|square|mall|tower|summit|atlas|garment|stadium
java|ios|haskell|sales|perm|swift|spring|ruby|go|rust|scala|react|node|ada|julia|elm|oracle|azure|salesforce|sap|soma|media city|van|pandora|opportunity|university|valley|train|stock|cash|grad|coin|elixir|vue|oss|morgan|vista|bonus|option|options
stars|energy|power|water|bank|credit|trust|general|medical|clinic|hospital|school|institute|center point|design|studio city|gas|salary|benefits|equity`),
);
