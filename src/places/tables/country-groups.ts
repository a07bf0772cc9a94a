/** Groups of countries that adverts name by one word. */
export type CountryGroup = {
  /** For people: "Europe". */
  name: string;
  /** Folded names. */
  names: readonly string[];
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[];
};

function codes(list: string): string[] {
  return list.trim().split(/\s+/);
}

const europeanUnion = codes(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK",
);
const europeanEconomicArea = [...europeanUnion, ...codes("IS LI NO")];
const westernBalkans = codes("AL BA ME MK RS XK");
const europe = [
  ...europeanEconomicArea,
  ...westernBalkans,
  ...codes("GB CH UA MD AD MC SM VA GI IM JE GG FO"),
];
const middleEast = codes("AE BH EG IL IQ JO KW LB OM QA SA TR YE PS");
const northernAfrica = codes("DZ EG LY MA SD TN");
const subSaharanAfrica = codes(
  `AO BF BI BJ BW CD CF CG CI CM CV DJ ER ET GA GH GM GN GQ GW KE KM LR LS MG ML MR MU MW MZ NA NE NG RW SC SL
   SN SO SS ST SZ TD TG TZ UG ZA ZM ZW`,
);
const africa = [...new Set([...northernAfrica, ...subSaharanAfrica])];
const southEastAsia = codes("BN ID KH LA MM MY PH SG TH TL VN");
const asia = [
  ...southEastAsia,
  ...codes("BD BT CN HK IN JP KR LK MN MO MV NP PK TW KZ KG TJ TM UZ GE AM AZ"),
];
const centralAmerica = codes("BZ CR GT HN NI PA SV");
const southAmerica = codes("AR BO BR CL CO EC GY PE PY SR UY VE");
const latinAmerica = [...centralAmerica, ...southAmerica, ...codes("MX DO CU PR HT")];
const oceania = codes("AU NZ FJ PG");

export const countryGroups: readonly CountryGroup[] = [
  {
    name: "Europe",
    names: [
      "europe",
      "europa",
      "all of europe",
      "european countries",
      "europe wide",
      "eur",
      "evropa",
      "europy",
      "europie",
      "europas",
    ],
    countries: europe,
  },
  {
    name: "European Union",
    names: ["eu", "european union", "ue", "union europeenne", "europaische union", "eu countries", "eu only"],
    countries: europeanUnion,
  },
  {
    name: "European Economic Area",
    names: ["eea", "european economic area"],
    countries: europeanEconomicArea,
  },
  {
    name: "EMEA",
    names: ["emea", "europe middle east and africa"],
    countries: [...new Set([...europe, ...middleEast, ...africa])],
  },
  { name: "DACH", names: ["dach", "d a ch", "dach region", "d ach"], countries: codes("DE AT CH") },
  { name: "Benelux", names: ["benelux"], countries: codes("BE NL LU") },
  {
    name: "Nordics",
    names: ["nordics", "the nordics", "nordic countries", "norden"],
    countries: codes("DK FI IS NO SE"),
  },
  { name: "Scandinavia", names: ["scandinavia", "skandinavien"], countries: codes("DK NO SE") },
  { name: "Baltics", names: ["baltics", "the baltics", "baltic states"], countries: codes("EE LT LV") },
  {
    name: "Balkans",
    names: ["balkans", "western balkans"],
    countries: [...westernBalkans, ...codes("BG HR RO SI")],
  },
  { name: "Iberia", names: ["iberia"], countries: codes("ES PT") },
  {
    name: "Western Europe",
    names: ["western europe", "westeuropa"],
    countries: codes("AT BE CH DE ES FR GB IE IT LU NL PT"),
  },
  {
    name: "Northern Europe",
    names: ["northern europe"],
    countries: codes("DK EE FI GB IE IS LT LV NO SE"),
  },
  {
    name: "Southern Europe",
    names: ["southern europe"],
    countries: codes("CY ES GR IT MT PT HR SI"),
  },
  {
    name: "Eastern Europe",
    names: ["eastern europe", "osteuropa"],
    countries: codes("BG CZ EE HR HU LT LV MD PL RO RS SI SK UA"),
  },
  {
    name: "Central and Eastern Europe",
    names: ["cee", "central and eastern europe", "central europe", "mitteleuropa"],
    countries: codes("AT BG CZ DE EE HR HU LT LV PL RO RS SI SK"),
  },
  { name: "UK and Ireland", names: ["uk and ireland", "uki", "uk i"], countries: codes("GB IE") },
  { name: "British Isles", names: ["british isles"], countries: codes("GB IE") },
  {
    name: "North America",
    names: ["north america", "nordamerika", "noram", "na only"],
    countries: codes("US CA"),
  },
  {
    name: "Americas",
    names: ["americas", "the americas", "amer", "north and south america"],
    countries: ["US", "CA", ...latinAmerica],
  },
  {
    name: "Latin America",
    names: ["latin america", "latam", "lat am", "latinoamerica", "america latina"],
    countries: latinAmerica,
  },
  { name: "Central America", names: ["central america", "centroamerica"], countries: centralAmerica },
  {
    name: "South America",
    names: ["south america", "sudamerica", "america do sul", "sudamerika"],
    countries: southAmerica,
  },
  {
    name: "Caribbean",
    names: ["caribbean", "the caribbean"],
    countries: codes("AG BB BS CU DM DO GD HT JM KN LC PR TT VC"),
  },
  { name: "APAC", names: ["apac", "asia pacific", "asia pac", "apj"], countries: [...asia, ...oceania] },
  { name: "Asia", names: ["asia", "asien", "asie"], countries: asia },
  {
    name: "South-East Asia",
    names: ["southeast asia", "south east asia", "sea region", "asean"],
    countries: southEastAsia,
  },
  { name: "South Asia", names: ["south asia"], countries: codes("BD BT IN LK MV NP PK") },
  { name: "East Asia", names: ["east asia"], countries: codes("CN HK JP KR MO TW") },
  { name: "Greater China", names: ["greater china"], countries: codes("CN HK MO TW") },
  { name: "Oceania", names: ["oceania", "ozeanien"], countries: oceania },
  { name: "ANZ", names: ["anz", "australia and new zealand", "australasia"], countries: codes("AU NZ") },
  {
    name: "Middle East",
    names: ["middle east", "the middle east", "naher osten", "moyen orient"],
    countries: middleEast,
  },
  {
    name: "MENA",
    names: ["mena", "middle east and north africa", "menat"],
    countries: [...new Set([...middleEast, ...northernAfrica])],
  },
  {
    name: "Gulf states",
    names: ["gcc", "gulf states", "gcc countries"],
    countries: codes("AE BH KW OM QA SA"),
  },
  { name: "Africa", names: ["africa", "afrika", "afrique"], countries: africa },
  { name: "Sub-Saharan Africa", names: ["sub saharan africa"], countries: subSaharanAfrica },
  {
    name: "East Africa",
    names: ["east africa", "eastern africa"],
    countries: codes("BI DJ ER ET KE RW SO SS TZ UG"),
  },
  {
    name: "West Africa",
    names: ["west africa", "western africa"],
    countries: codes("BF BJ CI CV GH GM GN GW LR ML MR NE NG SL SN TG"),
  },
  {
    name: "Southern Africa",
    names: ["southern africa"],
    countries: codes("AO BW LS MG MW MZ NA SZ ZA ZM ZW"),
  },
  { name: "North Africa", names: ["north africa", "northern africa"], countries: northernAfrica },
];
