import * as fc from "fast-check";
import { expect, test } from "vitest";
import { loadGazetteer } from "./gazetteer.server.ts";
import { cityPlace } from "./gazetteer.ts";
import { mentionedDistricts } from "./mentioned-districts.ts";
import { briefLabel, fullLabel } from "./place-labels.ts";
import { maxPlaces, resolveLocations } from "./resolve-location.ts";
import { suggestPlaces } from "./suggest-places.ts";
import { findCities } from "./find-cities.ts";
import { understandLocation } from "./understand-location.ts";
import { numberOfRuns } from "../../tests/support/full-run.ts";

const gazetteer = loadGazetteer();
const nothing = { country: null, remote: null, workMode: null, remoteRegions: [], title: "" };

/** Generates arbitrary text, and text made of meaningful words and marks. */
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        ..."Remote|OR|CA|tx|SFO|area|Available Locations:|London|New York|Georgia|remote|hybrid|,|;|/|(|)|-|–|or|and|Paris|(75)|US|EU|Europe|Anywhere|2 days|Surrey|Bay Area|St.|Springfield|IN|DE|MA|\n|Köln|only|'|%|1010".split(
          "|",
        ),
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(" ")),
);

test("any published text is resolved without an error", () => {
  fc.assert(
    fc.property(
      fc.array(anyText, { maxLength: 4 }),
      fc.option(anyText),
      anyText,
      (locations, country, title) => {
        const resolved = resolveLocations(
          {
            ...nothing,
            locations,
            officeLabels: locations.toReversed(),
            country,
            title,
            remoteRegions: locations,
            description: `Location: ${locations.join("\n")}\n${title}`,
          },
          gazetteer,
        );
        expect(resolved.places.length).toBeLessThanOrEqual(maxPlaces);
        expect(resolved.remoteCountries.every((code) => gazetteer.countries.has(code))).toBe(true);
        expect(new Set(resolved.remoteCountries).size).toBe(resolved.remoteCountries.length);
        expect(resolved.locationText).not.toBe("");
        mentionedDistricts(title, resolved.places, gazetteer);
      },
    ),
    { numRuns: numberOfRuns(400) },
  );
});

test("any typed text is understood without an error", () => {
  fc.assert(
    fc.property(anyText, fc.double(), (typed, radius) => {
      const understood = understandLocation(typed, gazetteer);
      const { cityIds } = findCities(understood.choices, radius, gazetteer);
      expect(cityIds.length).toBe(new Set(cityIds).size);
      expect(understood.unknown.every((words) => words !== "")).toBe(true);
    }),
    { numRuns: numberOfRuns(400) },
  );
});

test("the same text always gives the same result", () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 3 }), (locations) => {
      const published = { ...nothing, locations };
      expect(resolveLocations(published, gazetteer)).toEqual(resolveLocations(published, gazetteer));
    }),
    { numRuns: numberOfRuns(100) },
  );
});

test("the labels of cities above 100,000 people resolve to the same city in at least 97% of cases", () => {
  let asked = 0;
  const lost = { brief: [] as string[], full: [] as string[], typed: [] as string[] };
  for (let city = 0; (gazetteer.populations[city] ?? 0) >= 100_000; city++) {
    asked++;
    const place = cityPlace(gazetteer, city);
    for (const [kind, label] of [
      ["brief", briefLabel(place, gazetteer)],
      ["full", fullLabel(place, gazetteer)],
    ] as const) {
      const { places } = resolveLocations({ ...nothing, locations: [label] }, gazetteer);
      if (places.length !== 1 || places[0]?.cityId !== place.cityId) lost[kind].push(label);
    }
    const { choices, places } = understandLocation(fullLabel(place, gazetteer), gazetteer);
    const { cityIds } = findCities(choices, 0, gazetteer);
    const isCityState = places.length === 1 && places[0]?.kind === "country";
    if (!isCityState && (place.cityId === null || !cityIds.includes(place.cityId)))
      lost.typed.push(place.name);
  }
  expect(asked).toBeGreaterThan(4000);
  for (const labels of Object.values(lost))
    expect(labels.length / asked, labels.join("; ")).toBeLessThan(0.03);
});

test("a suggested label resolves to the suggested place, except for a few hamlets", () => {
  const letters = Array.from("abcdefghijklmnopqrstuvwxyz");
  const suggested = letters.flatMap((first) =>
    letters.flatMap((second) => suggestPlaces(first + second, gazetteer, 5)),
  );
  const lost = suggested.filter(({ label, place }) => {
    const { places } = understandLocation(label, gazetteer);
    return !places.some(({ name, countryCode }) => name === place.name && countryCode === place.countryCode);
  });
  expect(suggested.length).toBeGreaterThan(1500);
  expect(lost.length / suggested.length, lost.map(({ label }) => label).join("; ")).toBeLessThan(0.01);
});
