/** Large towns, as they are written alone under a name. */
const towns = new Set(
  `aberdeen|bangor|barnsley|basildon|basingstoke|bath|bedford|belfast|birkenhead|birmingham|blackburn|blackpool|bolton|bournemouth|bradford|brighton|bristol|burnley|bury|cambridge|canterbury|cardiff|carlisle|chelmsford|cheltenham|chester|colchester|coventry|crawley|crewe|croydon|darlington|derby|derry|doncaster|dudley|dundee|durham|edinburgh|exeter|gateshead|glasgow|gloucester|grimsby|guildford|halifax|harlow|harrogate|hastings|hereford|huddersfield|hull|inverness|ipswich|lancaster|leeds|leicester|lichfield|lincoln|lisburn|liverpool|london|luton|maidstone|manchester|middlesbrough|milton keynes|newcastle|newcastle upon tyne|newport|northampton|norwich|nottingham|oldham|oxford|perth|peterborough|plymouth|poole|portsmouth|preston|reading|rochdale|rotherham|salford|salisbury|scunthorpe|sheffield|shrewsbury|slough|solihull|southampton|southend-on-sea|southport|st albans|st helens|stevenage|stirling|stockport|stoke-on-trent|sunderland|swansea|swindon|taunton|telford|torquay|truro|wakefield|walsall|warrington|watford|wells|wigan|winchester|woking|wolverhampton|worcester|wrexham|york|cork|dublin|galway|limerick|waterford|
  albany|albuquerque|anchorage|atlanta|austin|baltimore|boise|boston|buffalo|charlotte|chicago|cincinnati|cleveland|columbus|dallas|denver|detroit|el paso|fresno|honolulu|houston|indianapolis|jacksonville|kansas city|las vegas|los angeles|louisville|memphis|miami|milwaukee|minneapolis|nashville|new orleans|new york|new york city|newark|oakland|oklahoma city|omaha|orlando|philadelphia|phoenix|pittsburgh|portland|raleigh|richmond|sacramento|salt lake city|san antonio|san diego|san francisco|san jose|seattle|st louis|tampa|tucson|washington|calgary|edmonton|halifax|montreal|montréal|ottawa|quebec|toronto|vancouver|winnipeg|adelaide|auckland|brisbane|canberra|christchurch|melbourne|sydney|wellington|cape town|durban|johannesburg|pretoria|nairobi|lagos|accra|
  aachen|augsburg|berlin|bielefeld|bochum|bonn|bremen|dortmund|dresden|duisburg|düsseldorf|erfurt|essen|frankfurt|frankfurt am main|freiburg|halle|hamburg|hannover|karlsruhe|kassel|kiel|köln|cologne|leipzig|lübeck|magdeburg|mainz|mannheim|münchen|munich|münster|nürnberg|potsdam|regensburg|rostock|saarbrücken|stuttgart|ulm|wiesbaden|wuppertal|würzburg|graz|innsbruck|linz|salzburg|wien|vienna|basel|bern|genf|genève|geneva|lausanne|luzern|zürich|zurich|
  bordeaux|dijon|grenoble|lille|lyon|marseille|montpellier|nancy|nantes|nice|paris|rennes|rouen|strasbourg|toulouse|tours|barcelona|bilbao|granada|madrid|málaga|malaga|murcia|palma|sevilla|seville|valencia|valladolid|zaragoza|bari|bologna|catania|firenze|florence|genova|milano|milan|napoli|naples|palermo|roma|rome|torino|turin|trieste|venezia|verona|braga|coimbra|lisboa|lisbon|porto|amsterdam|den haag|the hague|eindhoven|groningen|rotterdam|utrecht|antwerpen|antwerp|bruxelles|brussels|brussel|gent|ghent|liège|luxembourg|aarhus|copenhagen|københavn|bergen|oslo|trondheim|göteborg|gothenburg|malmö|stockholm|uppsala|helsinki|tampere|turku|reykjavik|tallinn|riga|vilnius|gdańsk|katowice|kraków|krakow|lublin|łódź|poznań|szczecin|warszawa|warsaw|wrocław|brno|ostrava|praha|prague|bratislava|budapest|bucharest|bucurești|cluj-napoca|sofia|belgrade|zagreb|ljubljana|sarajevo|athens|αθήνα|thessaloniki|θεσσαλονίκη|istanbul|ankara|izmir|kyiv|київ|kharkiv|lviv|львів|odesa|chisinau|minsk|tbilisi|
  abu dhabi|amman|beirut|cairo|casablanca|dubai|doha|haifa|jerusalem|riyadh|tel aviv|tunis|bangalore|bengaluru|chennai|delhi|hyderabad|karachi|kolkata|lahore|mumbai|new delhi|pune|dhaka|colombo|bangkok|hanoi|ho chi minh city|hong kong|jakarta|kuala lumpur|manila|singapore|taipei|beijing|guangzhou|shanghai|shenzhen|osaka|tokyo|seoul|北京|上海|东京|東京|大阪|القاهرة|دبي|الرياض|ירושלים|תל אביב|bogotá|bogota|buenos aires|caracas|guadalajara|lima|mexico city|monterrey|montevideo|quito|rio de janeiro|santiago|são paulo`.split(
    /\s*\|\s*/,
  ),
);

const postcode = /\b(?:[A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?|\d{4,6})\b/giu;
const around =
  /^(?:\p{L}{2,3}|england|scotland|wales|cymru|northern ireland|ireland|united kingdom|great britain|deutschland|germany|österreich|austria|schweiz|switzerland|france|españa|spain|italia|italy|portugal|polska|poland|nederland|netherlands|belgique|belgië|belgium|\p{L}+shire|kent|essex|surrey|norfolk|suffolk|cornwall|devon|dorset|somerset|(?:west|east|north|south) \p{L}+|greater \p{L}+|merseyside|canada|australia)$/iu;

/** Whether a text is the name of a large town, alone or with its region or country: "Manchester", "Leeds, UK". */
export function isTown(text: string): boolean {
  const [town = "", ...others] = text
    .replaceAll(postcode, "")
    .trim()
    .split(/\s*[,(|·–]\s*/u);
  return (
    towns.has(town.toLowerCase().replace(/^(?:greater|central) /, "")) &&
    others.every((part) => part === "" || around.test(part.replace(/\)$/, "")))
  );
}
