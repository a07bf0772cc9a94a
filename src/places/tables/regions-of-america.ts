import type { RegionTable } from "./region-table.ts";

/**
 * First-order divisions, one per line: GeoNames code, our code, name, other names. Our code is the postal or ISO 3166-2
 * one if there is one, because it is stable and readable ("US.CO"). A name after "~" counts only next to a place within
 * it: "Boston, Mass" does, "Mass" alone does not.
 */
export const americanRegions: RegionTable = {
  US: `
AL AL Alabama|~Ala
AK AK Alaska
AZ AZ Arizona|~Ariz
AR AR Arkansas
CA CA California|~Calif|Northern California|Southern California|NorCal|SoCal
CO CO Colorado|~Colo
CT CT Connecticut|~Conn
DE DE Delaware
DC DC District of Columbia
FL FL Florida|~Fla
GA GA Georgia
HI HI Hawaii
ID ID Idaho
IL IL Illinois|~Ill
IN IN Indiana
IA IA Iowa
KS KS Kansas
KY KY Kentucky
LA LA Louisiana
ME ME Maine
MD MD Maryland
MA MA Massachusetts|~Mass
MI MI Michigan|~Mich
MN MN Minnesota|~Minn
MS MS Mississippi
MO MO Missouri
MT MT Montana
NE NE Nebraska
NV NV Nevada
NH NH New Hampshire
NJ NJ New Jersey
NM NM New Mexico
NY NY New York|New York State|Upstate New York
NC NC North Carolina
ND ND North Dakota
OH OH Ohio
OK OK Oklahoma
OR OR Oregon
PA PA Pennsylvania|~Penn
RI RI Rhode Island
SC SC South Carolina
SD SD South Dakota
TN TN Tennessee|~Tenn
TX TX Texas|~Tex
UT UT Utah
VT VT Vermont
VA VA Virginia
WA WA Washington|Washington State|State of Washington
WV WV West Virginia
WI WI Wisconsin
WY WY Wyoming`,
  CA: `
01 AB Alberta
02 BC British Columbia|Colombie-Britannique
03 MB Manitoba
04 NB New Brunswick|Nouveau-Brunswick
05 NL Newfoundland and Labrador|Newfoundland|Terre-Neuve-et-Labrador
07 NS Nova Scotia|Nouvelle-Écosse
08 ON Ontario
09 PE Prince Edward Island|Île-du-Prince-Édouard|PEI
10 QC Quebec|Québec|Province of Quebec
11 SK Saskatchewan
12 YT Yukon
13 NT Northwest Territories
14 NU Nunavut`,
  MX: `
01 AGU Aguascalientes
02 BCN Baja California
03 BCS Baja California Sur
04 CAM Campeche
05 CHP Chiapas
06 CHH Chihuahua
07 COA Coahuila|Coahuila de Zaragoza
08 COL Colima
09 CMX Ciudad de México|Distrito Federal
10 DUR Durango
11 GUA Guanajuato
12 GRO Guerrero
13 HID Hidalgo
14 JAL Jalisco
15 MEX State of Mexico|Estado de México|Edomex
16 MIC Michoacán|Michoacán de Ocampo
17 MOR Morelos
18 NAY Nayarit
19 NLE Nuevo León
20 OAX Oaxaca
21 PUE Puebla
22 QUE Querétaro|Querétaro de Arteaga
23 ROO Quintana Roo
24 SLP San Luis Potosí
25 SIN Sinaloa
26 SON Sonora
27 TAB Tabasco
28 TAM Tamaulipas
29 TLA Tlaxcala
30 VER Veracruz
31 YUC Yucatán
32 ZAC Zacatecas`,
  BR: `
01 AC Acre
02 AL Alagoas
03 AP Amapá
04 AM Amazonas
05 BA Bahia
06 CE Ceará
07 DF Distrito Federal|Federal District
08 ES Espírito Santo
11 MS Mato Grosso do Sul
13 MA Maranhão
14 MT Mato Grosso
15 MG Minas Gerais
16 PA Pará
17 PB Paraíba
18 PR Paraná
20 PI Piauí
21 RJ Rio de Janeiro|Estado do Rio de Janeiro
22 RN Rio Grande do Norte
23 RS Rio Grande do Sul
24 RO Rondônia
25 RR Roraima
26 SC Santa Catarina
27 SP São Paulo|Estado de São Paulo|State of São Paulo
28 SE Sergipe
29 GO Goiás
30 PE Pernambuco
31 TO Tocantins`,
  AR: `
01 B Buenos Aires Province|Provincia de Buenos Aires
02 K Catamarca
03 H Chaco
04 U Chubut
05 X Córdoba|Provincia de Córdoba
06 W Corrientes
07 C Ciudad Autónoma de Buenos Aires|CABA|Buenos Aires F.D.
08 E Entre Ríos
09 P Formosa
10 Y Jujuy
11 L La Pampa
12 F La Rioja
13 M Mendoza
14 N Misiones
15 Q Neuquén
16 R Río Negro
17 A Salta
18 J San Juan
19 D San Luis
20 Z Santa Cruz
21 S Santa Fe
22 G Santiago del Estero
23 V Tierra del Fuego
24 T Tucumán`,
  CO: `
02 ANT Antioquia
04 ATL Atlántico
29 VAC Valle del Cauca
33 CUN Cundinamarca
34 DC Bogotá D.C.|Distrito Capital
35 BOL Bolívar
26 SAN Santander`,
  CL: `
01 VS Valparaíso
06 BI Biobío
12 RM Santiago Metropolitan|Región Metropolitana|Región Metropolitana de Santiago`,
};
