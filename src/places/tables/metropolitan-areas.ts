/** A named area around a city. In a posting it means the city; in a search it means everything within `km` of it. */
export type MetropolitanArea = { country: string; city: string; km: number; names: string[] };

/** "Country City|km|Name|other name". The city is written as in `city-names.ts`. */
const lines = `
US San Francisco|60|San Francisco Bay Area|Bay Area|SF Bay Area|Bay Area CA|Greater San Francisco|Northern California Bay Area|SFBA|San Francisco Bay
US San Francisco|25|San Francisco Peninsula|SF Peninsula|Peninsula Bay Area
US Oakland@CA|30|East Bay|East Bay Area
US San Jose@CA|30|Silicon Valley|South Bay|South Bay Area|Silicon Valley CA
US New York City|60|New York City Metropolitan Area|Tri-State Area|NYC Metro|NYC Metro Area|New York Metro Area|Greater New York|Greater New York City Area|New York City Metro Area|NYC Area
US Hempstead@NY|60|Long Island|Long Island NY
US White Plains@NY|30|Westchester|Westchester County
US Los Angeles|60|Greater Los Angeles|Los Angeles Area|LA Area|LA Metro|Greater LA|Los Angeles Metropolitan Area|Silicon Beach
US Irvine@CA|35|Orange County|Orange County CA|OC California
US Riverside@CA|60|Inland Empire
US Washington, D.C.|50|Washington DC Metro Area|DC Metro|DC Metro Area|Washington DC-Baltimore Area|National Capital Region|DMV|DMV Area|DC Area|Washington Metro|Greater Washington|Washington Metropolitan Area
US Reston@VA|30|Northern Virginia|NoVA|Northern VA
US Hampton@VA|50|Hampton Roads|Tidewater Virginia
US Dallas@TX|60|Dallas-Fort Worth|Dallas Fort Worth|DFW|DFW Metroplex|Dallas-Fort Worth Metroplex|Dallas/Fort Worth|DFW Area|Dallas Fort Worth Area
US Minneapolis@MN|40|Twin Cities|Minneapolis-St. Paul|Minneapolis St Paul|Minneapolis-Saint Paul|Minneapolis/St. Paul|Twin Cities Metro
US Durham@NC|40|Research Triangle|Raleigh-Durham|Raleigh Durham|The Triangle NC|Research Triangle Park|Raleigh/Durham|Triangle NC|RTP
US Boston@MA|40|Greater Boston|Boston Metro|Boston Area|Greater Boston Area|Boston Metro Area|Boston Metropolitan Area
US Chicago@IL|50|Chicagoland|Greater Chicago|Greater Chicago Area|Chicago Metro|Chicago Area
US Miami@FL|60|South Florida|Miami-Fort Lauderdale|Miami Metro|Greater Miami
US Tampa@FL|45|Tampa Bay|Tampa Bay Area|Tampa-St. Petersburg
US West Palm Beach@FL|40|Palm Beach County
US Seattle@WA|45|Greater Seattle|Puget Sound|Seattle Metro|Greater Seattle Area|Seattle-Tacoma|Seattle Area
US Bellevue@WA|25|Eastside Seattle
US Portland@OR|40|Greater Portland|Portland Metro
US Denver@CO|45|Denver Metro|Greater Denver|Denver Metro Area|Denver Area|Denver-Boulder
US Phoenix@AZ|50|Greater Phoenix|Phoenix Metro|Valley of the Sun
US Philadelphia@PA|45|Greater Philadelphia|Delaware Valley|Philadelphia Metro|Philadelphia Area
US Atlanta@GA|45|Metro Atlanta|Greater Atlanta|Atlanta Metro|Atlanta Metropolitan Area|Atlanta Area
US Houston@TX|50|Greater Houston|Houston Metro
US Austin@TX|45|Greater Austin|Austin Metro|Austin Area
US Detroit@MI|45|Metro Detroit|Detroit Metro
US Provo@UT|50|Silicon Slopes|Wasatch Front|Utah County
US San Diego@CA|45|Greater San Diego|San Diego County|San Diego Metro
US Fargo@ND|25|Fargo-Moorhead
US Allentown@PA|30|Lehigh Valley
US Greenville@SC|45|Upstate South Carolina
US Honolulu|45|Oahu|O'ahu
CA Toronto|50|Greater Toronto Area|GTA|Greater Toronto|Toronto Area|GTA Ontario
CA Vancouver|40|Greater Vancouver|Metro Vancouver|Lower Mainland|Vancouver Area
CA Montréal|35|Greater Montreal|Montreal Metropolitan Area|Grand Montréal|Montreal Area
CA Kitchener|30|Kitchener-Waterloo|Waterloo Region|KW Ontario|Region of Waterloo
CA Ottawa|35|National Capital Region Canada|Ottawa Area|Ottawa-Gatineau Area
CA Victoria@BC|40|Greater Victoria
GB London|30|Greater London|London Area|London Metropolitan Area|Greater London Area|London and surrounding areas
GB Oxford@ENG|60|Thames Valley
GB Belfast|30|Greater Belfast
GB Edinburgh|25|Greater Edinburgh|Edinburgh Area
GB Glasgow|25|Greater Glasgow|Glasgow Area
IE Dublin|30|Greater Dublin|Greater Dublin Area|Dublin Area|South Dublin|North Dublin
DE Essen@NW|40|Ruhr Area|Ruhrgebiet|Ruhr|Ruhr Region|Ruhrpott
DE Frankfurt am Main|45|Rhine-Main|Rhein-Main|Rhein-Main-Gebiet|Rhine-Main Area|Frankfurt Rhine-Main|Frankfurt Rhein-Main|Frankfurt Area
DE Mannheim@BW|35|Rhine-Neckar|Rhein-Neckar|Rhein-Neckar-Kreis|Metropolregion Rhein-Neckar
DE Munich|40|Greater Munich|Munich Area|Großraum München|Landkreis München|Raum München
DE Stuttgart@BW|40|Stuttgart Region|Region Stuttgart|Großraum Stuttgart|Greater Stuttgart|Raum Stuttgart
DE Berlin|35|Berlin Area|Großraum Berlin|Greater Berlin|Berlin Metropolitan Area|Raum Berlin|Berlin-Brandenburg
DE Hamburg|35|Greater Hamburg|Großraum Hamburg|Hamburg Area|Metropolregion Hamburg|Raum Hamburg
DE Nürnberg|30|Nuremberg Area|Großraum Nürnberg|Metropolregion Nürnberg|Raum Nürnberg
DE Köln|35|Cologne Area|Großraum Köln|Cologne-Bonn|Köln/Bonn|Köln-Bonn|Rheinland|Rhineland|Raum Köln
DE Hannover|30|Region Hannover|Großraum Hannover
DE Düsseldorf|30|Großraum Düsseldorf|Raum Düsseldorf
AT Vienna|35|Greater Vienna|Vienna Area|Großraum Wien|Raum Wien
CH Zürich|35|Greater Zurich|Greater Zurich Area|Zurich Area|Großraum Zürich|Raum Zürich
CH Lausanne|45|Lake Geneva Region|Arc lémanique|Lake Geneva
FR Paris|35|Greater Paris|Grand Paris|Paris Area|Greater Paris Metropolitan Region|Paris et périphérie|Paris et région parisienne
FR Lyon|30|Greater Lyon|Grand Lyon|Lyon Area
FR Toulouse|30|Greater Toulouse|Toulouse Métropole
FR Nice|45|French Riviera|Côte d'Azur
NL Rotterdam|60|Randstad|The Randstad
NL Amsterdam|35|Greater Amsterdam|Amsterdam Area|Amsterdam Metropolitan Area
NL Eindhoven|30|Brainport
BE Brussels|30|Greater Brussels|Brussels Area|Brussels Region
ES Madrid|35|Greater Madrid|Madrid Area|Greater Madrid Metropolitan Area
ES Barcelona@CT|35|Greater Barcelona|Barcelona Area|Greater Barcelona Metropolitan Area
ES Málaga|60|Costa del Sol
PT Lisbon|35|Greater Lisbon|Grande Lisboa|Lisbon Area|Lisbon Metropolitan Area
PT Porto|30|Greater Porto|Grande Porto|Porto Area
IT Milan|35|Greater Milan|Milan Area|Greater Milan Metropolitan Area
IT Rome|30|Greater Rome|Rome Area
PL Warsaw|35|Greater Warsaw|Warsaw Area|Warsaw Metropolitan Area
PL Gdańsk|35|Tricity|Trójmiasto|Tri-City|Tricity Poland
PL Katowice|35|Silesian Metropolis|GZM|Upper Silesia|Górny Śląsk
DK Copenhagen|35|Greater Copenhagen|Copenhagen Area|Storkøbenhavn|Øresund|Øresund Region
SE Stockholm|40|Greater Stockholm|Stockholm Area|Storstockholm
SE Göteborg|35|Greater Gothenburg|Gothenburg Area
NO Oslo|40|Greater Oslo|Oslo Area
FI Helsinki|35|Greater Helsinki|Helsinki Metropolitan Area|Pääkaupunkiseutu|Helsinki Area
CZ Prague|30|Greater Prague|Prague Area
HU Budapest|30|Greater Budapest|Budapest Area
IL Tel Aviv|30|Gush Dan|Tel Aviv Area|Central Israel|Center District Israel|Greater Tel Aviv
IN Delhi|60|Delhi NCR|NCR|Delhi-NCR|Delhi National Capital Region|NCR Delhi|NCR India|Delhi Area
IN Mumbai|50|Mumbai Metropolitan Region|Greater Mumbai|MMR Mumbai|Mumbai Area
IN Bengaluru|40|Greater Bengaluru|Greater Bengaluru Area|Bangalore Area|Greater Bangalore
IN Hyderabad@TG|40|Greater Hyderabad|Greater Hyderabad Area|Hyderabad Area
IN Chennai|40|Greater Chennai|Greater Chennai Area|Chennai Area
IN Pune|35|Greater Pune|Pune Area|Pune/Pimpri-Chinchwad Area
IN Kolkata|35|Greater Kolkata|Greater Kolkata Area|Kolkata Area
PH Manila|30|Metro Manila|NCR Philippines|Greater Manila
PH Cebu City|25|Metro Cebu
ID Jakarta|45|Jabodetabek|Greater Jakarta|Jakarta Area
MY Kuala Lumpur|35|Klang Valley|Greater Kuala Lumpur|Lembah Klang
TH Bangkok|35|Greater Bangkok|Bangkok Metropolitan Area
KR Seoul|35|Greater Seoul|Seoul Capital Area|Seoul Area
JP Tokyo|45|Greater Tokyo|Greater Tokyo Area|Kanto|Tokyo Area
JP Osaka|45|Kansai|Greater Osaka|Kansai Area
CN Guangzhou|120|Greater Bay Area|Pearl River Delta
AU Sydney|50|Greater Sydney Area|Sydney Area
AU Melbourne|50|Greater Melbourne Area|Melbourne Area
AU Brisbane|60|South East Queensland|SEQ|Greater Brisbane
AU Perth|45|Greater Perth
AU Adelaide|40|Greater Adelaide
NZ Auckland|40|Greater Auckland
NZ Wellington|35|Greater Wellington
BR São Paulo|45|Grande São Paulo|Greater São Paulo|Greater São Paulo Area|ABC Paulista
BR Rio de Janeiro|40|Grande Rio|Greater Rio
MX Mexico City|40|Valle de México|Greater Mexico City|Mexico City Metropolitan Area|Zona Metropolitana del Valle de México
MX Monterrey|30|Greater Monterrey
MX Guadalajara|30|Zona Metropolitana de Guadalajara
AR Buenos Aires|45|Gran Buenos Aires|GBA|Greater Buenos Aires|AMBA
CL Santiago|40|Gran Santiago|Greater Santiago
CO Medellín|25|Valle de Aburrá
NG Lagos|40|Greater Lagos|Lagos Area
KE Nairobi|30|Greater Nairobi|Nairobi Metropolitan Area
ZA Johannesburg|40|Greater Johannesburg|Johannesburg Metropolitan Area|City of Johannesburg
ZA Cape Town|40|Greater Cape Town|Cape Town Metropolitan Area|City of Cape Town
ET Addis Ababa|25|Addis Ababa Area|Around Addis Ababa|Greater Addis Ababa|Sheger City|Sheger`;

export const metropolitanAreas: readonly MetropolitanArea[] = lines
  .trim()
  .split("\n")
  .map((line) => {
    const [place = "", km = "0", ...names] = line.split("|");
    return { country: place.slice(0, 2), city: place.slice(3), km: Number(km), names };
  });
