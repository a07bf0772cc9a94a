import { expect, test } from "vitest";
import { byCountry, byLetter } from "../routes/occupations.tsx";

const place = (name: string, location: string) => ({ path: `/places/${name}`, name, location, openings: 10 });

test("occupations are grouped by letter, whatever its case and accent", () => {
  const occupations = ["éditeur", "Waiter", "Editor", "UI/UX designer", "welder"].map((name) =>
    place(name, ""),
  );
  expect(byLetter(occupations).map(({ label, links }) => [label, ...links.map(({ name }) => name)])).toEqual([
    ["E", "éditeur", "Editor"],
    ["U", "UI/UX designer"],
    ["W", "Waiter", "welder"],
  ]);
});

test("places are grouped by country, so that places of the same name can be told apart", () => {
  const places = [
    place("Cambridge", "Cambridge, Massachusetts, United States"),
    place("Singapore", "Singapore"),
    place("Cambridge", "Cambridge, England, United Kingdom"),
    place("Boston", "Boston, Massachusetts, United States"),
  ];
  expect(byCountry(places).map(({ label, links }) => [label, ...links.map(({ name }) => name)])).toEqual([
    ["Singapore", "Singapore"],
    ["United Kingdom", "Cambridge"],
    ["United States", "Boston", "Cambridge"],
  ]);
});
