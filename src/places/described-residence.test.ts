import { expect, test } from "vitest";
import { withDescribedResidence } from "./described-residence.ts";
import { loadGazetteer } from "./gazetteer.server.ts";
import { resolveLocations } from "./resolve-location.ts";

const gazetteer = loadGazetteer();
const nothing = { country: null, remote: null, workMode: null, remoteRegions: [], title: "" };

function live(description: string, location = "Remote") {
  const where = resolveLocations({ ...nothing, locations: [location] }, gazetteer);
  return withDescribedResidence(where, "remote", description, gazetteer);
}

test.each([
  ["Remote candidates must be in the US.", ["US"], "Remote, US"],
  ["Applicants must be legally authorized to work in the United States.", ["US"], "Remote, US"],
  ["You must reside in Canada or the UK to apply", ["CA", "GB"], "Remote, Canada or UK"],
  ["We cannot hire outside of Ireland.", ["IE"], "Remote, Ireland"],
  ["This is a fully remote role. We can only hire in Spain.", ["ES"], "Remote, Spain"],
  ["Dein Wohnsitz ist in Österreich.", ["AT"], "Remote, Austria"],
  ["Vous devez résider en France.", ["FR"], "Remote, France"],
  ["Pour les personnes résidant en Belgique ou au Luxembourg", ["BE", "LU"], "Remote, Belgium or Luxembourg"],
  ["Open to applicants in the UK only.", ["GB"], "Remote, UK"],
  ["Trabaja desde cualquier lugar de México.", ["MX"], "Remote, Mexico"],
  ["Musisz mieszkać w Polsce.", ["PL"], "Remote, Poland"],
])("where a remote worker must live: %s", (text, countries, label) => {
  expect(live(text)).toMatchObject({ remoteCountries: countries, locationText: label });
});

test.each([
  ["We are unable to hire in Brazil or India.", "Remote - Worldwide", ["BR", "IN"]],
  ["Work from anywhere in Europe with the exception of Norway.", "Remote, Europe", ["NO"]],
  ["Du arbeitest weltweit, ausgenommen Russland.", "Remote", ["RU"]],
  ["Télétravail partout en Europe sauf la Suisse", "Remote, Europe", ["CH"]],
])("where a remote worker must not live: %s", (text, location, closed) => {
  const { remoteCountries, locationText } = live(text, location);
  expect(remoteCountries.length).toBeGreaterThan(20);
  expect(remoteCountries.filter((code) => closed.includes(code))).toEqual([]);
  expect(locationText).toContain("(not ");
});

test("a state that is excluded is shown", () => {
  expect(live("We cannot hire in California or New York.", "Remote, US")).toMatchObject({
    remoteCountries: ["US"],
    locationText: "Remote, US (not California or New York)",
  });
});

test.each([
  "Our customers must be located in the EU.",
  "We do not sell in the UK.",
  "You must live in a quiet house.",
  "Applicants from outside the EU are welcome.",
  "You must be in good health.",
])("nothing: %s", (text) => {
  expect(live(text)).toMatchObject({ remoteCountries: [], locationText: "Remote" });
});

test("fields narrow first, and other modes have no such limit", () => {
  expect(live("You must reside in Canada.", "Remote, US").remoteCountries).toEqual(["US"]);
  const where = resolveLocations({ ...nothing, locations: ["Leeds, UK"] }, gazetteer);
  expect(withDescribedResidence(where, null, "You must live in Canada.", gazetteer)).toBe(where);
});
