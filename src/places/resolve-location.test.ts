import { describe, expect, test } from "vitest";
import { loadGazetteer } from "./gazetteer.server.ts";
import { excludedWords, splitExceptions } from "./excluded-places.ts";
import { briefLabel } from "./place-labels.ts";
import type { PublishedLocation } from "./read-location.ts";
import { resolveLocations } from "./resolve-location.ts";
import { readPlaceTables } from "./place-tables.server.ts";

const gazetteer = loadGazetteer();
const nothing: PublishedLocation = {
  locations: [],
  country: null,
  remote: null,
  workMode: null,
  remoteRegions: [],
  title: "",
};

function resolve(published: Partial<PublishedLocation>) {
  return resolveLocations({ ...nothing, ...published }, gazetteer);
}

/** Formats the places of a location in one line: "Denver, CO; Berlin, Germany". */
function placesOf(text: string, more: Partial<PublishedLocation> = {}): string {
  return resolve({ locations: [text], ...more })
    .places.map((place) => briefLabel(place, gazetteer))
    .join("; ");
}

describe("one place", () => {
  test.each([
    ["Denver, CO", "Denver, CO"],
    ["Berlin, Germany", "Berlin, Germany"],
    ["New York, New York, United States", "New York, NY"],
    ["Köln", "Cologne, Germany"],
    ["Koeln", "Cologne, Germany"],
    ["US-CA-Menlo Park", "Menlo Park, CA"],
    ["VA-Vienna", "Vienna, VA"],
    ["WA - Seattle", "Seattle, WA"],
    ["England, South East England, London", "London, UK"],
    ["Gurgaon, India", "Gurgaon, India"],
    ["Gurugram, HR, IN", "Gurgaon, India"],
    ["75001 Paris", "Paris, France"],
    ["Richmond, Surrey", "Richmond, England, UK"],
    ["San José", "San José, Costa Rica"],
    ["San José, CA", "San Jose, CA"],
    ["San Jose", "San Jose, CA"],
    ["LU", "Luxembourg"],
    ["BE", "Belgium"],
    ["SF, NYC, CHI, SEA", "San Francisco, CA; New York, NY; Chicago, IL; Seattle, WA"],
    ["Paris (75)", "Paris, France"],
    ["Saint-Denis (93)", "Saint-Denis, France"],
    ["London EC2A", "London, UK"],
    ["D-10115 Berlin", "Berlin, Germany"],
    ["Frankfurt a.M.", "Frankfurt, Germany"],
    ["Washington, D.C.", "Washington, DC"],
    ["NYC - New York, NY", "New York, NY"],
    ["SLC, Utah", "Salt Lake City, UT"],
    ["Ft. Worth TX", "Fort Worth, TX"],
    ["Sydney NSW 2000", "Sydney, NSW"],
    ["Adelaide, Adelaide, South Australia, Australia", "Adelaide, SA"],
    ["Toronto, Ontario, CA", "Toronto, ON"],
    ["Milano (MI)", "Milan, Italy"],
    ["Leuven (BE)", "Leuven, Belgium"],
    ["Utrecht, Utrecht, Netherlands", "Utrecht, Netherlands"],
    ["Camden, London, England", "Camden, UK"],
    ["Manchester, Lancashire, England", "Manchester, UK"],
    ["Addis Abeba", "Addis Ababa, Ethiopia"],
    ["አዲስ አበባ", "Addis Ababa, Ethiopia"],
    ["東京", "Tokyo, Japan"],
    ["大阪市", "Osaka, Japan"],
    ["神奈川県横浜市西区", "Yokohama, Japan"],
    ["東京都千代田区丸の内1-2-3 ビル4階", "Tokyo, Japan"],
    ["부산광역시 해운대구", "Busan, South Korea"],
    ["上海市浦东新区", "Shanghai, China"],
    ["cała Polska", "Poland"],
    ["R-12345 Austin, TX", "Austin, TX"],
    ["100 Reading Road, Springfield, IL 62701", "Springfield, IL"],
    ["Headquarters - Berlin", "Berlin, Germany"],
    ["Greater Boston", "Boston, MA"],
    ["San Francisco Bay Area", "San Francisco, CA"],
    ["LONDON, UK", "London, UK"],
    ["Singapore, Singapore", "Singapore"],
  ])("%s is %s", (text, label) => {
    expect(placesOf(text)).toBe(label);
  });
});

describe("the same name", () => {
  test.each([
    ["Cambridge, MA", "Cambridge, MA"],
    ["Cambridge, UK", "Cambridge, UK"],
    ["Cambridge", "Cambridge, UK"],
    ["Cambridge/Boston", "Cambridge, MA; Boston, MA"],
    ["Birmingham, AL", "Birmingham, AL"],
    ["Birmingham", "Birmingham, UK"],
    ["Paris, TX", "Paris, TX"],
    ["London, Ontario", "London, ON"],
    ["Dublin, CA", "Dublin, CA"],
    ["Vancouver, WA", "Vancouver, WA"],
    ["Perth, WA", "Perth, WA"],
    ["Ontario, CA", "Ontario, CA"],
    ["Ontario, Canada", "Ontario, Canada"],
    ["Georgia", "Georgia, US"],
    ["Atlanta, Georgia", "Atlanta, GA"],
    ["Tbilisi, Georgia", "Tbilisi, Georgia"],
    ["Delaware, USA", "Delaware, US"],
    ["Bangalore, IN", "Bengaluru, India"],
    ["Bloomington, IN", "Bloomington, IN"],
    ["Boston, New York", "Boston, MA; New York, NY"],
    ["Rochester, New York", "Rochester, NY"],
    ["San Francisco, CA, New York, NY, Portland, OR", "San Francisco, CA; New York, NY; Portland, OR"],
    ["Toronto, Ottawa, Montreal, Waterloo", "Toronto, ON; Ottawa, ON; Montreal, QC; Waterloo, ON"],
    ["CH - Shanghai, China", "Shanghai, China"],
  ])("%s is %s", (text, label) => {
    expect(placesOf(text)).toBe(label);
  });

  test("the stated country decides, unless the namesake there is a hamlet and the other a metropolis", () => {
    expect(placesOf("Birmingham", { country: "United States" })).toBe("Birmingham, AL");
    expect(placesOf("Cambridge", { country: "USA" })).toBe("Cambridge, MA");
    expect(placesOf("Paris", { country: "us" })).toBe("Paris, TX");
    expect(placesOf("London", { country: "US" })).toBe("London, UK");
    expect(placesOf("Georgia", { country: "GE" })).toBe("Georgia");
    expect(placesOf("Toronto", { country: "Deutschland" })).toBe("Toronto, ON");
  });
});

describe("several places", () => {
  test.each([
    ["San Francisco, CA; New York City, NY; Seattle, WA", "San Francisco, CA; New York, NY; Seattle, WA"],
    ["Bangalore/Hyderabad", "Bengaluru, India; Hyderabad, India"],
    ["Berlin or Munich, Germany", "Berlin, Germany; Munich, Germany"],
    ["San Francisco & Pleasanton, CA", "San Francisco, CA; Pleasanton, CA"],
    ["San Francisco, Vancouver BC, or Berlin", "San Francisco, CA; Vancouver, BC; Berlin, Germany"],
    ["Skopje, Zagreb, Split", "Skopje, North Macedonia; Zagreb, Croatia; Split, Croatia"],
    ["Brighton and Hove", "Brighton, UK"],
    ["Trinidad and Tobago", "Trinidad and Tobago"],
    ["AR, BR, DE, US", "Argentina; Brazil; Germany; US"],
  ])("%s is %s", (text, labels) => {
    expect(placesOf(text)).toBe(labels.replace("US", labels.endsWith("; US") ? "United States" : "US"));
  });

  test("all places, without duplicates and without places that contain another", () => {
    const cities =
      "Austin, Boston, Chicago, Dallas, Denver, Houston, Miami, Phoenix, Portland, Seattle, Tampa, Tulsa";
    expect(resolve({ locations: cities.split(", ") })).toMatchObject({ locationText: "Austin and 11 more" });
    expect(resolve({ locations: cities.split(", ") }).places).toHaveLength(12);
    expect(placesOf("Berlin; Berlin, Germany; Germany")).toBe("Berlin, Germany");
    expect(resolve({ locations: ["Hybrid", "London, England, United Kingdom"] })).toMatchObject({
      workMode: "hybrid",
      locationText: "London, UK",
    });
  });
});

describe("wider places", () => {
  test.each([
    ["Germany", "country", "Germany"],
    ["Deutschland", "country", "Germany"],
    ["Bavaria", "region", "Bavaria, Germany"],
    ["NRW", "region", "North Rhine-Westphalia, Germany"],
    ["Quebec", "region", "Quebec, Canada"],
    ["Scotland", "region", "Scotland, UK"],
    ["Surrey, England", "area", "Surrey, UK"],
    ["Hauts-de-Seine", "area", "Hauts-de-Seine, France"],
    ["South West England, England, England", "area", "South West England, UK"],
  ])("%s is the %s %s", (text, kind, label) => {
    const { places } = resolve({ locations: [text] });
    expect(places.map((place) => place.kind)).toEqual([kind]);
    expect(placesOf(text)).toBe(label);
  });

  test("for an unknown town, the state is stored and the published name shown", () => {
    expect(resolve({ locations: ["Starbase, TX"] })).toMatchObject({
      places: [{ kind: "region", regionCode: "TX", cityId: null }],
      locationText: "Starbase, TX",
    });
    expect(placesOf("Paddington, London, England")).toBe("London, UK");
  });
});

describe("words that are not places", () => {
  test.each([
    "3 locations",
    "Headquarters",
    "Multiple Locations",
    "TBD",
    "",
    " , ; / ",
    "Mobile",
    "Senior Engineer (Java)",
  ])("%j has no place", (text) => {
    expect(resolve({ locations: [text] }).places).toEqual([]);
  });
});

describe("work mode", () => {
  test.each([
    ["Hybrid", "hybrid"],
    ["ONSITE", "on-site"],
    ["Flexible / Remote", "remote"],
    ["Homeoffice", "remote"],
    ["100% télétravail", "remote"],
    ["Télétravail partiel - Nantes (44)", "hybrid"],
    ["Praca zdalna", "remote"],
    ["Warszawa (hybrydowo)", "hybrid"],
    ["Teletrabajo", "remote"],
    ["Remoto - Brasil", "remote"],
    ["Berlin, vor Ort", "on-site"],
    ["No remote, Berlin", "on-site"],
    ["London (2 days/week in office)", "hybrid"],
    ["Onsite or Remote", "remote"],
    ["Anywhere", "remote"],
    ["Berlin, Germany", null],
  ])("%s is %s", (text, mode) => {
    expect(resolve({ locations: [text] }).workMode).toBe(mode);
  });

  test("explicit flags override words, and `workMode` overrides `remote`", () => {
    expect(resolve({ locations: ["Remote - Japan"], remote: true, workMode: "Hybrid" }).workMode).toBe(
      "hybrid",
    );
    expect(resolve({ locations: ["Berlin"], workMode: "TELECOMMUTE" }).workMode).toBe("remote");
    expect(resolve({ locations: ["Berlin (hybrid)"], remote: true }).workMode).toBe("remote");
    expect(resolve({ locations: ["Berlin"], remote: false }).workMode).toBeNull();
    expect(resolve({ locations: ["Remote"], remote: false }).workMode).toBe("remote");
    expect(resolve({ locations: ["Berlin"], workMode: "unspecified" }).workMode).toBeNull();
  });

  test("the title is the last source of the work mode, and ignores remote sensing", () => {
    expect(resolve({ title: "Senior Engineer (Remote)" }).workMode).toBe("remote");
    expect(resolve({ title: "Hybrid Project Manager" }).workMode).toBe("hybrid");
    for (const title of [
      "Hybrid Mobile Developer - HTML5",
      "Hybrid Cloud Architect",
      "Mobile Developer (native/hybrid)",
      "Distributed Ledger Developer",
      "Virtual Reality Artist",
    ])
      expect(resolve({ title }).workMode, title).toBeNull();
    expect(resolve({ title: "Remote Sensing Engineer" }).workMode).toBeNull();
    expect(resolve({ locations: ["Onsite"], title: "Engineer - Remote" }).workMode).toBe("on-site");
    expect(resolve({ title: "Nurse - Cambridge, MA" }).locationText).toBe("Cambridge, MA");
    expect(resolve({ title: "Director, Reading Programs" }).places).toEqual([]);
    expect(resolve({ locations: ["Leeds"], title: "Nurse - Berlin" }).locationText).toBe("Leeds, UK");
  });
});

describe("countries in which a remote worker may live", () => {
  test.each([
    ["US Remote, Toronto", "Toronto, ON", ["US"]],
    ["US Remote,Toronto, CA-Remote-Ontario", "Toronto, ON", ["US", "CA"]],
    ["Dublin, US Remote", "Dublin, Ireland", ["US"]],
    ["Remote US, Paris", "Paris, France", ["US"]],
    ["Chicago, US-Remote", "Chicago, IL", ["US"]],
    ["Remote Canada, London", "London, ON", ["CA"]],
    ["CHI, ATL, US-REM", "Chicago, IL; Atlanta, GA", ["US"]],
    ["CA-Remote", "California, US", ["US"]],
  ])("in a phrase with the word remote, next to a city: %s", (text, places, countries) => {
    expect(placesOf(text)).toBe(places);
    expect(resolve({ locations: [text] })).toMatchObject({
      workMode: "remote",
      remoteCountries: countries,
    });
  });

  test.each([
    ["Remote - US", ["US"], "Remote, US"],
    ["US-Remote", ["US"], "Remote, US"],
    ["Remote, Italy", ["IT"], "Remote, Italy"],
    ["Netherlands (remote)", ["NL"], "Remote, Netherlands"],
    ["Remote (US/Canada only)", ["US", "CA"], "Remote, US or Canada"],
    ["Remote - DE", ["DE"], "Remote, Germany"],
    ["Remote (ET)", [], "Remote"],
    ["Remote - Singapore", ["SG"], "Remote, Singapore"],
    ["Anywhere in the World", [], "Remote, worldwide"],
    ["Remote", [], "Remote"],
  ])("%s", (text, countries, words) => {
    expect(resolve({ locations: [text] })).toEqual({
      places: [],
      workMode: "remote",
      remoteCountries: countries,
      locationText: words,
    });
  });

  test("offices are separate from these countries", () => {
    expect(resolve({ locations: ["London or Remote (UK)"] })).toMatchObject({
      places: [{ name: "London" }],
      remoteCountries: ["GB"],
      locationText: "London, UK or remote",
    });
    const text = "Oakland, CA / San Francisco Bay Area / REMOTE OK (US/Canada only)";
    expect(resolve({ locations: [text] })).toMatchObject({
      places: [{ name: "Oakland" }, { name: "San Francisco" }],
      remoteCountries: ["US", "CA"],
      locationText: "Oakland or San Francisco Bay Area, CA, or remote",
    });
  });

  test("a state limits to its country; two letters after a comma are a state", () => {
    expect(resolve({ locations: ["Remote, OR"] })).toMatchObject({
      places: [{ kind: "region", regionCode: "OR" }],
      remoteCountries: ["US"],
      locationText: "Remote, Oregon, US",
    });
  });

  test("published regions are read, and a group means all its countries", () => {
    const europe = readPlaceTables().countryGroups.find(({ name }) => name === "Europe")?.countries ?? [];
    expect(resolve({ remoteRegions: ["USA Only"] })).toMatchObject({
      remoteCountries: ["US"],
      workMode: "remote",
    });
    expect(resolve({ remoteRegions: ["Worldwide"] }).locationText).toBe("Remote, worldwide");
    expect(resolve({ locations: ["Remote"], remoteRegions: ["Europe"] }).remoteCountries).toEqual([
      ...europe,
    ]);
    expect(resolve({ remoteRegions: ["Australia", "Canada", "Germany"], remote: true }).locationText).toBe(
      "Remote, Australia and 2 more",
    );
    // The country of the board does not apply to remote workers elsewhere.
    const latam = resolve({ locations: ["LatAm"], workMode: "Remote", country: "Panama" });
    expect(latam.locationText).toBe("Remote, Latin America");
    expect(latam.remoteCountries).toContain("BR");
  });

  test("the stated country is used when nothing else is known", () => {
    expect(resolve({ country: "DE" }).locationText).toBe("Germany");
    expect(resolve({ country: "DE", remote: true })).toMatchObject({ places: [], remoteCountries: ["DE"] });
    expect(resolve({ country: "Atlantis" }).places).toEqual([]);
  });
});

describe("the location line", () => {
  test.each([
    ["Berlin or Munich, Germany", "Berlin or Munich, Germany"],
    ["Paris, France or London, UK", "Paris, France or London, UK"],
    ["London; Paris; Berlin; Rome", "London and 3 more"],
    ["Springdale, AR", "Springdale, AR"],
    ["Northern Virginia", "Northern Virginia, VA"],
    ["Suzhou, Anhui, China", "Suzhou, Anhui, China"],
    ["Europe", "Europe"],
    ["Unter den Erlen 7", "Unter den Erlen 7"],
    ["3 locations", null],
  ])("%s is shown as %s", (text, words) => {
    expect(resolve({ locations: [text] }).locationText).toBe(words);
  });
});

describe("excluded places", () => {
  test.each([
    ["Anywhere in the world (except US)", "US", "Remote, worldwide (except US)"],
    ["Remote Europe, excluding UK", "GB", "Remote, Europe (excluding UK)"],
    ["Worldwide excluding Russia", "RU", "Remote, worldwide (excluding Russia)"],
    ["EU (except Germany)", "DE", "European Union (except Germany)"],
    ["Remote, anywhere but India", "IN", "Remote, worldwide (but India)"],
    ["Remoto, fora do Brasil", "BR", "Remote (fora do Brasil)"],
    ["Remote LATAM (excepto Brasil)", "BR", "Remote, Latin America (excepto Brasil)"],
    ["Remote, weltweit außer Schweiz", "CH", null],
    ["Remote, Europe sauf la France", "FR", null],
    ["Non-US remote", "US", "Remote (Non-US)"],
    ["Outside US", "US", "Outside US"],
  ])("%s is not open to %s", (text, code, shown) => {
    const resolved = resolve({ locations: [text] });
    expect(resolved.remoteCountries).not.toContain(code);
    expect(resolved.places.map(({ countryCode }) => countryCode)).not.toContain(code);
    if (shown !== null) expect(resolved.locationText).toBe(shown);
    if (resolved.workMode === "remote") expect(resolved.remoteCountries.length).toBeGreaterThan(0);
  });

  test("an excluded town or state is not the place", () => {
    expect(placesOf("Germany (not Berlin)")).toBe("Germany");
    expect(resolve({ locations: ["Remote (US - excluding CA, NY)"] })).toMatchObject({
      places: [],
      remoteCountries: ["US"],
      locationText: "Remote, US (excluding CA, NY)",
    });
  });

  test.each([
    "Poza Rica, Mexico",
    "London, not remote",
    "Hors-Château, Liège",
    "Remote but US only",
    "Remote, but must be based in Germany",
    "Not limited to the US",
    "Not only Berlin",
    "Outside IR35, London",
    "Just outside Boston, MA",
    "Location not important, Berlin",
    "Non-profit, Leeds",
    "Salvo, NC",
  ])("%s has no exception", (text) => {
    expect(splitExceptions(text).excluded).toEqual([]);
  });

  test.each([
    ["EU (UK excluded)", "UK"],
    ["Europe, USA ausgenommen", "USA"],
    ["Non US", "US"],
    ["Remote, ex-US", "US"],
    ["Europe, nicht Berlin", "Berlin"],
    ["Europe apart from France", "France"],
    ["Europe hormis la France", "France"],
    ["Remote (cannot hire in California)", "California"],
    ["Remote, no US candidates", "US"],
    ["Latinoamérica, con excepción de Brasil", "Brasil"],
    ["London (outside IR35), except Camden", "Camden"],
  ])("%s excludes %s", (text, place) => {
    expect(splitExceptions(text).excluded.map(excludedWords)).toEqual([place]);
  });

  const exceptionWords = [
    ..."except|except for|excluding|excl.|other than|apart from|but not|outside|outside of the|not in|not open to".split(
      "|",
    ),
    ..."außer|außerhalb von|ausgenommen|nicht in|mit Ausnahme von|sauf|hormis|excepté|à l'exception de".split(
      "|",
    ),
    ..."en dehors de|hors|excepto|fuera de|salvo|menos|no en|exceto|fora do|com exceção de|eccetto|tranne".split(
      "|",
    ),
    ..."escluso|behalve|buiten|niet in|oprócz|z wyjątkiem|poza|nie w|not|nicht|minus".split("|"),
  ];
  const countries = [
    ..."Germany,France,India,Poland,Canada,Japan,Brazil,Kenya,US,UK,Spain,Italy,China,Russia,Mexico,Egypt".split(
      ",",
    ),
    ..."Nigeria,Ghana,Israel,Turkey,Greece,Ireland,Norway,Sweden,Denmark,Finland,Austria,Belgium,Portugal".split(
      ",",
    ),
    ..."Romania,Ukraine,Vietnam,Thailand,Australia,Argentina,Colombia,Chile,Peru,Pakistan,Bangladesh".split(
      ",",
    ),
  ];

  test.each(exceptionWords)("no country after “%s” is the place", (word) => {
    for (const name of countries) {
      const { places, remoteCountries, locationText } = resolve({ locations: [`Remote, ${word} ${name}`] });
      expect(places, name).toEqual([]);
      expect(remoteCountries.length, name).not.toBe(1);
      expect(locationText).toContain(word);
    }
  });
});

test.each([
  ["Remote, EST time zone", ["US", "CA"], "Remote, EST time zone"],
  ["Remote (Pacific Time)", ["US", "CA"], "Remote, Pacific Time"],
  ["US Remote (PST hours)", ["US"], "Remote, US"],
  ["Remote, EST hours", [], "Remote"],
  ["Remote, CET", [], "Remote"],
])("a time zone of North America: %s", (location, countries, text) => {
  expect(resolve({ locations: [location] })).toMatchObject({
    remoteCountries: countries,
    locationText: text,
  });
});

test("names in the genitive are excluded, too", () => {
  for (const text of ["Zdalnie, Europa oprócz Niemiec", "Remote Europa, außerhalb Deutschlands"]) {
    const { places, remoteCountries } = resolve({ locations: [text] });
    expect(places).toEqual([]);
    expect(remoteCountries).toContain("FR");
    expect(remoteCountries).not.toContain("DE");
  }
});
