import type { RegionTable } from "./region-table.ts";

/** See `regions-of-america.ts` for the columns. */
export const europeanRegions: RegionTable = {
  GB: `
ENG ENG England|Inglaterra|Angleterre
SCT SCT Scotland|Schottland|Écosse|Escocia
WLS WLS Wales|Cymru|Pays de Galles|Gales
NIR NIR Northern Ireland|Nordirland|Irlande du Nord`,
  IE: `
C C Connacht|Connaught
L L Leinster
M M Munster
U U Ulster`,
  DE: `
01 BW Baden-Württemberg|Baden-Wuerttemberg|BaWü
02 BY Bavaria|Bayern|Freistaat Bayern
03 HB Bremen|Freie Hansestadt Bremen|Land Bremen
04 HH Hamburg|Freie und Hansestadt Hamburg
05 HE Hesse|Hessen
06 NI Lower Saxony|Niedersachsen
07 NW North Rhine-Westphalia|Nordrhein-Westfalen|NRW
08 RP Rhineland-Palatinate|Rheinland-Pfalz
09 SL Saarland
10 SH Schleswig-Holstein
11 BB Brandenburg|Land Brandenburg
12 MV Mecklenburg-Western Pomerania|Mecklenburg-Vorpommern
13 SN Saxony|Sachsen|Freistaat Sachsen
14 ST Saxony-Anhalt|Sachsen-Anhalt
15 TH Thuringia|Thüringen
16 BE Berlin|Land Berlin`,
  AT: `
01 1 Burgenland
02 2 Carinthia|Kärnten
03 3 Lower Austria|Niederösterreich
04 4 Upper Austria|Oberösterreich
05 5 Salzburg|Land Salzburg
06 6 Styria|Steiermark
07 7 Tyrol|Tirol
08 8 Vorarlberg
09 9 Vienna|Wien`,
  CH: `
AG AG Aargau|Kanton Aargau
AI AI Appenzell Innerrhoden
AR AR Appenzell Ausserrhoden
BE BE Bern|Kanton Bern|Canton of Bern|Canton de Berne
BL BL Basel-Landschaft|Basel-Country|Baselland
BS BS Basel-Stadt|Basel-City
FR FR Fribourg|Freiburg im Üechtland|Canton de Fribourg
GE GE Geneva|Genève|Genf|Canton de Genève|Canton of Geneva
GL GL Glarus
GR GR Graubünden|Grisons
JU JU Jura
LU LU Lucerne|Luzern|Kanton Luzern
NE NE Neuchâtel|Neuenburg
NW NW Nidwalden
OW OW Obwalden
SG SG St. Gallen|Sankt Gallen|Kanton St. Gallen
SH SH Schaffhausen
SO SO Solothurn
SZ SZ Schwyz
TG TG Thurgau
TI TI Ticino|Tessin
UR UR Uri
VD VD Vaud|Waadt
VS VS Valais|Wallis
ZG ZG Zug|Kanton Zug
ZH ZH Zurich|Zürich|Kanton Zürich|Canton of Zurich`,
  FR: `
11 IDF Île-de-France|Ile de France|Région parisienne|Paris Region|IDF
24 CVL Centre-Val de Loire|~Centre
27 BFC Bourgogne-Franche-Comté|Bourgogne|Burgundy|Franche-Comté
28 NOR Normandy|Normandie
32 HDF Hauts-de-France|Nord-Pas-de-Calais|Picardie
44 GES Grand Est|Alsace|Lorraine|Champagne-Ardenne
52 PDL Pays de la Loire
53 BRE Brittany|Bretagne
75 NAQ Nouvelle-Aquitaine|Aquitaine
76 OCC Occitanie|Occitania|Midi-Pyrénées|Languedoc-Roussillon
84 ARA Auvergne-Rhône-Alpes|Rhône-Alpes|Auvergne
93 PAC Provence-Alpes-Côte d'Azur|PACA|Région Sud
94 COR Corsica|Corse`,
  ES: `
07 IB Balearic Islands|Illes Balears|Islas Baleares|Baleares
27 RI La Rioja
29 MD Madrid|Comunidad de Madrid|Community of Madrid
31 MC Murcia|Región de Murcia
32 NC Navarre|Navarra
34 AS Asturias|Principado de Asturias
39 CB Cantabria
51 AN Andalusia|Andalucía|Andalusien
52 AR Aragon|Aragón
53 CN Canary Islands|Canarias|Islas Canarias
54 CM Castilla-La Mancha
55 CL Castile and León|Castilla y León
56 CT Catalonia|Cataluña|Catalunya
57 EX Extremadura
58 GA Galicia
59 PV Basque Country|País Vasco|Euskadi
60 VC Valencian Community|Comunidad Valenciana|Comunitat Valenciana
CE CE Ceuta
ML ML Melilla`,
  IT: `
01 65 Abruzzo
02 77 Basilicata
03 78 Calabria
04 72 Campania
05 45 Emilia-Romagna
06 36 Friuli Venezia Giulia
07 62 Lazio|Latium
08 42 Liguria
09 25 Lombardy|Lombardia
10 57 Marche
11 67 Molise
12 21 Piedmont|Piemonte
13 75 Apulia|Puglia
14 88 Sardinia|Sardegna
15 82 Sicily|Sicilia
16 52 Tuscany|Toscana
17 32 Trentino-South Tyrol|Trentino-Alto Adige|Südtirol|South Tyrol|Alto Adige|Trentino
18 55 Umbria
19 23 Aosta Valley|Valle d'Aosta
20 34 Veneto`,
  NL: `
01 DR Drenthe
02 FR Friesland|Fryslân
03 GE Gelderland|Guelders
04 GR Groningen|Provincie Groningen
05 LI Limburg
06 NB North Brabant|Noord-Brabant|Brabant
07 NH North Holland|Noord-Holland
09 UT Utrecht|Provincie Utrecht
10 ZE Zeeland
11 ZH South Holland|Zuid-Holland
15 OV Overijssel
16 FL Flevoland`,
  BE: `
BRU BRU Brussels Capital|Brussels-Capital Region|Région de Bruxelles-Capitale|Brussels Hoofdstedelijk Gewest
VLG VLG Flanders|Vlaanderen|Flandre
WAL WAL Wallonia|Wallonie|Wallonië`,
  PL: `
72 DS Lower Silesia|Dolnośląskie|Dolny Śląsk|Lower Silesian Voivodeship
73 KP Kuyavia-Pomerania|Kujawsko-Pomorskie
74 LD Łódź Voivodeship|Łódzkie
75 LU Lublin Voivodeship|Lubelskie
76 LB Lubusz|Lubuskie
77 MA Lesser Poland|Małopolskie|Małopolska|Lesser Poland Voivodeship
78 MZ Masovia|Mazowieckie|Mazovia|Masovian Voivodeship|Mazowsze
79 OP Opole Voivodeship|Opolskie
80 PK Subcarpathia|Podkarpackie
81 PD Podlasie|Podlaskie
82 PM Pomerania|Pomorskie|Pomeranian Voivodeship
83 SL Silesia|Śląskie|Śląsk|Silesian Voivodeship
84 SK Holy Cross|Świętokrzyskie
85 WN Warmia-Masuria|Warmińsko-Mazurskie
86 WP Greater Poland|Wielkopolskie|Wielkopolska|Greater Poland Voivodeship
87 ZP West Pomerania|Zachodniopomorskie`,
  PT: `
02 01 Aveiro District|Distrito de Aveiro
03 02 Beja District
04 03 Braga District|Distrito de Braga
05 04 Bragança District
06 05 Castelo Branco District
07 06 Coimbra District|Distrito de Coimbra
08 07 Évora District
09 08 Algarve|Faro District|Distrito de Faro
10 30 Madeira
11 09 Guarda District
13 10 Leiria District|Distrito de Leiria
14 11 Lisbon District|Distrito de Lisboa
16 12 Portalegre District
17 13 Porto District|Distrito do Porto
18 14 Santarém District
19 15 Setúbal District|Distrito de Setúbal
20 16 Viana do Castelo District
21 17 Vila Real District
22 18 Viseu District
23 20 Azores|Açores`,
  SE: `
02 K Blekinge|Blekinge län
03 X Gävleborg|Gävleborgs län
05 I Gotland|Gotlands län
06 N Halland|Hallands län
07 Z Jämtland|Jämtlands län
08 F Jönköping County|Jönköpings län
09 H Kalmar County|Kalmar län
10 W Dalarna|Dalarnas län
12 G Kronoberg|Kronobergs län
14 BD Norrbotten|Norrbottens län
15 T Örebro County|Örebro län
16 E Östergötland|Östergötlands län
18 D Södermanland|Södermanlands län
21 C Uppsala County|Uppsala län
22 S Värmland|Värmlands län
23 AC Västerbotten|Västerbottens län
24 Y Västernorrland|Västernorrlands län
25 U Västmanland|Västmanlands län
26 AB Stockholm County|Stockholms län
27 M Skåne|Scania|Skåne län
28 O Västra Götaland|Västra Götalands län`,
  NO: `
08 15 Møre og Romsdal
09 18 Nordland
12 03 Oslo|Oslo fylke
14 11 Rogaland
21 50 Trøndelag
30 30 Viken|Akershus|Buskerud|Østfold
34 34 Innlandet
38 38 Vestfold og Telemark|Vestfold|Telemark
42 42 Agder
46 46 Vestland|Hordaland
54 54 Troms og Finnmark|Troms|Finnmark`,
  DK: `
17 84 Capital Region of Denmark|Region Hovedstaden|Hovedstaden
18 82 Central Denmark|Region Midtjylland|Midtjylland|Central Jutland
19 81 North Denmark|Region Nordjylland|Nordjylland
20 85 Zealand|Region Sjælland|Sjælland
21 83 Southern Denmark|Region Syddanmark|Syddanmark`,
  FI: `
01 18 Uusimaa|Nyland
02 19 Southwest Finland|Varsinais-Suomi
04 17 Satakunta
05 06 Kanta-Häme
06 11 Pirkanmaa
07 16 Päijät-Häme
08 09 Kymenlaakso
09 02 South Karelia|Etelä-Karjala
10 04 South Savo|Etelä-Savo
11 15 North Savo|Pohjois-Savo
12 13 North Karelia|Pohjois-Karjala
13 08 Central Finland|Keski-Suomi
14 03 South Ostrobothnia|Etelä-Pohjanmaa
15 12 Ostrobothnia|Pohjanmaa
16 07 Central Ostrobothnia|Keski-Pohjanmaa
17 14 North Ostrobothnia|Pohjois-Pohjanmaa
18 05 Kainuu
19 10 Lapland|Lappi`,
  CZ: `
52 10 Prague|Praha|Hlavní město Praha
78 64 South Moravia|Jihomoravský kraj|South Moravian Region
79 31 South Bohemia|Jihočeský kraj
80 63 Vysočina|Kraj Vysočina
81 41 Karlovy Vary Region|Karlovarský kraj
82 52 Hradec Králové Region|Královéhradecký kraj
83 51 Liberec Region|Liberecký kraj
84 71 Olomouc Region|Olomoucký kraj
85 80 Moravia-Silesia|Moravskoslezský kraj
86 53 Pardubice Region|Pardubický kraj
87 32 Plzeň Region|Plzeňský kraj
88 20 Central Bohemia|Středočeský kraj
89 42 Ústí nad Labem Region|Ústecký kraj
90 72 Zlín Region|Zlínský kraj`,
  GR: `
ESYE12 B Central Macedonia
ESYE14 E Thessaly
ESYE31 I Attica
ESYE43 M Crete`,
  RO: `
01 AB Alba
02 AR Arad County
05 BH Bihor
09 BV Brașov County|Județul Brașov
10 B Bucharest|București
13 CJ Cluj|Cluj County|Județul Cluj
14 CT Constanța County
17 DJ Dolj
23 IS Iași County|Județul Iași
30 PH Prahova
33 SB Sibiu County|Județul Sibiu
36 TM Timiș|Județul Timiș
43 IF Ilfov`,
  HU: `
05 BU Budapest
16 PE Pest|Pest megye
10 HB Hajdú-Bihar
09 GS Győr-Moson-Sopron
06 CS Csongrád`,
  UA: `
07 63 Kharkiv Oblast
12 30 Kyiv City
13 32 Kyiv Oblast
15 46 Lviv Oblast
17 51 Odesa Oblast`,
};
