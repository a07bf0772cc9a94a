import { expect, test } from "vitest";
import { loadVocabulary } from "./load-vocabulary.server.ts";
import { relatedOccupations } from "./related-occupations.ts";

const vocabulary = loadVocabulary();
const idOf = (name: string) => vocabulary.ids[vocabulary.names.indexOf(name)] ?? "";
const names = (ids: readonly string[] = []) => ids.map((id) => vocabulary.names[vocabulary.ids.indexOf(id)]);
const related = (name: string) => relatedOccupations(vocabulary, idOf(name));

test("a specialised occupation has a wider one and the other way round", () => {
  expect(names(related("pilates teacher")?.wider)).toContain("fitness instructor");
  expect(names(related("fitness instructor")?.narrower)).toContain("pilates teacher");
});

test("occupations with a common label are equal, both ways", () => {
  expect(names(related("software developer")?.equal)).toContain("ICT application developer");
  expect(names(related("ICT application developer")?.equal)).toContain("software developer");
});

test("the unit group has a name, and its other occupations are siblings", () => {
  expect(related("bus driver")?.group).toEqual({ isco: "8331", label: "Bus and tram drivers" });
  expect(names(related("bus driver")?.siblings)).toContain("tram driver");
});

test("wider is the opposite of narrower for every occupation", () => {
  for (const id of vocabulary.ids) {
    const own = relatedOccupations(vocabulary, id);
    for (const other of own?.narrower ?? []) {
      expect(relatedOccupations(vocabulary, other)?.wider).toContain(id);
    }
  }
});

test("an unknown id has no relations", () => {
  expect(relatedOccupations(vocabulary, "occupation/none")).toBeNull();
});
