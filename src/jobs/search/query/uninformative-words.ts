import { dateWordsOf } from "../../../text/date-words.ts";
import { languages, type Language } from "../../../occupations/words/language.ts";

/**
 * Words that say nothing about the work, in the ten languages of the vocabulary. The English ones are in many descriptions
 * and hardly ever in a title, a skill, a company, a place or the name of an occupation. Folded.
 */
const lines = `
urgent urgently hiring recruiting wanted needed required requirement requirements apply applying immediate immediately asap start starts starting available availability
new newest newly latest recent recently fresh added posted just today tonight tomorrow yesterday now soon current currently week weeks weekly month months year years day days daily hourly spring summer autumn winter
monday tuesday wednesday thursday friday
job jobs position positions vacancy vacancies opening openings opportunity opportunities offer offers offering career careers role roles employment listing listings scheme schemes programme
good great best nice better excellent amazing awesome fantastic perfect ideal decent interesting exciting fun cool easy simple reliable really very well quick quickly fast actually basically preferably ideally maybe perhaps possible possibly please thanks hello hi dear
ever any anything anyone anywhere someone something somewhere somebody everything everyone every lots lot many much few several various different other others another thing things stuff kind sort way
find finding found search searching look looking seek seeking want wants wanting need needs wish hope hoping like love enjoy prefer interested passionate motivated willing ready able
get getting got give gives take takes let make makes making made come comes go goes going keep stay try trying put use used using know knows think thinks believe feel say says said see seen ask
finish finished finishing graduated studied studying completed complete leaving lost moved moving relocated relocating came worked born
salary salaries wage wages pay paid pays paying payment income money earn earning benefits perks bonus competitive negotiable
company companies employer employers firm firms workplace hire hires nearby local area areas
speaking fluent fluently currently long term permanent again already also always still even often sometimes usually
sofort dringend ab neu neue neuer neuen heute aktuell aktuelle suchen finde finden ich mochte will gerne bitte gut gute guter jahr jahre woche monat bewerbung
poste postes trouver urgent urgence nouveau nouvelle nouveaux nouvelles recent recents immediatement aujourd hui semaine mois bon bonne travailler je veux voudrais
trabajar puestos vacantes buscar buscando urgente nuevo nueva nuevos nuevas hoy semana mes ano anos inmediato quiero bueno buena
lavorare posto posti cercare nuovo nuova nuovi oggi settimana mese anno subito buono voglio
werk werken zoeken nieuw nieuwe vandaag spoed maand jaar goed goede graag wil
ogloszenie stanowisko szukamy poszukiwany poszukiwana pilne pilnie nowe nowy nowa dzisiaj dzis zaraz tydzien miesiac rok dobra dobry chce
trabalhar novo nova novos hoje imediato mes bom boa quero
arbeten ledig tjanster sokas ny nya idag snarast omgaende vecka manad vill
nabidky volne misto hledame hleda nova nove dnes ihned tyden mesic rok dobra chci
als bei fur mit de del des du di pour chez dans avec para como voor bij w z ze dla jako przy oraz som hos
ስራ ክፍት ቅጥር አስቸኳይ
`;

/** Words for a job or a search for one, which tell the language of a search: "praca devops". */
const jobWords: Partial<Record<Language, string>> = {
  de: "stelle stellen stellenangebot stellenangebote jobangebote arbeit arbeitsplatz gesucht suche",
  fr: "offre offres emploi emplois travail cherche recherche",
  es: "oferta ofertas empleo empleos trabajo trabajos puesto vacante busco",
  it: "offerta offerte lavoro lavori annunci cerco cercasi",
  nl: "vacature vacatures baan banen gezocht zoek",
  pl: "praca prace pracy oferta oferty ogloszenia szukam",
  pt: "emprego empregos vaga vagas trabalho procuro",
  sv: "jobb arbete lediga tjanst sokes soker",
  cs: "nabidka prace volna mista hledam",
};

/** "May" and the short names are other words, too. */
const months = dateWordsOf("en")
  .longMonths.filter((name) => name.length > 3)
  .map((name) => name.toLowerCase());

const words: ReadonlySet<string> = new Set(
  [lines, ...months, ...Object.values(jobWords)].join(" ").trim().split(/\s+/),
);
const year = /^(?:19|20)\d\d$/;

/** Checks for a word that says nothing about the work: "urgent", "2026". It is folded. */
export function isUninformativeWord(word: string): boolean {
  return words.has(word) || year.test(word);
}

/** Returns the languages in which a word means a job or a search for one. It is folded. */
export function languagesOfJobWord(word: string): Language[] {
  return languages.filter((language) => jobWords[language]?.split(" ").includes(word));
}
