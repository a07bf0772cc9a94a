/**
 * IATA codes of airports and cities, and similar codes, that adverts write in place of a city, one city per line.
 * Cities are written as in `city-names.ts`. Codes that are also words, countries or regions are left out: "MAN", "CAN",
 * "IND", "OAK".
 */
export const airportCodes = `
US Atlanta|ATL
US Austin@TX|ATX
US Boston@MA|BOS
US Baltimore@MD|BWI
US Charlotte@NC|CLT
US Cincinnati|CVG
US Cleveland@OH|CLE
US Columbus@OH|CMH
US Dallas@TX|DAL
US Denver|DEN
US Detroit@MI|DTW|DET
US Fort Lauderdale|FLL
US Honolulu|HNL
US Houston@TX|IAH|HOU
US Jacksonville@FL|JAX
US Kansas City@MO|MCI
US Las Vegas@NV|LAS
US Los Angeles|LAX
US Miami@FL|MIA
US Milwaukee|MKE
US Minneapolis@MN|MSP
US Nashville@TN|BNA
US New Orleans|MSY|NOLA
US New York City|JFK|LGA
US Newark@NJ|EWR
US Orlando@FL|MCO
US Philadelphia@PA|PHL
US Phoenix@AZ|PHX
US Pittsburgh@PA|PIT
US Portland@OR|PDX
US Raleigh@NC|RDU
US Sacramento@CA|SMF
US Salt Lake City|SLC
US San Francisco|SFO
US San Jose@CA|SJC
US Seattle|SEA
US St. Louis@MO|STL
US Tampa@FL|TPA
US Washington, D.C.|DCA|IAD|WAS
US Chicago|ORD|MDW|CHI
CA Toronto|YYZ|YTO
CA Vancouver|YVR
CA Montréal|YUL|YMQ|MTL
CA Calgary|YYC
CA Edmonton|YEG
CA Ottawa|YOW
CA Winnipeg|YWG
CA Halifax|YHZ
GB London|LHR|LGW|LCY|LON|LDN
GB Edinburgh|EDI
GB Glasgow|GLA
GB Birmingham|BHX
GB Bristol|BRS
IE Dublin|DUB
IE Cork|ORK
FR Paris|CDG|ORY|PAR
FR Lyon|LYS
FR Nice|NCE
FR Toulouse|TLS
NL Amsterdam|AMS
BE Brussels|BRU
DE Berlin|BER|TXL
DE Munich|MUC
DE Hamburg|HAM
DE Düsseldorf|DUS
DE Köln|CGN
CH Zürich|ZRH
CH Genève|GVA
AT Vienna|VIE
DK Copenhagen|CPH
SE Stockholm|ARN
NO Oslo|OSL
FI Helsinki|HEL
PL Warsaw|WAW
PL Kraków|KRK
PL Wrocław|WRO
CZ Prague|PRG
HU Budapest|BUD
RO Bucharest|OTP
GR Athens|ATH
PT Lisbon|LIS
PT Porto|OPO
ES Barcelona|BCN
IT Rome|FCO
IT Milan|MXP
TR Istanbul|SAW
IL Tel Aviv|TLV
AE Dubai|DXB
AE Abu Dhabi|AUH
QA Doha|DOH
SA Riyadh|RUH
EG Cairo|CAI
KE Nairobi|NBO
ZA Johannesburg|JNB
ZA Cape Town|CPT
IN Bengaluru|BLR
IN Mumbai|BOM
IN Delhi|DEL
IN Hyderabad|HYD
IN Chennai|MAA
IN Pune|PNQ
MY Kuala Lumpur|KUL
TH Bangkok|BKK
ID Jakarta|CGK
PH Manila|MNL
VN Ho Chi Minh City|SGN
TW Taipei|TPE
JP Tokyo|NRT|HND|TYO
JP Osaka|KIX
KR Seoul|ICN
CN Beijing|PEK
CN Shanghai|PVG
CN Shenzhen|SZX
AU Sydney|SYD
AU Melbourne|MEL
AU Brisbane|BNE
NZ Auckland|AKL
BR São Paulo|GRU|SAO
BR Rio de Janeiro|GIG
AR Buenos Aires|EZE|BUE
CL Santiago|SCL
CO Bogotá|BOG
PE Lima|LIM
MX Guadalajara|GDL
MX Monterrey|MTY
`;
