import { describe, expect, test } from "vitest";
import { loadGazetteer } from "./gazetteer.server.ts";
import { briefLabel } from "./place-labels.ts";
import type { PublishedLocation } from "./read-location.ts";
import { resolveLocations } from "./resolve-location.ts";

const gazetteer = loadGazetteer();
const nothing: PublishedLocation = {
  locations: [],
  officeLabels: [],
  country: null,
  remote: null,
  workMode: null,
  remoteRegions: [],
  title: "",
  description: "",
};

function resolve(published: Partial<PublishedLocation>) {
  return resolveLocations({ ...nothing, ...published }, gazetteer);
}

/** Formats the places of published texts, which are separated by "|", in one line. */
function placesOf(texts: string, more: Partial<PublishedLocation> = {}): string {
  return resolve({ locations: texts.split(" | "), ...more })
    .places.map((place) => briefLabel(place, gazetteer))
    .join("; ");
}

describe("a structured address next to a label", () => {
  test("a misspelt city is completed from the label of the same office", () => {
    const address = "San Fransicso, California, United States";
    expect(placesOf(address, { officeLabels: ["San Francisco HQ"], country: "US" })).toBe(
      "San Francisco, CA",
    );
    expect(placesOf("Lodnon, United Kingdom", { officeLabels: ["London"] })).toBe("London, UK");
  });

  test("an address that names a city is not changed by the label", () => {
    expect(placesOf("Rijeka, Croatia", { officeLabels: ["HQ"] })).toBe("Rijeka, Croatia");
    expect(placesOf("Cambridge, Massachusetts, US", { officeLabels: ["Cambridge"] })).toBe("Cambridge, MA");
    expect(placesOf("Bavaria, Germany", { officeLabels: ["Paris"] })).toBe("Bavaria, Germany");
  });

  test("a misspelt city alone is read as the only large city of its region with nearly that name", () => {
    expect(placesOf("Arington, VA")).toBe("Arlington, VA");
    expect(placesOf("Starbase, TX")).toBe("Texas, US");
  });
});

describe("remote next to offices", () => {
  test.each([
    ["Berlin, Germany, Remote (Germany/Austria)", "Berlin, Germany", ["DE", "AT"]],
    ["Dublin, Remote (Ireland or UK)", "Dublin, Ireland", ["IE", "GB"]],
    ["San Francisco, CA | Remote (US/Canada)", "San Francisco, CA", ["US", "CA"]],
  ])("%s", (texts, places, countries) => {
    expect(placesOf(texts)).toBe(places);
    expect(resolve({ locations: texts.split(" | ") })).toMatchObject({
      workMode: "remote",
      remoteCountries: countries,
    });
  });

  test("the countries after the word remote are not offices, even if the source denies it", () => {
    const locations = ["New York, NY", "Remote (US / Canada)"];
    expect(resolve({ locations, remote: false })).toMatchObject({
      places: [{ name: "New York" }],
      workMode: "remote",
      remoteCountries: ["US", "CA"],
    });
    expect(resolve({ locations, workMode: "On-site" })).toMatchObject({
      places: [{ name: "New York" }],
      workMode: "on-site",
    });
  });
});

test("letters before a hyphen are a country, and a ward is not a town", () => {
  expect(resolve({ locations: ["CAN-Remote"] }).remoteCountries).toEqual(["CA"]);
  expect(resolve({ locations: ["US-CA-Remote"] }).remoteCountries).toEqual(["US"]);
  expect(placesOf("IN-KA-Bangalore")).toBe("Bengaluru, India");
  expect(placesOf("Minato-ku, Tokyo")).toBe("Tokyo, Japan");
  expect(resolve({ locations: ["ON-SITE"] })).toMatchObject({ places: [], workMode: "on-site" });
});

describe("two-letter codes", () => {
  test.each([
    ["Paris, ID, FRANCE", "Paris, France"],
    ["Dublin, CO, IRELAND", "Dublin, Ireland"],
    ["Hyderabad, AP, INDIA", "Hyderabad, India"],
    ["Sydney, NS, AUSTRALIA", "Sydney, NSW"],
    ["Warsaw, MA, POLAND", "Warsaw, Poland"],
    ["San Jose, CA, COSTA RICA", "San José, Costa Rica"],
    ["Bogotá, DC, CO", "Bogotá, Colombia"],
    ["Medellin, AN, CO", "Medellín, Colombia"],
    ["Buenos Aires, BA, AR", "Buenos Aires, Argentina"],
    ["Riyadh, RI, SA", "Riyadh, Saudi Arabia"],
    ["Copenhagen, CA, DENMARK", "Copenhagen, Denmark"],
    ["Stockholm, AB, SE", "Stockholm, Sweden"],
    ["Oslo, OS, NORWAY", "Oslo, Norway"],
    ["Manila, NCR, PH", "Manila, Philippines"],
    ["Mexico City, ME, MEXICO", "Mexico City, Mexico"],
    ["Milan, MI, ITALY", "Milan, Italy"],
    ["London, ON, CANADA", "London, ON"],
    ["Palo Alto, CA, US, 94304", "Palo Alto, CA"],
    ["Toronto, ON, CA", "Toronto, ON"],
    ["Groenlo, NL", "Netherlands"],
    ["St. John's, NL", "St. John's, NL"],
    ["San Francisco, CA, New York, NY", "San Francisco, CA; New York, NY"],
    ["AR, BR, FR | DE, IN | SG, US", "Argentina; Brazil; France; Germany; India; Singapore; United States"],
    ["Las Vegas | Royal Oak, MI | SE", "Las Vegas, NV; Royal Oak, MI"],
  ])("%s is %s", (texts, labels) => {
    expect(placesOf(texts)).toBe(labels);
  });
});

describe("lists of countries", () => {
  test.each([
    ["Armenia, Georgia, Ukraine", "Armenia; Georgia; Ukraine"],
    ["Georgia | Armenia | Kazakhstan", "Georgia; Armenia; Kazakhstan"],
    ["Turkey | Georgia", "Türkiye; Georgia"],
    ["Florida, Georgia, Texas", "Florida, US; Georgia, US; Texas, US"],
    ["Georgia, USA", "Georgia, US"],
    ["Georgia | United States", "Georgia, US"],
    ["Atlanta, Georgia, USA", "Atlanta, GA"],
    ["Atlanta, Georgia; Warsaw, Poland", "Atlanta, GA; Warsaw, Poland"],
    ["Canada, US, Mexico", "Canada; United States; Mexico"],
    ["US, Canada, Mexico", "United States; Canada; Mexico"],
    ["US, Mexico", "United States; Mexico"],
    ["Cuba, Jamaica", "Cuba; Jamaica"],
    ["Lebanon, USA", "Lebanon, TN"],
    ["Hong Kong, China", "Hong Kong"],
    ["San Juan, Puerto Rico, USA", "San Juan, Puerto Rico"],
  ])("%s is %s", (texts, labels) => {
    expect(placesOf(texts)).toBe(labels);
  });

  test("remote workers may live in the country Georgia", () => {
    expect(resolve({ locations: ["Remote (Poland, Ukraine, Georgia)"] }).remoteCountries).toEqual([
      "PL",
      "UA",
      "GE",
    ]);
    expect(
      resolve({ remote: true, remoteRegions: ["Ukraine", "Georgia", "Poland"] }).remoteCountries,
    ).toContain("GE");
    expect(resolve({ locations: ["Remote - US, Mexico, Brazil"] }).remoteCountries).toEqual([
      "US",
      "MX",
      "BR",
    ]);
  });
});

describe("cities of the same name in a list of cities", () => {
  test.each([
    ["New York | Columbus, OH | Toronto", "New York, NY; Columbus, OH; Toronto, ON"],
    ["Seattle | Vancouver | New York", "Seattle, WA; Vancouver, BC; New York, NY"],
    ["Portland, OR | Vancouver", "Portland, OR; Vancouver, WA"],
    ["Washington | DC Area | McLean, VA", "Washington, DC; McLean, VA"],
    ["DC Metro | Arlington", "Washington, DC; Arlington, VA"],
    ["Vancouver | Toronto | Portland | Chicago", "Vancouver, BC; Toronto, ON; Portland, OR; Chicago, IL"],
    ["San Francisco | Dublin", "San Francisco, CA; Dublin, Ireland"],
    ["Cambridge | Boston", "Cambridge, MA; Boston, MA"],
  ])("%s is %s", (texts, labels) => {
    expect(placesOf(texts)).toBe(labels);
  });

  test.each([
    ["Chicago | Boston | Hamilton", "Chicago, IL; Boston, MA; Hamilton, ON"],
    ["Chicago, IL | Boston, MA | Ottawa", "Chicago, IL; Boston, MA; Ottawa, ON"],
    ["Columbus, OH | Toronto", "Columbus, OH; Toronto, ON"],
    ["Cleveland, OH, Toronto", "Cleveland, OH; Toronto, ON"],
    ["New York | Boston | London", "New York, NY; Boston, MA; London, UK"],
    ["Atlanta, GA | Birmingham | Nashville", "Atlanta, GA; Birmingham, AL; Nashville, TN"],
  ])("%s of an employer in the United States is %s", (texts, labels) => {
    expect(placesOf(texts, { country: "US" })).toBe(labels);
  });

  test("a nation of the United Kingdom is a stated country", () => {
    expect(placesOf("Richmond, Surrey", { country: "England" })).not.toContain("VA");
    expect(placesOf("Perth", { country: "Scotland" })).toBe("Perth, UK");
  });

  test("in a list of cities, the letters of a state mean the city of that name", () => {
    expect(placesOf("NY, SF, LA")).toBe("New York, NY; San Francisco, CA; Los Angeles, CA");
    expect(placesOf("NY | ATX")).toBe("New York, NY; Austin, TX");
    expect(placesOf("WA | San Francisco")).toBe("Washington, US; San Francisco, CA");
    expect(placesOf("NY")).toBe("New York, US");
  });

  test("in a list of states, a name that is also a city means the state", () => {
    expect(placesOf("Florida, USA, Remote | Maine, USA, Remote | New York, USA, Remote")).toBe(
      "Florida, US; Maine, US; New York, US",
    );
  });
});

describe("the area around a town", () => {
  test.each([
    ["Hanover, NH (Lebanon area)", "Hanover, NH; Lebanon, NH"],
    ["Dayton, OH (Troy area)", "Dayton, OH; Troy, OH"],
    ["Nashville (Lebanon area)", "Nashville, TN; Lebanon, TN"],
    ["Denver (Boulder area)", "Denver, CO; Boulder, CO"],
    ["Springfield, MO (Cuba area)", "Springfield, MO; Cuba, MO"],
    ["San Francisco (Bay area)", "San Francisco, CA"],
    ["New England area", "United States"],
  ])("%s is %s", (texts, labels) => {
    expect(placesOf(texts)).toBe(labels);
  });
});

describe("airport codes", () => {
  test.each([
    ["SEA", "Seattle, WA"],
    ["LHR", "London, UK"],
    ["ATL | DFW | ORD", "Atlanta, GA; Dallas, TX; Chicago, IL"],
    ["SFO/JFK/AMS", "San Francisco, CA; New York, NY; Amsterdam, Netherlands"],
    ["MUC - Munich", "Munich, Germany"],
    ["Seattle (SEA)", "Seattle, WA"],
    ["London Gatwick Airport, West Sussex", "Crawley, UK"],
    ["Ord, NE", "Ord, NE"],
    ["ELK", ""],
    ["LEO", ""],
  ])("%s is %s", (texts, labels) => {
    expect(placesOf(texts)).toBe(labels);
  });
});

describe("lower-case states", () => {
  test.each([
    ["springfield, il", "Springfield, IL"],
    ["columbus, ga", "Columbus, GA"],
    ["vancouver, wa", "Vancouver, WA"],
    ["portland, me", "Portland, ME"],
    ["paris tx", "Paris, TX"],
    ["Aurora, Co", "Aurora, CO"],
    ["columbus, ga; remote", "Columbus, GA"],
    ["remote, tx", "Texas, US"],
    ["berlin or munich", "Berlin, Germany; Munich, Germany"],
    ["bath, in somerset", "Bath, UK"],
  ])("%s is %s", (texts, labels) => {
    expect(placesOf(texts)).toBe(labels);
  });
});

describe("a city in the title", () => {
  test.each([
    ["", "Nurse in Berlin", "Berlin, Germany"],
    ["", "Registered Nurse in Cleveland, OH", "Cleveland, OH"],
    ["", "Technician - Bastrop, TX", "Bastrop, TX"],
    ["", "Developer - Java, CA", ""],
    ["United States", "Sales Rep - Boise, ID", "Boise, ID"],
    ["Germany", "Sales Manager - München", "Munich, Germany"],
    ["Germany", "Sales Manager München (m/w/d)", "Munich, Germany"],
    ["Germany", "Sales Manager - Paris", "Germany"],
    ["Leeds, UK", "Nurse - London", "Leeds, UK"],
    ["", "Portland, OR, San Francisco, CA Full Stack Engineer", "Portland, OR; San Francisco, CA"],
    ["", "Developer - iOS, Android, REST API, SQL, Xcode, AJAX", ""],
    ["", "Junior DevOps (Kubernetes, ELK, Kafka)", ""],
    ["", "Specialist in Mobile", ""],
    ["", "Lecturer in Reading", ""],
  ])("%j and %j", (location, title, labels) => {
    expect(placesOf(location, { title })).toBe(labels);
  });
});

describe("available locations", () => {
  test.each([
    ["Available Locations: Austin, US\n\nAbout the role", "Austin, TX"],
    ["Hello.\n\nAvailable Location: Singapore or Tokyo, Japan\n\nThe team", "Singapore; Tokyo, Japan"],
    ["Available Locations - Bengaluru, India\n\nAbout", "Bengaluru, India"],
    [
      "Available Locations\n\nAtlanta, US\n\nDenver, US\n\nToronto, Canada\n\nRequirements\n\nParis",
      "Atlanta, GA; Denver, CO; Toronto, ON",
    ],
    ["Job Location: Seattle \nJob Description: build things in Rome", "Seattle, WA"],
    ["Location: Austin, TX (Relocation and visa sponsorship is not available)", "Austin, TX"],
    ["We like SQL.RequirementsLocation: Chicago, ILDuration: 1 year", "Chicago, IL"],
    ["Location: McLean, VA", "McLean, VA"],
    ["Salary: $90K - $120KLocation: Pittsburgh, PA (relocation offered)We build", "Pittsburgh, PA"],
    ["a Project Manager.Location:  Clarks Summit, PA Position Type:  Contract", "Clarks Summit, PA"],
    [
      "Genesis is currently seeking a Test Technician for one of our clients in Evendale, OH. Apply.",
      "Evendale, OH",
    ],
    ["We are hiring. Our headquarters are in Waltham, MA and our offices in Reno, NV.", ""],
    ["Founded in Boston, MA, we build robots.", ""],
    ["We make budget allocations: Paris gets most.", ""],
    ["Location: Prepare the Paris fashion show", ""],
    ["We have locations in Berlin and Paris.", ""],
  ])("%j", (description, labels) => {
    expect(placesOf("Hybrid", { description })).toBe(labels);
  });

  test("they are not read when the source states an office", () => {
    const description = "Available locations: Austin, TX";
    expect(placesOf("Denver, CO", { description })).toBe("Denver, CO");
    expect(resolve({ locations: ["Remote"], description }).places).toMatchObject([{ name: "Austin" }]);
    expect(resolve({ locations: ["Remote - Germany"], description }).places).toEqual([]);
  });
});
