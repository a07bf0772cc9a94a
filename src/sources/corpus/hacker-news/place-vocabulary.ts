import countries from "i18n-iso-countries";

/** Parses a list in which names with spaces are written with underscores. */
function names(list: string): Set<string> {
  return new Set(list.split(/\s+/).map((name) => name.replaceAll("_", " ")));
}

export const states = names(
  `alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois
  indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana
  nebraska nevada new_hampshire new_jersey new_mexico north_carolina north_dakota ohio oklahoma oregon pennsylvania
  rhode_island south_carolina south_dakota tennessee texas utah vermont virginia washington west_virginia wisconsin
  wyoming ontario quebec british_columbia alberta manitoba nova_scotia saskatchewan new_south_wales queensland england
  scotland wales northern_ireland bavaria catalonia yorkshire brittany`,
);

export const placeCodes = new Set(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI
  SC SD TN TX UT VT VA WA WV WI WY DC D.C. D.C ON QC BC B.C. B.C AB MB NS NSW VIC UK GB US USA U.S. U.S U.S.A. EU UAE
  DE FR NL ES IT CH AT BE SE DK PL CZ PT IE FI SG TW JP CN BR MX AU NZ ZA SA Ger GER`.split(/\s+/),
);

/** Countries, continents and other names that tell where one may live rather than where the office is. */
export const wide = names(
  `usa us u.s. u.s u.s.a. united_states america north_america south_america latin_america latam uk u.k. united_kingdom
  great_britain britain eu e.u. europe european_union emea apac asia americas the_americas east_coast west_coast midwest
  new_england pacific_northwest uae dach benelux scandinavia nordics middle_east africa california texas north_american
  european us-based u.s.-based holland the_netherlands czech_republic czechia korea south_korea russia taiwan`,
);

const areas = names(
  `bay_area sf_bay_area san_francisco_bay_area silicon_valley peninsula san_francisco_peninsula east_bay south_bay socal
  norcal southern_california northern_california northern_virginia washington_dc dc d.c. d.c nyc ny sf la manhattan
  brooklyn queens midtown soho soma dtla philly vegas slc atl chi atx pdx bangalore bengaluru hong_kong rtp research_triangle_park
  research_triangle twin_cities long_island silicon_beach orange_county tri-state shoreditch puerto_rico tel_aviv
  silicon_hills cdmx chicagoland new_york new_york_city remote_us worldwide global globally anywhere everywhere
  international world`,
);

/** Every name that is a place by itself, except cities. */
export const known: ReadonlySet<string> = new Set([...states, ...wide, ...areas]);

export const countryNameSet: ReadonlySet<string> = new Set(
  Object.values(countries.getNames("en", { select: "all" }))
    .flat()
    .map((name) => name.toLowerCase()),
);

/** Cities whose name far more often means something else in a header. */
export const notCities = names(
  `mobile media data split nice reading orange bath of full march most best general enterprise central male union san new
  sale bar hub corona fort zen university tech angular python java scala golang go php ios android ruby rails react elixir
  swift kotlin spark rust remote senior junior internet health energy bank bitcoin security ai other various multiple`,
);

/** Also names of states and countries, but a list of cities means the city. */
export const preferCity = names("new_york singapore hong_kong luxembourg monaco nyc sf manhattan bay_area");

export const cityCode = /^(?:sf|la|nyc|ny|dc|atl|slc|chi|atx|pdx)$/i;
export const worldwide = /^(?:worldwide|global|globally|anywhere|everywhere|international|world)$/i;

/** Words that narrow or widen a known place: "Greater Boston", "Denver metro". */
export const narrowing =
  /^(?:greater|downtown|central|metro|outside|north|south|east|west|northern|southern|eastern|western|upper|lower|city of|sunny)\s+|\s+(?:area|metro|metropolitan area|region|city|cent(?:re|er)|downtown|suburbs|timezones?|time zones?)$/gi;

/** Whether a name is a code: "CA", or "Ca" as some write it. */
export function isCode(name: string): boolean {
  return placeCodes.has(name) || (/^[A-Z][a-z]$/.test(name) && placeCodes.has(name.toUpperCase()));
}
