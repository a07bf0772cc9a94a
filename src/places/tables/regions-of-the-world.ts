import type { RegionTable } from "./region-table.ts";

/** See `regions-of-america.ts` for the columns. */
export const otherRegions: RegionTable = {
  AU: `
01 ACT Australian Capital Territory
02 NSW New South Wales
03 NT Northern Territory
04 QLD Queensland
05 SA South Australia
06 TAS Tasmania
07 VIC Victoria
08 WA Western Australia`,
  NZ: `
10 CIT Chatham Islands
E7 AUK Auckland|Auckland Region
E8 BOP Bay of Plenty
E9 CAN Canterbury
F1 GIS Gisborne
F2 HKB Hawke's Bay
F3 MWT Manawatū-Whanganui|Manawatu
F4 MBH Marlborough
F5 NSN Nelson
F6 NTL Northland
F7 OTA Otago
F8 STL Southland
F9 TKI Taranaki
G1 WKO Waikato
G2 WGN Wellington|Wellington Region
G3 WTC West Coast
TAS TAS Tasman`,
  IN: `
01 AN Andaman and Nicobar Islands
02 AP Andhra Pradesh
03 AS Assam
05 CH Chandigarh
06 DN Dadra and Nagar Haveli
07 DL Delhi|NCT of Delhi|National Capital Territory of Delhi
09 GJ Gujarat
10 HR Haryana
11 HP Himachal Pradesh
12 JK Jammu and Kashmir
13 KL Kerala
14 LD Lakshadweep
16 MH Maharashtra
17 MN Manipur
18 ML Meghalaya
19 KA Karnataka
20 NL Nagaland
21 OR Odisha|Orissa
22 PY Puducherry|Pondicherry
23 PB Punjab
24 RJ Rajasthan
25 TN Tamil Nadu
26 TR Tripura
28 WB West Bengal
29 SK Sikkim
30 AR Arunachal Pradesh
31 MZ Mizoram
32 DD Daman and Diu
33 GA Goa
34 BR Bihar
35 MP Madhya Pradesh
36 UP Uttar Pradesh
37 CT Chhattisgarh
38 JH Jharkhand
39 UT Uttarakhand
40 TG Telangana
41 LA Ladakh`,
  CN: `
01 AH Anhui
02 ZJ Zhejiang
03 JX Jiangxi
04 JS Jiangsu
05 JL Jilin
06 QH Qinghai
07 FJ Fujian
08 HL Heilongjiang
09 HA Henan
10 HE Hebei
11 HN Hunan
12 HB Hubei
13 XJ Xinjiang
14 XZ Tibet|Xizang
15 GS Gansu
16 GX Guangxi
18 GZ Guizhou
19 LN Liaoning
20 NM Inner Mongolia
21 NX Ningxia
22 BJ Beijing
23 SH Shanghai
24 SX Shanxi
25 SD Shandong
26 SN Shaanxi
28 TJ Tianjin
29 YN Yunnan
30 GD Guangdong
31 HI Hainan
32 SC Sichuan
33 CQ Chongqing`,
  JP: `
01 23 Aichi
02 05 Akita
03 02 Aomori
04 12 Chiba
05 38 Ehime
06 18 Fukui
07 40 Fukuoka
08 07 Fukushima
09 21 Gifu
10 10 Gunma
11 34 Hiroshima
12 01 Hokkaido|Hokkaidō
13 28 Hyogo|Hyōgo
14 08 Ibaraki
15 17 Ishikawa
16 03 Iwate
17 37 Kagawa
18 46 Kagoshima
19 14 Kanagawa
20 39 Kochi
21 43 Kumamoto
22 26 Kyoto
23 24 Mie
24 04 Miyagi
25 45 Miyazaki
26 20 Nagano
27 42 Nagasaki
28 29 Nara
29 15 Niigata
30 44 Oita
31 33 Okayama
32 27 Osaka
33 41 Saga
34 11 Saitama
35 25 Shiga
36 32 Shimane
37 22 Shizuoka
38 09 Tochigi
39 36 Tokushima
40 13 Tokyo
41 31 Tottori
42 16 Toyama
43 30 Wakayama
44 06 Yamagata
45 35 Yamaguchi
46 19 Yamanashi
47 47 Okinawa`,
  KR: `
01 49 Jeju
10 26 Busan
11 11 Seoul
12 28 Incheon
13 41 Gyeonggi|Gyeonggi-do
15 27 Daegu
18 29 Gwangju
19 30 Daejeon
21 31 Ulsan
22 50 Sejong`,
  MY: `
01 01 Johor
02 02 Kedah
03 03 Kelantan
04 04 Melaka
05 05 Negeri Sembilan
06 06 Pahang
07 08 Perak
08 09 Perlis
09 07 Penang|Pulau Pinang
11 13 Sarawak
12 10 Selangor
13 11 Terengganu
14 14 Kuala Lumpur|Federal Territory of Kuala Lumpur|Wilayah Persekutuan Kuala Lumpur
15 15 Labuan
16 12 Sabah
17 16 Putrajaya`,
  PH: `
07 07 Central Visayas
11 11 Davao Region
40 40 Calabarzon
NCR 00 Metro Manila|National Capital Region`,
  PK: `
02 BA Balochistan
03 KP Khyber Pakhtunkhwa
04 PB Punjab
05 SD Sindh
06 JK Azad Kashmir
08 IS Islamabad Capital Territory`,
  ID: `
02 BA Bali
04 JK Jakarta|DKI Jakarta|Jakarta Raya
07 JT Central Java|Jawa Tengah
08 JI East Java|Jawa Timur
10 YO Yogyakarta
30 JB West Java|Jawa Barat
33 BT Banten`,
  IL: `
01 D Southern District
02 M Central District
03 Z Northern District
04 HA Haifa District
05 TA Tel Aviv District
06 JM Jerusalem District`,
  TW: `
02 KHH Kaohsiung
03 NWT New Taipei|New Taipei City
04 TW Taiwan Province`,
  TR: `
07 07 Antalya
16 16 Bursa
34 34 Istanbul|İstanbul
35 35 Izmir|İzmir
41 41 Kocaeli
68 06 Ankara`,
  AE: `
01 AZ Abu Dhabi|Abu Dhabi Emirate
02 AJ Ajman
03 DU Dubai|Dubai Emirate
04 FU Fujairah
05 RK Ras Al Khaimah
06 SH Sharjah
07 UQ Umm Al Quwain`,
  SA: `
05 03 Medina Province|Al Madinah
06 04 Eastern Province
10 01 Riyadh Region|Riyadh Province
14 02 Makkah Region|Makkah Province`,
  ET: `
44 AA Addis Ababa
45 AF Afar
46 AM Amhara
47 BE Benishangul-Gumuz
48 DD Dire Dawa
49 GA Gambela
50 HA Harari
51 OR Oromia|Oromiya
52 SO Somali Region|Somali Regional State
53 TI Tigray
54 SN SNNPR|Southern Nations, Nationalities, and Peoples' Region|Sidama|South Ethiopia`,
  NG: `
05 LA Lagos|Lagos State
11 FC Federal Capital Territory|Abuja FCT|FCT
16 OG Ogun|Ogun State
21 AK Akwa Ibom
22 CR Cross River
23 KD Kaduna|Kaduna State
24 KT Katsina
25 AN Anambra|Anambra State
26 BE Benue
27 BO Borno
28 IM Imo|Imo State
29 KN Kano|Kano State
30 KW Kwara
31 NI Niger State
32 OY Oyo State
35 AD Adamawa
36 DE Delta State
37 ED Edo|Edo State
39 JI Jigawa
40 KE Kebbi
41 KO Kogi
42 OS Osun|Osun State
43 TA Taraba
44 YO Yobe
45 AB Abia|Abia State
46 BA Bauchi
47 EN Enugu|Enugu State
48 ON Ondo State
49 PL Plateau State
50 RI Rivers|Rivers State
51 SO Sokoto
52 BY Bayelsa
53 EB Ebonyi
54 EK Ekiti
55 GO Gombe
56 NA Nasarawa
57 ZA Zamfara`,
  KE: `
05 30 Nairobi|Nairobi County
22 13 Kiambu County
26 17 Kisumu County
31 22 Machakos County
37 28 Mombasa County
39 31 Nakuru County
52 44 Uasin Gishu`,
  ZA: `
02 KZN KwaZulu-Natal
03 FS Free State
05 EC Eastern Cape
06 GP Gauteng
07 MP Mpumalanga
08 NC Northern Cape
09 LP Limpopo
10 NW North West
11 WC Western Cape`,
};
