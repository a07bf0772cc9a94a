import { expect, test } from "vitest";
import { cityNumbersWithin } from "./distance.ts";
import { cityNumber } from "./gazetteer.ts";
import { findCities } from "./find-cities.ts";
import { loadGazetteer } from "./gazetteer.server.ts";
import { placeById } from "./gazetteer.ts";
import { understandLocation } from "./understand-location.ts";

const gazetteer = loadGazetteer();
const london = 2643743;
const denver = 5419384;
const understand = (typed: string, radius = 0) => {
  const understood = understandLocation(typed, gazetteer);
  return { ...understood, ...findCities(understood.choices, radius, gazetteer) };
};
const namesOf = (ids: readonly number[]) => ids.map((id) => placeById(gazetteer, id)?.name);

test.each([
  ["Denver, CO or remote", ["Denver, Colorado, United States"]],
  ["denver co", ["Denver, Colorado, United States"]],
  ["berlin", ["Berlin, Germany"]],
  ["berlin germany", ["Berlin, Germany"]],
  ["london; paris", ["London, England, United Kingdom", "Paris, Île-de-France, France"]],
  ["São Paulo", ["São Paulo, Brazil"]],
  ["sao paulo", ["São Paulo, Brazil"]],
  ["Bavaria", ["Bavaria, Germany"]],
  ["NRW", ["North Rhine-Westphalia, Germany"]],
  ["germany", ["Germany"]],
  ["UK", ["United Kingdom"]],
  ["us", ["United States"]],
  ["Surrey", ["Surrey, England, United Kingdom"]],
  ["bay area", ["San Francisco Bay Area, United States"]],
  ["within 10 miles of leeds", ["Leeds, England, United Kingdom"]],
  ["mobile", ["Mobile, Alabama, United States"]],
  ["singapore", ["Singapore"]],
  ["北京", ["Beijing, China"]],
  ["dach", ["DACH"]],
  ["Warszawie", ["Warsaw, Masovia, Poland"]],
  ["Brně", ["Brno, South Moravia, Czechia"]],
])("%s", (typed, labels) => {
  const { labels: understood, unknown } = understand(typed);
  expect(understood).toEqual(labels);
  expect(unknown).toEqual([]);
});

test("remote is separate from places", () => {
  expect(understand("Denver, CO or remote").remote).toBe(true);
  expect(understand("remote")).toMatchObject({ remote: true, places: [], unknown: [], cityIds: [] });
  expect(understand("zdalnie").remote).toBe(true);
  expect(understand("denver").remote).toBe(false);
});

test("a postcode is its city; five digits may be American, German or both", () => {
  const labels = (typed: string) => understand(typed).labels;
  expect(labels("94107, CA")).toEqual(["San Francisco, California, United States"]);
  expect(labels("78701")).toContain("Austin, Texas, United States");
  expect(labels("10115")).toEqual(["New York, United States", "Berlin, Germany"]);
  expect(labels("10115 Berlin")).toEqual(["Berlin, Germany"]);
  expect(labels("SW1A 1AA")).toEqual(["London, England, United Kingdom"]);
  expect(labels("M1")).toEqual(["Manchester, England, United Kingdom"]);
});

test("unknown words are returned as typed", () => {
  expect(understand("new yrok")).toMatchObject({ places: [], unknown: ["new yrok"] });
  expect(understand("00000")).toMatchObject({ places: [], unknown: ["00000"] });
  expect(understand("Zzyzxville or berlin")).toMatchObject({
    unknown: ["Zzyzxville"],
    labels: ["Berlin, Germany"],
  });
});

test("a city includes its quarters, and its neighbours within the radius", () => {
  expect(namesOf(understand("berlin").cityIds)).toEqual(
    expect.arrayContaining(["Berlin", "Kreuzberg", "Neukölln"]),
  );
  expect(namesOf(understand("berlin").cityIds)).not.toContain("Potsdam");
  expect(namesOf(understand("new york").cityIds)).toEqual(
    expect.arrayContaining(["Brooklyn", "Manhattan", "Queens"]),
  );
  expect(namesOf(understand("london").cityIds)).toEqual(expect.arrayContaining(["Croydon", "Camden"]));
  expect(understand("denver").cityIds[0]).toBe(denver);
  expect(understand("london", 25).cityIds).toEqual(
    expect.arrayContaining(
      cityNumbersWithin(gazetteer, cityNumber(gazetteer, london) ?? 0, 25).map((city) => gazetteer.ids[city]),
    ),
  );
});

test("a county means its towns and itself, never its country", () => {
  const surrey = understand("surrey");
  expect(namesOf(surrey.cityIds)).toEqual(expect.arrayContaining(["Guildford", "Woking"]));
  expect(namesOf(surrey.cityIds)).not.toContain("Manchester");
  expect(surrey.areaKeys).toEqual(["GB.ENG.surrey"]);
  expect(surrey.places.map(({ kind }) => kind)).toEqual(["area"]);
  expect(understand("East Anglia").areaKeys).toEqual(
    expect.arrayContaining(["GB.ENG.east-anglia", "GB.ENG.norfolk", "GB.ENG.suffolk"]),
  );
});

test("a group means its countries", () => {
  expect(understand("dach").places.map(({ countryCode }) => countryCode)).toEqual(["DE", "AT", "CH"]);
});

test("offers other places with the same name, unless the name was unambiguous", () => {
  expect(understand("cambridge")).toMatchObject({ labels: ["Cambridge, England, United Kingdom"] });
  expect(understand("cambridge").alternatives).toContain("Cambridge, Massachusetts, United States");
  expect(understand("cambridge, ma").alternatives).toEqual([]);
  expect(understand("berlin").alternatives).toEqual([]);
});

test("empty and hostile input gives empty results", () => {
  for (const typed of ["", "   ", ",;|/()", "\u0000\uffff", "'".repeat(5000), "a ".repeat(3000), "\ud800"]) {
    expect(understand(typed, 100).places).toEqual([]);
  }
});

test.each([
  ["Denver", 0, 0],
  ["Denver", 25, 25],
  ["Colorado", 25, null],
])("around %s, %d km asked are %s km looked at", (typed, asked, looked) => {
  expect(understand(typed, asked).radiusKm).toBe(looked);
});

test("a metropolitan area is looked at as a whole", () => {
  expect(understand("San Francisco Bay Area").radiusKm).toBeGreaterThan(10);
});

test.each([
  ["DE", "Germany"],
  ["fr", "France"],
  ["PL", "Poland"],
  ["CA", "California, United States"],
])("the letters %s are a place by themselves, but not among words", (typed, label) => {
  expect(understandLocation(typed, gazetteer).labels).toEqual([label]);
  const among = understandLocation(typed, gazetteer, { acceptsCodes: false }).labels;
  expect(among).toEqual(typed === "CA" ? [label] : []);
});
