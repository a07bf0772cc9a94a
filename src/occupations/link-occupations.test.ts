import * as fc from "fast-check";
import { expect, test } from "vitest";
import { eachNth, isFullRun, numberOfRuns } from "../../tests/support/full-run.ts";
import { linkOccupations } from "./link-occupations.ts";
import { loadVocabulary } from "./load-vocabulary.server.ts";
import { labelText, sources } from "./vocabulary/vocabulary.ts";
import { functionWords } from "./tables/function-words.ts";
import { languages } from "./words/language.ts";
import { stem } from "./words/stem.ts";
import { normaliseTitle, wordsOf } from "./words/words.ts";

const vocabulary = loadVocabulary();
const link = (text: string, language?: string) => linkOccupations(vocabulary, text, { language });

test.each([
  ["en", "Senior Registered Nurse (m/f/d) – Nights, Leeds", "nurse responsible for general care", "2221"],
  ["en", "HGV Class 1 Driver - Immediate start", "cargo vehicle driver", "8332"],
  ["en", "Teaching Assistant (SEN), term time only", "special educational needs assistant", "5312"],
  ["de", "Krankenpflegehelfer (m/w/d)", "healthcare assistant", "5321"],
  ["de", "Kassierer:in in Teilzeit", "cashier", "5230"],
  ["fr", "Infirmier(ère) de nuit H/F", "nurse responsible for general care", "2221"],
  ["fr", "Femme de ménage", "domestic cleaner", "9111"],
  ["es", "Camarero/a de sala", "waiter/waitress", "5131"],
  ["it", "Magazziniera part-time", "warehouse worker", "9333"],
  ["nl", "Vrachtwagenchauffeur CE", "cargo vehicle driver", "8332"],
  ["pl", "Kierowca kat. C+E", "cargo vehicle driver", "8332"],
  ["pt", "Empregado de mesa – Lisboa", "waiter/waitress", "5131"],
  ["sv", "Sjuksköterska natt", "nurse responsible for general care", "2221"],
  ["cs", "Kuchařka do školní jídelny", "cook", "5120"],
])("%s: %s is a %s", (language, title, label, isco) => {
  const [best] = link(title, language);
  expect(best).toMatchObject({ label, isco });
  expect(best?.score).toBeGreaterThan(0.45);
});

test.each([
  ["truck driver", "cargo vehicle driver"],
  ["infirmière", "nurse responsible for general care"],
  ["barista", "barista"],
  ["pielęgniarka", "nurse responsible for general care"],
  ["Softwareentwicklerin", "software developer"],
])("a search for %s needs no language", (words, label) => {
  expect(link(words)[0]?.label).toBe(label);
});

test.each([
  "photographer",
  "barber",
  "web developer",
  "pharmacy technician",
  "C++ developer",
  "store keeper",
])("of equal labels of %s, the English one matches", (words) => {
  expect(link(words)[0]?.matched?.toLowerCase()).toBe(words.toLowerCase());
});

test.each(["Team member", "Manager", "Assistant II", "Mitarbeiter (m/w/d)", "Apply now", "Full time, Leeds"])(
  "%s names no occupation",
  (title) => {
    expect(link(title)[0]?.score ?? 0).toBeLessThan(0.4);
  },
);

test("an unknown name has no links", () => {
  expect(link("Xqzvw")).toEqual([]);
  expect(link("")).toEqual([]);
});

test("answers never fail, repeat exactly, are sorted and have scores from 0 to 1", () => {
  const words = fc.constantFrom(
    "nurse",
    "de",
    "Fahrer",
    "(m/w/d)",
    "C++",
    "–",
    "kierowca",
    "12",
    "🙂",
    "ﬁre",
    "'",
  );
  const titles = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 80 }),
    fc.array(words, { maxLength: 8 }).map((list) => list.join(" ")),
  );
  fc.assert(
    fc.property(titles, fc.constantFrom(undefined, "en", "de", "xx"), (title, language) => {
      const links = link(title, language);
      expect(link(title, language)).toEqual(links);
      const scores = links.map(({ score }) => score);
      expect(scores.every((score) => score >= 0 && score <= 1)).toBe(true);
      expect(scores.toSorted((a, b) => b - a)).toEqual(scores);
      expect(new Set(links.map(({ concept }) => concept)).size).toBe(links.length);
    }),
    { numRuns: numberOfRuns(1_000) },
  );
});

test("every preferred label has ten links, and its own occupation or one with an equal label is first", () => {
  const wrong: string[] = [];
  for (const [number, name] of eachNth(5, [...vocabulary.names.entries()])) {
    const links = link(name, "en");
    expect(links, name).toHaveLength(10);
    if (!isFirst(links, number, name)) wrong.push(`${name}: ${links[0]?.label} < ${links[0]?.matched}`);
  }
  expect(wrong).toEqual([]);
});

test.each(languages)(
  "published labels in %s link to their occupation or to one with an equal label",
  (language) => {
    const number = languages.indexOf(language);
    const [start = 0, end = 0] = vocabulary.languageStarts.subarray(number, number + 2);
    const wrong: string[] = [];
    let tried = 0;
    for (let label = start; label < end; label += isFullRun ? 7 : 35) {
      if (vocabulary.sources[label] === sources.onet) continue;
      const text = labelText(vocabulary, label);
      tried++;
      if (!isFirst(link(text, language), vocabulary.concepts[label] ?? 0, text, language)) wrong.push(text);
    }
    expect(wrong.length / tried, wrong.slice(0, 20).join("\n")).toBeLessThan(0.02);
  },
);

/** Labels are equal if they have the same stems, not counting words such as "at". */
function isFirst(
  [best]: ReturnType<typeof link>,
  concept: number,
  text: string,
  language: (typeof languages)[number] = "en",
): boolean {
  const key = (words: string) =>
    [
      ...new Set(
        wordsOf(normaliseTitle(words))
          .filter((word) => !functionWords.en.has(word))
          .map((word) => stem(word, language)),
      ),
    ]
      .sort()
      .join(" ");
  return best?.concept === vocabulary.ids[concept] || key(best?.matched ?? "") === key(text);
}
